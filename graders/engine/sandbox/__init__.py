"""Running a submission in processes of its own, under limits; the only room that has processes."""
