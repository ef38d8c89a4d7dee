import CoreGraphics
import SymbolDesigns
import Testing

@Suite struct SymbolUsageTests {
  private let designer = SymbolDesigner(weight: 400) { _, height, _ in
    CGPath(rect: CGRect(x: -0.2, y: -height / 2, width: 0.4, height: height), transform: nil)
  }

  @Test func `the table is whole and in order`() {
    let counts = SymbolUsage.counts
    #expect(counts.count == 482)
    #expect(counts.first?.name == "heart.fill" && counts.first?.count == 18)
    #expect(Set(counts.map(\.name)).count == counts.count)
    let pairs = zip(counts, counts.dropFirst())
    #expect(pairs.allSatisfy { ($1.count, $0.name) <= ($0.count, $1.name) })
  }

  @Test func `more than 400 names that apps use are drawn, and all that several use`() {
    let missing = SymbolUsage.counts.filter { designer.shape(named: $0.name) == nil }
    #expect(SymbolUsage.counts.count - missing.count > 450)
    #expect(missing.filter { $0.count > 1 }.map(\.name) == [])
  }
}
