extension SymbolRecipes {
  private static let cloudArea = "& O -31 12 22 O -4 -9 31 O 33 9 25 R -31 5 64 29 0"

  static let communication: [String: String] = [
    "envelope": "o R -57 -40 114 80 13; d N 5 -53 -32 0 10 53 -32",
    "envelope.open": "o P r8 -52 -12 r5 0 -52 r8 52 -12 r11 52 44 -52 44; d N 4 -50 -8 0 22 50 -8",
    "mail.stack": "u envelope @0,0,8; s :2 L -44 -46 44 -46",
    "tray":
      "o M -36 -34 Q -34 -38 -29 -38 L 29 -38 Q 34 -38 36 -34 L 53 2 L 53 26 Q 53 38 41 38 L -41"
      + " 38 Q -53 38 -53 26 L -53 2 Z; d M -51 4 L -22 4 Q -18 4 -17 8 Q -13 20 0 20 Q 13 20 17"
      + " 8 Q 18 4 22 4 L 51 4",
    "tray.full":
      "o R -53 -2 106 42 12; d M -51 4 L -22 4 Q -18 4 -17 8 Q -13 20 0 20 Q 13 20 17 8 Q 18 4 22"
      + " 4 L 51 4; s :2 M -44 -20 L 44 -20 M -36 -38 L 36 -38",
    "tray.and.arrow.down":
      "o M -53 4 L -22 4 Q -18 4 -17 8 Q -13 20 0 20 Q 13 20 17 8 Q 18 4 22 4 L 53 4 L 53 30 Q 53"
      + " 42 41 42 L -41 42 Q -53 42 -53 30 Z; s M 0 -52 L 0 -8 M -16 -24 L 0 -8 16 -24",
    "tray.and.arrow.up":
      "o M -53 4 L -22 4 Q -18 4 -17 8 Q -13 20 0 20 Q 13 20 17 8 Q 18 4 22 4 L 53 4 L 53 30 Q 53"
      + " 42 41 42 L -41 42 Q -53 42 -53 30 Z; s M 0 -8 L 0 -52 M -16 -36 L 0 -52 16 -36",
    "archivebox": "o R -52 -42 104 26 8; o P r2 -44 -16 44 -16 r11 44 42 -44 42; d L -15 2 15 2",
    "phone":
      "o @-135,0,0,0.94 & R -58 -8 28 32 9 R 30 -8 28 32 9 M -58 0 C -54 -40 54 -40 58 0 L 58 8 L"
      + " 34 8 C 30 -8 -30 -8 -34 8 L -58 8 Z",
    "phone.down": "u phone @135",
    "phone.arrow.up.right": "u phone @0,-4,4; s L 14 -14 44 -44; s L 24 -44 44 -44 44 -24",
    "phone.arrow.down.left": "u phone @0,-4,4; s L 14 -14 44 -44; s L 14 -34 14 -14 34 -14",
    "message":
      "o #green M 0 -43 C 31 -43 55 -26 55 -3 C 55 20 31 37 1 37 C -6 37 -13 36 -19 34 C -25 41"
      + " -34 45 -43 45 C -47 45 -48 42 -45 39 C -40 34 -38 29 -38 25 C -49 18 -55 8 -55 -3 C"
      + " -55 -26 -31 -43 0 -43 Z",
    "bubble.left": "o " + SymbolEnclosure.bubble,
    "bubble.right": "u bubble.left ~",
    "bubble.middle.bottom":
      "o M -31 -43 L 31 -43 A 31 -22 21 -90 0 L 52 8 A 31 8 21 0 90 L 15 29 L 4 43 Q 0 48 -4 43 L"
      + " -15 29 L -31 29 A -31 8 21 90 180 L -52 -22 A -31 -22 21 180 270 Z",
    "bubble.left.and.bubble.right":
      "u bubble.left :2 @0,-18,-10,0.82; u bubble.right ! @0,22,14,0.76",
    "bubble.left.and.text.bubble.right":
      "u bubble.left :2 @0,-18,-10,0.82; u bubble.right ! @0,22,14,0.76",
    "text.bubble":
      "o :2 \(SymbolEnclosure.bubble); d *0.9 M -30 -24 L 30 -24 M -30 -7 L 30 -7 M -30 10 L 6 10",
    "quote.bubble":
      "o :2 \(SymbolEnclosure.bubble); d M -8 -20 C -20 -20 -20 -4 -12 -4 C -4 -4 -5 -14 -9 -19 M"
      + " 18 -20 C 6 -20 6 -4 14 -4 C 22 -4 21 -14 17 -19",
    "captions.bubble":
      "o :2 \(SymbolEnclosure.bubble); d *0.9 M -30 -4 L -10 -4 M 8 -4 L 30 -4 M -30 12 L 4 12 M"
      + " 18 12 L 30 12",
    "paperplane": "o P 6 49 -49 10 49 -9 9 -49 -10; d L -7 7 24 -24",
    "bubble":
      "o R -50 -40 100 72 34; o M -22 24 L -34 46 L -4 31 Z; +a R -50 -40 100 72 34; -k R -46 -36"
      + " 92 64 30",
    "wifi.exclamationmark": "u wifi :2; s ! *1.1 L 44 4 44 30; s ! *1.3 D 44 44",
    "person.icloud":
      "o :2 \(cloudArea); x O -3 -8 8; x M -18 24 C -17 10 -9 6 -3 6 C 3 6 11 10 12 24 Z",
    "antenna.radiowaves.left.and.right":
      "a O 0 0 9; s :2 J 0 0 26 -45 45 J 0 0 26 135 225; s :3 J 0 0 46 -45 45 J 0 0 46 135 225",
    "dot.radiowaves.right": "a O -26 0 9; s :2 J -26 0 28 -45 45; s :3 J -26 0 50 -45 45",
    "dot.radiowaves.up.forward": "u dot.radiowaves.right @-45",
    "wifi": "a %1 O 0 31 8; s *1.3 %2 J 0 34 31 -137 -43; s *1.3 %3 J 0 36 60 -138 -42",
    "wifi.router":
      "o R -50 8 100 34 10; x O -30 25 4.5; x O -14 25 4.5; s L 30 8 30 -20; s J 30 -22 16 -145"
      + " -35; s J 30 -22 32 -145 -35",
    "personalhotspot":
      "s N 20 -6 14 -24 -4 -44 16 -22 42 2 18; s N 20 6 -14 24 4 44 -16 22 -42 -2 -18",
    "airplayvideo": "s N 10 -30 30 -55 30 -55 -38 55 -38 55 30 30 30; o P 3 0 12 26 46 -26 46",
    "airplayaudio":
      "s J 0 -4 46 140 400 J 0 -4 30 135 405 J 0 -4 14 130 410; o P 3 0 12 26 46 -26 46",
    "network":
      "s O 0 0 45.52; s *0.85 M -45 0 L 45 0; s *0.85 V 0 0 20 45; s *0.85 M -37 -26 L 37 -26 M"
      + " -37 26 L 37 26",
    "globe":
      "s O 0 0 45.52; s *0.85 V 0 0 20 45.5; s *0.85 M 0 -45 L 0 45 M -45 0 L 45 0 M -38 -25 Q 0"
      + " -12 38 -25 M -38 25 Q 0 12 38 25",
    "globe.americas":
      "o #blue O 0 0 45.52; x #green M -20 -40 L 6 -40 L 10 -24 L -4 -16 L -10 -4 L -24 -6 L -34"
      + " -22 Z M 0 2 L 20 6 L 24 16 L 10 40 L 2 40 Z",
    "globe.europe.africa":
      "o #blue O 0 0 45.52; x #green M -8 -40 L 24 -38 L 18 -22 L 2 -18 L -10 -22 Z M -12 -12 L"
      + " 16 -12 L 26 4 L 14 36 L 4 38 L -2 12 L -16 8 Z",
    "globe.asia.australia":
      "o #blue O 0 0 45.52; x #green M -30 -32 L 20 -38 L 34 -16 L 18 -2 L 4 4 L -8 -8 L -24 -2 Z"
      + " M 10 16 L 30 14 L 32 24 L 16 32 Z",
    "link": "s @-45 R -55 -16 60 32 16; s @-45 R -5 -16 60 32 16",
    "paperclip":
      "s *0.9 @42 M -21 -16 L -21 26 A 0 26 21 180 0 L 21 -36 A 7.5 -36 13.5 0 -180 L -6 20 A 0.5"
      + " 20 6.5 180 0 L 7 -20",
    "cloud": "o :2 #cyan \(cloudArea)",
    "icloud": "o \(cloudArea)",
    "icloud.and.arrow.down":
      "o :2 \(cloudArea); k R -9 8 18 30 0; s M 0 0 L 0 50 M -15 35 L 0 50 15 35",
    "icloud.and.arrow.up":
      "o :2 \(cloudArea); k R -9 0 18 38 0; s M 0 50 L 0 0 M -15 15 L 0 0 15 15",
    "link.icloud": "u icloud; d *0.8 L -10 10 14 10",
    "checkmark.icloud": "o :2 \(cloudArea); d L -16 8 -5 20 18 -10",
    "xmark.icloud": "o :2 \(cloudArea); d M -13 -8 L 13 18 M 13 -8 L -13 18",
    "exclamationmark.icloud": "o :2 \(cloudArea); d L 0 -20 0 8; d *1.3 D 0 22",
    "arrow.clockwise.icloud": "o :2 \(cloudArea); d A 1 6 16 -30 240",
    "megaphone":
      "o P 7 -36 -14 36 -40 36 36 -36 14; s L 46 -10 46 8; s N 8 -24 16 -18 42 -2 42 -2 22; d L"
      + " -16 -16 -16 16",
    "bell":
      "o M 0 -49 C 20 -49 31 -35 31 -15 C 31 4 35 13 42 21 C 47 27 45 32 38 32 L -38 32 C -45 32"
      + " -47 27 -42 21 C -35 13 -31 4 -31 -15 C -31 -35 -20 -49 0 -49 Z; a M -15 43 L 15 43 C"
      + " 13 52 7 56 0 56 C -7 56 -13 52 -15 43 Z",
    "bell.and.waves.left.and.right":
      "u bell @0,0,0,0.9; s M -50 -36 Q -60 -16 -52 6 M 50 -36 Q 60 -16 52 6",
    "flag":
      "s L -36 -50 -36 52; o M -36 -44 C -22 -54 -8 -50 4 -44 C 16 -38 28 -38 40 -44 L 40 8 C 28"
      + " 14 16 14 4 8 C -8 2 -22 -2 -36 8 Z",
    "flag.checkered":
      "u flag; x P 1 -30 -34 -14 -36 -14 -20 -30 -18 P 1 4 -30 20 -26 20 -12 4 -14 P 1 -14 -20 4"
      + " -14 4 0 -14 -4",
    "hand.wave": "u hand.raised @20",
  ]
}
