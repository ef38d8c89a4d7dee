import Foundation
import Testing
import TranslatorInterface

@testable import Translator

/// What is translated again when something changed.
@Suite struct TranslationCacheTests {
  private let project: TranslationProject

  init() throws {
    project = try TranslationProject()
  }

  @Test func `a second run writes nothing and answers the same`() throws {
    let first = try project.run()
    #expect(first.writtenCount == 3)
    let second = try project.run()
    #expect(second.writtenCount == 0)
    #expect(second.files.map(\.translatedPath) == first.files.map(\.translatedPath))
    #expect(second.files.map(\.columns) == first.files.map(\.columns))
  }

  @Test func `a change in a body translates its file alone`() throws {
    try project.run()
    try project.write(
      "import Base\nclass Card: Base { func b() { print(2) } }", to: "Cards/Card.swift")
    #expect(try project.run().writtenCount == 1)
    #expect(try project.translated("Cards/Card.linux.swift").contains("print(2)"))
  }

  @Test func `what was written is written again where it was changed or removed`() throws {
    try project.run()
    try project.remove("out/Cards/Card.linux.swift")
    try project.write("let x = 1", to: "out/Base/Base.linux.swift")
    #expect(try project.run().writtenCount == 2)
    #expect(try project.translated("Base/Base.linux.swift").contains("class Base"))
  }

  @Test func `other settings translate all again, and a damaged cache is none`() throws {
    let protocolSource = "@objc protocol P { @objc optional func f() }"
    try project.write(protocolSource, to: "Base/Base.swift")
    try project.run()
    #expect(try project.translated("Base/Base.linux.swift").contains("@preconcurrency"))
    try project.run(languageMode: "6")
    #expect(try !project.translated("Base/Base.linux.swift").contains("@preconcurrency"))
    try project.write("{", to: "out/Base/.translation.json")
    try project.write("{", to: "out/Cards/.index.json")
    try project.write(protocolSource + "\n// changed", to: "Base/Base.swift")
    #expect(try project.run(languageMode: "6").writtenCount == 1)
    #expect(try project.translated("Base/Base.linux.swift").contains("// changed"))
  }
}
