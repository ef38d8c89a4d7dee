import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
  private func stage(_ view: SymbolSheetView) -> Stage {
    Stage(view, size: view.bounds.size, margin: 8)
  }

  @Test(arguments: SymbolTopics.topics.map(\.title))
  func topics(_ title: String) throws {
    let topic = try #require(SymbolTopics.topics.first { $0.title == title })
    assertGallery(
      stage(SymbolSheetView(topic.names.symbolNames)), named: title, testName: "topics")
  }

  @Test(arguments: [
    (UIImage.SymbolWeight.ultraLight, "ultralight"), (.light, "light"), (.semibold, "semibold"),
    (.black, "black"),
  ])
  func weights(_ weight: UIImage.SymbolWeight, _ name: String) {
    let names = """
      house heart.fill person.crop.circle envelope gearshape bell.badge trash camera \
      plus.circle.fill chevron.right square.and.arrow.up star
      """
    assertGallery(
      stage(SymbolSheetView(names.symbolNames, .init(weight: weight))), named: name,
      testName: "weights")
  }

  @Test(arguments: ["hierarchical", "palette", "multicolor"])
  func colors(_ mode: String) {
    let configuration: UIImage.SymbolConfiguration =
      switch mode {
      case "hierarchical": .init(hierarchicalColor: .systemIndigo)
      case "palette": .init(paletteColors: [.systemRed, .systemTeal, .systemOrange])
      default: .preferringMulticolor()
      }
    assertGallery(
      stage(SymbolSheetView(SymbolTopics.colorful.symbolNames, configuration)), named: mode,
      testName: "colors")
  }
}
