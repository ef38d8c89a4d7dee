/// A call in Swift source, taken apart as far as its closures are concerned.
///
/// The body of a statement whose condition ends in the call, as in `if f() {`, counts as its
/// closure: an assertion has no value, and stands in no condition.
struct InlineCall {
  struct Argument {
    /// The argument with its label.
    var range: Range<Int>
    var expression: Range<Int>
    /// Whether the argument is one closure and no other expression.
    var isClosure: Bool
  }

  struct TrailingClosure {
    /// The closure's label; nil for the first one.
    var label: String?
    /// The closure, from its label on.
    var range: Range<Int>
    var closure: Range<Int>
  }

  /// The place where the argument list or, without one, the first closure begins.
  let start: Int
  /// The place after the `)`; the call's start where it has no argument list.
  private(set) var listEnd: Int
  private(set) var arguments: [Argument] = []
  private(set) var trailing: [TrailingClosure] = []

  /// - Parameters:
  ///   - line: The line as `#line` gives it for an argument's default: of the `(` or the `{`.
  ///   - column: The column as `#column` gives it: bytes of the line up to there, and 1.
  init(_ bytes: [UInt8], line: Int, column: Int) throws(InlineSourceError) {
    guard let lineStart = Self.start(ofLine: line, bytes), column > 0 else {
      throw .notACall(line: line, column: column)
    }
    start = lineStart + column - 1
    listEnd = start
    var walk = SwiftSourceWalk(bytes, at: start)
    switch walk.byte(at: start) {
    case UInt8(ascii: "("): try takeArguments(&walk)
    case UInt8(ascii: "{"): break
    default: throw .notACall(line: line, column: column)
    }
    try takeTrailing(&walk)
  }

  static func start(ofLine line: Int, _ bytes: [UInt8]) -> Int? {
    if line == 1 { return 0 }
    var current = 1
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      current += 1
      if current == line { return index + 1 }
    }
    return nil
  }

  private mutating func takeArguments(_ walk: inout SwiftSourceWalk) throws(InlineSourceError) {
    walk.index += 1
    while true {
      try walk.skipTrivia()
      guard let byte = walk.byte(at: walk.index) else { throw .unbalanced }
      if byte == UInt8(ascii: ")") { break }
      if byte == UInt8(ascii: ",") {
        walk.index += 1
        continue
      }
      try takeArgument(&walk)
    }
    walk.index += 1
    listEnd = walk.index
  }

  private mutating func takeArgument(_ walk: inout SwiftSourceWalk) throws(InlineSourceError) {
    let begin = walk.index
    var ahead = walk
    if ahead.takeName() != nil {
      try ahead.skipTrivia()
      if ahead.byte(at: ahead.index) == UInt8(ascii: ":") {
        ahead.index += 1
        try ahead.skipTrivia()
        walk = ahead
      }
    }
    let expression = walk.index
    var end = expression
    var elements = 0
    while let byte = walk.byte(at: walk.index), byte != UInt8(ascii: ","),
      byte != UInt8(ascii: ")")
    {
      try walk.skipElement()
      end = walk.index
      elements += 1
      try walk.skipTrivia()
    }
    let isClosure = elements == 1 && walk.byte(at: expression) == UInt8(ascii: "{")
    arguments.append(
      Argument(range: begin..<end, expression: expression..<end, isClosure: isClosure))
  }

  private mutating func takeTrailing(_ walk: inout SwiftSourceWalk) throws(InlineSourceError) {
    while true {
      try walk.skipTrivia()
      let begin = walk.index
      var label: String?
      if !trailing.isEmpty {
        label = walk.takeName()
        try walk.skipTrivia()
        guard label != nil, label != "default", walk.byte(at: walk.index) == UInt8(ascii: ":")
        else { return }
        walk.index += 1
        try walk.skipTrivia()
      }
      guard walk.byte(at: walk.index) == UInt8(ascii: "{") else { return }
      let closure = walk.index
      try walk.skipElement()
      trailing.append(
        TrailingClosure(
          label: label, range: begin..<walk.index, closure: closure..<walk.index))
    }
  }

  // MARK: - Where a closure stands

  enum Place {
    /// The closure stands in the argument list.
    case argument(Argument)
    case trailing(TrailingClosure)
    /// The call has no closure yet. It goes in front of this trailing closure, or behind the call
    /// where that is nil.
    case absent(before: TrailingClosure?, isFirst: Bool)
  }

  /// The place of the closure that is `offset` closures behind the call's first one: those at the
  /// end of the argument list count too.
  func place(
    offset: Int, isLabelled: (String) -> Bool
  ) throws(InlineSourceError) -> Place {
    let closures = arguments.reversed().prefix(while: \.isClosure).count
    let place = offset - closures
    if place < 0 { return .argument(arguments[arguments.count + place]) }
    if place == 0 {
      return trailing.first.map(Place.trailing) ?? .absent(before: nil, isFirst: true)
    }
    guard !trailing.isEmpty else { throw .noClosure(before: offset) }
    guard trailing.indices.contains(place) else { return .absent(before: nil, isFirst: false) }
    let found = trailing[place]
    return found.label.map(isLabelled) == true
      ? .trailing(found) : .absent(before: found, isFirst: false)
  }

  /// The place after the whole call.
  var end: Int { trailing.last?.range.upperBound ?? listEnd }
}
