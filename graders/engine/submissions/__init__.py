"""Files, folders (and later notebooks and zips) to `Submission`s; the only room that reads them."""
