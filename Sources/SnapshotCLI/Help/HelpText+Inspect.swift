extension HelpText {
  static let inspect = """
    usage: snapshot inspect FILE [--hash] [--tree] [--tolerance TOLERANCE] [--mutations FOLDER]

    Describes a PNG file: size, depth, colour chunks and metadata. Fails if the file is damaged.

      snapshot inspect __Snapshots__/CardTests/testCard.1@3x.png --tree
      snapshot inspect card.png --tolerance recommended

      --hash                  print only WIDTHxHEIGHT and the SHA-256 of the decoded RGBA8 rows
      --tree                  print the views it was drawn from: names, classes, frames, properties
      --tolerance TOLERANCE   list the changes to this picture that a tolerance would let through:
                              a shift, a size, a colour, a missing part (tolerances as for diff)
      --mutations FOLDER      write pictures of noise (noise-….png), which a tolerance should
                              accept, and of changes (change-….png), which it should reject

    exit: 0 valid, 2 usage, 3 unreadable, with one line that says why

    """
}
