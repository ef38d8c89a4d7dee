extension HelpText {
  static let inspect = """
    usage: snapshot inspect FILE [--hash] [--tree] [--tolerance TOLERANCE] [--mutations FOLDER]

    Says size, depth, colour chunks and metadata of a PNG file that is whole and valid.

      --hash                  only WIDTHxHEIGHT and the SHA-256 of the decoded RGBA8 rows
      --tree                  the views that it was drawn from: names, classes, frames, properties
      --tolerance TOLERANCE   what it would let through for this picture: a shift, a size, a
                              colour, a missing part (tolerances as for diff)
      --mutations FOLDER      write pictures of noise, noise-….png, which a tolerance should let
                              pass, and of changes, change-….png, which it should not

    exit: 0 valid, 2 usage, 3 unreadable, with one line that says why

    """
}
