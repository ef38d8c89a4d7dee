extension HelpText {
  /// What `verify` and `record` share.
  static let testOptions = """
      --filter PATTERN        only tests that match, as for `swift test`; may be repeated
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   build folder; else the one that this program was built in, or .build
      --configuration NAME    debug or release
      --test-timeout SECONDS  end the run where a test takes longer, and name it; no limit without.
                              Of tests that wait for each other the time counts from the last
                              one that began or ended
      --idle-timeout SECONDS  end the run where nothing happens for so long: no output, no snapshot,
                              no test that begins or ends; 600 without, none for no limit. A
                              build that uses the processor counts as something
      --previews              every #Preview of the package's targets is a snapshot, too; of a
                              package that takes the library Snapshot without its tests
      --device NAME           previews on this device, 'iPhone 15 Pro'; may be repeated, as are
      --style, --content-size, --direction
                              light or dark (both without), XS … XXXL and AX1 … AX5, ltr or rtl.
                              .snapshot.json beside Package.swift keeps such choices:
                              {"previews": {"devices": […], "styles": […], "contentSizes": […],
                              "directions": […]}}
      --foreign-tolerance T   pictures that another program made, such as iOS's references beside
                              the test file, count as references within T, as for diff
      --no-parallel           one test after the other
      --verbose               show what `swift test` prints
      -- ARGUMENTS            handed on to `swift test`

    The report is .build/snapshot-report.html, for programs .json, .xml (JUnit) and .md; the tests'
    times are .build/snapshot-times.json; images and the log of the run stand in
    .build/snapshot-runs (all in the scratch folder where one is given). In a GitHub job failures
    become annotations, and the job's page shows a summary.
    """

  static let verify = """
    usage: snapshot verify [options] [-- arguments of swift test]

    Builds and runs the package's tests and compares every snapshot with its reference. Writes no
    reference, in CI or elsewhere. After a crash, the tests that it kept from running are run one
    after the other.

      --strict, --no-strict   whether a reference that no test asked for fails a run of all tests;
                              in CI (CI=true) it does. Without, the run warns. References of tests
                              that were skipped or are disabled are counted as skipped
      --shard I/N             part I of N: the tests are split over machines, each in one part
      --times PATH            balance the parts by the snapshot-times.json of earlier runs, a file
                              or a folder of them; may be repeated; the same for every part
    \(testOptions)

    exit: 0 all match; 1 a snapshot or another test failed; 3 the build failed, a test crashed,
    or no snapshot was compared (a part without snapshots is well)

    """
}
