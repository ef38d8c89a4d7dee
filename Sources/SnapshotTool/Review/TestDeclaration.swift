import SnapshotCore

/// A function, or what else has a `#function` that an assertion can stand in.
struct TestDeclaration {
  /// The names that references may have: `card`, `card-_`. The plain name is among them, in case
  /// the labels are read wrongly.
  let names: Set<String>
  /// Whether a test framework calls it by itself.
  let isTest: Bool
  /// Whether what it asserts depends on a condition, as far as its words say.
  let isConditional: Bool

  private static let conditions: Set<String> = [
    "if", "guard", "switch", "where", "catch", "#if", "XCTSkip", "XCTSkipIf", "XCTSkipUnless",
    "withKnownIssue",
  ]

  /// - Parameter text: The whole name, as `#function` gives it: `card(_:)`.
  static func name(_ text: String) -> String {
    SnapshotID(testFile: "a", testName: text, name: "1").testName
  }

  /// The declarations of a file.
  ///
  /// Those in comments are found as well: a test that is commented out may come back, and a
  /// function too many only keeps a file.
  static func all(in source: [UInt8], _ mask: SourceMask) -> [TestDeclaration] {
    var found = commentedOut(source, mask)
    var isMarked = false
    for (word, place) in mask.words(in: 0..<mask.bytes.count) {
      switch word {
      case "@Test": isMarked = true
      case "func":
        found.append(function(source, mask, from: place + 4, isMarked: isMarked))
        isMarked = false
      case "init", "subscript":
        found.append(function(source, mask, from: place, isMarked: false))
      case "var", "let", "deinit":
        let (name, _) = Self.name(source, from: word == "deinit" ? place : place + 3)
        found.append(TestDeclaration(names: [Self.name(name)], isTest: false, isConditional: true))
      default: break
      }
    }
    return found
  }

  private static func commentedOut(_ source: [UInt8], _ mask: SourceMask) -> [TestDeclaration] {
    let mark = Array("func ".utf8)
    return source.indices.dropLast(mark.count).compactMap { place in
      guard source[place] == mark[0], mask.bytes[place] != mark[0],
        source[place...].starts(with: mark)
      else { return nil }
      let (name, end) = name(source, from: place + 4)
      let arguments = String(decoding: source[end...].prefix { $0 != 10 }, as: UTF8.self)
      let labels = Self.labels(arguments.prefix { $0 != ")" }.dropFirst())
      return TestDeclaration(
        names: [Self.name(name), Self.name(name + labels)], isTest: false, isConditional: true)
    }
  }

  /// A name, without its backticks, and where it ends.
  private static func name(_ source: [UInt8], from start: Int) -> (String, Int) {
    var place = start
    while place < source.count, source[place] == 32 || source[place] == 10 { place += 1 }
    let first = place
    if place < source.count, source[place] == UInt8(ascii: "`") {
      let rest = source[(first + 1)...]
      let end = rest.firstIndex(of: UInt8(ascii: "`")) ?? source.count
      let name = String(decoding: source[(first + 1)..<end], as: UTF8.self)
      return (name, min(end + 1, source.count))
    }
    while place < source.count, SourceMask.isName(source[place]) { place += 1 }
    return (String(decoding: source[first..<place], as: UTF8.self), place)
  }

  private static func function(
    _ source: [UInt8], _ mask: SourceMask, from start: Int, isMarked: Bool
  ) -> TestDeclaration {
    let (name, nameEnd) = name(source, from: start)
    let unknown = TestDeclaration(
      names: [Self.name(name)], isTest: isMarked, isConditional: true)
    guard let open = mask.next(UInt8(ascii: "("), after: nameEnd - 1),
      let close = mask.closing(open)
    else { return unknown }
    let labels = labels(Substring(String(decoding: mask.bytes[(open + 1)..<close], as: UTF8.self)))
    let isTest = isMarked || (name.hasPrefix("test") && labels == "()")
    return TestDeclaration(
      names: [Self.name(name), Self.name(name + labels)], isTest: isTest,
      isConditional: isConditional(mask, from: close + 1))
  }

  /// Whether a body begins that has a condition; also where no body is found.
  private static func isConditional(_ mask: SourceMask, from start: Int) -> Bool {
    guard let open = mask.next(UInt8(ascii: "{"), after: start - 1), let end = mask.closing(open)
    else { return true }
    let signature = mask.words(in: start..<open).map(\.word)
    if signature.contains("func") || signature.contains("var") { return true }
    return mask.words(in: open..<end).contains { conditions.contains($0.word) }
  }

  /// `(_:style:)` of `_ suit: Suit, style: [Style] = []`.
  private static func labels(_ parameters: Substring) -> String {
    var labels: [Substring] = []
    var depth = 0
    var isLabel = true
    var text = ""
    for character in parameters {
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth = max(depth - 1, 0)
      case "," where depth == 0:
        isLabel = true
        text = ""
      case ":" where depth == 0 && isLabel:
        isLabel = false
        let words = text.split { $0 == " " || $0.isNewline }
        labels.append(words.first.map { Substring($0.filter { $0 != "`" }) } ?? "_")
      default: if isLabel { text.append(character) }
      }
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension SnapshotID {
  /// The test, as the file's name has it: what stands before the first point.
  var testName: String { String(stem.prefix { $0 != "." }) }
}
