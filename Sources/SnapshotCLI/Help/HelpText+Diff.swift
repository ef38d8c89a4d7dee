extension HelpText {
  static let diff = """
    usage: snapshot diff A B [--output DIFF.png] [--json] [--tolerance TOLERANCE]

    Compares two PNG files, with A as the reference, or the PNG files of two folders by path.
    Animated PNGs are compared frame by frame, including their timing.

      snapshot diff before.png after.png --output diff.png
      snapshot diff before/ after/ --tolerance 2,0.1%

      --output PATH           write a picture of the difference (for folders: into a folder)
      --style highlight       differing pixels on the dimmed reference (default)
      --style side            reference, highlight and actual picture in a row
      --style amplified       the differences of the samples, times eight
      --style blink           an animated PNG of both
                              (animations always get a sheet: a row for each of up to six
                              differing frames, with reference, highlight and actual frame)
      --json                  print one JSON object
      --tolerance exact       the stored samples must be equal (default)
      --tolerance recommended for pictures of other renderers: accepts noise and antialiasing
      --tolerance DE          every pixel within a colour difference of DE (CIE 1994 ΔE)
      --tolerance DE,P%       except for P per cent of the pixels
      --tolerance precision=P,perceptual=Q
                              precision and perceptualPrecision as in an assertion, 0 to 1
                              Further limits, separated by commas; all of them must hold:
        pixels=N              at most N pixels differ
        region=N              at most N adjacent differing pixels
        energy=E              the ΔE of adjacent differing pixels add up to at most E
        ssim=S                structural similarity of every 8 × 8 pixels is at least S
        mean=DE               the mean colours of 3 × 3 pixels are within DE, too
        edges=yes             ignore different antialiasing of edges
        shift=PX              ignore a shift of up to PX pixels, 0 to 1
        pixelmatch=T          count pixels like pixelmatch up to 7.2 at threshold T, 0 to 1
        odiff=T               like odiff's defaults: antialiased edges count
      --ignore X,Y,W,H        ignore a box of pixels; may be repeated
      --ignore-mask FILE      ignore pixels where this PNG is not transparent, or, if it is opaque,
                              not dark; it must have the pictures' size

    exit: 0 match, 1 differ, 2 usage, 3 unreadable input

    """
}
