extension HelpText {
  static let prune = """
    usage: snapshot prune [--dry-run | --yes] [--run FOLDER…]

    Deletes references that no test used in the last run, and moves those whose test was renamed:
    a snapshot without reference has the same picture. Lists them first, and asks.

      --dry-run               only list
      --yes                   do not ask
      --run FOLDER            after that run; for shards, the folder of each
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   its build folder

    It refuses, and says why, after a run that did not see all tests: with --filter or arguments
    of `swift test`, one shard of several, a crash, an interruption, tests that failed otherwise,
    or one whose records are not all there.
    References of tests that are still there and asserted nothing (skipped) stay, and so does what
    another program wrote, is not named as a snapshot, or is newer than the run.

    exit: 0 nothing is unused, or it is done; 1 something is unused; 2 usage; 3 refused, or a
    file could not be removed

    """
}
