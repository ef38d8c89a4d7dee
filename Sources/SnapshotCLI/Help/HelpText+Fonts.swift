extension HelpText {
  static let fonts = """
    usage: snapshot fonts list|pin|check [--package-path FOLDER]
           snapshot fonts symbols [--output FILE.png]

      list                    list the fonts that references were drawn with, and where they are
      pin                     copy them to __Snapshots__/Fonts, which is searched first: from then
                              on every machine draws the same letters
      check                   check that all of them are installed
      symbols                 list the supported names of UIImage(systemName:), with how often
                              public code uses them; --output draws a sheet of them

      snapshot fonts pin && git add __Snapshots__/Fonts
      snapshot fonts symbols --output symbols.png

    exit: 0 all fonts are installed; 1 one is missing; 2 usage; 3 a font to pin is missing

    """
}
