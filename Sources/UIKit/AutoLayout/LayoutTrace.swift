/// A laid-out tree as text: frames, passes, the constraints that each view holds, what is
/// ambiguous and what broke. The same layout gives the same text in every run.
@MainActor
package enum LayoutTrace {
  package static func text(of root: UIView, _ recording: LayoutRecording? = nil) -> String {
    var lines: [String] = []
    append(root, depth: 0, recording, to: &lines)
    for issue in recording?.issues ?? [] {
      lines.append("")
      lines.append("\(issue)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One line about a view whose constraints leave it open.
  static func ambiguity(of name: String, _ open: [String]) -> String {
    "The constraints of \(name) do not determine its \(open.joined(separator: ", "))."
  }

  private static func append(
    _ view: UIView, depth: Int, _ recording: LayoutRecording?, to lines: inout [String]
  ) {
    let indent = String(repeating: "|   ", count: depth)
    var line = "\(indent)\(marks(view))\(type(of: view)) \(text(view.frame))"
    if let recording { line += ", layouts: \(recording.passCount(of: view))" }
    let open = view.ambiguousDimensions
    if !open.isEmpty { line += ", AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))" }
    if view.isHidden { line += ", hidden" }
    lines.append(line)
    for constraint in view.constraints {
      lines.append("\(indent)|   - \(text(constraint, in: view))")
    }
    for subview in view.subviews {
      append(subview, depth: depth + 1, recording, to: &lines)
    }
  }

  /// `•` before views whose frame is a constraint, `*` before those that constraints place.
  private static func marks(_ view: UIView) -> String {
    view.translatesAutoresizingMaskIntoConstraints ? "•" : "*"
  }

  /// The constraint without its class, with names that begin at the view that holds it, `self`.
  private static func text(_ constraint: NSLayoutConstraint, in holder: UIView) -> String {
    let own = LayoutNaming.path(holder)
    let prefix = own + "."
    let text = constraint.text { object in
      let path = LayoutNaming.path(object)
      if object === holder { return "self" }
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    var body = text.hasPrefix("<NSLayoutConstraint ") ? String(text.dropFirst(20)) : text
    for end in ["   (active)>", ">"] where body.hasSuffix(end) {
      body.removeLast(end.count)
      break
    }
    if let note = body.range(of: "   (active, names: '|':") {
      body.removeSubrange(note.lowerBound...)
    }
    return body
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { value in
      Digits.decimal(value, places: 3)
    }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
