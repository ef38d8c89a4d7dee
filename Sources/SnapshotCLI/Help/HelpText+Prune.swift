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
    records that are not all there.
    References stay that a test which did not run may use, as far as the sources tell: a disabled
    or skipped one, one behind #if or in a macro, one that asserts under a condition or through a
    helper. So does what another program wrote, is not named as a snapshot, or is newer than the
    run. References of previews are judged after a run with --previews. The list says why.

    exit: 0 nothing is unused, or it is done; 1 something is unused; 2 usage; 3 refused, or a
    file could not be removed

    """
}
