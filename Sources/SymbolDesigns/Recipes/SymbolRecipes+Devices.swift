extension SymbolRecipes {
  static let devices: [String: String] = [
    "iphone": "o R -28 -54 56 108 13; d *0.8 L -8 -45 8 -45",
    "iphone.gen3": "u iphone",
    "iphone.radiowaves.left.and.right":
      "u iphone @0,0,0,0.86; s M -42 -18 Q -50 0 -42 18 M 42 -18 Q 50 0 42 18",
    "ipad": "o R -40 -54 80 108 13; d *0.8 L -9 45 9 45",
    "ipad.landscape": "u ipad @-90",
    "macbook.and.iphone":
      "s N 8 -52 26 -52 -36 32 -36 32 -30; s L -62 36 12 36; o R 18 -18 38 60 9",
    "laptopcomputer": "o R -46 -38 92 62 9; s *1.1 L -62 38 62 38",
    "desktopcomputer":
      "o R -58 -46 116 72 10; d L -58 10 58 10; s M -8 26 L -12 46 M 8 26 L 12 46 M -24 46 L 24"
      + " 46",
    "display": "o R -58 -46 116 74 10; s M 0 28 L 0 46 M -24 46 L 24 46",
    "pc": "o R -30 -52 60 104 9; d L -14 -34 14 -34; x O 0 24 6",
    "server.rack":
      "o R -52 -44 104 26 7; o R -52 -12 104 26 7; o R -52 20 104 26 7; x O 38 -31 4.5 O 38 1 4.5"
      + " O 38 33 4.5",
    "externaldrive": "o R -54 -14 108 44 12; x O 36 8 5; d *0.8 L -36 8 4 8",
    "cpu":
      "o R -32 -32 64 64 10; d R -15 -15 30 30 4; s *0.9 M -18 -32 L -18 -46 M 0 -32 L 0 -46 M 18"
      + " -32 L 18 -46 M -18 32 L -18 46 M 0 32 L 0 46 M 18 32 L 18 46 M -32 -18 L -46 -18 M -32"
      + " 0 L -46 0 M -32 18 L -46 18 M 32 -18 L 46 -18 M 32 0 L 46 0 M 32 18 L 46 18",
    "memorychip":
      "o R -52 -26 104 44 7; d R -34 -12 22 16 2 R 12 -12 22 16 2; s *0.9 M -40 18 L -40 32 M -20"
      + " 18 L -20 32 M 0 18 L 0 32 M 20 18 L 20 32 M 40 18 L 40 32",
    "simcard": "o P 8 -34 -50 14 -50 34 -28 34 50 -34 50; d R -17 0 34 32 5",
    "simcard.2":
      "o @0,-22,0,0.8 P 8 -34 -50 14 -50 34 -28 34 50 -34 50; o ! @0,20,6,0.8 P 8 -34 -50 14 -50"
      + " 34 -28 34 50 -34 50; d *0.8 R 7 6 26 24 4",
    "sdcard": "o P 8 -34 -50 14 -50 34 -28 34 50 -34 50; d M -16 -36 L -16 -18 M -2 -36 L -2 -18",
    "keyboard":
      "o R -60 -34 120 68 12; d *1.1 D -42 -14 D -25 -14 D -8 -14 D 9 -14 D 26 -14 D 43 -14 D -42"
      + " 3 D -25 3 D -8 3 D 9 3 D 26 3 D 43 3; d L -22 20 22 20",
    "keyboard.chevron.compact.down":
      "o R -58 -48 116 60 11; d *1.1 D -40 -30 D -20 -30 D 0 -30 D 20 -30 D 40 -30; d L -20 -6 20"
      + " -6; s L -20 30 0 42 20 30",
    "computermouse": "o R -28 -52 56 104 28; d L 0 -34 0 -18",
    "magicmouse": "o R -28 -52 56 104 26",
    "printer":
      "o R -54 -20 108 48 12; s N 5 -32 -20 -32 -46 32 -46 32 -20; k R -36 8 72 44 0; s R -32 10"
      + " 64 38 6; x O 36 -6 4.5",
    "scanner": "o R -56 6 112 34 10; s L -48 -30 50 6; d L -30 23 10 23",
    "applewatch":
      "o R -30 -34 60 68 16; s N 7 -22 -36 -17 -54 17 -54 22 -36 M -22 36 L -17 54 L 17 54 L 22"
      + " 36",
    "battery.100": "s :2 R -60 -28 108 56 15; a R -50 -18 88 36 8; a M 56 -10 C 64 -7 64 7 56 10 Z",
    "battery.75": "s :2 R -60 -28 108 56 15; a R -50 -18 66 36 8; a M 56 -10 C 64 -7 64 7 56 10 Z",
    "battery.50": "s :2 R -60 -28 108 56 15; a R -50 -18 44 36 8; a M 56 -10 C 64 -7 64 7 56 10 Z",
    "battery.25":
      "s :2 R -60 -28 108 56 15; a #red R -50 -18 22 36 8; a M 56 -10 C 64 -7 64 7 56 10 Z",
    "battery.0": "s R -60 -28 108 56 15; a M 56 -10 C 64 -7 64 7 56 10 Z",
    "battery.100.bolt":
      "s :2 R -60 -28 108 56 15; a R -50 -18 88 36 8; a M 56 -10 C 64 -7 64 7 56 10 Z; a ! #green"
      + " P 2 2 -44 -24 6 -6 6 -14 44 14 -6 -4 -6",
    "battery.100percent": "u battery.100",
    "battery.75percent": "u battery.75",
    "battery.50percent": "u battery.50",
    "battery.25percent": "u battery.25",
    "battery.0percent": "u battery.0",
    "powerplug":
      "o M -26 -18 L 26 -18 L 26 0 A 0 0 26 0 180 Z; s M -12 -18 L -12 -46 M 12 -18 L 12 -46 M 0"
      + " 26 L 0 50",
    "power": "s J 0 4 42 -58 238 M 0 -50 L 0 -4",
    "cellularbars":
      "a %1 R -56 14 20 26 5; a %2 R -26 -4 20 44 5; a %3 R 4 -22 20 62 5; a %4 R 34 -40 20 80 5",
    "chart.bar": "o %1 R -52 6 24 38 6; o %2 R -12 -16 24 60 6; o %3 R 28 -42 24 86 6",
    "chart.bar.xaxis":
      "o R -46 0 22 28 5; o R -11 -20 22 48 5; o R 24 -44 22 72 5; s L -54 46 54 46",
    "chart.bar.doc.horizontal": "u doc; d M -20 -6 L 10 -6 M -20 12 L 20 12 M -20 30 L 0 30",
    "chart.pie":
      "o M -6 -38 A -6 6 44 -90 -360 L 38 6 L -6 6 Z; o M 8 -50 A 8 -8 42 -90 0 L 8 -8 Z",
    "chart.line.uptrend.xyaxis":
      "s :2 N 10 -50 -44 -50 44 54 44; s N 3 -34 20 -10 -6 8 10 44 -28 M 24 -30 L 46 -30 L 46 -8",
    "chart.line.downtrend.xyaxis":
      "s :2 N 10 -50 -44 -50 44 54 44; s N 3 -34 -28 -10 -2 8 -16 44 20 M 24 22 L 46 22 L 46 0",
    "chart.xyaxis.line": "s :2 N 10 -50 -44 -50 44 54 44; s N 3 -34 22 -12 -4 8 12 44 -28",
    "chart.dots.scatter":
      "s :2 N 10 -50 -44 -50 44 54 44; a O -24 22 7 O -8 -8 7 O 12 14 7 O 24 -18 7 O 44 -30 7",
    "gauge": "o O 0 0 45.52; d J 0 0 28 150 390; d L 0 4 16 -16",
    "gauge.medium": "u gauge",
    "speedometer": "u gauge",
    "gauge.with.dots.needle.50percent":
      "o O 0 0 45.52; d *1.1 D -26 10 D -24 -12 D 24 -12 D 26 10 D -10 -26 D 10 -26; d L 0 8 0"
      + " -16",
    "terminal": "o R -57 -43 114 86 14; d L -34 -16 -14 2 -34 20; d L -2 22 26 22",
    "apple.terminal": "u terminal",
    "qrcode":
      "s R -44 -44 34 34 4 R 10 -44 34 34 4 R -44 10 34 34 4; a R -33 -33 12 12 1 R 21 -33 12 12"
      + " 1 R -33 21 12 12 1 R 10 10 14 14 1 R 34 10 12 12 1 R 24 24 12 12 1 R 10 36 12 10 1 R"
      + " 36 36 10 10 1",
    "qrcode.viewfinder": "u viewfinder; u qrcode @0,0,0,0.5",
    "barcode":
      "s *0.9 M -50 -34 L -50 34 M -14 -34 L -14 34 M 22 -34 L 22 34 M 50 -34 L 50 34; s *1.8 M"
      + " -32 -34 L -32 34 M 4 -34 L 4 34 M 36 -34 L 36 34",
    "barcode.viewfinder":
      "u viewfinder; s *0.9 M -26 -20 L -26 20 M -14 -20 L -14 20 M 0 -20 L 0 20 M 14 -20 L 14 20"
      + " M 26 -20 L 26 20",
    "flashlight.on.fill":
      "a P 4 -22 -30 22 -30 22 -20 12 -4 12 50 -12 50 -12 -4 -22 -20; k O 0 10 5; s M -26 -46 L"
      + " -34 -56 M 0 -48 L 0 -60 M 26 -46 L 34 -56",
    "flashlight.off.fill":
      "a P 4 -22 -42 22 -42 22 -26 12 -8 12 50 -12 50 -12 -8 -22 -26; k O 0 8 5",
    "poweroutlet.type.f": "o O 0 0 45; x O -15 0 5 O 15 0 5",
    "homepod":
      "o M -40 -20 C -40 -56 40 -56 40 -20 L 40 20 C 40 52 -40 52 -40 20 Z; d V 0 -24 22 9",
  ]
}
