"""raises SystemExit(0) at import | fail: import error"""

import sys

sys.exit(0)
