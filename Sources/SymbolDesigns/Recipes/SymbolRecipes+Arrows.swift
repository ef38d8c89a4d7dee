extension SymbolRecipes {
  static let arrows: [String: String] = [
    "chevron.right": "m 6.75 5.75; s L -19 -38 19 0 -19 38",
    "chevron.left": "m 6.75 5.75; s L 19 -38 -19 0 19 38",
    "chevron.down": "m 5.75 6; s L -42 -20 0 20 42 -20",
    "chevron.up": "m 5.75 6; s L -42 20 0 -20 42 20",
    "chevron.compact.down": "s L -47 -9 0 9 47 -9",
    "chevron.compact.up": "s L -47 9 0 -9 47 9",
    "chevron.compact.left": "s L 9 -47 -9 0 9 47",
    "chevron.compact.right": "s L -9 -47 9 0 -9 47",
    "chevron.right.2": "s L -33 -36 1 0 -33 36 M 1 -36 L 35 0 1 36",
    "chevron.left.2": "u chevron.right.2 ~",
    "chevron.up.2": "u chevron.right.2 @-90",
    "chevron.down.2": "u chevron.right.2 @90",
    "chevron.up.chevron.down": "s M -25 -15 L 0 -40 25 -15 M -25 15 L 0 40 25 15",
    "chevron.left.forwardslash.chevron.right":
      "s M -37 -26 L -63 0 -37 26 M 37 -26 L 63 0 37 26 M 12 -42 L -12 42",
    "arrow.right": "s M -44 0 L 44 0 M 10 -34 L 44 0 10 34",
    "arrow.left": "u arrow.right ~",
    "arrow.up": "u arrow.right @-90",
    "arrow.down": "u arrow.right @90",
    "arrow.up.right": "s M -34 34 L 34 -34 M -16 -34 L 34 -34 34 16",
    "arrow.down.right": "u arrow.up.right @90",
    "arrow.down.left": "u arrow.up.right @180",
    "arrow.up.left": "u arrow.up.right @-90",
    "arrow.up.arrow.down":
      "s M -26 42 L -26 -42 M -49 -19 L -26 -42 -3 -19; s M 26 -42 L 26 42 M 3 19 L 26 42 49 19",
    "arrow.left.arrow.right": "u arrow.up.arrow.down @-90",
    "arrow.left.and.right": "s M -54 0 L 54 0 M -30 -24 L -54 0 -30 24 M 30 -24 L 54 0 30 24",
    "arrow.up.and.down": "u arrow.left.and.right @90",
    "arrow.up.and.down.and.arrow.left.and.right":
      "s M -52 0 L 52 0 M 0 -52 L 0 52 M -37 -15 L -52 0 -37 15 M 37 -15 L 52 0 37 15 M -15 -37 L"
      + " 0 -52 15 -37 M -15 37 L 0 52 15 37",
    "arrow.up.left.and.arrow.down.right":
      "s M -40 -40 L -9 -9 M -40 -13 L -40 -40 -13 -40 M 40 40 L 9 9 M 40 13 L 40 40 13 40",
    "arrow.up.right.and.arrow.down.left": "u arrow.up.left.and.arrow.down.right ~",
    "arrow.down.right.and.arrow.up.left":
      "s M -43 -43 L -9 -9 M -9 -36 L -9 -9 -36 -9 M 43 43 L 9 9 M 9 36 L 9 9 36 9",
    "arrow.down.left.and.arrow.up.right": "u arrow.down.right.and.arrow.up.left ~",
    "arrow.clockwise": "s A 0 4 39 -18 272 M -13 -51 L 4 -35 -13 -19",
    "arrow.counterclockwise": "u arrow.clockwise ~",
    "arrow.triangle.2.circlepath":
      "s J 0 0 40 194 334 J 0 0 40 14 154; a P 3 20 -14 57 -14 38.5 10; a P 3 -20 14 -57 14 -38.5"
      + " -10",
    "arrow.2.circlepath":
      "s J 0 0 40 194 346 J 0 0 40 14 166; s L 22 -24 39 -8 55 -24 M -22 24 L -39 8 -55 24",
    "arrow.2.squarepath":
      "s N 12 -40 12 -40 -32 20 -32 M 4 -48 L 20 -32 4 -16; s N 12 40 -12 40 32 -20 32 M -4 48 L"
      + " -20 32 -4 16",
    "arrow.triangle.branch":
      "s O -22 34 9 O -22 -34 9 O 24 -34 9 M -22 25 L -22 -25 M 24 -25 L 24 -14 Q 24 0 10 0 L -12"
      + " 0 Q -22 0 -22 12",
    "arrow.triangle.turn.up.right":
      "s M -26 34 L -26 6 Q -26 -8 -12 -8 L 14 -8; a P 3 12 -30 40 -8 12 14",
    "goforward": "s A 0 5 41 -46 246; a P 3 -17 -54 -17 -16 12 -35",
    "gobackward": "u goforward ~",
    "goforward.5": "u goforward; t 28 5 @0,0,5",
    "goforward.10": "u goforward; t 26 10 @0,0,5",
    "goforward.15": "u goforward; t 26 15 @0,0,5",
    "goforward.30": "u goforward; t 26 30 @0,0,5",
    "gobackward.5": "u gobackward; t 28 5 @0,0,5",
    "gobackward.10": "u gobackward; t 26 10 @0,0,5",
    "gobackward.15": "u gobackward; t 26 15 @0,0,5",
    "gobackward.30": "u gobackward; t 26 30 @0,0,5",
    "clock.arrow.circlepath":
      "s A 4 0 42 -150 128; s M -50 -34 L -34 -20 -22 -38; s L 4 -22 4 3 20 12",
    "clock.arrow.2.circlepath":
      "s J 0 0 45.5 -80 70; s J 0 0 45.5 100 250; s L -6 -56 -12 -43 2 -36; s L 6 56 12 43 -2 36;"
      + " s L 0 -22 0 3 16 12",
    "arrow.right.doc.on.clipboard":
      "u doc.on.clipboard; s ! M -56 14 L -22 14 M -36 0 L -22 14 -36 28",
    "arrow.up.and.line.horizontal.and.arrow.down":
      "s M -44 0 L 44 0 M 0 -16 L 0 -50 M -14 -37 L 0 -50 14 -37 M 0 16 L 0 50 M -14 37 L 0 50 14"
      + " 37",
    "arrow.uturn.left": "s M -42 -14 L 18 -14 A 18 10 24 -90 90 L -12 34 M -20 -36 L -42 -14 -20 8",
    "arrow.uturn.right": "u arrow.uturn.left ~",
    "arrow.uturn.up": "u arrow.uturn.left @90",
    "arrow.uturn.down": "u arrow.uturn.left @-90",
    "arrow.turn.down.right": "s M -38 -38 L -38 2 Q -38 14 -26 14 L 40 14 M 16 -10 L 40 14 16 38",
    "arrow.turn.down.left": "u arrow.turn.down.right ~",
    "arrow.turn.up.left": "u arrow.turn.down.right @180",
    "arrow.turn.up.right": "u arrow.turn.down.right ~ @180",
    "arrow.turn.right.up": "s M -38 36 L 2 36 Q 14 36 14 24 L 14 -40 M -10 -16 L 14 -40 38 -16",
    "arrow.turn.left.up": "u arrow.turn.right.up ~",
    "arrow.up.to.line": "u arrow.down.to.line @180",
    "arrow.down.to.line": "s L -38 46 38 46 M 0 -46 L 0 24 M -30 -6 L 0 24 30 -6",
    "arrow.right.to.line": "u arrow.down.to.line @-90",
    "arrow.left.to.line": "u arrow.down.to.line @90",
    "arrow.branch":
      "s M 0 46 L 0 8 L -30 -22 M 0 8 L 30 -22 M -32 2 L -32 -24 -6 -24 M 32 2 L 32 -24 6 -24",
    "arrow.merge": "s M 0 -44 L 0 44 M -24 -20 L 0 -44 24 -20 M -32 44 C -32 20 0 30 0 4",
    "shuffle":
      "s M -52 -24 L -38 -24 C -10 -24 -6 24 22 24 L 48 24 M -52 24 L -38 24 C -10 24 -6 -24 22"
      + " -24 L 48 -24 M 32 -42 L 50 -24 32 -6 M 32 6 L 50 24 32 42",
    "repeat":
      "s M -48 -2 L -48 -8 Q -48 -26 -30 -26 L 40 -26 M 24 -44 L 42 -26 24 -8 M 48 2 L 48 8 Q 48"
      + " 26 30 26 L -40 26 M -24 44 L -42 26 -24 8",
    "repeat.1": "u repeat; k ! O 46 -28 12; t 38 1 @0,50,-30",
    "arrowtriangle.right": "o P 7 -28 -34 38 0 -28 34",
    "arrowtriangle.left": "u arrowtriangle.right ~",
    "arrowtriangle.up": "u arrowtriangle.right @-90",
    "arrowtriangle.down": "u arrowtriangle.right @90",
    "arrowshape.right": "o P 5 49 0 4 43 4 19 -47 19 -47 -19 4 -19 4 -43",
    "arrowshape.left": "u arrowshape.right ~",
    "arrowshape.up": "u arrowshape.right @-90",
    "arrowshape.down": "u arrowshape.right @90",
    "arrowshape.turn.up.left":
      "o M -14 -36 L -50 -5 Q -54 -1 -50 3 L -14 34 Q -8 38 -8 30 L -8 16 C 20 15 37 20 47 37 Q"
      + " 52 42 52 34 C 50 4 25 -16 -8 -18 L -8 -32 Q -8 -40 -14 -36 Z",
    "arrowshape.turn.up.right": "u arrowshape.turn.up.left ~",
    "arrow.up.heart": "u heart; s L 0 20 0 -18 M -14 -4 L 0 -18 14 -4",
    "square.and.arrow.up":
      "-s N 11 -19 -23 -38 -23 -38 46 38 46 38 -23 19 -23; +a R -42 -27 84 77 14; +c *2.6 L 0 -40"
      + " 0 14; s M 0 13 L 0 -60 M -20 -40 L 0 -60 20 -40",
    "square.and.arrow.down":
      "-s N 11 -19 -23 -38 -23 -38 46 38 46 38 -23 19 -23; +a R -42 -27 84 77 14; +c *2.6 M 0 -40"
      + " L 0 16 M -20 -4 L 0 16 20 -4; s M 0 -58 L 0 16 M -20 -4 L 0 16 20 -4",
    "square.and.arrow.up.on.square":
      "s N 10 -8 -24 -26 -24 -26 30 40 30 40 -24 22 -24 M 7 8 L 7 -58 M -11 -40 L 7 -58 25 -40; s"
      + " N 10 -38 -10 -44 -10 -44 46 24 46 24 42",
    "rectangle.portrait.and.arrow.right":
      "-s N 10 12 -22 12 -48 -46 -48 -46 48 12 48 12 22; +a R -50 -52 66 104 14; +c *2.8 L -14 0"
      + " 30 0; s M -14 0 L 54 0 M 34 -20 L 54 0 34 20",
    "rectangle.portrait.and.arrow.left":
      "s N 10 -12 -22 -12 -48 46 -48 46 48 -12 48 -12 22; s M 14 0 L -54 0 M -34 -20 L -54 0 -34"
      + " 20",
    "arrow.right.square": "o R -42 -42 84 84 15; u arrow.right @0,0,0,0.46",
    "arrow.up.forward.app": "u arrow.up.right.app",
    "arrow.up.right.and.arrow.down.left.rectangle":
      "o R -55 -42 110 84 13; u arrow.up.right.and.arrow.down.left @0,0,0,0.55",
    "arrow.down.doc": "u doc; d L 0 -12 0 28 M -15 13 L 0 28 15 13",
    "arrow.up.doc": "u doc; d L 0 28 0 -12 M -15 3 L 0 -12 15 3",
    "arrow.down.app": "o R -43.5 -43.5 87 87 24; d M 0 -20 L 0 20 M -16 4 L 0 20 16 4",
  ]
}
