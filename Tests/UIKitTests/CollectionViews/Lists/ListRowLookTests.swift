import Testing
import UIKit

@MainActor
@Suite struct ListRowLookTests: ListHost {
  @Test func `separators begin where the text does, and the last row of a card has none`() {
    let stage = stage(.init(.insetGrouped))
    #expect(stage.lines(0) == [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
    #expect(stage.lines(2) == [])
    #expect(self.stage(.init(.plain)).lines(2).count == 1)
  }

  @Test func `groups have lines from edge to edge around them`() {
    let stage = stage(.init(.grouped))
    #expect(
      stage.lines(0) == [
        CGRect(x: 0, y: 0, width: 320, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
      ])
    #expect(stage.lines(2) == [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
  }

  @Test func `a handler says of single rows which separators they have`() {
    var configuration = UICollectionLayoutListConfiguration(.plain)
    configuration.itemSeparatorHandler = { path, section in
      var own = section
      if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { own.topSeparatorVisibility = .visible }
      own.bottomSeparatorInsets.leading = 50
      own.bottomSeparatorInsets.trailing = 20
      return own
    }
    let stage = stage(configuration)
    #expect(stage.lines(0) == [])
    #expect(
      stage.lines(1) == [
        CGRect(x: 16, y: 0, width: 304, height: 0.5),
        CGRect(x: 50, y: 43.5, width: 250, height: 0.5),
      ])
    configuration.showsSeparators = false
    #expect(self.stage(configuration).lines(1) == [])
  }

  @Test func `sidebars have no separators and round rows`() {
    let stage = stage(.init(.sidebar))
    #expect(stage.lines(0) == [])
    #expect(stage.list.cell(0)?.frame.minX == 8)
    let background = stage.list.cell(0)?.defaultBackgroundConfiguration()
    #expect(background?.cornerRadius == 10)
  }
}
