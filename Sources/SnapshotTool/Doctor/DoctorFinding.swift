import SnapshotCore

/// What `doctor` says about one thing that snapshots depend on.
package struct DoctorFinding: Encodable, Sendable, Equatable {
  package enum Level: String, Encodable, Sendable {
    case ok, warn, fail
  }

  /// A word: `fonts`, `names`.
  package let check: String
  package let level: Level
  package let text: String
  /// The next step; nil where all is well.
  package let next: String?

  static func ok(_ check: String, _ text: String) -> DoctorFinding {
    DoctorFinding(check: check, level: .ok, text: text, next: nil)
  }

  static func warn(_ check: String, _ text: String, next: String) -> DoctorFinding {
    DoctorFinding(check: check, level: .warn, text: text, next: next)
  }

  static func fail(_ check: String, _ text: String, next: String) -> DoctorFinding {
    DoctorFinding(check: check, level: .fail, text: text, next: next)
  }

  package func line(_ style: TextStyle) -> String {
    let mark =
      switch level {
      case .ok: style.green("✓")
      case .warn: style.yellow("!")
      case .fail: style.red("✗")
      }
    let padding = String(repeating: " ", count: max(14 - check.count, 1))
    var line = "\(mark) \(check)\(padding)\(text.singleLine)"
    if let next { line += "\n" + String(repeating: " ", count: 16) + style.dim(next.singleLine) }
    return line
  }
}
