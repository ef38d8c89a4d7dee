extension ViewDiagnostic {
  /// What the views or controllers of one class have wrong for one cause: one line of a report,
  /// however many they are.
  package struct Group: Sendable, CustomStringConvertible {
    /// The first one that was found.
    package let first: ViewDiagnostic
    /// The number of views or controllers.
    package fileprivate(set) var count = 1

    package var kind: Kind { first.kind }

    /// What all of the group share, and groups in other pictures: the class and the cause, without
    /// places and measured numbers.
    package var cause: String { first.cause }

    package var description: String {
      if count == 1 { return first.description }
      let others = "\(count - 1) " + (count == 2 ? "other" : "others")
      guard let pattern = first.pattern else {
        return first.description + "\n(And \(others) like it.)"
      }
      let name = first.isNamedByPath ? first.path : first.className + " (at " + first.path
      let closing = first.isNamedByPath ? " (and \(others))" : ", and \(others))"
      let sentence = pattern.replacing(ViewDiagnostic.nameMark, with: name + closing)
      return first.advice.isEmpty ? sentence : sentence + " " + first.advice
    }
  }

  /// Whether the sentence names the view by its path, without saying its class first.
  fileprivate var isNamedByPath: Bool {
    pattern?.replacing(Self.nameMark, with: path) == sentence
  }

  /// One group for every class and cause, in the order in which they were found.
  package static func grouped(_ diagnostics: [ViewDiagnostic]) -> [Group] {
    struct Key: Hashable {
      let kind: Kind
      let className: String
      let cause: String
    }
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for diagnostic in diagnostics {
      let key = Key(
        kind: diagnostic.kind, className: diagnostic.className, cause: diagnostic.cause)
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(Group(first: diagnostic))
      }
    }
    return groups
  }

  /// The sentence without its place: the class in place of the view's name and no measured numbers,
  /// or no indices of views where it is about several of them.
  fileprivate var cause: String {
    guard let pattern else { return Self.withoutIndices(sentence) }
    return pattern.replacing(Self.nameMark, with: className).split(separator: " ")
      .map { $0.first?.isNumber == true ? "#" : String($0) }.joined(separator: " ")
  }

  /// `Cell.UILabel` of `Cell[3].UILabel[1]`.
  private static func withoutIndices(_ text: String) -> String {
    var parts = text.split(separator: "[", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let part = parts[index]
      let digits = part.prefix(while: \.isNumber)
      if digits.isEmpty || part.dropFirst(digits.count).first != "]" {
        parts[index] = "[" + part
      } else {
        parts[index] = part.dropFirst(digits.count + 1)
      }
    }
    return parts.joined()
  }
}
