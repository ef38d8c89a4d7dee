import Testing
import UIKit

@MainActor
@Suite struct DiffableListTests {
  @Test func `an arrow shows what is below its item, and hides it again`() {
    let outline = ShownOutline()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "z"])
    outline.tapArrow()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "a", "b", "z"])
    #expect(outline.source.snapshot(for: 0).isExpanded("letters"))
    let child = outline.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect((child as? UICollectionViewListCell)?.indentationLevel == 1)
    outline.tapArrow()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "z"])
  }

  @Test func `handlers are asked, and make what is below an item`() {
    let outline = ShownOutline()
    var told: [String] = []
    outline.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var new = old
      new.append(["c"])
      return new
    }
    outline.tapArrow()
    outline.tapArrow()
    #expect(told == ["expand letters"])
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "a", "b", "c", "z"])
  }
}
