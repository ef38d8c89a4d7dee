import Testing

@testable import Translator

@Suite struct RewriterLeftOutOverridesTests {
  @Test func `an override of UIKit's in an extension is named, with advice that helps`() {
    let source = "extension UIButton {\n  override var isHighlighted: Bool { true }\n}"
    let notes = translated(source).notes
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:3: error: An extension cannot override what UIButton has: that "
          + "needs an Objective-C runtime. Override it in a subclass, or leave it out with "
          + "`#if !canImport(Snapshot)`."
      ])
    #expect(translated("#if !canImport(Snapshot)\n\(source)\n#endif").notes == [])
  }

  @Test func `an override that no picture shows is left out with a warning`() {
    let (texts, notes, _) = translated(
      "extension UINavigationController {\n  open override var shouldAutorotate: Bool { true }\n}")
    #expect(texts[0].words == "extension UINavigationController { }")
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:3: warning: An extension cannot override shouldAutorotate of "
          + "UINavigationController: that needs an Objective-C runtime. It is left out; no picture "
          + "shows it."
      ])
  }
}
