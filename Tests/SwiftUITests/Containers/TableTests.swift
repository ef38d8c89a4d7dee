import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
  }

  private struct Directory: View {
    let people = [
      Person(id: 1, name: "Ann", town: "Kyiv"), Person(id: 2, name: "Bo", town: "Bern"),
    ]
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Town") { person in Text(person.town).italic() }.width(120)
      }
    }
  }

  private func hosted(_ sizeClass: UIUserInterfaceSizeClass) throws -> Hosted<Directory> {
    let traits = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.horizontalSizeClass = sizeClass
    }
    return try Hosted(Directory(), width: 500, height: 300, traits: traits)
  }

  private func texts(_ sizeClass: UIUserInterfaceSizeClass) throws -> [String] {
    try hosted(sizeClass).tree.compactMap { line in
      line.contains("“") ? line.split(separator: "“").last?.prefix { $0 != "”" }.description : nil
    }
  }

  @Test func `where there is room, all columns have titles`() throws {
    let texts = try texts(.regular)
    #expect(Set(texts) == ["Name", "Town", "Ann", "Kyiv", "Bo", "Bern"])
  }

  @Test func `titles begin where their columns do`() throws {
    let frames = try hosted(.regular).frames("Text")
    #expect(frames.count == 6)
    #expect(Set(frames.map(\.minX)) == [20, 360])
  }

  @Test func `where there is little room, the first column is a list`() throws {
    let texts = try texts(.compact)
    #expect(Set(texts) == ["Ann", "Bo"])
  }

  @Test func `selected rows are selected, one or several`() throws {
    let people = [1, 2, 3].map { Person(id: $0, name: "Ann", town: "Kyiv") }
    func selected(_ table: some View) throws -> [Int] {
      let hosted = try Hosted(table, width: 500, height: 300)
      var views: [UIView] = [hosted.controller.view]
      while let view = views.popLast() {
        if let list = view as? UICollectionView {
          return (list.indexPathsForSelectedItems ?? []).map(\.item).sorted()
        }
        views += view.subviews
      }
      return []
    }
    #expect(
      try selected(Table(people, selection: .constant(2)) { TableColumn("Name", value: \.name) })
        == [1])
    #expect(
      try selected(
        Table(people, selection: .constant(Set([1, 3]))) { TableColumn("Name", value: \.name) })
        == [0, 2])
  }
}
