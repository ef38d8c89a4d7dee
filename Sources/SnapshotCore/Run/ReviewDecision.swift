/// What a person decides about a failure.
package enum ReviewDecision: String, Sendable {
  case accept, reject

  /// What it makes of a snapshot.
  package var word: String { self == .accept ? "accepted" : "rejected" }

  /// The command, which the snapshots' paths follow.
  package var command: String { "\(ToolCommand.name) review --\(rawValue)" }

  /// The command that decides about snapshots.
  package func command(_ snapshots: [String]) -> String {
    ([command] + snapshots.map(ShellText.quoted)).joined(separator: " ")
  }
}
