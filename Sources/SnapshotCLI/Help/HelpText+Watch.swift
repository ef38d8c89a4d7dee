extension HelpText {
  static let watch = """
    usage: snapshot watch [options] [-- arguments of swift test]

    Verifies once, and then again what each saved file touches: a test file, its tests; another
    source, the test targets that depend on it and can assert snapshots; a reference, the tests
    that compare with it. A change during a run starts it anew. Changes below .build and hidden
    files are ignored; of packages that this one takes by path, their Sources are watched.

      --filter PATTERN        never more than the tests that match; may be repeated
      --package-path, --scratch-path, --configuration, --no-parallel, --verbose, --: as for verify

    Keys, on a terminal: a all tests, f those that failed, Return the last ones again, r review,
    q quit (so does Control-C). Without a terminal it goes on until a signal ends it.

    exit: 0 when you quit, 2 usage, 3 the package cannot be read or watched

    """
}
