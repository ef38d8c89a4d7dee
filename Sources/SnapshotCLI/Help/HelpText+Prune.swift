extension HelpText {
  static let prune = """
    usage: snapshot prune [--dry-run | --yes] [--run FOLDER…]

    Deletes references that no test used in the last run, and moves those of renamed tests, whose
    picture a snapshot without a reference now has. Lists them first, and asks.

      snapshot prune --dry-run

      --dry-run               only list
      --yes                   do not ask
      --run FOLDER            use that run; for shards, pass the folder of each
      --package-path FOLDER   the package; default: the nearest Package.swift, searching upwards
      --scratch-path FOLDER   its build folder

    It refuses, and says why, after a run that did not cover all tests: a run with --filter or
    arguments for `swift test`, one shard of several, a crash, an interruption, tests that failed
    for another reason, incomplete records.
    It keeps references that a test which did not run may use, as far as the sources tell: a
    disabled or skipped test, one inside #if or a macro, one that asserts conditionally or through
    a helper. It also keeps files that another program wrote, that are not named like a snapshot, or
    that are newer than the run. References of previews need a run with --previews. The list gives
    the reason for each.

    exit: 0 nothing is unused, or done; 1 something is unused; 2 usage; 3 refused, or a file could
    not be removed

    """
}
