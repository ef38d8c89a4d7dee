import Testing

@testable import Translator

@Suite struct ObjectiveCNameTests {
  @Test(arguments: [
    ("tapped", [], "tapped"), ("tapped", ["_"], "tapped:"),
    ("tapped", ["_", "for"], "tapped:for:"),
    ("reload", ["animated"], "reloadWithAnimated:"), ("move", ["to"], "moveTo:"),
    ("move", ["toView", "_"], "moveToView::"), ("show", ["with", "then"], "showWith:then:"),
  ])
  func `names are Objective-C's`(_ base: String, _ labels: [String], _ name: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == name)
  }

  @Test func `an initialiser is named by its selector`() {
    #expect(
      translation(of: "let a = #selector(UITextView.init(frame:textContainer:))").words
        == #"let a = Selector("initWithFrame:textContainer:")"#)
  }
}
