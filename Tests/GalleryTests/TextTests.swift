import Snapshot
import Testing
import UIKit

/// Text as labels, buttons, fields, bars and whole screens show it.
@MainActor @Suite struct TextTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func attributes(_ style: UIUserInterfaceStyle) {
    assertGallery(
      TextAttributesView(frame: CGRect(x: 0, y: 0, width: 220, height: 420)),
      named: style == .dark ? "dark" : "light", style: style, testName: "attributes")
  }

  @Test func labelModes() {
    assertGallery(
      LabelModesView(frame: CGRect(x: 0, y: 0, width: 280, height: 420)), named: "narrow")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func buttons(_ style: UIUserInterfaceStyle) {
    assertGallery(
      ButtonBoardView(frame: CGRect(x: 0, y: 0, width: 340, height: 350)),
      named: style == .dark ? "dark" : "light", style: style, testName: "buttons")
  }

  @Test func formats() {
    assertGallery(
      FormattedValuesView(frame: CGRect(x: 0, y: 0, width: 340, height: 520)), named: "current")
  }

  // MARK: Screens

  private func assertScreen(
    _ texts: PhoneScreenView.Texts = .init(), named name: String, height: CGFloat = 844,
    _ traits: UITraitCollection
  ) {
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), traits])
    let screen = all.performing {
      PhoneScreenView(texts: texts, frame: CGRect(x: 0, y: 0, width: 390, height: height))
    }
    assertSnapshot(
      of: screen, as: .image(drawHierarchyInKeyWindow: true, traits: all), named: name,
      testName: "screen")
  }

  @Test func lightScreen() { assertScreen(named: "light", UITraitCollection()) }

  @Test func darkScreen() {
    assertScreen(named: "dark", UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func largeTextScreen() {
    assertScreen(
      named: "accessibility-extra-large", height: 1300,
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
  }

  @Test func rightToLeftScreen() {
    assertScreen(
      named: "right-to-left",
      UITraitCollection(layoutDirection: .rightToLeft))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func inbox(_ style: UIUserInterfaceStyle) {
    assertGallery(
      InboxView(frame: CGRect(x: 0, y: 0, width: 340, height: 400)),
      named: style == .dark ? "dark" : "light", style: style, testName: "inbox")
  }

  @Test func screenForVoiceOver() {
    let traits = UITraitCollection(displayScale: 2)
    let screen = traits.performing {
      PhoneScreenView(texts: .init(), frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    assertSnapshot(
      of: screen, as: .accessibilityImage(traits: traits), named: "marks", testName: "voiceOver")
    assertSnapshot(
      of: screen, as: .accessibility(traits: traits), named: "elements", testName: "voiceOver")
  }

  @Test func textAroundPicture() {
    assertGallery(ArticleView(frame: CGRect(x: 0, y: 0, width: 260, height: 260)), named: "oval")
  }
}

extension UITraitCollection {
  /// What is made while these are the current traits.
  @MainActor fileprivate func performing<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = make() }
    return result!
  }
}

/// A text view whose lines keep out of an oval.
private final class ArticleView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let oval = CGRect(x: 150, y: 40, width: 90, height: 90)
    let text = UITextView(frame: bounds)
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.paragraphSpacing = 6
    text.attributedText = NSAttributedString(
      string: """
        Lines of text keep out of what lies in their way, and go on beside it on either side.
        A second paragraph follows after a little room, and is laid out to both edges like the \
        first one. It ends where there is nothing left to say.
        """,
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    text.textContainer.exclusionPaths = [
      UIBezierPath(ovalIn: oval.insetBy(dx: -6, dy: -6).offsetBy(dx: 0, dy: -8))
    ]
    addSubview(text)
    let disc = UIView(frame: oval)
    disc.backgroundColor = .systemTeal
    disc.layer.cornerRadius = 45
    addSubview(disc)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
