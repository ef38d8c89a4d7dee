import Testing
import TranslatorInterface

@testable import Translator

@Suite struct ClassTests {
  @Test func `classes are named by functions that know UIKit's names`() {
    #expect(
      translation(of: "import UIKit\nlet a = NSStringFromClass(Card.self)")
        .contains("let a = _className(Card.self)"))
    #expect(
      translation(of: "import UIKit\nlet a = NSClassFromString(name) as? UIView.Type")
        .contains("let a = UIKit.NSClassFromString(name) as? UIView.Type"))
    #expect(
      translation(of: "let a = NSClassFromString(name)") == "let a = NSClassFromString(name)")
    #expect(
      translation(of: "let a = other.NSStringFromClass(b)") == "let a = other.NSStringFromClass(b)")
  }

  @Test func `the description of an object's type is its class's name`() {
    #expect(
      translation(of: "let a = type(of: object).description() + b")
        == "let a = _className(type(of: object)) + b")
    let own = "class C { static func description() -> String { \"\" } }\n"
    #expect(
      translation(of: own + "let a = type(of: c).description()")
        .contains("let a = type(of: c).description()"))
  }

  @Test func `a library that may be nil is closed`() {
    #expect(
      translation(of: "dlclose(handle)") == "dlclose((handle as UnsafeMutableRawPointer?)!)")
    #expect(translation(of: "let close = dlclose") == "let close = dlclose")
  }

  @Test func `what changes methods at run time is named, with what to do`() {
    let notes = translated("func f() {\n  method_exchangeImplementations(a, b)\n}").notes
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:3: warning: method_exchangeImplementations changes methods at "
          + "run time, which needs an Objective-C runtime: where it is called, the test fails. "
          + "Override the method in a subclass, or leave this out with `#if !os(Linux)`."
      ])
    #expect(translated("let a = class_copyMethodList(b, c)").notes.map(\.severity) == [.error])
  }

  @Test func `a framework that is not here is named, unless the package has a module of the name`()
  {
    let source = "import UIKit\n#if canImport(WebKit)\nimport WebKit\n#endif\nimport MapKit"
    #expect(
      translated(source).notes.map(\.description) == [
        "/package/File0.swift:5:1: warning: There is no MapKit here. The import is left out."
      ])
    let network = ModuleIndex(name: "Network")
    #expect(translated("import Network", dependencies: [network]).notes == [])
  }

  @Test func `Core Text and ImageIO come with UIKit`() {
    func header(_ source: String) -> String? {
      let file = Translator(module: "Cards").translate([
        Translator.Input(path: "/File.swift", bytes: Array(source.utf8))
      ]).files[0]
      return file.text.split(separator: "\n").first.map(String.init)
    }
    #expect(header("import UIKit\nlet a: CTFont") == "import UIKit; import CoreText")
    #expect(
      header("import UIKit\nfunc f(_ a: CGImagePropertyOrientation) {}")
        == "import UIKit; import ImageIO")
    #expect(header("import UIKit\nstruct CTFont {}\nlet a: CTFont") == "import UIKit")
    #expect(header("import Foundation\nlet a: CTFont") == "import ObjectiveCRuntime")
  }

  @Test func `fonts of both frameworks are one class`() {
    #expect(
      translation(of: "import UIKit\nlet a = font as CTFont").words
        == "import UIKit let a = UIKit._bridged(font , CTFont.self)")
    #expect(
      translation(of: "import UIKit\nlet a = font as? CTFont").contains("font as? CTFont"))
  }

  @Test func `a module is named by what has its part`() {
    #expect(translation(of: "let a = Darwin.ceil(b)") == "let a = Glibc.ceil(b)")
    #expect(translation(of: "let a = b.Darwin.ceil(c)") == "let a = b.Darwin.ceil(c)")
  }

  @Test func `an extension of a number finds the library's function`() {
    #expect(
      translation(of: "extension CGFloat { func f() { abs(self) } }").contains("Swift.abs(self)"))
    #expect(
      translation(of: "extension Double { func f() { abs(self) } }").contains("{ abs(self) }"))
  }

  @Test func `a block is a closure`() {
    #expect(
      translation(of: "let a: @convention(block) (Int) -> Void = f").words
        == "let a: (Int) -> Void = f")
    #expect(translation(of: "let a: @convention(c) () -> Void").contains("@convention(c)"))
  }

  @Test func `classes in an extension of a generic type are asked for their members`() {
    let (texts, _, index) = translated(
      "class Deck<Card>: UIView {}",
      "extension Deck { class Row: UIView { @objc func tapped() {} } }")
    #expect(!texts[1].contains("__messages: @convention"))
    #expect(texts[1].contains("_objectiveCMembers"))
    #expect(index.types["Deck.Row"]?.isReachable == false)
  }

  @Test func `UIKit is seen by files that a header brings it to`() {
    func imports(_ sources: String...) -> [String] {
      Translator(module: "Cards").translate(
        sources.enumerated().map {
          Translator.Input(path: "/File\($0.offset).swift", bytes: Array($0.element.utf8))
        }
      ).files.map { String($0.text.prefix { $0 != "\n" }) }
    }
    #expect(imports("class Card: UIView {}") == ["import UIKit"])
    #expect(imports("import UIKit", "class Card {}") == ["import UIKit", "import UIKit"])
    #expect(imports("struct UInts { var a: UInt8, b: UI }") == ["import ObjectiveCRuntime"])
    #expect(imports("struct UIThing {}", "let a = UIThing()").first == "import ObjectiveCRuntime")
    #expect(
      imports("let a = URLSession.shared, b: UIView")
        == ["import UIKit; import FoundationNetworking"])
  }

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
