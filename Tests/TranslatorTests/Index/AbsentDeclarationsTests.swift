import Testing

@testable import Translator

@Suite struct AbsentDeclarationsTests {
  @Test func `what uses an absent framework goes with its import, line for line`() {
    let source = """
      import UIKit
      import PDFKit
      final class Reader: UIView {
        let page = PDFView()
      }
      extension Reader: Titled {}
      extension Reader {}
      struct Title { let text: String }
      """
    let (texts, notes, index) = translated(source)
    #expect(texts[0].words == "import UIKit struct Title { let text: String }")
    #expect(texts[0].split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(index.types.keys.sorted() == ["Title"])
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:2:1: warning: PDFKit is not available on Linux. The import is left "
          + "out, and with it what uses it: `Reader`, `extension Reader`."
      ])
  }

  @Test func `a type takes along what stands in front of it`() {
    let source = """
      import EventKit
      func show(_ place: Place) {}
      struct Place { let item: EKEvent }
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
    "extension Card: UITableViewDelegate { func play() { PDFView().play() } }",
    "extension Card { override func layoutSubviews() { PDFView().play() } }",
  ])
  func `what would do something else without it stays`(_ declaration: String) {
    let text = translation(of: "import PDFKit\n" + declaration)
    #expect(text.words.contains("PDFView().play()"))
  }

  @Test func `names are a framework's where they go on with a capital letter`() {
    let source = """
      import AuthenticationServices
      import ContactsUI
      enum Kind { case cnidaria(CNidaria), ascii(ASCIIValue) }
      typealias Scope = ASAuthorization.Scope
      typealias Chooser = CNContactPickerViewController
      """
    #expect(
      translation(of: source).words == "enum Kind { case cnidaria(CNidaria), ascii(ASCIIValue) }")
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
    let guarded = "#if canImport(ARKit)\nimport ARKit\nlet view = ARSCNView()\n#endif"
    let (texts, notes, _) = translated(guarded)
    #expect(texts[0].contains("let view = ARSCNView()"))
    #expect(notes.isEmpty)
  }

  @Test func `what iOS has no more of is an error`() {
    let (_, notes, _) = translated("import AppKit")
    #expect(notes.map(\.severity) == [.error])
    #expect(translated("import Cocoa").notes.map(\.severity) == [.error])
  }

  @Test func `what names a type that another file leaves out goes as well`() {
    let (texts, notes, index) = translated(
      "import PDFKit\nclass Reader { let page = PDFView() }\nprivate struct Own { var a: PDFPage }",
      "struct Shelf { let reader: Reader }\nstruct Own {}",
      "extension Shelf {}\nstruct Room { var shelf: Shelf?; var own: Own }\nlet count = 1")
    #expect(texts.map(\.words) == ["", "struct Own {}", "let count = 1"])
    #expect(index.types.keys.sorted() == ["Own"])
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:1:1: warning: PDFKit is not available on Linux. The import is left "
          + "out, and with it what uses it: `Reader`, `Own`.",
        "/package/File1.swift:1:1: warning: PDFKit is not available on Linux, so `Reader` is left "
          + "out, and with it what uses it: `Shelf`.",
        "/package/File2.swift:1:1: warning: PDFKit is not available on Linux, so `Shelf` is left "
          + "out, and with it what uses it: `extension Shelf`, `Room`.",
      ])
  }

  @Test func `a module leaves out what names a type that another one does`() {
    let reader = translated("import PDFKit\npublic class Reader { let page = PDFView() }").index
    let (texts, notes, _) = translated(
      "import Cards\nlet reader = Reader()\nlet count = 1", dependencies: [reader])
    #expect(texts[0].words == "import Cards let count = 1")
    #expect(
      notes.map(\.message) == [
        "PDFKit is not available on Linux, so `Reader` is left out, and with it what uses it: "
          + "`reader`."
      ])
  }

  @Test func `a framework that nobody here knows is left out with a warning`() {
    let (texts, notes, _) = translated("import UIKit\nimport FoundationModels\nlet count = 1")
    #expect(texts[0].words == "import UIKit let count = 1")
    #expect(notes.map(\.severity) == [.warning])
    #expect(
      notes.map(\.message) == [
        "FoundationModels is not available on Linux. The import is left out."
      ])
  }

  @Test func `names that the compiler did not find belong to the frameworks of the file`() {
    let translator = Translator(
      module: "Cards", languageMode: "5", missingNames: ["LanguageModelSession"])
    let sources = [
      "import FoundationModels\nstruct Chat { let session = LanguageModelSession() }",
      "struct LanguageModelSession {}\nlet session = LanguageModelSession()",
    ]
    let translation = translator.translate(
      sources.enumerated().map {
        Translator.Input(path: "/File\($0.offset).swift", bytes: Array($0.element.utf8))
      })
    #expect(!translation.files[0].text.contains("Chat"))
    #expect(translation.files[1].text.contains("let session"))
    #expect(
      translation.notes.map(\.message) == [
        "FoundationModels is not available on Linux. The import is left out, and with it what "
          + "uses it: `Chat`."
      ])
  }

  @Test func `of a framework that is here in part, what uses the rest is left out`() {
    let (texts, notes, _) = translated(
      """
      import AVFoundation
      final class Player { let player = AVPlayer() }
      final class Export { let session: AVAssetExportSession }
      """)
    #expect(
      texts[0].words == "import AVFoundation final class Player { let player = AVPlayer() }")
    #expect(
      notes.map(\.description) == [
        "/package/File0.swift:3:1: warning: `AVAssetExportSession` of AVFoundation is not "
          + "available on Linux. What uses it is left out: `Export`."
      ])
  }
}
