import SnapshotCore

/// What `snapshot diff --json` prints for a pair of files. The keys are fixed.
package struct DiffResult: Encodable, Sendable {
  package enum Status: String, Encodable, Sendable {
    case match, differ, size, missing, error
  }

  package var status: Status
  package var differentPixels = 0
  package var totalPixels = 0
  /// Greatest ΔE (CIE 1994), whatever the tolerance.
  package var maxDelta = 0.0
  package var regions: [ComparisonResult.Region] = []
  package var message: String
  /// Below both folders; nothing for a pair of files.
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
    regions = result.regions
    message = result.description
  }

  package init(_ status: Status, message: String) {
    self.status = status
    self.message = message
  }
}

/// What `snapshot diff --json` prints for a pair of folders.
package struct FolderDiffResult: Encodable, Sendable {
  package let status: DiffResult.Status
  package let files: [DiffResult]

  /// The worst of the files decides: an error, then any difference.
  package init(_ files: [DiffResult]) {
    self.files = files
    if files.contains(where: { $0.status == .error }) {
      status = .error
    } else {
      status = files.allSatisfy { $0.status == .match } ? .match : .differ
    }
  }
}
