extension HelpText {
  static let fonts = """
    usage: snapshot fonts list|pin|check [--package-path FOLDER]
           snapshot fonts symbols [--output FILE.png]

      list                    the fonts that references were drawn with, and where they are
      pin                     copy them to __Snapshots__/Fonts, where they come before others:
                              from then on every machine draws the same letters
      check                   whether every one of them is here
      symbols                 the names of UIImage(systemName:) that are drawn, how often they were
                              counted in public code, and with --output a sheet of them

    exit: 0 all are here; 1 one is not; 2 usage; 3 one that is to be pinned is not here

    """
}
