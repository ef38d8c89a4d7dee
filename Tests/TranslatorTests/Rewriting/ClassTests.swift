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

  @Test func `what changes methods at run time is named, with what to do`() {
    let notes = translated("func f() {\n  method_exchangeImplementations(a, b)\n}").notes
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:3: error: method_exchangeImplementations changes methods at run "
          + "time, which needs an Objective-C runtime. Override the method in a subclass, or leave "
          + "this out with `#if !os(Linux)`."
      ])
  }

  @Test func `a framework that is not here is named, unless the package has a module of the name`()
  {
    let source = "import UIKit\n#if canImport(WebKit)\nimport WebKit\n#endif\nimport MapKit"
    #expect(
      translated(source).notes.map(\.description) == [
        "/package/File0.swift:5:1: error: There is no MapKit here. Put the import, and what uses "
          + "it, inside `#if canImport(MapKit)`, or exclude the file from the target."
      ])
    let network = ModuleIndex(name: "Network")
    #expect(translated("import Network", dependencies: [network]).notes == [])
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
}
