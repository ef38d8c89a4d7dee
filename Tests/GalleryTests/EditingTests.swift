import Snapshot
import Testing
import UIKit

/// Text while it is edited, and text that is made of documents and of fragments.
@MainActor @Suite struct EditingTests {
  private let size = CGRect(x: 0, y: 0, width: 260, height: 240)

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func caret(_ style: UIUserInterfaceStyle) {
    assertGallery(
      EditingBoardView(.caret, frame: size), named: style == .dark ? "dark" : "light",
      style: style, testName: "caret")
  }

  @Test func fieldSelection() {
    assertGallery(EditingBoardView(.selection, frame: size), named: "field")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func viewSelection(_ style: UIUserInterfaceStyle) {
    assertGallery(
      EditingBoardView(.note, frame: size), named: style == .dark ? "dark" : "light",
      style: style, testName: "viewSelection")
  }

  @Test func rightToLeft() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    assertSnapshot(
      of: EditingBoardView(.note, frame: size, note: "Ring twice.\nThe dog is friendly."),
      as: .image(traits: traits), named: "note")
  }

  @Test func largestText() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    assertSnapshot(
      of: traits.performing {
        EditingBoardView(.caret, frame: CGRect(x: 0, y: 0, width: 390, height: 620))
      }, as: .image(traits: traits), named: "caret")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func richText(_ style: UIUserInterfaceStyle) {
    assertGallery(
      RichTextView(frame: CGRect(x: 0, y: 0, width: 280, height: 440)),
      named: style == .dark ? "dark" : "light", style: style, testName: "richText")
  }

  @Test func chat() {
    assertGallery(ChatView(frame: CGRect(x: 0, y: 0, width: 220, height: 160)), named: "bubbles")
  }
}

extension UITraitCollection {
  /// Makes something while these are the current traits, which dynamic fonts go by.
  @MainActor fileprivate func performing<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = make() }
    guard let result else { fatalError("performAsCurrent calls its block") }
    return result
  }
}
