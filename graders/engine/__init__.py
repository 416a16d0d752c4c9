"""The engine of nakijk: from an exercise bank and a submission to a report, one room a step."""
