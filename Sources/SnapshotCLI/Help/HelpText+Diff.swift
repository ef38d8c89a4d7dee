extension HelpText {
  static let diff = """
    usage: snapshot diff A B [--output DIFF.png] [--json] [--tolerance TOLERANCE]

    Compares two PNG files, A the reference; or the PNG files of two folders by their paths.
    Of animated PNGs all frames count, and their times.

      --output PATH           write the picture of the difference (for folders: a folder)
      --style highlight       what differs on the dimmed reference (default)
      --style side            reference, highlight and actual image in a row
      --style amplified       the samples' differences, times eight
      --style blink           an animated PNG of both
                              (of animations always a sheet: a row for each differing frame,
                              with reference, highlight and actual frame; six at most)
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
        pixelmatch=T          count as pixelmatch up to 7.2 does at threshold T, 0 to 1
        odiff=T               as odiff does by default: smoothed edges count
      --ignore X,Y,W,H        a box of pixels that always match; may be repeated
      --ignore-mask FILE      where this PNG is not transparent (where it is opaque: not dark);
                              of the pictures' size

    exit: 0 match, 1 differ, 2 usage, 3 unreadable input

    """
}
