import SnapshotCore

/// Text that is safe where a browser reads it, whatever it holds.
package enum HTMLText {
  /// Escapes text and attributes in double quotes.
  package static func escaped(_ text: String) -> String {
    MarkupText.escaped(text) { scalar in
      switch scalar {
      case "'": return "&#39;"
      case "\n", "\t": return nil
      default:
        // Marks that turn the direction of text would rearrange what stands around a name.
        let turns = (0x202a...0x202e).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
        return turns || scalar.properties.generalCategory == .control ? "\u{fffd}" : nil
      }
    }
  }

  /// JSON for a `<script type="application/json">`: no text in it can end the element or begin a
  /// comment.
  package static func json(_ value: some Encodable) -> String {
    JSONText.string(value).replacing("<", with: "\\u003c")
  }
}
