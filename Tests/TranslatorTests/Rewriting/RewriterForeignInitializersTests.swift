import Testing
import TranslatorInterface

@testable import Translator

@Suite struct RewriterForeignInitializersTests {
  @Test func `an initialiser of a class of UIKit stands in for one of an extension`() {
    let (texts, notes, _) = translated(
      """
      import UIKit
      extension UITextView { @objc convenience init(plain: Bool) { self.init(frame: .zero) } }
      class Card: UITextView { init() { super.init(plain: true) } }
      class Deck: UIView { init() { super.init(frame: .zero) } }
      """)
    #expect(
      texts[0].contains(
        "init() { UIKit._noteInitializer(\"UITextView.init(plain:)\"); "
          + "super.init(frame: .zero, textContainer: nil) } }"))
    #expect(texts[0].contains("class Deck: UIView { init() { super.init(frame: .zero) } }"))
    #expect(notes.map(\.severity) == [.warning])
  }
}
