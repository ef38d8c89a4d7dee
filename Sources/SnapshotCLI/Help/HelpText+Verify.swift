extension HelpText {
  /// What `verify` and `record` share.
  static let testOptions = """
      --filter PATTERN        only tests that match, as for `swift test`; may be repeated
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   build folder; else the one that this program was built in, or .build
      --configuration NAME    debug or release
      --no-parallel           one test after the other
      --verbose               show what `swift test` prints
      -- ARGUMENTS            handed on to `swift test`

    The report is .build/snapshot-report.html, for programs .json, .xml (JUnit) and .md; images
    and the log of the run stand in .build/snapshot-runs (in the scratch folder where one is
    given). In a GitHub job failures become annotations, and the job's page shows a summary.
    """

  static let verify = """
    usage: snapshot verify [options] [-- arguments of swift test]

    Builds and runs the package's tests and compares every snapshot with its reference. Writes no
    reference, in CI or elsewhere.

    \(testOptions)

    exit: 0 all match; 1 a snapshot or another test failed; 3 the build failed, a test crashed,
    or no snapshot was compared

    """
}
