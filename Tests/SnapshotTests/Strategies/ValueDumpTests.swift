import Foundation
import Snapshot
import Testing

@Suite struct ValueDumpTests: TextTaking {
  private final class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  private struct Price: AnySnapshotStringConvertible {
    let cents = 250
    static var renderChildren: Bool { true }
    var snapshotDescription: String { "2.50" }
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
}
