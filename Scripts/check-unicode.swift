// Unicode's conformance tests; see Scripts/check-unicode.
import Foundation

@testable import CoreText

@main
enum CheckUnicode {
  static func main() {
    let database = URL(fileURLWithPath: CommandLine.arguments[1])
    var suite = ConformanceSuite(database: database)
    suite.checkBreaks("LineBreakTest") { characters in
      LineBreaker.breaks(in: characters).map { $0 != .prohibited }
    }
    suite.checkBreaks("GraphemeBreakTest") { characters in
      marks(GraphemeBreaker.boundaries(in: characters), characters.count)
    }
    suite.checkBreaks("WordBreakTest") { characters in
      marks(WordBreaker.boundaries(in: characters), characters.count)
    }
    suite.checkBidiCharacters()
    suite.checkBidiClasses()
    measure()
    exit(suite.failures == 0 ? 0 : 1)
  }

  private static func marks(_ boundaries: [Int], _ count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count + 1)
    for boundary in boundaries { marks[boundary] = true }
    return marks
  }

  /// Nanoseconds a character, least of five, on text of two lengths: linear time shows.
  private static func measure() {
    let latin = "The quick brown fox (see page 12, “Foxes”) costs $3.50 or 20%. "
    let mixed = "שלום (abc) 12,5 עולם، مرحبا بالعالم 1234 \u{2067}x\u{2069} 日本語、テスト。 👨‍👩‍👧 "
    for (name, sample) in [("latin", latin), ("mixed", mixed)] {
      for count in [20, 2_000] {
        let text = String(repeating: sample, count: count).unicodeScalars.map(\.value)
        let runs: [(String, () -> Int)] = [
          ("line", { LineBreaker.breaks(in: text).count }),
          ("grapheme", { GraphemeBreaker.boundaries(in: text).count }),
          ("word", { WordBreaker.boundaries(in: text).count }),
          ("bidi", { BidiParagraph(text).levels.count }),
          ("script", { ScriptRun.runs(in: text).count }),
          ("joining", { CursiveJoining.forms(of: text).count }),
        ]
        var line = "\(name), \(text.count) characters, ns each:"
        for (label, run) in runs {
          var best = Double.infinity
          for _ in 0..<5 {
            let begin = DispatchTime.now().uptimeNanoseconds
            precondition(run() > 0)
            let taken = DispatchTime.now().uptimeNanoseconds - begin
            best = min(best, Double(taken) / Double(text.count))
          }
          line += " \(label) \((best * 10).rounded() / 10)"
        }
        print(line)
      }
    }
  }
}

struct ConformanceSuite {
  let database: URL
  var failures = 0

  private func lines(_ path: String) -> [Substring] {
    guard
      let data = try? Data(contentsOf: database.appendingPathComponent(path))
    else {
      print("cannot read \(path)")
      exit(2)
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  private mutating func report(_ name: String, _ count: Int, _ failed: [String]) {
    print("\(name): \(count - failed.count) of \(count)")
    for line in failed.prefix(20) { print("  \(line)") }
    failures += failed.count + (count == 0 ? 1 : 0)
  }

  mutating func checkBreaks(_ name: String, _ breaks: ([UInt32]) -> [Bool]) {
    var count = 0
    var failed: [String] = []
    for line in lines("auxiliary/\(name).txt") {
      let body = line.prefix { $0 != "#" }
      var characters: [UInt32] = []
      var expected: [Bool] = []
      for word in body.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        switch word {
        case "÷": expected.append(true)
        case "×": expected.append(false)
        default: characters.append(UInt32(word, radix: 16) ?? 0)
        }
      }
      guard !characters.isEmpty else { continue }
      count += 1
      if breaks(characters) != expected { failed.append(String(line)) }
    }
    report(name, count, failed)
  }

  private func numbers(_ field: Substring, radix: Int = 10) -> [UInt32?] {
    field.split(separator: " ").map { UInt32($0, radix: radix) }
  }

  private static let directions: [BidiParagraph.BaseDirection] = [
    .leftToRight, .rightToLeft, .natural,
  ]

  private func agrees(
    _ paragraph: BidiParagraph, levels: [UInt32?], order: [UInt32?]
  ) -> Bool {
    let line = 0..<levels.count
    let found = paragraph.levels(ofLine: line)
    guard found.count == levels.count else { return false }
    for (one, other) in zip(found, levels) where other != nil && UInt32(one) != other {
      return false
    }
    let places = paragraph.visualOrder(ofLine: line).filter { levels[$0] != nil }
    return places.map { UInt32($0) } == order.map { $0 ?? 0 }
  }

  mutating func checkBidiCharacters() {
    var count = 0
    var failed: [String] = []
    for line in lines("BidiCharacterTest.txt") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let direction = Int(fields[1]) else { continue }
      count += 1
      let paragraph = BidiParagraph(
        numbers(fields[0], radix: 16).map { $0 ?? 0 }, direction: Self.directions[direction])
      let isRight =
        UInt8(fields[2]) == paragraph.baseLevel
        && agrees(paragraph, levels: numbers(fields[3]), order: numbers(fields[4]))
      if !isRight { failed.append(String(line)) }
    }
    report("BidiCharacterTest", count, failed)
  }

  private static let classNames: [Substring] = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO",
    "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
  ]

  mutating func checkBidiClasses() {
    var count = 0
    var failed: [String] = []
    var levels: [UInt32?] = []
    var order: [UInt32?] = []
    var known: [Substring: BidiClass] = [:]
    for (name, kind) in zip(Self.classNames, BidiClass.allCases) { known[name] = kind }
    for line in lines("BidiTest.txt") where !line.hasPrefix("#") {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: { $0 == " " || $0 == "\t" })
          .map { UInt32($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: { $0 == " " || $0 == "\t" })
          .map { UInt32($0) }
      } else {
        let fields = line.split(separator: ";")
        guard fields.count == 2, let bits = Int(fields[1].dropFirst()) else { continue }
        let classes = fields[0].split(separator: " ").compactMap { known[$0] }
        for (bit, direction) in [(1, 2), (2, 0), (4, 1)] where bits & bit != 0 {
          count += 1
          let paragraph = BidiParagraph(classes: classes, direction: Self.directions[direction])
          if !agrees(paragraph, levels: levels, order: order) { failed.append(String(line)) }
        }
      }
    }
    report("BidiTest", count, failed)
  }
}
