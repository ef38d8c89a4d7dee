import SnapshotCore

/// Opens a review of three snapshots in a terminal.
protocol ReviewOpening {
  var package: PendingPackage { get }
}

extension ReviewOpening {
  /// The three: two that differ from their references, and one that has none.
  static var paths: [String] {
    ["CardTests/a.1@2x.png", "CardTests/b.1@2x.png", "RingTests/c.1@2x.png"]
  }

  static func makePackage() throws -> PendingPackage {
    let package = try PendingPackage()
    try package.add(paths[0], reference: picture(4, 4))
    try package.add(paths[1], reference: picture(4, 4))
    try package.add(paths[2], reference: nil) { $0.test = "RingTests.testRing" }
    return package
  }

  func open(
    _ images: String? = "none", environment: [String: String] = [:], rows: Int = 40
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["review"] + (images.map { ["--images", $0] } ?? []), directory: package.root,
      environment: environment, rows: rows)
  }
}
