import Testing
import TranslatorInterface

@testable import Translator

@Suite struct RewriterImportsTests {
  private func header(_ source: String) -> Substring? {
    let translator = Translator(module: "Cards", dependencies: [], languageMode: "5")
    let input = Translator.Input(path: "/package/File.swift", bytes: Array(source.utf8))
    return translator.translate([input]).files.first?.text.split(separator: "\n").first
  }

  @Test func `what Foundation has of the network on iOS is imported where it is named`() {
    #expect(
      header("import UIKit\nlet session = URLSession.shared\n")
        == "import UIKit; import FoundationNetworking")
    #expect(
      header("import Foundation\nvar request: URLRequest?\n")
        == "import ObjectiveCRuntime; import FoundationNetworking")
    #expect(header("import UIKit\nlet address = URL(string: \"a\")\n") == "import UIKit")
  }

  @Test func `Combine is imported where it is named, as iOS's Foundation brings it along`() {
    #expect(
      header("import Foundation\nfinal class Model: ObservableObject { @Published var a = 1 }\n")
        == "import ObjectiveCRuntime; import Combine")
    #expect(
      header("import Foundation\nprotocol Publisher {}\nstruct A: Publisher {}\n")
        == "import ObjectiveCRuntime")
  }

  @Test func `a framework that is not here is named, unless the package has a module of the name`()
  {
    let source = "import UIKit\n#if canImport(ARKit)\nimport ARKit\n#endif\nimport EventKit"
    #expect(
      translated(source).notes.map(\.description) == [
        "/package/File0.swift:5:1: warning: EventKit is not available on Linux. The import is left "
          + "out."
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

  @Test func `the reader of XML is imported where it is named`() {
    #expect(
      header("import Foundation\nfinal class Feed: NSObject, XMLParserDelegate {}\n")
        == "import ObjectiveCRuntime; import FoundationXML")
    #expect(
      header("import Foundation\nclass XMLParser {}\nlet parser = XMLParser()\n")
        == "import ObjectiveCRuntime")
  }

  @Test func `the formatter of names is the one that writes them`() {
    #expect(
      translation(of: "let a: PersonNameComponentsFormatter = PersonNameComponentsFormatter()")
        == "let a: ObjectiveCRuntime.PersonNameComponentsFormatter"
        + " = ObjectiveCRuntime.PersonNameComponentsFormatter()")
    #expect(
      translation(of: "let a = Foundation.PersonNameComponentsFormatter()")
        == "let a = Foundation.PersonNameComponentsFormatter()")
    #expect(
      header("import UIKit\nlet a = PersonNameComponentsFormatter()\n")
        == "import UIKit; import ObjectiveCRuntime")
  }

  @Test func `a module is named by what has its part`() {
    #expect(translation(of: "let a = Darwin.ceil(b)") == "let a = Glibc.ceil(b)")
    #expect(translation(of: "let a = b.Darwin.ceil(c)") == "let a = b.Darwin.ceil(c)")
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

  @Test(arguments: [
    ("import UIKit.UIView", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import Darwin", "import Glibc"), ("@testable import Cards", "@testable import Cards"),
    ("import ObjectiveC.runtime", "import ObjectiveCRuntime"),
    ("import os.log", "import os"), ("import simd", "import simd"),
    ("import CoreTransferable", "import SwiftUI"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
  ])
  func `imports name modules that are here`(_ source: String, _ expected: String) {
    #expect(translation(of: source).words == expected)
  }

  @Test func `a package's type counts where this project has one of the same name`() {
    let first = Translator(module: "Kit").translate([
      Translator.Input(
        path: "/Kit/A.swift", bytes: Array("public struct Tolerance {}\nstruct SymbolSet {}".utf8))
    ])
    func header(_ source: String) -> Substring? {
      Translator(module: "Cards", dependencies: [first.index]).translate([
        Translator.Input(path: "/Cards/B.swift", bytes: Array(source.utf8))
      ]).files[0].text.split(separator: "\n").first
    }
    #expect(
      header("import Kit\nlet a = Tolerance()")?.contains("import struct Kit.Tolerance") == true)
    #expect(header("let a = Tolerance()")?.contains("Kit.Tolerance") == false)
    #expect(header("import Kit\nlet a = SymbolSet()")?.contains("SymbolSet") == false)
  }

  @Test func `a test sees what Linux's XCTest lacks`() {
    let file = Translator(module: "CardsTests").translate([
      Translator.Input(path: "/a.swift", bytes: Array("import XCTest".utf8))
    ]).files[0]
    #expect(file.text.split(separator: "\n").first?.contains("import _XCTest_Foundation") == true)
  }
}
