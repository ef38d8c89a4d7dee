/// What `--help` prints.
package enum HelpText {
  package static let commands = ["verify", "record", "diff", "inspect"]

  package static func command(_ name: String) -> String? {
    switch name {
    case "verify": verify
    case "record": record
    case "diff": diff
    case "inspect": inspect
    default: nil
    }
  }

  package static let overview = """
    snapshot: pictures of views, compared with references.

    usage: snapshot <command> [options]

      verify    run the tests, compare every snapshot, report; writes no reference
      record    run the tests and write references
      diff      compare two PNG files, or two folders of them
      inspect   say what a PNG file is, and whether it is whole

    snapshot <command> --help says more. snapshot --version prints the version.

    exit: 0 all match, 1 differences, 2 usage, 3 the run or its input does not work

    """

  private static let testOptions = """
      --filter PATTERN        only tests that match, as for `swift test`; may be repeated
      --package-path FOLDER   the package; else the nearest Package.swift from here upwards
      --scratch-path FOLDER   build folder; else the one that this program was built in, or .build
      --configuration NAME    debug or release
      --no-parallel           one test after the other
      --verbose               show what `swift test` prints
      -- ARGUMENTS            handed on to `swift test`

    The report is .build/snapshot-report.html; images and the log of the run stand beside it in
    .build/snapshot-runs (in the scratch folder where one is given).
    """

  private static let verify = """
    usage: snapshot verify [options] [-- arguments of swift test]

    Builds and runs the package's tests and compares every snapshot with its reference. Writes no
    reference, in CI or elsewhere.

    \(testOptions)

    exit: 0 all match; 1 a snapshot or another test failed; 3 the build failed, a test crashed,
    or no snapshot was compared

    """

  private static let record = """
    usage: snapshot record [--mode all|missing|failed] [options] [-- arguments of swift test]

    Builds and runs the package's tests and writes references. A file whose pixels are equal is
    not touched.

      --mode all              every reference whose pixels changed, and missing ones (default)
      --mode missing          only references that do not exist yet
      --mode failed           missing references and those outside their test's tolerance
    \(testOptions)

    exit: 0 all match or were recorded; 1 something else failed; 3 as for verify

    """

  private static let diff = """
    usage: snapshot diff A B [--output DIFF.png] [--json] [--tolerance TOLERANCE]

    Compares two PNG files, A the reference; or the PNG files of two folders by their paths.

      --output PATH           write the picture of the difference (for folders: a folder)
      --style highlight       what differs on the dimmed reference (default)
      --style side            reference, highlight and actual image in a row
      --style amplified       the samples' differences, times eight
      --style blink           an animated PNG of both
      --json                  one JSON object on stdout
      --tolerance exact       the same stored samples everywhere (default)
      --tolerance recommended for pictures of other renderers: passes noise and other smoothing
      --tolerance DE          every pixel within a colour difference of DE (CIE 1994 ΔE)
      --tolerance DE,P%       except for P per cent of the pixels
      --tolerance precision=P,perceptual=Q
                              as precision and perceptualPrecision of an assertion, 0 to 1
                              … and with them or alone, every one that is set must hold:
        pixels=N              at most N pixels differ
        region=N              at most N differing pixels stand together
        energy=E              the ΔE of those that stand together sum up to at most E
        ssim=S                structural similarity of any 8 × 8 pixels of at least S
        mean=DE               the mean colours of 3 × 3 pixels within DE, too
        edges=yes             other smoothing of edges makes no difference
        shift=PX              nor does a shift by up to PX pixels, 0 to 1
      --ignore X,Y,W,H        a box of pixels that always match; may be repeated
      --ignore-mask FILE      where this PNG is not transparent (where it is opaque: not dark)

    exit: 0 match, 1 differ, 2 usage, 3 unreadable input

    """

  private static let inspect = """
    usage: snapshot inspect FILE [--hash] [--tolerance TOLERANCE] [--mutations FOLDER]

    Says size, depth, colour chunks and metadata of a PNG file that is whole and valid.

      --hash                  only WIDTHxHEIGHT and the SHA-256 of the decoded RGBA8 rows
      --tolerance TOLERANCE   what it would let through for this picture: a shift, a size, a
                              colour, a missing part (tolerances as for diff)
      --mutations FOLDER      write pictures of noise, noise-….png, which a tolerance should let
                              pass, and of changes, change-….png, which it should not

    exit: 0 valid, 2 usage, 3 unreadable, with one line that says why

    """
}
