import Testing

@testable import UIKit

@Suite struct ListGeometryTests {
  /// Sections of three rows and of one: headers of 10 points, rows of 20, footers of 5.
  private let list = ListGeometry(rowCounts: [3, 1]) { element in
    switch element {
    case .header: return (10, true)
    case .row: return (20, false)
    case .footer: return (5, true)
    }
  }

  @Test func `elements stand below each other, each section's header first`() {
    #expect(list.count == 8 && list.sectionCount == 2)
    #expect(list.totalLength == 110)
    #expect(list.top(list.index(of: .row(IndexPath(row: 2, section: 0)))) == 50)
    #expect(list.top(list.index(of: .footer(0))) == 70)
    #expect(list.top(list.index(of: .header(1))) == 75)
    #expect(list.span(ofSection: 1).top == 75 && list.span(ofSection: 1).bottom == 110)
    for index in 0..<list.count { #expect(list.index(of: list.element(at: index)) == index) }
  }

  @Test func `a place is that of the last element that begins there or before`() {
    #expect([-5, 0, 9.5, 10, 74, 75, 1000].map { list.index(at: $0) } == [0, 0, 0, 1, 4, 5, 7])
    #expect(ListGeometry().index(at: 3) == nil)
  }

  @Test func `elements between two places are those of which a part lies there`() {
    #expect(list.elements(from: 30, to: 75) == 2..<5)
    #expect(list.elements(from: 29, to: 76) == 1..<6)
    #expect(list.elements(from: 100, to: 300) == 6..<8)
    #expect(list.elements(from: -40, to: 0).isEmpty)
  }

  @Test func `a measured length moves what is below it and nothing above`() {
    var list = list
    list.setLength(50, of: 1)
    #expect(list.top(1) == 10 && list.top(2) == 60 && list.totalLength == 140)
    #expect(list.isMeasured(1) && !list.isMeasured(2))
    list.forgetMeasurement(of: 1)
    #expect(!list.isMeasured(1) && list.length(1) == 50)
    list.setLength(.nan, of: 1)
    #expect(list.length(1) == 0 && list.totalLength == 90)
  }

  @Test func `only paths of rows that there are belong to it`() {
    #expect(list.contains(IndexPath(row: 2, section: 0)))
    #expect(!list.contains(IndexPath(row: 3, section: 0)))
    #expect(!list.contains(IndexPath(row: 0, section: 2)))
    #expect(!list.contains(IndexPath(row: -1, section: 0)))
    #expect(!list.contains(IndexPath(index: 0)))
  }

  @Test func `sums after many changes are those of adding up`() {
    var values = (0..<37).map { CGFloat($0 % 7) }
    var tree = LengthTree(values)
    for step in 0..<100 {
      let place = step * 5 % 37
      values[place] = CGFloat(step % 11)
      tree.set(values[place], at: place)
    }
    #expect(tree.values == values)
    for count in 0...37 { #expect(tree.sum(of: count) == values.prefix(count).reduce(0, +)) }
  }
}
