# Sourced by the scripts beside it that try one seed after the other.
# shellcheck shell=bash

# run_seeds LOG LIMIT SECONDS SEED runs `cases SEED SECONDS`, a function that becomes (`exec`) a
# program which prints each seed before its case, until the SECONDS are over. A case that stops the
# process, or takes more than LIMIT seconds, is told, and the program begins anew behind it. Lines
# that begin with `slow` are told too. Fails where a case did.
run_seeds() {
  local log=$1 limit=$2 end=$(($(date +%s) + $3)) seed=$4 failures=0
  local left fuzz size still now status
  while left=$((end - $(date +%s))); [ "$left" -gt 0 ]; do
    cases "$seed" "$left" >"$log" 2>"${log%.log}.err" &
    fuzz=$!
    size=-1
    still=0
    # The watchdog ends a case that does not: the log stops growing.
    while kill -0 "$fuzz" 2>/dev/null; do
      sleep 1
      now=$(stat -c %s "$log")
      if [ "$now" = "$size" ]; then still=$((still + 1)); else still=0; fi
      size=$now
      if [ "$still" -ge "$limit" ]; then kill -9 "$fuzz" 2>/dev/null; fi
    done
    wait "$fuzz"
    status=$?
    grep '^slow' "$log"
    seed=$(grep -E '^[0-9]+$' "$log" | tail -1)
    if [ "$status" = 0 ]; then break; fi
    failures=$((failures + 1))
    echo "seed $seed fails: $(grep -m1 -iE 'fatal|error' "${log%.log}.err" | cut -c1-300)"
    seed=$((seed + 1))
  done
  echo "seeds $4 to $seed, $failures of which fail"
  [ "$failures" = 0 ]
}
