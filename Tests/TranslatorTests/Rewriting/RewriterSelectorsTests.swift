import Testing

@testable import Translator

@Suite struct RewriterSelectorsTests {
  private let card = """
    class Card: UIView {
      func setUp() { add(#selector(tapped(_:)), #selector(Card.moved), #selector(setter: size)) }
      @objc func tapped(_ sender: UIButton) {}
      @objc(slid) private func moved() {}
      @objc var size: CGFloat = 1
    }
    """

  @Test func `a selector of a method that is in a table is its name`() {
    let text = translation(of: card)
    #expect(
      text.contains(#"add(Selector("tapped:"), Selector("slid"), Selector("setSize:"))"#), "\(text)"
    )
  }

  @Test func `a method of UIKit's is named with the method itself`() {
    let text = translation(
      of: "let a = #selector(UIView.endEditing(_:)), b = #selector(UIView.layoutIfNeeded)")
    #expect(text.contains(#"Selector("endEditing:", UIView.endEditing(_:))"#))
    #expect(text.contains(#"Selector(_base: "layoutIfNeeded", UIView.layoutIfNeeded)"#))
  }

  @Test func `a method that is overloaded is told by the type it is cast to`() {
    let text = translation(
      of: """
        class Card<Value>: UIView {
          let a = #selector(Card.put as (Card) -> (Int) -> Void)
        }
        """)
    #expect(text.contains(#"Card.put as (Card) -> (Int) -> Void)"#))
  }

  @Test func `a value's method is found by its name`() {
    let text = translation(of: card + "\nlet a = #selector(other.tapped)")
    #expect(text.contains(#"let a = Selector("tapped:")"#))
  }

  @Test func `a key path is a string of its members`() {
    #expect(
      translation(of: "let a = #keyPath(Card.title.text), b = #keyPath(layer?.bounds)")
        == #"let a = "title.text", b = "layer.bounds""#)
  }

  @Test func `a flag of UIKit's has Objective-C's key, and a flag of one's own its name`() {
    #expect(
      translation(of: "let a = #keyPath(CALayer.isHidden), b = #keyPath(UIView.layer.isOpaque)")
        == #"let a = "hidden", b = "layer.opaque""#)
    let text = translation(
      of: """
        class Card: UIView {
          @objc var isReady = false
          @objc(done) var isDone = false
          lazy var keys = [#keyPath(isReady), #keyPath(Card.isDone), #keyPath(Card.isHidden)]
        }
        """)
    #expect(text.contains(#"["isReady", "done", "hidden"]"#), "\(text)")
  }

  @Test func `a protocol's method is asked for by its name`() {
    #expect(
      translation(of: "let a = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))")
        == #"let a = Selector("tableView:didSelectRowAt:")"#)
    #expect(
      translation(of: "let a = #selector(UIScrollViewDelegate.scrollViewDidScroll)")
        == #"let a = Selector("scrollViewDidScroll:")"#)
  }

  @Test func `a file's name is its path in the language mode of Swift 6`() {
    let source = "func f(file: StaticString = #file) {}"
    #expect(translation(of: source) == "func f(file: StaticString = #filePath) {}")
    #expect(translation(of: source, languageMode: "5") == source)
  }
}
