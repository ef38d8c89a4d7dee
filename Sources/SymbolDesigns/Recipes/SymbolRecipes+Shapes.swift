extension SymbolRecipes {
  static let shapes: [String: String] = [
    "circle": "o O 0 0 45.52",
    "square": "o R -42 -42 84 84 15",
    "app": "o R -43.5 -43.5 87 87 24",
    "rectangle": "o R -55 -40 110 80 14",
    "rectangle.portrait": "o R -38 -52 76 104 14",
    "capsule": "o R -58 -34 116 68 34",
    "capsule.portrait": "o R -34 -54 68 108 34",
    "oval": "o V 0 0 56 40",
    "oval.portrait": "o V 0 0 38 54",
    "triangle": "o P 9 0 -53 56 41 -56 41",
    "diamond": "o P 10 0 -56 56 0 0 56 -56 0",
    "hexagon": "o P 8 0 -52 45 -26 45 26 0 52 -45 26 -45 -26",
    "octagon": "o P 7 -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19",
    "pentagon": "o P 7 0 -50 49 -14 31 43 -31 43 -49 -14",
    "shield": "o " + SymbolEnclosure.shield,
    "shield.lefthalf.filled":
      "s \(SymbolEnclosure.shield); a M 0 -51 C -8 -44 -22 -39 -36 -38 Q -41 -37.5 -41 -32 L -41"
      + " -4 C -41 24 -26 41 -4 51 Q 0 53 0 50 Z",
    "seal": "o S 10 0 0 51 42.5 9 0",
    "heart": "o #red " + SymbolEnclosure.heart,
    "star": "o #yellow S 5 0 4 53 24.5 4 0",
    "star.leadinghalf.filled":
      "s #yellow S 5 0 4 53 24.5 4 0; a #yellow P 3 0 -49 -14 -16 -50 -12 -23 11 -31 47 0 30",
    "moon":
      "o #yellow M 8 -46 C -4 -36 -10 -24 -8 -8 C -4 16 16 28 42 24 C 46 24 48 27 45 30 C 34 43"
      + " 18 48 0 48 C -28 46 -46 26 -46 0 C -46 -24 -26 -46 2 -49 C 9 -50 12 -49 8 -46 Z",
    "bolt": "o P 4 9 -54 -35 8 -3 8 -9 54 35 -8 3 -8",
    "flame":
      "o #orange M 4 -54 C 8 -36 40 -20 40 12 C 40 38 22 52 0 52 C -22 52 -40 38 -40 13 C -40 -6"
      + " -30 -20 -22 -26 C -19 -28 -17 -26 -17 -23 C -16 -14 -12 -10 -8 -12 C 0 -18 -6 -36 -3"
      + " -52 C -2 -57 3 -58 4 -54 Z; +x #yellow M 1 6 C 4 16 20 18 20 33 C 20 43 11 48 1 48 C"
      + " -10 48 -19 42 -19 32 C -19 25 -15 20 -12 18 C -9 24 -4 24 -2 20 C 0 16 -2 11 -1 7 C -1"
      + " 5 1 4 1 6 Z",
    "drop":
      "o #blue M 0 -54 C 8 -42 34 -14 34 14 C 34 35 19 50 0 50 C -19 50 -34 35 -34 14 C -34 -14"
      + " -8 -42 0 -54 Z",
    "circle.lefthalf.filled": "s O 0 0 45.52; a M 0 -45 A 0 0 45 -90 -270 Z",
    "circle.righthalf.filled": "s O 0 0 45.52; a M 0 -45 A 0 0 45 -90 90 Z",
    "circle.lefthalf.fill": "u circle.lefthalf.filled",
    "circle.righthalf.fill": "u circle.righthalf.filled",
    "circle.dashed":
      "s J 0 0 45.5 -8 8 J 0 0 45.5 28 44 J 0 0 45.5 64 80 J 0 0 45.5 100 116 J 0 0 45.5 136 152"
      + " J 0 0 45.5 172 188 J 0 0 45.5 208 224 J 0 0 45.5 244 260 J 0 0 45.5 280 296 J 0 0 45.5"
      + " 316 332",
    "circle.dotted":
      "s D 45 0 D 39 22.5 D 22.5 39 D 0 45 D -22.5 39 D -39 22.5 D -45 0 D -39 -22.5 D -22.5 -39"
      + " D 0 -45 D 22.5 -39 D 39 -22.5",
    "square.dashed":
      "s M -42 -20 L -42 -27 Q -42 -42 -27 -42 L -20 -42 M 20 -42 L 27 -42 Q 42 -42 42 -27 L 42"
      + " -20 M 42 20 L 42 27 Q 42 42 27 42 L 20 42 M -20 42 L -27 42 Q -42 42 -42 27 L -42 20 M"
      + " -5 -42 L 5 -42 M -5 42 L 5 42 M -42 -5 L -42 5 M 42 -5 L 42 5",
    "largecircle.fill.circle": "s :2 O 0 0 45.52; a O 0 0 28",
    "smallcircle.filled.circle": "o :2 O 0 0 45.52; g O 0 0 16",
    "smallcircle.fill.circle": "s :2 O 0 0 45.52; a O 0 0 16",
    "record.circle": "o :2 O 0 0 45.52; g #red O 0 0 24",
    "circlebadge": "o O 0 0 24",
    "target": "s :3 O 0 0 45.52; s :2 O 0 0 27; s *1.1 O 0 0 8",
    "scope": "s O 0 0 40; s M 0 -54 L 0 -24 M 0 54 L 0 24 M -54 0 L -24 0 M 54 0 L 24 0",
    "dot.scope": "u scope; a O 0 0 8",
    "viewfinder":
      "s M -44 -20 L -44 -28 Q -44 -44 -28 -44 L -20 -44 M 20 -44 L 28 -44 Q 44 -44 44 -28 L 44"
      + " -20 M 44 20 L 44 28 Q 44 44 28 44 L 20 44 M -20 44 L -28 44 Q -44 44 -44 28 L -44 20",
    "square.stack": "o R -42 -20 84 68 13; s :2 L -34 -35 34 -35; s :3 L -26 -49 26 -49",
    "rectangle.stack": "o R -54 -18 108 64 13; s :2 L -44 -33 44 -33; s :3 L -34 -47 34 -47",
    "square.stack.3d.up":
      "o P 4 0 -48 52 -22 0 4 -52 -22; s :2 N 4 -52 0 0 26 52 0; s :3 N 4 -52 22 0 48 52 22",
    "square.stack.3d.down.right": "u square.stack.3d.up @180",
    "square.3.layers.3d": "u square.stack.3d.up",
    "square.2.layers.3d": "o P 4 0 -36 52 -10 0 16 -52 -10; s :2 N 4 -52 12 0 38 52 12",
    "square.on.square": "s N 12 -26 20 -44 20 -44 -46 22 -46 22 -28; o ! R -22 -24 68 70 13",
    "plus.square.on.square": "u square.on.square; d M 12 -6 L 12 28 M -5 11 L 29 11",
    "rectangle.on.rectangle":
      "s :2 N 12 -40 16 -56 16 -56 -40 36 -40 36 -24; o ! R -34 -20 92 60 12",
    "square.grid.2x2": "o R -42 -42 34 34 9; o R 8 -42 34 34 9; o R -42 8 34 34 9; o R 8 8 34 34 9",
    "square.grid.3x3":
      "o *0.9 R -44 -44 22 22 5 R -11 -44 22 22 5 R 22 -44 22 22 5 R -44 -11 22 22 5 R -11 -11 22"
      + " 22 5 R 22 -11 22 22 5 R -44 22 22 22 5 R -11 22 22 22 5 R 22 22 22 22 5",
    "circle.grid.2x2": "o O -24 -24 17 O 24 -24 17 O -24 24 17 O 24 24 17",
    "circle.grid.3x3":
      "o *0.9 O -34 -34 11 O 0 -34 11 O 34 -34 11 O -34 0 11 O 0 0 11 O 34 0 11 O -34 34 11 O 0"
      + " 34 11 O 34 34 11",
    "circle.hexagongrid":
      "o *0.9 O 0 0 12 O -17 -30 12 O 17 -30 12 O 35 0 12 O 17 30 12 O -17 30 12 O -35 0 12",
    "rectangle.grid.1x2": "o R -48 -42 96 34 9; o R -48 8 96 34 9",
    "rectangle.grid.2x2":
      "o R -54 -40 48 33 8; o R 6 -40 48 33 8; o R -54 7 48 33 8; o R 6 7 48 33 8",
    "rectangle.3.group": "o R -54 -42 54 84 11; o R 12 -42 42 36 9; o R 12 6 42 36 9",
    "square.split.2x1": "o R -42 -42 84 84 15; d L 0 -42 0 42",
    "square.split.1x2": "o R -42 -42 84 84 15; d L -42 0 42 0",
    "square.split.2x2": "o R -42 -42 84 84 15; d M -42 0 L 42 0 M 0 -42 L 0 42",
    "rectangle.split.3x1": "o R -55 -40 110 80 14; d M -18 -40 L -18 40 M 18 -40 L 18 40",
    "rectangle.split.2x1": "o R -55 -40 110 80 14; d L 0 -40 0 40",
    "sidebar.left":
      "o R -55 -42 110 84 14; d L -18 -42 -18 42; d *0.8 M -44 -24 L -31 -24 M -44 -9 L -31 -9 M"
      + " -44 6 L -31 6",
    "sidebar.right": "u sidebar.left ~",
    "macwindow": "o R -55 -42 110 84 13; d L -55 -20 55 -20; s *0.9 D -44 -31 D -33 -31 D -22 -31",
    "rectangle.expand.vertical":
      "o R -50 -12 100 24 8; s M -14 -32 L 0 -46 14 -32 M -14 32 L 0 46 14 32",
    "rectangle.dashed":
      "s M -55 -18 L -55 -26 Q -55 -40 -41 -40 L -33 -40 M 33 -40 L 41 -40 Q 55 -40 55 -26 L 55"
      + " -18 M 55 18 L 55 26 Q 55 40 41 40 L 33 40 M -33 40 L -41 40 Q -55 40 -55 26 L -55 18 M"
      + " -11 -40 L 11 -40 M -11 40 L 11 40 M -55 -4 L -55 4 M 55 -4 L 55 4",
    "square.fill.on.square.fill":
      "a :2 P r12 -46 -46 22 -46 22 -46 22 22 -46 22; a ! R -24 -26 72 74 15",
    "escape": "s A 6 6 38 -150 120 M -46 -14 L -46 -46 -14 -46 M -46 -46 L 4 4",
    "staroflife":
      "o P 4 -11 -50 11 -50 11 -19 38 -34.5 49 -15.5 22 0 49 15.5 38 34.5 11 19 11 50 -11 50 -11"
      + " 19 -38 34.5 -49 15.5 -22 0 -49 -15.5 -38 -34.5 -11 -19",
    "peacesign": "s O 0 0 45.52; s M 0 -45 L 0 45 M 0 0 L -32 32 M 0 0 L 32 32",
    "gyroscope": "s O 0 0 45.52; s V 0 0 45 18; s V 0 0 18 45; a O 0 0 7",
    "cube": "o P 5 0 -52 44 -26 44 26 0 52 -44 26 -44 -26; d N 2 -44 -26 0 0 44 -26 M 0 0 L 0 52",
    "cube.transparent":
      "s P 5 0 -52 44 -26 44 26 0 52 -44 26 -44 -26; s M 0 -52 L 0 -36 M -44 26 L -30 18 M 44 26"
      + " L 30 18 M 0 0 L 0 14 M 0 0 L -13 -8 M 0 0 L 13 -8",
    "shippingbox":
      "o P 5 0 -52 44 -26 44 26 0 52 -44 26 -44 -26; d N 2 -44 -26 0 0 44 -26 M 0 0 L 0 52 M -22"
      + " -39 L 22 -13 L 22 8",
    "suit.heart": "u heart",
    "suit.diamond": "o P 6 0 -52 38 0 0 52 -38 0",
    "suit.club": "o & O 0 -24 20 O -23 8 20 O 23 8 20 P 2 0 -4 -14 46 14 46",
    "suit.spade":
      "o & M 0 -50 C 10 -36 44 -16 44 10 C 44 24 34 32 23 32 C 12 32 4 26 0 20 C -4 26 -12 32 -23"
      + " 32 C -34 32 -44 24 -44 10 C -44 -16 -10 -36 0 -50 Z P 2 0 10 -14 50 14 50",
  ]
}
