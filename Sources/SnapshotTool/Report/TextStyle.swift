import SnapshotCore

/// Colours of a terminal, or none.
package struct TextStyle: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package func bold(_ text: String) -> String { paint("1", text) }
  package func dim(_ text: String) -> String { paint("2", text) }
  package func red(_ text: String) -> String { paint("31", text) }
  package func green(_ text: String) -> String { paint("32", text) }
  package func yellow(_ text: String) -> String { paint("33", text) }

  private func paint(_ code: String, _ text: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
