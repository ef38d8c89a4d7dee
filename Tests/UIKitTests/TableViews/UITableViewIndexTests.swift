import Testing
import UIKit

@MainActor
@Suite struct UITableViewIndexTests: ShowsIndex {
  private func index(of table: UITableView) -> UIView? {
    table.subviews.first { "\(type(of: $0))" == "UITableViewIndex" }
  }

  private func letters(of table: UITableView) -> [String?] {
    index(of: table)?.subviews.map { ($0 as? UILabel)?.text } ?? []
  }

  private final class Sections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  @Test func `the index is a strip at the trailing edge, in the middle of which letters stand`() {
    let (_, table) = table(IndexSource(["A", "B", "C"]))
    #expect(index(of: table)?.frame == CGRect(x: 305, y: 0, width: 15, height: 200))
    #expect(letters(of: table) == ["A", "B", "C"])
    let middle = index(of: table)?.subviews[1].frame.midY ?? 0
    #expect(abs(middle - 100) <= 1)
  }

  @Test func `rows keep their content out of the index`() {
    let source = IndexSource(nil)
    let (window, table) = table(source)
    let wide = table.visibleCells.first?.contentView.frame.width ?? 0
    #expect(index(of: table) == nil)
    source.titles = ["A"]
    table.reloadSectionIndexTitles()
    settle(window)
    #expect(table.visibleCells.first?.contentView.frame.width == wide - 15)
    #expect(table.visibleCells.first?.frame.width == 320)
  }

  @Test func `it stays where it is while rows scroll, and stands at the left from right to left`() {
    let (window, table) = table(IndexSource(["A"], count: 40), direction: .rightToLeft)
    table.contentOffset.y = 300
    settle(window)
    #expect(index(of: table)?.frame == CGRect(x: 0, y: 300, width: 15, height: 200))
    #expect(table.subviews.last === index(of: table))
  }

  @Test func `letters without room are left out, and dots stand for them`() {
    let all = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let (_, table) = table(IndexSource(all), height: 140)
    let letters = letters(of: table)
    #expect(letters.count == 9)
    #expect(letters.first == "A" && letters.last == "Z")
    #expect(letters[1] == "•")
  }

  @Test func `few rows have no index`() {
    let source = IndexSource(["A"])
    let (window, table) = table(source)
    table.sectionIndexMinimumDisplayRowCount = 4
    settle(window)
    #expect(index(of: table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 3
    settle(window)
    #expect(index(of: table) != nil)
  }

  @Test func `rows that come next are told of, and taken back when the direction changes`() {
    let source = IndexSource(nil, count: 40)
    let (window, table) = table(source)
    #expect(source.calls == ["ahead 5 6 7 8 9"])
    source.calls = []
    table.contentOffset.y = 400
    settle(window)
    #expect(source.calls == ["cancel 5 6 7 8 9", "ahead 15 16 17 18 19"])
    source.calls = []
    table.contentOffset.y = 360
    settle(window)
    #expect(source.calls == ["cancel 15 16 17 18 19", "ahead 8 7 6 5 4"])
    table.isPrefetchingEnabled = false
    source.calls = []
    table.contentOffset.y = 0
    settle(window)
    #expect(source.calls == [])
  }

  @Test func `a finger on a letter brings its section to the top`() {
    let (window, table) = table(IndexSource(nil))
    let sections = Sections()
    table.dataSource = sections
    settle(window)
    let touch = TouchSimulator(window: window)
    touch.end(touch.begin(at: [CGPoint(x: 312, y: 106)]))
    settle(window)
    #expect(table.contentOffset.y == 400)
  }
}
