/// What the calls of assertions in a file say of the test and the file that references are named
/// after: those of the caller unless they are given.
struct AssertionCalls {
  /// Texts without interpolation that are given as `testName:`.
  private(set) var literals: [String] = []
  /// Whether a test's name is made up otherwise.
  private(set) var computesTest = false
  /// Whether a source file, or a folder of references, is.
  private(set) var computesFile = false

  private static let functions: Set<String> = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "verifySnapshots",
  ]

  private let source: [UInt8]
  private let mask: SourceMask
  /// Parameters that have the caller's function or file as their default.
  private let passed: Set<String>

  init(_ source: [UInt8], _ mask: SourceMask, _ words: [(word: String, place: Int)]) {
    self.source = source
    self.mask = mask
    var passed: Set<String> = []
    for (index, entry) in words.enumerated()
    where ["#function", "#filePath", "#file", "#fileID"].contains(entry.word) && index >= 2 {
      // `testName: String = #function`: the parameter stands two words before.
      passed.insert(words[index - 2].word)
    }
    self.passed = passed
    for (index, entry) in words.enumerated() where Self.functions.contains(entry.word) {
      // A declaration of that name is no call of it.
      if index > 0, words[index - 1].word == "func" { continue }
      read(from: entry.place + entry.word.utf8.count)
    }
  }

  /// - Parameter place: Behind the function's name.
  private mutating func read(from place: Int) {
    var open = place
    while open < mask.bytes.count, mask.bytes[open] == 32 || mask.bytes[open] == 10 { open += 1 }
    guard open < mask.bytes.count, mask.bytes[open] == UInt8(ascii: "("),
      let close = mask.closing(open)
    else { return }
    for (word, place) in mask.words(in: open..<close) {
      let end = place + word.utf8.count
      guard end < close, mask.bytes[end] == UInt8(ascii: ":") else { continue }
      switch word {
      case "testName": noteTest(at: end + 1, close)
      case "file", "filePath", "snapshotDirectory":
        if !isPassedOn(at: end + 1, close) { computesFile = true }
      default: break
      }
    }
  }

  private mutating func noteTest(at place: Int, _ close: Int) {
    if isPassedOn(at: place, close) { return }
    if let literal = literal(at: place, close) {
      literals.append(literal)
    } else {
      computesTest = true
    }
  }

  /// Whether the argument only passes on the caller's own.
  private func isPassedOn(at place: Int, _ close: Int) -> Bool {
    guard let (first, end) = firstWord(at: place, close) else { return false }
    let rest = mask.bytes[end..<close].first { $0 != 32 && $0 != 10 }
    guard rest == nil || rest == UInt8(ascii: ",") else { return false }
    return first.hasPrefix("#") || passed.contains(first)
  }

  private func firstWord(at place: Int, _ close: Int) -> (String, Int)? {
    guard let start = start(place, close), let first = mask.words(in: start..<close).first,
      first.place == start
    else { return nil }
    return (first.word, start + first.word.utf8.count)
  }

  private func start(_ place: Int, _ close: Int) -> Int? {
    source[place..<close].firstIndex { $0 != 32 && $0 != 10 }
  }

  /// `"card"` alone, without anything in it that would change it.
  private func literal(at place: Int, _ close: Int) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let start = start(place, close), source[start] == quote,
      let end = source[(start + 1)..<close].firstIndex(of: quote)
    else { return nil }
    let text = source[(start + 1)..<end]
    let rest = source[(end + 1)...].first { $0 != 32 && $0 != 10 }
    guard !text.isEmpty, !text.contains(UInt8(ascii: "\\")),
      rest == UInt8(ascii: ",") || rest == UInt8(ascii: ")")
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Tells macros of a package's own from what the language and its libraries have.
enum SourceMacros {
  private static let known: Set<String> = [
    "@Test", "@Suite", "@Tag", "@MainActor", "@Sendable", "@State", "@Binding", "@Observable",
    "@Environment", "@Published", "@ViewBuilder", "@TaskLocal", "@NSCopying", "@UIApplicationMain",
    "#Preview", "#Predicate", "#expect", "#require", "#filePath", "#fileID", "#file", "#function",
    "#line", "#column", "#if", "#elseif", "#else", "#endif", "#selector", "#keyPath",
    "#colorLiteral", "#imageLiteral", "#fileLiteral", "#available", "#unavailable", "#warning",
    "#error", "#sourceLocation", "#isolation", "#externalMacro", "#dsohandle", "#_sourceLocation",
    "#", "@", "@available", "@testable", "@escaping", "@discardableResult", "@preconcurrency",
    "@unchecked", "@autoclosure", "@inlinable", "@usableFromInline", "@main", "@retroactive",
    "@nonobjc", "@convention", "@unknown", "@frozen", "@objc", "@objcMembers", "@inline",
    "@propertyWrapper", "@resultBuilder", "@globalActor", "@dynamicMemberLookup", "@isolated",
    "@concurrent", "@used", "@section", "@backDeployed", "@_spi", "@_exported",
    "@_disfavoredOverload", "@FocusState", "@StateObject", "@ObservedObject", "@EnvironmentObject",
  ]

  /// Whether the word may name a macro that makes functions.
  static func isUnknown(_ word: String) -> Bool {
    (word.hasPrefix("@") || word.hasPrefix("#")) && !known.contains(word)
  }
}
