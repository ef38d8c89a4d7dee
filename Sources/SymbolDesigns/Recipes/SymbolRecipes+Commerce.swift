extension SymbolRecipes {
  static let commerce: [String: String] = [
    "cart":
      "s M -60 -44 L -46 -44 Q -40 -44 -38 -38 L -24 20 Q -22 26 -16 26 L 40 26; o P r3 -36 -32"
      + " r8 54 -32 44 10 r3 -26 10; a O -16 43 8.5 O 34 43 8.5",
    "bag":
      "o P r4 -38 -30 38 -30 r13 43 52 -43 52; s M -20 -16 L -20 -34 A 0 -34 20 180 360 L 20 -16;"
      + " +c M -20 -16 L -20 -26 M 20 -16 L 20 -26",
    "handbag": "o P 12 -40 -20 40 -20 50 46 -50 46; s M -22 -20 C -22 -60 22 -60 22 -20",
    "basket":
      "o P 8 -54 -12 54 -12 40 44 -40 44; s M -30 -12 L -10 -46 M 30 -12 L 10 -46; d M -18 6 L"
      + " -14 28 M 18 6 L 14 28 M 0 6 L 0 28",
    "creditcard":
      "o R -58 -40 116 80 13; -a R -58 -22 116 17 0; +k R -64 -22 128 15 0; d L -40 18 -22 18",
    "wallet.pass":
      "o R -44 -50 88 100 13; d M -44 -14 L -18 -14 A 0 -14 18 180 0 L 44 -14; d *0.85 M -44 -32"
      + " L 44 -32",
    "banknote": "o R -60 -34 120 68 11; d O 0 0 15; x O -40 0 4.5 O 40 0 4.5",
    "dollarsign.arrow.circlepath": "u arrow.triangle.2.circlepath; t 40 $",
    "giftcard":
      "o R -57 -40 114 80 13; d M -57 -6 L 57 -6 M -18 -40 L -18 40; d M -18 -6 C -34 -8 -36 -28"
      + " -24 -26 C -16 -24 -16 -12 -18 -6 C -20 -12 -20 -24 -12 -26 C 0 -28 -2 -8 -18 -6",
    "scroll":
      "o M -30 -46 L 34 -46 Q 48 -46 48 -34 L 30 -34 L 30 34 Q 30 46 18 46 L -36 46 Q -48 46 -48"
      + " 34 L -30 34 Z; d *0.85 M -14 -22 L 14 -22 M -14 -4 L 14 -4",
    "receipt":
      "o P 3 -36 -50 36 -50 36 50 24 42 12 50 0 42 -12 50 -24 42 -36 50; d *0.85 M -16 -26 L 16"
      + " -26 M -16 -8 L 16 -8 M -16 10 L 6 10",
    "scalemass": "o P 12 -30 -14 30 -14 44 46 -44 46; s O 0 -32 14; d L 0 26 12 8",
    "arrow.left.arrow.right.circle":
      "o :2 O 0 0 45.52; d *0.9 @-90,0,0,0.5 M -26 42 L -26 -42 M -49 -19 L -26 -42 -3 -19 M 26"
      + " -42 L 26 42 M 3 19 L 26 42 49 19",
    "checkmark.rectangle.stack": "u rectangle.stack; d L -16 14 -5 26 18 2",
  ]

  static let health: [String: String] = [
    "cross":
      "o P 7 -16 -46 16 -46 16 -16 46 -16 46 16 16 16 16 46 -16 46 -16 16 -46 16 -46 -16 -16 -16",
    "cross.case":
      "o R -56 -28 112 76 13; s N 7 -20 -28 -20 -46 20 -46 20 -28; d M 0 -8 L 0 28 M -18 10 L 18"
      + " 10",
    "pills":
      "o @-45,-14,-14 R -15 -34 30 68 15; d @-45,-14,-14 L -15 0 15 0; o ! O 26 24 24; d"
      + " @-45,26,24 L -24 0 24 0",
    "pill": "o @45 R -22 -52 44 104 22; d @45 L -22 0 22 0",
    "bandage":
      "o @-45 R -58 -24 116 48 16; d @-45 M -22 -24 L -22 24 M 22 -24 L 22 24; x @-45 O -8 -8 3.5"
      + " O 8 -8 3.5 O -8 8 3.5 O 8 8 3.5",
    "stethoscope":
      "s M -36 -46 L -44 -46 L -44 -22 A -22 -22 22 180 0 L 0 -46 L -8 -46 M -22 0 L -22 20 A 0"
      + " 20 22 180 0 L 22 12; s O 22 0 11",
    "syringe":
      "o @45 R -13 -26 26 56 3; s @45 M 0 30 L 0 56 M 0 -26 L 0 -50 M -14 -52 L 14 -52 M -20 -26"
      + " L 20 -26; d *0.85 @45 M -13 -8 L -2 -8 M -13 8 L -2 8",
    "heart.text.square":
      "o :2 R -44 -44 88 88 15; g @0,0,-12,0.42 \(SymbolEnclosure.heart); d *0.85 M -24 16 L 24"
      + " 16 M -24 29 L 10 29",
    "bolt.heart": "o #red \(SymbolEnclosure.heart); x P 2 6 -28 -14 2 0 2 -6 26 14 -6 0 -6",
    "lungs":
      "s M 0 -50 L 0 -14 M 0 -14 Q -10 -8 -14 -4 M 0 -14 Q 10 -8 14 -4; o M -14 -24 C -38 -20 -52"
      + " 10 -52 34 C -52 50 -34 46 -22 38 Q -14 34 -14 26 Z; o M 14 -24 C 38 -20 52 10 52 34 C"
      + " 52 50 34 46 22 38 Q 14 34 14 26 Z",
    "facemask":
      "o M -36 -22 Q 0 -38 36 -22 L 36 8 C 30 24 14 32 0 32 C -14 32 -30 24 -36 8 Z; s M -36 -16"
      + " C -58 -22 -58 14 -32 14 M 36 -16 C 58 -22 58 14 32 14; d *0.85 M -18 -4 L 18 -4 M -18"
      + " 10 L 18 10",
    "waveform.path.ecg.rectangle":
      "o R -58 -42 116 84 14; d N 2 -44 4 -24 4 -16 -12 -6 26 6 -28 14 8 20 4 44 4",
    "ivfluid.bag":
      "o R -28 -46 56 66 14; s M 0 20 L 0 50 M -12 -46 L -12 -54 L 12 -54 L 12 -46; d L -28 -8 28"
      + " -8",
    "testtube.2":
      "o P r2 -44 -48 -14 -48 r15 -14 48 -44 48; o P r2 14 -48 44 -48 r15 44 48 14 48; d M -44 0"
      + " L -14 0 M 14 -14 L 44 -14; s M -50 -48 L -8 -48 M 8 -48 L 50 -48",
    "flask":
      "o P r3 -12 -48 12 -48 12 -12 r10 44 46 -44 46 r3 -12 -12; s L -20 -48 20 -48; d L -26 16"
      + " 26 16",
    "zzz": "s L -44 -8 -4 -8 -44 36 -4 36; s *0.85 L 8 -38 38 -38 8 -8 38 -8",
    "nose":
      "s M 4 -46 C 2 -20 -24 6 -28 24 C -30 40 -12 44 -6 36 M -6 36 Q 6 44 16 34 M 24 14 Q 32 30"
      + " 22 34",
  ]

  static let status: [String: String] = [
    "rays":
      "s M 0 -22 L 0 -46 M 16 -16 L 33 -33 M 22 0 L 46 0 M 16 16 L 33 33 M 0 22 L 0 46 M -16 16 L"
      + " -33 33 M -22 0 L -46 0 M -16 -16 L -33 -33",
    "light.max":
      "s M 0 -26 L 0 -50 M 18 -18 L 35 -35 M 26 0 L 50 0 M 18 18 L 35 35 M 0 26 L 0 50 M -18 18 L"
      + " -35 35 M -26 0 L -50 0 M -18 -18 L -35 -35; a O 0 0 8",
    "light.min":
      "s *1.2 D 0 -34 D 24 -24 D 34 0 D 24 24 D 0 34 D -24 24 D -34 0 D -24 -24; a O 0 0 8",
    "bolt.horizontal": "u bolt @-90",
    "app.connected.to.app.below.fill": "a R -24 -50 48 36 9; a R -24 14 48 36 9; s L 0 -14 0 14",
    "line.3.horizontal.decrease.circle":
      "o :2 O 0 0 45.52; e M -22 -13 L 22 -13 M -15 1 L 15 1 M -7 15 L 7 15",
    "ellipsis.rectangle": "o R -57 -36 114 72 13; d *1.4 D -24 0 D 0 0 D 24 0",
    "ellipsis.circle": "o :2 O 0 0 45.52; e *1.25 D -20 0 D 0 0 D 20 0",
    "ellipsis.bubble": "o :2 \(SymbolEnclosure.bubble); d *1.3 D -22 -7 D 0 -7 D 22 -7",
    "ellipsis.message": "u message; d *1.3 D -22 -3 D 0 -3 D 22 -3",
    "plus.message": "u message; d M 0 -20 L 0 14 M -17 -3 L 17 -3",
    "exclamationmark.triangle":
      "o #yellow :2 P 9 0 -53 56 41 -56 41; e *1.05 M 0 -19 L 0 8; e *1.3 D 0 24",
    "exclamationmark.circle": "o #red :2 O 0 0 45.52; e *1.05 L 0 -23 0 7; e *1.35 D 0 22.5",
    "info.circle":
      "o #blue :2 O 0 0 45.52; e *1.4 D 0 -22; e *0.95 M -7 -6 L 1 -6 L 1 22 M -9 22 L 11 22",
    "questionmark.circle":
      "o :2 O 0 0 45.52; e M -13 -11 C -13 -19 -8 -24 0 -24 C 8 -24 14 -19 14 -12 C 14 -2 0 -2 0"
      + " 8; e *1.3 D 0 23",
    "dot.circle": "o :2 O 0 0 45.52; g O 0 0 12",
    "progress.indicator":
      "s M 0 -24 L 0 -42 M 0 24 L 0 42 M -24 0 L -42 0 M 24 0 L 42 0; s :2 M 17 -17 L 30 -30 M 17"
      + " 17 L 30 30 M -17 17 L -30 30 M -17 -17 L -30 -30",
    "lock.doc": "u doc; x R -16 8 32 24 5; d *0.8 M -10 8 L -10 2 A 0 2 10 180 360 L 10 8",
    "externaldrive.connected.to.line.below":
      "u externaldrive @0,0,-14; s M 0 16 L 0 36 M -44 36 L 44 36",
    "person.badge.key": "u person @0,-8,0; u key ! @0,40,22,0.4",
    "person.badge.shield.checkmark": "u person @0,-8,0; u shield ! @0,34,24,0.46",
    "person.badge.clock": "u person @0,-8,0; u clock ! @0,36,24,0.46",
    "person.fill.checkmark": "u+ person @0,-12,0; s L 30 4 38 14 54 -10",
    "person.fill.xmark": "u+ person @0,-12,0; s M 30 -10 L 52 12 M 52 -10 L 30 12",
    "person.fill.questionmark": "u+ person @0,-12,0; u questionmark @0,44,-4,0.5",
  ]
}
