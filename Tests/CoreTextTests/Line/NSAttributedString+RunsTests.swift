import CoreText
import Foundation
import Testing

@Suite struct NSAttributedStringRunsTests {
  private let key = NSAttributedString.Key("key")
  private let other = NSAttributedString.Key("other")

  private var string: NSMutableAttributedString {
    let string = NSMutableAttributedString(string: "abcdef")
    string.addAttribute(key, value: 1, range: NSRange(location: 1, length: 3))
    string.addAttribute(other, value: 2, range: NSRange(location: 2, length: 3))
    return string
  }

  @Test func `runs of equal attributes make up the string`() {
    var runs: [[Int]] = []
    string.forEachRun { attributes, range in
      runs.append([
        range.location, range.length, attributes[key] as? Int ?? 0, attributes[other] as? Int ?? 0,
      ])
    }
    #expect(runs == [[0, 1, 0, 0], [1, 1, 1, 0], [2, 2, 1, 2], [4, 1, 0, 2], [5, 1, 0, 0]])
  }

  @Test func `values of one attribute have runs of their own`() {
    var runs: [[Int]] = []
    string.forEachValue(of: key) { value, range in
      runs.append([range.location, range.length, value as? Int ?? 0])
    }
    #expect(runs == [[0, 1, 0], [1, 3, 1], [4, 2, 0]])
  }

  @Test func `an empty string has neither`() {
    let empty = NSAttributedString(string: "")
    empty.forEachRun { _, _ in Issue.record("a run") }
    empty.forEachValue(of: key) { _, _ in Issue.record("a value") }
    #expect(empty.firstAttributes.isEmpty)
    #expect(empty.wholeRange == NSRange(location: 0, length: 0))
  }

  @Test func `the first character's attributes are the first ones`() {
    #expect(string.firstAttributes.isEmpty)
    let own = NSAttributedString(string: "ab", attributes: [key: 5])
    #expect(own.firstAttributes[key] as? Int == 5)
    #expect(own.wholeRange == NSRange(location: 0, length: 2))
  }
}
