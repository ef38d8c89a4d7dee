import SnapshotCore

/// What `snapshot diff --json` prints for a pair of files. The keys are fixed.
package struct DiffResult: Encodable, Sendable {
  package enum Status: String, Encodable, Sendable {
    case match, differ, size, missing, error
  }

  package var status: Status
  package var differentPixels = 0
  package var totalPixels = 0
  /// The maximum ΔE (CIE 1994), whatever the tolerance.
  package var maxDelta = 0.0
  package var regions: [ComparisonResult.Region] = []
  package var message: String
  /// The file's path below both folders; nil for a pair of files.
  package var path: String?

  package init(_ result: ComparisonResult) {
    status =
      switch result.status {
      case .match: .match
      case .differ: .differ
      case .size: .size
      }
    differentPixels = result.differentPixels
    totalPixels = result.totalPixels
    maxDelta = result.maxDelta
    regions = result.regions.map(\.box)
    message = result.description
  }

  package init(_ status: Status, message: String) {
    self.status = status
    self.message = message
  }
}

/// What a comparison of folders comes to. `--json` prints
/// `{"files": [the files' results], "status": …}`, each result as soon as it is there.
package struct FolderSummary: Sendable {
  package private(set) var count = 0
  package private(set) var matching = 0
  /// The worst of the files decides: an error, then any difference.
  package private(set) var status = DiffResult.Status.match

  package init() {}

  package mutating func add(_ file: DiffResult.Status) {
    count += 1
    switch file {
    case .match: matching += 1
    case .error: status = .error
    case .differ, .size, .missing: if status != .error { status = .differ }
    }
  }
}
