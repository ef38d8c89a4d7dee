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
      texts[0].contains(
        "override public func layoutSubviews() { __extension_Card_layoutSubviews() }"))
    #expect(
      texts[0].contains(
        "override class var layerClass: AnyClass { get { __extension_Card_layerClass } }"))
    #expect(
      texts[1].words.contains("func __extension_Card_layoutSubviews() { super.layoutSubviews() }"))
    #expect(texts[1].words.contains("class var __extension_Card_layerClass: AnyClass"))
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
        "func reload(animated: Bool) { __extension_Base_reload(animated: animated) };"
      ))
    #expect(text.contains("func __extension_Base_reload(animated: Bool) {}"))
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
        "class Base: UIView { open class var inset: CGFloat { get { __extension_Base_inset } }; "
          + "var hidden: Int { get { __extension_Base_hidden } "
          + "set { __extension_Base_hidden = newValue } };}"
      ), "\(text)")
    #expect(text.words.contains("class var __extension_Base_inset: CGFloat { 1 }"))
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

  @Test func `a class and its subclass both override in extensions`() {
    let text = translation(
      of: """
        class Base: NSObject {}
        class Card: Base {}
        extension Base { override func isEqual(_ other: Any?) -> Bool { true } }
        extension Card { override func isEqual(_ other: Any?) -> Bool { super.isEqual(other) } }
        """
    ).words
    #expect(
      text.contains(
        "{ override func isEqual(_ other: Any?) -> Bool "
          + "{ __extension_Base_isEqual(other) };}"), "\(text)")
    #expect(
      text.contains(
        "{ override func isEqual(_ other: Any?) -> Bool "
          + "{ __extension_Card_isEqual(other) };}"))
    #expect(
      text.contains(
        "func __extension_Card_isEqual(_ other: Any?) -> Bool "
          + "{ super.isEqual(other) }"))
  }

  @Test func `observers of an extension are called by the class's own`() {
    let text = translation(
      of: """
        class Card: UIControl {}
        extension Card {
          override var isSelected: Bool { willSet { f(newValue) } didSet(last) { f(last) } }
        }
        """
    )
    #expect(
      text.words.contains(
        "class Card: UIControl { override var isSelected: Bool { willSet "
          + "{ __extension_Card_willSet_isSelected(newValue) } didSet "
          + "{ __extension_Card_didSet_isSelected(oldValue) } };}"), "\(text)")
    #expect(
      text.words.contains(
        "extension Card { func __extension_Card_willSet_isSelected(_ newValue: Bool) "
          + "{ f(newValue) } ; func __extension_Card_didSet_isSelected(_ last: Bool) { f(last) } }"))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `an override that nobody may call is left out`() {
    let text = translation(
      of: """
        class Card: UIView {}
        extension Card { @available(*, unavailable) override func awakeFromNib() {} }
        """
    ).words
    #expect(text == "class Card: UIView {} extension Card { }")
  }

  @Test func `what every object has on iOS is declared where UIKit's class lacks it`() {
    let text = translation(
      of: """
        class Helper: NSObject { override func awakeFromNib() {} }
        class More: Helper { override func awakeFromNib() {} }
        class Item: UIBarButtonItem { override func prepareForInterfaceBuilder() {} }
        class Card: UIView { override func awakeFromNib() {} }
        """
    ).words
    #expect(text.contains("class Helper: NSObject { func awakeFromNib() {}"), "\(text)")
    #expect(text.contains("class More: Helper { override func awakeFromNib() {}"))
    #expect(text.contains("class Item: UIBarButtonItem { func prepareForInterfaceBuilder() {}"))
    #expect(text.contains("class Card: UIView { override func awakeFromNib() {}"))
    #expect(text.contains(#".action("awakeFromNib")"#))
  }

  @Test func `methods of Objective-C's names that are none of its own stay`() {
    let source = """
      extension String { func conforms(to other: String) -> Bool { self == other } }
      final class Plain { func value(forKey key: String) -> Int { 1 } }
      """
    #expect(translation(of: source) == source)
  }
}
