import Foundation
import Testing
import TranslatorInterface

@testable import Translator

/// What is translated again when something changed.
@Suite final class TranslationRunTests {
  private let folder = NSTemporaryDirectory() + "translation-" + UUID().uuidString

  init() throws {
    try write("public class Base: UIView { func a() {} }", to: "Base/Base.swift")
    try write("import Base\nclass Card: Base { func b() { print(1) } }", to: "Cards/Card.swift")
    try write("import UIKit\nlet title = \"t\"", to: "Cards/Title.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func translated(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/out/" + path, encoding: .utf8)
  }

  @discardableResult
  private func run(files: [String] = ["Card", "Title"], languageMode: String = "5") throws
    -> TranslationResponse
  {
    let modules = [("Base", ["Base"], []), ("Cards", files, ["Base"])].map { name, files, imports in
      TranslationRequest.Module(
        name: name, files: files.map { folder + "/\(name)/\($0).swift" }, root: folder + "/" + name,
        imports: imports, languageMode: languageMode, output: folder + "/out/" + name)
    }
    return try TranslationRun(TranslationRequest(modules: modules)).response()
  }

  @Test func `a second run writes nothing and answers the same`() throws {
    let first = try run()
    #expect(first.writtenCount == 3)
    let second = try run()
    #expect(second.writtenCount == 0)
    #expect(second.files.map(\.translatedPath) == first.files.map(\.translatedPath))
    #expect(second.files.map(\.columns) == first.files.map(\.columns))
  }

  @Test func `a change in a body translates its file alone`() throws {
    try run()
    try write("import Base\nclass Card: Base { func b() { print(2) } }", to: "Cards/Card.swift")
    #expect(try run().writtenCount == 1)
    #expect(try translated("Cards/Card.linux.swift").contains("print(2)"))
  }

  @Test func `a new declaration changes what other files and modules become`() throws {
    try run()
    try write(
      "import UIKit\nlet title = 1\nextension Card { override func a() {} }",
      to: "Cards/Title.swift")
    #expect(try run().writtenCount == 2)
    #expect(try translated("Cards/Card.linux.swift").contains("override func a()"))
    try write("public class Base<V>: UIView { @objc func a() {} }", to: "Base/Base.swift")
    try run()
    #expect(try translated("Base/Base.linux.swift").contains("_ObjectiveCMemberSource"))
  }

  @Test func `what was written is written again where it was changed or removed`() throws {
    try run()
    try FileManager.default.removeItem(atPath: folder + "/out/Cards/Card.linux.swift")
    try write("let x = 1", to: "out/Base/Base.linux.swift")
    #expect(try run().writtenCount == 2)
    #expect(try translated("Base/Base.linux.swift").contains("class Base"))
  }

  @Test func `a file that is gone leaves no translation`() throws {
    try run()
    try run(files: ["Card"])
    #expect(throws: CocoaError.self) { try self.translated("Cards/Title.linux.swift") }
    #expect(try translated("Cards/Card.linux.swift").contains("class Card"))
  }

  @Test func `other settings translate all again, and a damaged cache is none`() throws {
    let protocolSource = "@objc protocol P { @objc optional func f() }"
    try write(protocolSource, to: "Base/Base.swift")
    try run()
    #expect(try translated("Base/Base.linux.swift").contains("@preconcurrency"))
    try run(languageMode: "6")
    #expect(try !translated("Base/Base.linux.swift").contains("@preconcurrency"))
    try write("{", to: "out/Base/.translation.json")
    try write("{", to: "out/Cards/.index.json")
    try write(protocolSource + "\n// changed", to: "Base/Base.swift")
    #expect(try run(languageMode: "6").writtenCount == 1)
    #expect(try translated("Base/Base.linux.swift").contains("// changed"))
  }

  @Test func `notes are told by every run`() throws {
    try write("import MapKit", to: "Cards/Title.swift")
    #expect(try run().notes.count == 1)
    #expect(try run().notes.count == 1)
  }
}
