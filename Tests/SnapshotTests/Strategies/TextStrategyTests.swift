import Foundation
import Snapshot
import Testing

@Suite struct TextStrategyTests {
  private func text<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, String>
  ) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private struct Card: Encodable {
    var suit: Suit?
    var tags: Set<String> = []
    var ranks: [String: Int] = [:]
    enum Suit: String, Encodable { case hearts }
  }

  private final class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  @Test func `a dump sorts what has no order`() {
    let card = Card(suit: .hearts, tags: ["b", "a", "c"], ranks: ["y": 2, "x": 1])
    #expect(
      text(card, .dump) == """
        ▿ Card
          ▿ ranks: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          ▿ suit: Optional<Suit>
            - some: Suit.hearts
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """)
  }

  @Test func `a dump of objects in a circle ends, and prints no address`() {
    let node = Node("a")
    node.next = Node("b")
    node.next?.next = node
    #expect(
      text(node, .dump) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some: Node
              - name: "b"
              ▿ next: Optional<Node>
                ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test func `a dump names what has a text of its own by it`() {
    let day = Date(timeIntervalSinceReferenceDate: 86_400.75)
    #expect(text(Data("Hello, world!".utf8), .dump) == "- 13 bytes\n")
    #expect(text(day, .dump) == "- 2001-01-02T00:00:00Z\n")
    #expect(text(URL(string: "https://example.com/a?b"), .dump)?.contains("0x") == false)
    #expect(text(NSObject(), .dump) == "- <NSObject>\n")
    #expect(text("a" as Character, .dump) == "- \"a\"\n")
    #expect(text("Hello".dropLast(2), .dump) == "- \"Hel\"\n")
    #expect(text(Int?.none, .dump) == "- Optional<Int>.none\n")
    #expect(text([1], .dump) == "▿ 1 element\n  - 1\n")
    #expect(text((1, "b"), .dump) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"b\"\n")
  }

  private struct Price: AnySnapshotStringConvertible {
    let cents = 250
    static var renderChildren: Bool { true }
    var snapshotDescription: String { "2.50" }
  }

  @Test func `a type says how it reads in a dump, and whether what it holds follows`() {
    #expect(text(Price(), .dump) == "▿ 2.50\n  - cents: 250\n")
  }

  @Test func `objects that share others do not make a dump without end`() {
    final class Link {
      var others: [Link] = []
    }
    let links = (0..<40).map { _ in Link() }
    for (index, link) in links.enumerated() { link.others = Array(links[(index + 1)...]) }
    let lines = text(links[0], .dump)?.split(separator: "\n").count ?? 0
    #expect(lines > 1000 && lines < 200_000)
  }

  @Test func `JSON has sorted keys`() {
    #expect(
      text(Card(suit: .hearts, tags: ["/"]), .json) == """
        {
          "ranks" : {

          },
          "suit" : "hearts",
          "tags" : [
            "\\/"
          ]
        }
        """)
    #expect(Snapshotting<Card, String>.json.pathExtension == "json")
  }

  @Test func `an object of JSON's kinds is JSON with sorted keys`() throws {
    let object: [String: Any] = ["b": [1, 2.5, true], "a": "x/y"]
    #expect(
      text(object as Any, Snapshotting<Any, String>.json) == """
        {
          "a" : "x\\/y",
          "b" : [
            1,
            2.5,
            true
          ]
        }
        """)
    let folder = try TemporaryFolder()
    folder.inProcess {
      let failure = verifySnapshot(
        of: 1...2 as Any, as: Snapshotting<Any, String>.json,
        snapshotDirectory: folder.references)
      #expect(failure?.contains("cannot be encoded as JSON") == true)
    }
  }

  @Test func `a property list has sorted keys`() throws {
    struct Point: Encodable {
      var y = 2
      var x = 1.5
      var name = "a < b"
    }
    let list = try #require(text(Point(), .plist))
    let keys = ["<key>name</key>", "<key>x</key>", "<key>y</key>"].compactMap {
      list.range(of: $0)?.lowerBound
    }
    #expect(keys.count == 3 && keys == keys.sorted())
    #expect(list.contains("<string>a &lt; b</string>"))
    #expect(Snapshotting<Point, String>.plist.pathExtension == "plist")
  }

  @Test func `a function is a table of its results`() {
    enum Side: String, CaseIterable {
      case left
      case right
      var opposite: Side { self == .left ? .right : .left }
    }
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Side, String>.description)
    #expect(
      text({ (side: Side) in side.opposite }, strategy)
        == "\"left\",\"right\"\n\"right\",\"left\"")
    #expect(strategy.pathExtension == "csv")
    let quoting = Snapshotting<Side, String>.func(into: SimplySnapshotting<String>.lines)
    #expect(
      text({ (side: Side) in "a \"\(side)\"" }, quoting)
        == "\"left\",\"a \"left\"\"\n\"right\",\"a \"right\"\"")
  }

  @Test func `what JSON cannot hold fails the assertion`() throws {
    let folder = try TemporaryFolder()
    folder.inProcess {
      let failure = verifySnapshot(
        of: [Double.nan], as: .json, snapshotDirectory: folder.references)
      #expect(failure?.contains("cannot be encoded as JSON") == true)
    }
  }

  @Test func `a description is the value's own`() {
    #expect(text(1...3, .description) == "1...3")
  }

  @Test func `data differs at a byte`() {
    let strategy = Snapshotting<Data, Data>.data
    #expect(strategy.diffing.diff(Data([1, 2, 3]), Data([1, 2, 3])) == nil)
    #expect(
      strategy.diffing.diff(Data([1, 2, 3]), Data([1, 5]))?.0
        == "The first byte that differs is number 2; 2 bytes, the reference 3.")
  }

  @Test func `a pullback transforms the value first`() {
    #expect(text(41, SimplySnapshotting.lines.pullback { "\($0 + 1)" }) == "42")
  }

  @Test func `a strategy that calls back later is waited for`() throws {
    let folder = try TemporaryFolder()
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback("\(number)") }
      }
    }
    folder.inProcess {
      _ = verifySnapshot(of: 7, as: later, named: "a", snapshotDirectory: folder.references)
    }
    let file = try #require(folder.files(in: folder.references).first)
    #expect(folder.text(folder.references + "/" + file) == "7")
  }

  @Test func `one that never calls back fails after the timeout`() throws {
    let folder = try TemporaryFolder()
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
      Async { _ in }
    }
    folder.inProcess {
      let failure = verifySnapshot(
        of: 7, as: never, snapshotDirectory: folder.references, timeout: 0.01)
      #expect(failure?.hasPrefix("No snapshot within 10 ms.") == true)
    }
  }
}
