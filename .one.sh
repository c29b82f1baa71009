timeout 580 node node_modules/vitest/vitest.mjs run "$@" > /tmp/check-tests.log 2>&1; grep -E "^ FAIL|FAIL |Tests " /tmp/check-tests.log | sed 's/.*FAIL *//' | sort -u
