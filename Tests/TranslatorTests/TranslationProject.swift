import Foundation
import TranslatorInterface

@testable import Translator

/// Two modules, of which one imports the other, and their translations.
final class TranslationProject {
  private let folder = NSTemporaryDirectory() + "translation-" + UUID().uuidString

  init() throws {
    try write("public class Base: UIView { func a() {} }", to: "Base/Base.swift")
    try write("import Base\nclass Card: Base { func b() { print(1) } }", to: "Cards/Card.swift")
    try write("import UIKit\nlet title = \"t\"", to: "Cards/Title.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func translated(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/out/" + path, encoding: .utf8)
  }

  /// Every path of the project, sorted.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  /// Translates, and writes what is to be written.
  @discardableResult
  func run(files: [String] = ["Card", "Title"], languageMode: String = "5") throws
    -> TranslationResponse
  {
    let response = try response(files: files, languageMode: languageMode)
    for file in response.files {
      if let text = file.text { try write(text, to: relative(file.translatedPath)) }
    }
    for memory in response.memories { try write(memory.text, to: relative(memory.path)) }
    return response
  }

  func response(files: [String] = ["Card", "Title"], languageMode: String = "5") throws
    -> TranslationResponse
  {
    let modules = [("Base", ["Base"], []), ("Cards", files, ["Base"])].map { name, files, imports in
      TranslationRequest.Module(
        name: name, files: files.map { folder + "/\(name)/\($0).swift" }, root: folder + "/" + name,
        imports: imports, languageMode: languageMode, output: folder + "/out/" + name)
    }
    return try TranslationRun(TranslationRequest(modules: modules)).response()
  }

  private func relative(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + path)
  }
}

extension TranslationResponse {
  /// The number of files whose text is new.
  var writtenCount: Int { files.count { $0.text != nil } }
}
