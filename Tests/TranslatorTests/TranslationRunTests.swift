import Foundation
import Testing
import TranslatorInterface

@testable import Translator

@Suite struct TranslationRunTests {
  private let project: TranslationProject

  init() throws {
    project = try TranslationProject()
  }

  @Test func `a new declaration changes what other files and modules become`() throws {
    try project.run()
    try project.write(
      "import UIKit\nlet title = 1\nextension Card { override func a() {} }",
      to: "Cards/Title.swift")
    #expect(try project.run().writtenCount == 2)
    #expect(try project.translated("Cards/Card.linux.swift").contains("override func a()"))
    try project.write("public class Base<V>: UIView { @objc func a() {} }", to: "Base/Base.swift")
    try project.run()
    #expect(try project.translated("Base/Base.linux.swift").contains("_ObjectiveCMemberSource"))
  }

  @Test func `a run writes nothing, and answers what is to be written`() throws {
    let before = try project.paths()
    let response = try project.response()
    #expect(try project.paths() == before)
    #expect(response.files.allSatisfy { $0.text?.contains("#sourceLocation") == true })
    #expect(
      response.memories.map { String($0.path.split(separator: "/").last ?? "") } == [
        ".index.json", ".translation.json", ".index.json", ".translation.json",
      ])
  }

  @Test func `a file that is no UTF-8 or cannot be read is an error that names it`() throws {
    try project.write(Data("let a = 1\nlet b = \"é".utf8) + [0xff, 0x22], to: "Cards/Title.swift")
    try project.remove("Base/Base.swift")
    let notes = try project.run().notes
    #expect(notes.map(\.severity) == [.error, .error])
    #expect(notes.first?.description.contains("Base/Base.swift: error: The file cannot be") == true)
    #expect(notes.last?.description.contains("Cards/Title.swift:2:12: error: This is not") == true)
    try project.write("let title = 2", to: "Cards/Title.swift")
    try project.write("public class Base {}", to: "Base/Base.swift")
    #expect(try project.run().notes.isEmpty)
  }

  @Test func `notes are told by every run`() throws {
    try project.write("import EventKit", to: "Cards/Title.swift")
    #expect(try project.run().notes.count == 1)
    #expect(try project.run().notes.count == 1)
  }
}
