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

  @Test func `a file that is gone leaves no translation`() throws {
    try project.run()
    try project.run(files: ["Card"])
    #expect(throws: CocoaError.self) { try project.translated("Cards/Title.linux.swift") }
    #expect(try project.translated("Cards/Card.linux.swift").contains("class Card"))
  }

  @Test func `notes are told by every run`() throws {
    try project.write("import MapKit", to: "Cards/Title.swift")
    #expect(try project.run().notes.count == 1)
    #expect(try project.run().notes.count == 1)
  }
}
