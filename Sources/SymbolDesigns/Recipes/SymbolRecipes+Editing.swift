extension SymbolRecipes {
  /// Without the lines on it, which are too many for its size.
  private static let enclosedTrash =
    "e *0.85 M -19 -15 L 19 -15 M -7 -16 L -7 -23 L 7 -23 L 7 -16 M -15 -14 L -12 23 L 12 23"
    + " L 15 -14"

  static let editing: [String: String] = [
    "trash.circle": "o :2 O 0 0 45.52; \(enclosedTrash)",
    "pencil":
      "o @-45 P r2 -58 0 r4 -38 -11.5 r6 52 -11.5 52 11.5 r4 -38 11.5; d @-45 L 36 -11.5 36 11.5",
    "pencil.line": "u pencil @0,0,-6,0.9; s L -44 50 44 50",
    "pencil.tip": "s N 4 -30 50 -30 10 0 -50 30 10 30 50 M -20 -10 L 20 -10",
    "pencil.and.outline": "u pencil @0,8,-4,0.9; s M -50 -20 C -40 -46 -10 -30 -24 -8",
    "pencil.and.scribble":
      "u pencil @0,12,-6,0.85; s M -52 36 C -46 22 -36 22 -36 36 C -36 50 -24 50 -18 42",
    "square.and.pencil":
      "s N 12 6 -38 -43 -38 -43 45 40 45 40 -4; o ! @-45,14,-16 P r2 -40 0 r3 -25 -9 r5 42 -9 42"
      + " 9 r3 -25 9",
    "rectangle.and.pencil.and.ellipsis":
      "s N 12 24 -30 -56 -30 -56 34 52 34 52 4; s *1.3 D -36 2 D -18 2 D 0 2; o !"
      + " @-45,30,-20,0.85 P r2 -40 0 r3 -25 -9 r5 42 -9 42 9 r3 -25 9",
    "highlighter":
      "o @45 P 5 -13 -54 13 -54 13 14 -13 14; o @45 P 3 -9 14 9 14 6 34 -6 44; s L -50 52 20 52",
    "scribble":
      "s M -50 -10 C -40 -44 -8 -48 -14 -20 C -20 6 -44 14 -34 32 C -22 48 4 -40 22 -28 C 36 -18"
      + " -4 24 10 34 C 24 42 36 0 50 8",
    "scribble.variable":
      "s *0.7 M -50 -10 C -40 -44 -8 -48 -14 -20; s M -14 -20 C -20 6 -44 14 -34 32 C -22 48 4"
      + " -40 22 -28; s *1.5 M 22 -28 C 36 -18 -4 24 10 34 C 24 42 36 0 50 8",
    "pencil.tip.crop.circle":
      "o :2 O 0 0 45.52; d N 3 -18 38 -18 8 0 -28 18 8 18 38 M -13 0 L 13 0",
    "signature":
      "s M -44 22 C -20 10 4 -30 -8 -42 C -20 -50 -26 20 -18 22 C -8 24 0 -2 8 0 C 14 4 4 22 14"
      + " 22 C 22 22 28 10 46 12; s :2 L -50 42 50 42",
    "lasso":
      "s M -24 22 C -44 16 -52 4 -52 -8 C -52 -30 -30 -42 0 -42 C 30 -42 52 -30 52 -8 C 52 14 30"
      + " 24 4 24 C -6 24 -14 23 -18 30 C -22 40 -14 50 -2 48; s O -20 24 8",
    "crop": "s N 5 -28 -52 -28 28 52 28; s N 5 28 52 28 -28 -52 -28",
    "crop.rotate": "u crop @0,-4,6,0.8; s A 10 -10 44 -70 -5",
    "rotate.left":
      "s R -36 -8 72 54 11; s M 44 -20 C 36 -44 0 -54 -20 -36 M -24 -54 L -22 -34 -42 -34",
    "rotate.right": "u rotate.left ~",
    "flip.horizontal": "s N 4 -12 -40 -12 40 -54 40 Z; o P 4 12 -40 54 40 12 40",
    "perspective": "s P 6 -24 -40 24 -40 50 40 -50 40; s M 0 -40 L 0 40 M -36 0 L 36 0",
    "slider.horizontal.below.rectangle":
      "o R -50 -46 100 58 11; s M -50 38 L 2 38 M 24 38 L 50 38 O 13 38 10",
    "square.and.line.vertical.and.square":
      "o R -56 -26 42 52 8; s L 0 -46 0 46; o R 14 -26 42 52 8",
    "selection.pin.in.out": "o R -40 -40 80 80 10; s L -54 -54 -40 -40 M 54 54 L 40 40",
    "cursorarrow": "o P 3 -26 -48 34 16 6 18 22 48 8 54 -6 24 -26 42",
    "cursorarrow.rays":
      "o @0,12,12,0.8 P 3 -26 -48 34 16 6 18 22 48 8 54 -6 24 -26 42; s M -26 -44 L -26 -56 M -40"
      + " -34 L -50 -40 M -40 -14 L -52 -10 M -8 -40 L -2 -50",
    "eraser": "o @-40 R -48 -20 96 40 10; d @-40 L -6 -20 -6 20; s L 0 48 46 48",
    "trash.square": "o :2 R -42 -42 84 84 15; \(enclosedTrash)",
    "xmark.bin":
      "s L -46 -32 46 -32; o P r0 -40 -30 40 -30 r10 36 46 -36 46; d M -14 -6 L 14 22 M 14 -6 L"
      + " -14 22",
    "arrow.up.bin":
      "s L -46 -32 46 -32; o P r0 -40 -30 40 -30 r10 36 46 -36 46; d M 0 26 L 0 -10 M -14 4 L 0"
      + " -10 14 4",
    "delete.left":
      "o M -22 -36 L 46 -36 Q 58 -36 58 -24 L 58 24 Q 58 36 46 36 L -22 36 Q -27 36 -31 32 L -56"
      + " 5 Q -60 0 -56 -5 L -31 -32 Q -27 -36 -22 -36 Z; d M -2 -15 L 28 15 M -2 15 L 28 -15",
    "delete.right": "u delete.left ~",
    "shift": "o P 5 0 -48 46 -2 22 -2 22 40 -22 40 -22 -2 -46 -2",
    "capslock": "o P 5 0 -52 46 -8 22 -8 22 22 -22 22 -22 -8 -46 -8; o R -22 36 44 14 4",
    "textformat": "t 62 Aa",
    "textformat.abc": "t 48 Abc",
    "textformat.123": "t 48 123",
    "textformat.size": "t 40 A @0,-32,12; t 72 A @0,24,0",
    "textformat.size.larger": "t 72 A @0,-14,0; s M 40 -30 L 40 -2 M 26 -16 L 54 -16",
    "textformat.size.smaller": "t 50 A @0,-14,0; s L 26 -16 50 -16",
    "bold": "t 78 B",
    "italic": "s M 2 -38 L 30 -38 M -30 38 L -2 38 M 16 -38 L -16 38",
    "underline": "s M -28 -44 L -28 -2 A 0 -2 28 180 0 L 28 -44 M -36 46 L 36 46",
    "strikethrough": "t 78 S; s L -46 0 46 0",
    "bold.italic.underline": "t 44 BIU; s L -50 38 50 38",
    "character": "t 70 A",
    "character.cursor.ibeam":
      "t 60 A @0,-22,0; s M 34 -40 L 34 40 M 22 -44 L 34 -40 46 -44 M 22 44 L 34 40 46 44",
    "character.book.closed": "u book.closed; t 34 A @0,2,-14",
    "textbox": "s R -40 -34 80 68 4; t 40 T; s *1.2 D -40 -34 D 40 -34 D -40 34 D 40 34",
    "x.squareroot": "s N 3 -56 6 -42 6 -26 40 -4 -40 56 -40; t 34 x @0,26,10",
    "function": "s M 22 -46 C 2 -50 2 -30 -2 -6 C -6 22 -6 46 -26 42 M -20 -10 L 18 -10",
    "sum": "s N 3 36 -30 36 -44 -36 -44 2 0 -36 44 36 44 36 30",
    "infinity":
      "s M 0 0 C 14 -22 24 -28 36 -28 C 50 -28 58 -16 58 0 C 58 16 50 28 36 28 C 24 28 14 22 0 0"
      + " C -14 -22 -24 -28 -36 -28 C -50 -28 -58 -16 -58 0 C -58 16 -50 28 -36 28 C -24 28 -14"
      + " 22 0 0 Z",
    "plus.forwardslash.minus":
      "s L 30 -44 -30 44; s M -44 -26 L -8 -26 M -26 -44 L -26 -8 M 10 28 L 44 28",
    "curlybraces":
      "s M -22 -46 C -46 -46 -24 -4 -52 0 C -24 4 -46 46 -22 46 M 22 -46 C 46 -46 24 -4 52 0 C 24"
      + " 4 46 46 22 46",
    "ellipsis.curlybraces": "u curlybraces; s *1.3 D -16 0 D 0 0 D 16 0",
  ]

  static let text: [String: String] = [
    "list.bullet":
      "s :2 M -26 -32 L 56 -32 M -26 0 L 56 0 M -26 32 L 56 32; s *1.5 D -51 -32 D -51 0 D -51 32",
    "list.dash":
      "s :2 M -22 -32 L 56 -32 M -22 0 L 56 0 M -22 32 L 56 32; s M -56 -32 L -46 -32 M -56 0 L"
      + " -46 0 M -56 32 L -46 32",
    "list.number":
      "s :2 M -22 -32 L 56 -32 M -22 0 L 56 0 M -22 32 L 56 32; t 24 1 @0,-50,-32; t 24 2"
      + " @0,-50,0; t 24 3 @0,-50,32",
    "list.star":
      "s :2 M -18 -32 L 56 -32 M -18 0 L 56 0 M -18 32 L 56 32; a S 5 -48 -32 15 6.5 1 0; a S 5"
      + " -48 0 15 6.5 1 0; a S 5 -48 32 15 6.5 1 0",
    "list.triangle":
      "s :2 M -18 -32 L 56 -32 M -18 0 L 56 0 M -18 32 L 56 32; a P 2 -56 -42 -40 -32 -56 -22; a"
      + " P 2 -56 -10 -40 0 -56 10; a P 2 -56 22 -40 32 -56 42",
    "list.bullet.indent":
      "s :2 M -26 -32 L 56 -32 M 0 0 L 56 0 M 0 32 L 56 32; s *1.5 D -51 -32 D -24 0 D -24 32",
    "checklist":
      "s :2 M -8 -26 L 56 -26 M -8 26 L 56 26; s L -54 -24 -45 -14 -28 -38 M -54 28 L -45 38 -28"
      + " 14",
    "checklist.unchecked": "s :2 M -8 -26 L 56 -26 M -8 26 L 56 26; s O -42 -26 13 O -42 26 13",
    "list.bullet.rectangle":
      "o R -56 -42 112 84 14; d *0.9 M -16 -18 L 36 -18 M -16 0 L 36 0 M -16 18 L 36 18; d *1.2 D"
      + " -34 -18 D -34 0 D -34 18",
    "list.bullet.rectangle.portrait":
      "o R -40 -54 80 108 12; d *0.9 M -6 -26 L 22 -26 M -6 0 L 22 0 M -6 26 L 22 26; d *1.2 D"
      + " -22 -26 D -22 0 D -22 26",
    "text.alignleft": "s M -50 -36 L 50 -36 M -50 -12 L 22 -12 M -50 12 L 50 12 M -50 36 L 10 36",
    "text.aligncenter": "s M -50 -36 L 50 -36 M -30 -12 L 30 -12 M -50 12 L 50 12 M -24 36 L 24 36",
    "text.alignright": "u text.alignleft ~",
    "text.justify": "s M -50 -36 L 50 -36 M -50 -12 L 50 -12 M -50 12 L 50 12 M -50 36 L 50 36",
    "text.justifyleft": "s M -50 -36 L 50 -36 M -50 -12 L 50 -12 M -50 12 L 50 12 M -50 36 L 10 36",
    "text.quote":
      "s *1.1 L -50 -36 -50 36; s :2 M -26 -36 L 50 -36 M -26 -12 L 50 -12 M -26 12 L 50 12 M -26"
      + " 36 L 20 36",
    "text": "s M -50 -36 L 50 -36 M -50 -12 L 50 -12 M -50 12 L 50 12 M -50 36 L 0 36",
    "text.append":
      "s :2 M -50 -36 L 50 -36 M -50 -12 L 50 -12 M -50 12 L 0 12 M -50 36 L 0 36; s M 34 8 L 34"
      + " 44 M 16 26 L 52 26",
    "text.insert":
      "s :2 M 0 -36 L 50 -36 M 0 -12 L 50 -12 M -50 12 L 50 12 M -50 36 L 50 36; s L -50 -24 -20"
      + " -24 M -34 -38 L -20 -24 -34 -10",
    "text.redaction":
      "a R -54 -44 60 18 5 R 14 -44 36 18 5 R -54 -10 30 18 5 R -16 -10 70 18 5 R -54 24 76 18 5",
    "text.magnifyingglass":
      "s :2 M -52 -36 L 52 -36 M -52 -12 L -6 -12 M -52 12 L -14 12 M -52 36 L -6 36; s O 20 14"
      + " 19 M 34 28 L 50 44",
    "checklist.checked": "u checklist",
    "text.word.spacing":
      "s *1.2 M -50 -30 L -50 30 M 50 -30 L 50 30; s M -32 0 L 32 0 M -20 -12 L -32 0 -20 12 M 20"
      + " -12 L 32 0 20 12",
    "increase.quotelevel":
      "s L -50 -36 -50 36; s :2 M -4 -36 L 50 -36 M 10 -12 L 50 -12 M 10 12 L 50 12 M -4 36 L 50"
      + " 36; s M -32 0 L -6 0 M -18 -12 L -6 0 -18 12",
    "lines.measurement.horizontal":
      "s M -52 0 L 52 0 M -52 -20 L -52 20 M 52 -20 L 52 20 M -26 -10 L -26 10 M 0 -14 L 0 14 M"
      + " 26 -10 L 26 10",
    "text.cursor":
      "s M 0 -40 L 0 40 M -14 -46 Q 0 -46 0 -38 Q 0 -46 14 -46 M -14 46 Q 0 46 0 38 Q 0 46 14 46",
    "text.viewfinder": "u viewfinder; s *0.9 M -22 -16 L 22 -16 M -22 0 L 22 0 M -22 16 L 8 16",
    "increase.indent":
      "s :2 M -8 -36 L 50 -36 M -8 -12 L 50 -12 M -8 12 L 50 12 M -8 36 L 50 36; s L -50 -16 -32"
      + " 0 -50 16",
    "decrease.indent":
      "s :2 M -8 -36 L 50 -36 M -8 -12 L 50 -12 M -8 12 L 50 12 M -8 36 L 50 36; s L -32 -16 -50"
      + " 0 -32 16",
    "paragraphsign": "s M 32 -44 L -8 -44 A -8 -21 23 270 90 L 4 2 M 4 -44 L 4 46 M 24 -44 L 24 46",
    "quote.opening":
      "a M -10 -30 C -40 -22 -52 0 -46 20 C -40 38 -14 32 -16 14 C -18 2 -28 -2 -36 2 C -36 -10"
      + " -24 -20 -8 -24 Z M 42 -30 C 12 -22 0 0 6 20 C 12 38 38 32 36 14 C 34 2 24 -2 16 2 C 16"
      + " -10 28 -20 44 -24 Z",
    "quote.closing": "u quote.opening @180",
    "tablecells":
      "o R -55 -40 110 80 12; d *0.85 M -55 -14 L 55 -14 M -55 13 L 55 13 M -18 -40 L -18 40 M 18"
      + " -40 L 18 40",
    "filemenu.and.selection":
      "o R -50 -42 100 84 12; d M -28 -20 L 28 -20 M -28 0 L 28 0 M -28 20 L 28 20",
    "line.3.crossed.swirl.circle":
      "o O 0 0 45.52; d M -20 -12 L 20 -12 M -20 0 L 20 0 M -20 12 L 20 12",
    "rectangle.and.text.magnifyingglass":
      "s N 12 8 38 -56 38 -56 -40 54 -40 54 -4; s *0.9 M -36 -18 L 30 -18 M -36 0 L -4 0; s O 26"
      + " 18 18 M 39 31 L 54 46",
    "text.line.first.and.arrowtriangle.forward":
      "s :2 M -8 -34 L 50 -34 M -50 -10 L 50 -10 M -50 14 L 50 14 M -50 38 L 50 38; a P 2 -52 -46"
      + " -28 -34 -52 -22",
    "text.line.last.and.arrowtriangle.forward":
      "s :2 M -8 38 L 50 38 M -50 -34 L 50 -34 M -50 -10 L 50 -10 M -50 14 L 50 14; a P 2 -52 26"
      + " -28 38 -52 50",
    "textformat.subscript": "t 56 x @0,-14,0; t 32 2 @0,26,28",
    "textformat.superscript": "t 56 x @0,-14,0; t 32 2 @0,26,-28",
  ]
}
