import Testing

@testable import UIKit

@Suite struct ListMappingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func items(_ mapping: ListMapping, _ count: Int, section: Int = 0) -> [Int?] {
    (0..<count).map { mapping.target(of: path($0, section))?.path.item }
  }

  @Test func `deletions count in the old data, insertions in the new`() {
    let mapping = ListMapping(from: [4], by: [.delete(path(1)), .insert(path(0))])
    #expect(items(mapping, 4) == [1, nil, 2, 3])
    #expect(mapping.expectedCounts == [4])
    #expect(mapping.carried([4], to: [4]) { $0.item } == [[nil, 0, 2, 3]])
  }

  @Test func `a moved item takes its new place and the others close up`() {
    let mapping = ListMapping(from: [3, 1], by: [.move(from: path(0), to: path(1, 1))])
    #expect(items(mapping, 3) == [1, 0, 1])
    #expect(mapping.target(of: path(0))?.path == path(1, 1))
    #expect(mapping.target(of: path(0, 1))?.path == path(0, 1))
    #expect(mapping.expectedCounts == [2, 2])
  }

  @Test func `a reloaded item keeps its place and loses its view`() {
    let mapping = ListMapping(from: [3], by: [.reload(path(1))])
    #expect(mapping.target(of: path(1))?.path == path(1))
    #expect(mapping.target(of: path(1))?.isReloaded == true)
    #expect(mapping.newPath(of: path(1)) == nil)
    #expect(mapping.newPath(of: path(2)) == path(2))
  }

  @Test func `sections come, go and move with their items`() {
    #expect(ListMapping(from: [1, 2], by: [.insertSection(0)]).sections == [1, 2])
    #expect(ListMapping(from: [1, 2], by: [.deleteSection(0)]).sections == [nil, 0])
    let moved = ListMapping(from: [1, 2, 3], by: [.moveSection(from: 0, to: 2)])
    #expect(moved.sections == [2, 0, 1])
    #expect(moved.target(of: path(2, 2))?.path == path(2, 1))
    let reloaded = ListMapping(from: [1], by: [.reloadSection(0)])
    #expect(reloaded.sections == [nil] && reloaded.target(of: path(0)) == nil)
  }

  @Test func `counts that do not follow from the changes are a mistake`() {
    let insertion: [ListChange] = [.insert(path(0))]
    let mapping = ListMapping(from: [2], by: insertion)
    #expect(mapping.fault(of: insertion, from: [2], to: [3]) == nil)
    guard
      case .itemCount(section: 0, expected: 3, found: 2)? = mapping.fault(
        of: insertion, from: [2], to: [2])
    else {
      Issue.record("a number of items that is too small passed")
      return
    }
    guard
      case .sectionCount(before: 1, expected: 1, found: 2)? = mapping.fault(
        of: insertion, from: [2], to: [3, 0])
    else {
      Issue.record("a section too many passed")
      return
    }
  }

  @Test func `what is deleted has to be there`() {
    let deletion: [ListChange] = [.delete(path(5))]
    let mapping = ListMapping(from: [2], by: deletion)
    guard
      case .missingItem(path(5), count: 2)? = mapping.fault(of: deletion, from: [2], to: [1])
    else {
      Issue.record("an item that is not there was deleted")
      return
    }
  }
}
