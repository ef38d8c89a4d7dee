import SnapshotCore

/// Opens a review of three snapshots in a terminal.
protocol ReviewOpening {
  var package: PendingPackage { get }
}

extension ReviewOpening {
  func open(
    _ images: String? = "none", environment: [String: String] = [:], rows: Int = 40
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["review"] + (images.map { ["--images", $0] } ?? []), directory: package.root,
      environment: environment, rows: rows)
  }
}
