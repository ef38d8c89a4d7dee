import Testing

@testable import Translator

@Suite struct RewriterTests {
  @Test func `this is iOS`() {
    let text = translation(
      of: """
        #if os(iOS) && !targetEnvironment(macCatalyst)
        import UIKit
        #elseif os(macOS) || canImport(AppKit)
        import AppKit
        #elseif DEBUG && swift(>=5.9)
        #endif
        """)
    #expect(
      text == """
        #if true && !false
        import UIKit
        #elseif false || false
        import AppKit
        #elseif DEBUG && swift(>=5.9)
        #endif
        """)
  }

  @Test func `what is not active stays as it is`() {
    let source = """
      #if os(macOS)
      class Card: NSView { @objc func tapped() {} }
      #endif
      """
    #expect(translation(of: source).contains("class Card: NSView { @objc func tapped() {} }"))
    #expect(!translation(of: source).contains("__messages"))
  }
}
