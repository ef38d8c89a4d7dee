import Testing
import TranslatorInterface

@testable import Translator

@Suite struct RewriterClassesTests {
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

  @Test func `fonts of both frameworks are one class`() {
    #expect(
      translation(of: "import UIKit\nlet a = font as CTFont").words
        == "import UIKit let a = UIKit._bridged(font , CTFont.self)")
    #expect(
      translation(of: "import UIKit\nlet a = font as? CTFont").contains("font as? CTFont"))
  }

  @Test func `an extension of a number finds the library's function`() {
    #expect(
      translation(of: "extension CGFloat { func f() { abs(self) } }").contains("Swift.abs(self)"))
    #expect(
      translation(of: "extension Double { func f() { abs(self) } }").contains("{ abs(self) }"))
  }

  @Test func `the process's information is the shared one`() {
    #expect(
      translation(of: "let a = ProcessInfo().environment")
        == "let a = ProcessInfo.processInfo.environment")
  }
}
