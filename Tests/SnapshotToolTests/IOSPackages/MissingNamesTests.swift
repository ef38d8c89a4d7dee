import SnapshotCore
import TestSupport
import Testing
import TranslatorInterface

@testable import SnapshotTool

@Suite struct MissingNamesTests {
  private let folder: TestSupport.TemporaryFolder
  private let engine = EngineFolder(
    modules: "/m", moduleMaps: [], libraries: "/none", translator: "/t")

  init() throws { folder = try TemporaryFolder() }

  private let note = TranslationNote(
    severity: .warning, path: "/p/Chat.swift", line: 1, column: 1,
    message: "FoundationModels is not available on Linux. The import is left out.")

  private func learn(_ errors: String...) throws -> Bool {
    try MissingNames.learn(
      from: errors, notes: [note], buildFolder: folder.path, engine: engine)
  }

  private var known: [String] {
    get throws {
      MissingNames(in: try MirrorFolder(buildFolder: folder.path), engine: engine).names
    }
  }

  @Test func `a name that is not found is learned once, and kept`() throws {
    let line = "/p/Chat.swift:3:17: error: cannot find 'LanguageModelSession' in scope"
    #expect(try learn(line))
    #expect(try !learn(line))
    #expect(try known == ["LanguageModelSession"])
    #expect(try learn("/p/Chat.swift:9:1: error: cannot find type 'Generable' in scope"))
    #expect(try known == ["Generable", "LanguageModelSession"])
  }

  @Test(arguments: [
    // A file without such an import has a fault of its own.
    "/p/Card.swift:3:17: error: cannot find 'Cart' in scope",
    "/p/Chat.swift:3:17: error: value of type 'Chat' has no member 'session'",
    "/p/Chat.swift:3:17: warning: cannot find 'LanguageModelSession' in scope",
    "error: cannot find 'LanguageModelSession' in scope",
  ])
  func `other errors teach nothing`(_ line: String) throws {
    #expect(try !learn(line))
    #expect(try known == [])
  }

  @Test func `another engine may have the name`() throws {
    #expect(try learn("/p/Chat.swift:3:17: error: cannot find 'Session' in scope"))
    let other = EngineFolder(
      modules: "/m", moduleMaps: [], libraries: folder.path, translator: "/t")
    try FileAccess.write([1], to: folder.path + "/libSnapshotEngine.so")
    let mirror = try MirrorFolder(buildFolder: folder.path)
    #expect(MissingNames(in: mirror, engine: other).names == [])
  }
}
