import Testing
import UIKit

@MainActor
@Suite struct FlowSectionTests: FlowHost {
  let layout = UICollectionViewFlowLayout()

  @Test func `what is left of a line goes between its items, and columns go on to the last`() {
    let view = host(width: 330, 7)
    #expect(view.lefts(7) == [0, 70, 140, 210, 280, 0, 70])
    #expect(view.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 330, height: 110))
  }

  @Test func `a line that is exactly full has the least distances`() {
    #expect(host(width: 290, 6).lefts(6) == [0, 60, 120, 180, 240, 0])
  }

  @Test func `thirds of a width that is no multiple of three fit three in a line`() {
    layout.itemSize.width = 320.0 / 3
    layout.minimumInteritemSpacing = 0
    let view = host(width: 320, 4)
    #expect(view.frame(2)?.minY == 0)
    #expect(view.frame(3)?.minY == 60)
  }

  @Test func `places are whole pixels`() {
    layout.itemSize.width = 100
    let view = host(width: 375, 3)
    // 37.5 points between the items, at 3 pixels a point.
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.lefts(3) == [0, 413.0 / 3, 275])
  }

  @Test func `one item to a line is centered, in the last line too`() {
    layout.itemSize.width = 200
    #expect(host(width: 300, 2).lefts(2) == [50, 50])
  }

  @Test func `an item wider than the lines starts at the near edge`() {
    layout.itemSize.width = 400
    layout.sectionInset.left = 10
    #expect(host(width: 300, 2).lefts(2) == [10, 10])
  }

  @Test func `lines of different sizes are justified but for the last`() {
    let sizes = SizingSource()
    sizes.sizes = [100, 100, 150, 200, 80, 80].map { CGSize(width: $0, height: 20) }
    let view = host(width: 330, 6, delegate: sizes)
    // 100 + 100 | 150 alone, centered | 200 + 80 | 80
    #expect(view.lefts(6) == [0, 230, 90, 0, 250, 0])
    #expect((0..<6).map { view.frame($0)?.minY } == [0, 0, 30, 60, 60, 90])
  }

  @Test func `the last line of different sizes keeps the least distances`() {
    let sizes = SizingSource()
    sizes.sizes = [100, 100, 150, 100].map { CGSize(width: $0, height: 20) }
    #expect(host(width: 330, 4, delegate: sizes).lefts(4) == [0, 230, 0, 160])
  }

  @Test func `items are centered within their line's length`() {
    let sizes = SizingSource()
    sizes.sizes = [20, 60, 40].map { CGSize(width: 50, height: $0) }
    let view = host(width: 200, 3, delegate: sizes)
    #expect((0..<3).map { view.frame($0)?.minY } == [20, 0, 10])
    #expect(view.contentSize.height == 60)
  }
}
