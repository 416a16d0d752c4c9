"""Commands, options, printing, progress, exit codes, environment: nobody else prints or exits."""
