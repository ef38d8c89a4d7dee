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

  private func texts(_ sizeClass: UIUserInterfaceSizeClass) throws -> [String] {
    let traits = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.horizontalSizeClass = sizeClass
    }
    let hosted = try Hosted(Directory(), width: 500, height: 300, traits: traits)
    return hosted.tree.compactMap { line in
      line.contains("“") ? line.split(separator: "“").last?.prefix { $0 != "”" }.description : nil
    }
  }

  @Test func `where there is room, all columns have titles`() throws {
    let texts = try texts(.regular)
    #expect(Set(texts) == ["Name", "Town", "Ann", "Kyiv", "Bo", "Bern"])
  }

  @Test func `where there is little room, the first column is a list`() throws {
    let texts = try texts(.compact)
    #expect(Set(texts) == ["Ann", "Bo"])
  }
}
