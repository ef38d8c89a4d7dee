import Testing

@testable import Translator

@Suite struct RewriterTests {
  @Test func `attributes of Objective-C go, and nothing moves`() {
    let source = """
      @objc(Card) @objcMembers public class Card: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var corner: CGFloat = 1
        @objc dynamic func tapped() {}
        @nonobjc func inner() {}
      }
      """
    let lines = source.split(separator: "\n")
    let found = translation(of: source).split(separator: "\n")
    #expect(found[0] == "                         public class Card: UIView {")
    #expect(found[1] == "            weak var label: UILabel!")
    #expect(found[2] == lines[2])
    #expect(found[3] == "                func tapped() {}")
    #expect(found[4] == "           func inner() {}")
  }

  @Test(arguments: ["()", "(_ sender: Any)", "(_ sender: UIButton, forEvent event: UIEvent)"])
  func `an action takes none, one or two arguments, as on iOS`(_ parameters: String) {
    let text = translation(of: "class Card: UIView { @IBAction func pay\(parameters) {} }")
    #expect(text.words.hasPrefix("class Card: UIView { func pay\(parameters) {}"))
    #expect(text.contains(".action(\"pay"))
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func `an app begins nowhere, since its tests do`(_ attribute: String) {
    let text = translation(of: "\(attribute)\nclass AppDelegate: UIResponder {}")
    #expect(!text.contains(attribute) && text.contains("\nclass AppDelegate: UIResponder {}"))
  }

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

  @Test(arguments: [
    ("import UIKit.UIView", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import Darwin", "import Glibc"), ("@testable import Cards", "@testable import Cards"),
    ("import ObjectiveC.runtime", "import ObjectiveCRuntime"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
  ])
  func `imports name modules that are here`(_ source: String, _ expected: String) {
    #expect(translation(of: source).words == expected)
  }

  @Test func `a layer's managed property is kept by the layer`() {
    #expect(
      translation(of: "class L: CALayer { @NSManaged var angle: CGFloat }").words.contains(
        #"var angle: CGFloat { get { _managedValue(forKey: "angle") as CGFloat }"#
      ))
  }

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

  @Test func `a subclass overrides what an extension adds to a class of UIKit`() {
    let (texts, notes, index) = translated(
      """
      extension UIView { @objc open func reload(animated: Bool) -> Int { 1 } }
      class Card: UIButton {
        override func reload(animated: Bool) -> Int { super.reload(animated: true) }
      }
      class Ace: Card {
        override func reload(animated: Bool) -> Int { super.reload(animated: false) }
      }
      """)
    #expect(notes == [])
    let text = texts[0].words
    #expect(
      text.contains(
        "extension UIView { public func __base_reload(animated: Bool) -> Int { 1 } "), "\(text)")
    #expect(
      text.contains(
        "class Card: UIButton, __Overridable_reload_animated { func reload(animated: Bool) -> Int "
          + "{ super.__base_reload(animated: true) } }"), "\(text)")
    #expect(
      text.contains(
        "class Ace: Card { override func reload(animated: Bool) -> Int "
          + "{ super.reload(animated: false) } }"))
    #expect(
      text.contains(
        "public protocol __Overridable_reload_animated: AnyObject "
          + "{ func reload(animated: Bool) -> Int }"))
    #expect(text.contains("extension UIView: __Extended_reload_animated {}"))
    #expect(!texts[0].hasSyntaxErrors)
    let other = translated(
      """
      import UIKit
      class Two: UIView {}
      extension Two { override func reload(animated: Bool) -> Int { 2 } }
      """,
      dependencies: [index])
    #expect(
      other.texts[0].words.contains(
        "class Two: UIView, __Overridable_reload_animated "
          + "{ func reload(animated: Bool) -> Int { __extension_reload(animated: animated) };}"),
      "\(other.texts[0])")
    #expect(
      translation(of: "extension UIView { @objc func quiet() {} }").words.hasPrefix(
        "extension UIView { func quiet() {}"))
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
        "/package/File0.swift:2:3: error: An extension cannot override what UIButton has: that "
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
        class Screen: UIViewController {
          override func responds(to selector: Selector!) -> Bool { true }
        }
        """)
    #expect(text.contains("class Proxy: NSObject {\n           func observeValue"))
    #expect(text.contains(#".action("observeValueForKeyPath:of:change:context:")"#))
    #expect(text.contains("override func responds"))
  }

  @Test func `a test case of the main actor can be listed`() {
    #expect(
      translation(of: "@MainActor final class T: XCTestCase {}")
        .contains("@preconcurrency @MainActor final class T"))
    let text = translation(
      of: """
        class T: XCTestCase {
          @MainActor func testCard() {}
        }
        """)
    #expect(text.contains("@preconcurrency @MainActor class T: XCTestCase {"))
    #expect(text.words.contains("{ func testCard() {}"))
  }

  @Test func `translating twice changes nothing more`() {
    let source = """
      import UIKit
      @objc protocol D { @objc optional func f(_ a: Int) }
      class Card: UIView, D { @objc func tapped() {}; let s = #selector(tapped) }
      """
    let once = translation(of: source)
    #expect(!once.hasSyntaxErrors)
    #expect(translation(of: once).words.hasPrefix(once.words))
  }

  @Test func `messages are told of the author's file`() {
    let file = Translator(module: "Cards").translate([
      Translator.Input(path: "/a \"b\"/Card.swift", bytes: Array("import UIKit\n".utf8))
    ]).files[0]
    #expect(
      file.text.hasPrefix(
        "import UIKit\n#sourceLocation(file: \"/a \\\"b\\\"/Card.swift\", line: 1)\n"))
  }
}
