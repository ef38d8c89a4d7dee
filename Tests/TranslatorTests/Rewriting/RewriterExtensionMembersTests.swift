import Testing

@testable import Translator

@Suite struct RewriterExtensionMembersTests {
  @Test func `an override in an extension is made in the class`() {
    let (texts, notes, _) = translated(
      "class Card: UIView {\n}",
      """
      extension Card {
        override public func layoutSubviews() { super.layoutSubviews() }
        override class var layerClass: AnyClass { CAShapeLayer.self }
      }
      """)
    #expect(notes == [])
    #expect(
      texts[0].contains("override public func layoutSubviews() { __extension_layoutSubviews() }"))
    #expect(
      texts[0].contains(
        "override class var layerClass: AnyClass { get { __extension_layerClass } }"))
    #expect(texts[1].words.contains("func __extension_layoutSubviews() { super.layoutSubviews() }"))
    #expect(texts[1].words.contains("class var __extension_layerClass: AnyClass"))
  }

  @Test func `a method of an extension that a subclass overrides is declared in the class`() {
    let text = translation(
      of: """
        class Base: UIView {}
        extension Base { @objc func reload(animated: Bool) {} }
        class Card: Base { override func reload(animated: Bool) {} }
        """)
    #expect(
      text.contains(
        "func reload(animated: Bool) { __extension_reload(animated: animated) };"
      ))
    #expect(text.contains("func __extension_reload(animated: Bool) {}"))
  }

  @Test func `class properties of extensions keep their access`() {
    let text = translation(
      of: """
        public class Base: UIView {}
        extension Base { @objc open class var inset: CGFloat { 1 } }
        extension Base { @objc fileprivate var hidden: Int { get { 1 } set {} } }
        public class Card: Base {
          override public class var inset: CGFloat { 2 }
          override var hidden: Int { get { 2 } set {} }
        }
        """)
    #expect(
      text.words.contains(
        "class Base: UIView { open class var inset: CGFloat { get { __extension_inset } }; "
          + "var hidden: Int { get { __extension_hidden } "
          + "set { __extension_hidden = newValue } };}"
      ), "\(text)")
    #expect(text.words.contains("class var __extension_inset: CGFloat { 1 }"))
  }

  @Test func `nothing is taken out of what is not active`() {
    let source = """
      class Card: UIView {}
      #if os(tvOS)
      extension Card { override func layoutSubviews() {} }
      #elseif BETA
      extension Card { override func didMoveToWindow() {} }
      #endif
      """
    let text = translation(of: source)
    #expect(text.contains("class Card: UIView {}"))
    #expect(text.contains("extension Card { override func layoutSubviews() {} }"))
    #expect(!text.contains("__extension"))
  }

  @Test func `an override in an extension of UIKit's class is named`() {
    let notes = translated("extension UIButton {\n  override var isHighlighted: Bool { true }\n}")
      .notes
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:3: error: An extension cannot override a member of UIButton: that "
          + "needs an Objective-C runtime. Override it in a subclass, or leave it out with "
          + "`#if !os(Linux)`."
      ])
  }

  @Test func `an object's own methods that Foundation lacks are declared anew`() {
    let text = translation(
      of: """
        class Proxy: NSObject {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {}
        }
        final class WeakProxy: NSObject {
          weak var target: NSObject?
          override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        class Screen: UIViewController {
          override func responds(to selector: Selector!) -> Bool { true }
        }
        """)
    #expect(text.contains("class Proxy: NSObject {\n           func observeValue"))
    #expect(text.contains(#".action("observeValueForKeyPath:of:change:context:")"#))
    #expect(text.contains(#".method("forwardingTargetForSelector:")"#))
    #expect(text.contains("override func responds"))
  }
}
