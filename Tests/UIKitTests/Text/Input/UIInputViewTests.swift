import Testing
import UIKit

@MainActor
@Suite struct UIInputViewTests {
  @Test func `a keyboard's view says what is typed to its own document`() {
    let controller = UIInputViewController()
    controller.textDocumentProxy.insertText("one")
    controller.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "on")
    #expect(controller.textDocumentProxy.documentContextAfterInput == "e")
    #expect(controller.inputView?.inputViewStyle == .keyboard)
  }
}
