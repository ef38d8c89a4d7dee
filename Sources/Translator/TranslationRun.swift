import Foundation
import TranslatorInterface

/// Carries out a request: reads, translates, and writes what changed.
package struct TranslationRun {
  private let request: TranslationRequest

  package init(_ request: TranslationRequest) { self.request = request }

  /// - Throws: Where a source cannot be read, or a translated file cannot be written.
  package func response() throws -> TranslationResponse {
    var response = TranslationResponse()
    var cache = TranslationCache(request)
    for module in request.modules {
      let inputs = try module.files.map { path in
        Translator.Input(
          path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
      }
      // Not the author's name: the compiler warns where `#fileID` means two files.
      let targets = module.files.map { path in
        module.output + "/" + Self.relative(path, to: module.root).dropLast(".swift".count)
          + ".linux.swift"
      }
      let known = cache.files(of: module, inputs, targets)
      let translated = try known ?? translate(module, inputs, targets, &cache, &response)
      response.files += translated.map { file in
        TranslationResponse.File(
          path: file.path, translatedPath: file.target, columns: file.columns)
      }
      response.notes += translated.flatMap(\.notes)
      response.previews += translated.flatMap(\.previews)
      if known == nil { try Self.removeOthers(in: module.output, keeping: Set(targets)) }
    }
    return response
  }

  private func translate(
    _ module: TranslationRequest.Module, _ inputs: [Translator.Input], _ targets: [String],
    _ cache: inout TranslationCache, _ response: inout TranslationResponse
  ) throws -> [TranslationCache.File] {
    let translator = Translator(
      module: module.name, dependencies: module.imports.compactMap { cache.index(of: $0) },
      conditions: Set(module.conditions), packageModules: Set(request.modules.map(\.name)),
      languageMode: module.languageMode, makesPreviews: module.makesPreviews)
    var units: [Int: SourceUnit] = [:]
    let old = cache.fileIndexes(of: module, inputs)
    let changed = old.indices.filter { old[$0] == nil }
    for (place, unit) in zip(changed, changed.map { inputs[$0] }.concurrentMap(translator.parse)) {
      units[place] = unit
    }
    let new = changed.compactMap { units[$0] }.concurrentMap(ModuleIndexer.index)
    var indexes = old
    for (place, index) in zip(changed, new) { indexes[place] = index }
    let files = indexes.compactMap { $0 }
    let index = translator.index(files)
    var result = cache.unchangedFiles(of: module, inputs, targets, index)
    let due = result.indices.filter { result[$0] == nil }
    let parsed = due.concurrentMap { units[$0] ?? translator.parse(inputs[$0]) }
    for (place, file) in zip(due, translator.translate(parsed, index)) {
      if try Self.write(file.text, to: targets[place]) { response.writtenCount += 1 }
      result[place] = TranslationCache.File(file, input: inputs[place], target: targets[place])
    }
    let translated = result.compactMap { $0 }
    try cache.store(module, translated, indexes: files, index: index)
    return translated
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
    for name in contents where name.hasSuffix(".linux.swift") {
      let path = folder + "/" + name
      if !paths.contains(path) { try FileManager.default.removeItem(atPath: path) }
    }
  }
}
