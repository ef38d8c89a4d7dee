extension RunReport {
  /// What a person decides about a failure.
  package enum Decision: String, Sendable {
    case accept, reject

    /// What it makes of a snapshot.
    package var word: String { self == .accept ? "accepted" : "rejected" }

    /// The command, which the snapshots' paths follow.
    package var command: String { "swift run snapshot review --\(rawValue)" }

    /// The command that decides about snapshots.
    package func command(_ snapshots: [String]) -> String {
      ([command] + snapshots.map(RunReport.shellQuoted)).joined(separator: " ")
    }
  }

  /// Whether there is a picture or a text that could become the reference.
  package func canDecide(_ entry: RunSummary.Entry) -> Bool {
    (entry.outcome == .differed || entry.outcome == .missing) && entry.record.actualPath != nil
  }

  /// The command that takes what was drawn as the reference; nothing where nothing was drawn that
  /// could be one.
  package func acceptCommand(for entry: RunSummary.Entry) -> String? {
    canDecide(entry) ? command(.accept, [entry.record.snapshot]) : nil
  }

  /// The command that decides about snapshots.
  package func command(_ decision: Decision, _ snapshots: [String]) -> String {
    decision.command(snapshots)
  }

  /// Where the assertion stands: file below the package, and line.
  func place(_ record: RunRecord) -> String { "\(shortPath(record.file)):\(record.line)" }

  /// One word of a shell. Control characters, which could end a line that is pasted, become
  /// `?`, which as a pattern stands for any one character.
  static func shellQuoted(_ text: String) -> String {
    let plain = "0123456789_-./=:,@%+".unicodeScalars
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || plain.contains($0))
    }
    if isPlain { return text }
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: quoted += "?"
      default:
        if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
      }
    }
    return "'" + quoted + "'"
  }
}
