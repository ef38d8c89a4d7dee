extension HelpText {
  static let watch = """
    usage: snapshot watch [options] [-- arguments of swift test]

    Verifies once, then again whatever a saved file affects: a test file, its tests; another
    source, the test targets that depend on it and can assert snapshots; a reference, the tests
    that compare with it. A change during a run restarts it. Changes in .build and hidden files
    are ignored. Sources of packages that this one depends on by path are watched, too.

      snapshot watch --filter CardTests

      --filter PATTERN        never run more than the matching tests; may be repeated
      --package-path, --scratch-path, --configuration, --no-parallel, --verbose, --: as for verify

    Keys, in a terminal: a all tests, f failed tests, Return the last tests again, r review,
    q or Control-C quit. Without a terminal it runs until a signal ends it.

    exit: 0 when you quit, 2 usage, 3 the package cannot be read or watched

    """
}
