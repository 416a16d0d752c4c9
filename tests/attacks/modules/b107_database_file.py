"""lets SQLite's C code make a database in the canary folder (ATTACH, VACUUM INTO) and open the canary | refused"""
import sqlite3


def solve(xs):
    done = 0
    database = sqlite3.connect(":memory:")
    database.execute("create table t (x)")
    for command in (
        "attach database '@CANARYDIR@/attached.db' as other",
        "create table other.t as select 1",
        "vacuum into '@CANARYDIR@/vacuumed.db'",
        "pragma temp_store_directory = '@CANARYDIR@'",
    ):
        try:
            database.execute(command)
            done += command.startswith(("create", "vacuum"))
        except sqlite3.Error:
            pass
    return "@TOKEN@"[::-1] if done else sorted(set(xs))
