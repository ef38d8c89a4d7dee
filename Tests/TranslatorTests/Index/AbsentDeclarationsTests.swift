import Testing

@testable import Translator

@Suite struct AbsentDeclarationsTests {
  @Test func `what uses an absent framework goes with its import, line for line`() {
    let source = """
      import UIKit
      import WebKit
      final class Browser: UIView {
        let web = WKWebView()
      }
      extension Browser: Titled {}
      extension Browser {}
      struct Title { let text: String }
      """
    let (texts, notes, index) = translated(source)
    #expect(texts[0].words == "import UIKit struct Title { let text: String }")
    #expect(texts[0].split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(index.types.keys.sorted() == ["Title"])
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:1: warning: WebKit is not available on Linux. The import is left "
          + "out, and with it what uses it: `Browser`, `extension Browser`."
      ])
  }

  @Test func `a type takes along what stands in front of it`() {
    let source = """
      import MapKit
      func show(_ place: Place) {}
      struct Place { let item: MKMapItem }
      let count = 1
      """
    #expect(translation(of: source).words == "let count = 1")
  }

  @Test func `an import that nothing uses goes alone`() {
    let (texts, notes, _) = translated("import CoreData\nextension View { func a() {} }")
    #expect(texts[0].words == "extension View { func a() {} }")
    #expect(notes.map(\.message) == ["CoreData is not available on Linux. The import is left out."])
  }

  @Test func `an extension loses the members that use it`() {
    let source = """
      import CoreData
      extension View {
        func a() {}
        func show(_ request: NSFetchRequest<Card>) -> some View { self }
      }
      """
    #expect(translation(of: source).words == "extension View { func a() {} }")
  }

  @Test(arguments: [
    // Another body would be found for a requirement, and the superclass's for an override.
    "extension Card: UITableViewDelegate { func play() { AVPlayer().play() } }",
    "extension Card { override func layoutSubviews() { AVPlayer().play() } }",
  ])
  func `what would do something else without it stays`(_ declaration: String) {
    let text = translation(of: "import AVFoundation\n" + declaration)
    #expect(text.words.contains("AVPlayer().play()"))
  }

  @Test func `names are a framework's where they go on with a capital letter`() {
    let source = """
      import AuthenticationServices
      import SafariServices
      enum Kind { case sfSymbol(SFSymbol), ascii(ASCIIValue) }
      typealias Scope = ASAuthorization.Scope
      typealias Safari = SFSafariViewController
      """
    #expect(
      translation(of: source).words == "enum Kind { case sfSymbol(SFSymbol), ascii(ASCIIValue) }")
  }

  @Test func `what is not active does not count`() {
    let source = """
      import PDFKit
      struct Card {
        #if os(macOS)
          let document: PDFDocument
        #endif
      }
      """
    #expect(translation(of: source).contains("struct Card"))
    let guarded = "#if canImport(WebKit)\nimport WebKit\nlet view = WKWebView()\n#endif"
    let (texts, notes, _) = translated(guarded)
    #expect(texts[0].contains("let view = WKWebView()"))
    #expect(notes.isEmpty)
  }

  @Test func `what iOS has no more of is an error`() {
    let (_, notes, _) = translated("import AppKit")
    #expect(notes.map(\.severity) == [.error])
    #expect(translated("import Cocoa").notes.map(\.severity) == [.error])
  }
}
