import Foundation
import TranslatorInterface

/// Carries out a request: reads, translates, and writes what changed.
package struct TranslationRun {
  private let request: TranslationRequest

  package init(_ request: TranslationRequest) { self.request = request }

  /// - Throws: Where a source cannot be read, or a translated file cannot be written.
  package func response() throws -> TranslationResponse {
    var response = TranslationResponse()
    var indexes: [String: ModuleIndex] = [:]
    let names = Set(request.modules.map(\.name))
    for module in request.modules {
      let translator = Translator(
        module: module.name, dependencies: module.imports.compactMap { indexes[$0] },
        conditions: Set(module.conditions), packageModules: names,
        languageMode: module.languageMode, makesPreviews: module.makesPreviews)
      let inputs = try module.files.map { path in
        Translator.Input(
          path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
      }
      let translation = translator.translate(inputs)
      indexes[module.name] = translation.index
      response.notes += translation.notes
      response.previews += translation.previews
      for file in translation.files {
        // Not the author's name: the compiler warns where `#fileID` means two files.
        let target =
          module.output + "/"
          + Self.relative(file.path, to: module.root).dropLast(".swift".count) + ".linux.swift"
        if try Self.write(file.text, to: target) { response.writtenCount += 1 }
        response.files.append(
          TranslationResponse.File(
            path: file.path, translatedPath: target, columns: file.columns))
      }
      try Self.removeOthers(
        in: module.output, keeping: Set(response.files.map(\.translatedPath)))
    }
    return response
  }

  private static func relative(_ path: String, to root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Writes what is not there yet: a file that stays as it was is not compiled again.
  private static func write(_ text: String, to path: String) throws -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return false }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return true
  }

  /// Translations of sources that are gone would be compiled with the others.
  private static func removeOthers(in folder: String, keeping paths: Set<String>) throws {
    let contents = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    for name in contents where name.hasSuffix(".swift") {
      let path = folder + "/" + name
      if !paths.contains(path) { try FileManager.default.removeItem(atPath: path) }
    }
  }
}
