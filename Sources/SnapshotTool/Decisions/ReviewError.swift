import SnapshotCore

/// Why a decision could not be carried out. The text says what to do next.
package enum ReviewError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reference is not the one that the run compared.
  case stale(String, reason: String)
  /// The actual file cannot be used.
  case gone(String, reason: String)
  /// What a decision wrote was changed since: it is not taken back.
  case changedSince(String)
  /// The journal, or a file that it names, cannot be trusted. No file was changed.
  case refused(String, reason: String)
  case file(FileError)
  /// Another process reviews the same run.
  case busy(folder: String)

  package var description: String {
    switch self {
    case .stale(let path, let reason):
      "\(path.singleLine): \(reason). Run `\(ToolCommand.name) verify` again, and review that."
    case .gone(let path, let reason):
      "\(path.singleLine) cannot be accepted: \(reason). Run `\(ToolCommand.name) verify` again."
    case .changedSince(let path):
      "\(path.singleLine) was changed after it was accepted, and is left unchanged."
    case .refused(let path, let reason):
      "\(path.singleLine) is refused: \(reason). Nothing was changed."
    case .file(let error): "\(error)"
    case .busy(let folder):
      "Another review of \(folder.singleLine) is open. Finish it first."
    }
  }

  /// What is wrong, without the snapshot and the next step.
  package var reason: String {
    switch self {
    case .stale(_, let reason), .gone(_, let reason), .refused(_, let reason): reason
    case .changedSince: "it was changed after it was accepted"
    case .file(let error): "\(error)"
    case .busy: "\(self)"
    }
  }
}
