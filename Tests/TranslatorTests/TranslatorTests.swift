import Testing

@testable import Translator

@Suite struct TranslationTests {
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
