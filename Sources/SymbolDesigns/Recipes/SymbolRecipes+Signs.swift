extension SymbolRecipes {
  /// Signs of lines alone.
  static let signs: [String: String] = [
    // Source: ink of 53 × 54 pixels in an image of 65 × 62, measured on the add item of a bar at
    // 3x, whose em is 21.76 points.
    "plus": "m 8.91 6.66; s M -36.34 0 L 36.34 0 M 0 -36.34 L 0 36.34",
    "minus": "m 8.91 6.66; s L -36.34 0 36.34 0",
    "xmark": "m 5.75 5.75; s M -35 -35 L 35 35 M -35 35 L 35 -35",
    "multiply": "u xmark @0,0,0,0.85",
    "divide": "s L -36 0 36 0; s *1.6 D 0 -26 D 0 26",
    "equal": "s M -34 -13 L 34 -13 M -34 13 L 34 13",
    "plusminus": "s M -30 -12 L 30 -12 M 0 -42 L 0 18 M -30 40 L 30 40",
    "checkmark": "m 5.75 5.75; s L -38 4 -12 36 38 -36",
    "exclamationmark": "s *1.12 L 0 -43 0 13; s *1.4 D 0 40",
    "exclamationmark.2": "u exclamationmark @0,-13,0; u exclamationmark @0,13,0",
    "exclamationmark.3": "u exclamationmark @0,-24,0; u exclamationmark; u exclamationmark @0,24,0",
    "questionmark":
      "s M -22 -22 C -22 -36 -13 -44 0 -44 C 14 -44 23 -35 23 -23 C 23 -5 0 -6 0 12; s *1.35 D 0"
      + " 40",
    "info": "s *1.4 D 0 -40; s M -11 -13 L 1 -13 L 1 40 M -14 40 L 16 40",
    "ellipsis": "m 12 6.5; s *2 D -38 0 D 0 0 D 38 0",
    "asterisk": "s M 0 -38 L 0 38 M -33 -19 L 33 19 M -33 19 L 33 -19",
    "number": "t 76 #",
    "percent": "t 74 %",
    "at": "t 66 @",
    "dollarsign": "t 74 $",
    "eurosign": "t 74 €",
    "sterlingsign": "t 74 £",
    "yensign": "t 74 ¥",
    "indianrupeesign": "t 74 ₹",
    "bitcoinsign": "t 74 ₿",
    "magnifyingglass": "m 9.75 7.25; s O -9 -9 36 M 17.5 17.5 L 44 44",
    "plus.magnifyingglass": "u magnifyingglass; s *0.9 M -26 -9 L 8 -9 M -9 -26 L -9 8",
    "minus.magnifyingglass": "u magnifyingglass; s *0.9 L -26 -9 8 -9",
    "line.3.horizontal": "m 5.75 5.75; s M -45 -28 L 45 -28 M -45 0 L 45 0 M -45 28 L 45 28",
    "line.horizontal.3": "u line.3.horizontal",
    "line.2.horizontal": "s M -45 -12 L 45 -12 M -45 12 L 45 12",
    "line.3.horizontal.decrease": "s M -46 -26 L 46 -26 M -29 0 L 29 0 M -12 26 L 12 26",
    "line.horizontal.3.decrease": "u line.3.horizontal.decrease",
    "line.diagonal": "s L -38 38 38 -38",
    "slider.horizontal.3":
      "s *0.9 M -52 -34 L -34 -34 M -8 -34 L 52 -34 M -52 0 L 8 0 M 34 0 L 52 0 M -52 34 L -34 34"
      + " M -8 34 L 52 34 O -21 -34 11 O 21 0 11 O -21 34 11",
    "slider.vertical.3": "u slider.horizontal.3 @-90",
    "switch.2": "o R -44 -42 88 36 18; x O -26 -24 10; o R -44 6 88 36 18; x O 26 24 10",
    "command":
      "s M -17 -17 L -17 17 L 17 17 L 17 -17 Z M -17 -17 L -17 -30 A -30 -30 13 0 -270 L -17 -17"
      + " M 17 -17 L 30 -17 A 30 -30 13 90 -180 L 17 -17 M 17 17 L 17 30 A 30 30 13 180 -90 L 17"
      + " 17 M -17 17 L -30 17 A -30 30 13 270 0 L -17 17",
    "return": "s M 42 -34 L 42 -6 Q 42 6 30 6 L -42 6 M -18 -18 L -42 6 -18 30",
  ]
}
