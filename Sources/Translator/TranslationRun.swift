import Foundation
import TranslatorInterface

/// Carries out a request: reads, translates, and answers what changed. It writes nothing.
package struct TranslationRun {
  private let request: TranslationRequest

  package init(_ request: TranslationRequest) { self.request = request }

  /// A source that cannot be read becomes a note, and its module is not translated.
  package func response() throws -> TranslationResponse {
    var response = TranslationResponse()
    var cache = TranslationCache(request)
    for module in request.modules {
      guard let inputs = Self.inputs(of: module, &response.notes) else { continue }
      let targets = module.translatedPaths.map { module.output + "/" + $0 }
      let known = cache.files(of: module, inputs, targets)
      var texts = [String?](repeating: nil, count: targets.count)
      let translated =
        try known ?? translate(module, inputs, targets, &cache, &texts, &response.memories)
      response.files += zip(translated, texts).map { file, text in
        TranslationResponse.File(
          path: file.path, translatedPath: file.target, columns: file.columns, text: text)
      }
      response.notes += translated.flatMap(\.notes)
      response.previews += translated.flatMap(\.previews)
    }
    return response
  }

  /// - Returns: nil where a file cannot be read; a note says so of each.
  private static func inputs(
    of module: TranslationRequest.Module, _ notes: inout [TranslationNote]
  ) -> [Translator.Input]? {
    var inputs: [Translator.Input] = []
    for path in module.files {
      do throws(TranslationNote) {
        inputs.append(Translator.Input(path: path, bytes: try SourceFile.read(path)))
      } catch {
        notes.append(error)
      }
    }
    return inputs.count == module.files.count ? inputs : nil
  }

  /// - Parameter texts: Takes the texts of files that do not hold what they have to.
  private func translate(
    _ module: TranslationRequest.Module, _ inputs: [Translator.Input], _ targets: [String],
    _ cache: inout TranslationCache, _ texts: inout [String?],
    _ memories: inout [TranslationResponse.Memory]
  ) throws -> [TranslationCache.File] {
    let translator = Translator(
      module: module.name, dependencies: module.imports.compactMap { cache.index(of: $0) },
      conditions: Set(module.conditions),
      packageModules: Set(request.modules.map(\.name) + request.others),
      languageMode: module.languageMode, makesPreviews: module.makesPreviews,
      missingNames: Set(module.missingNames))
    var units: [Int: SourceUnit] = [:]
    let old = cache.fileIndexes(of: module, inputs)
    let changed = old.indices.filter { old[$0] == nil }
    for (place, unit) in zip(changed, changed.map { inputs[$0] }.concurrentMap(translator.parse)) {
      units[place] = unit
    }
    let new = changed.compactMap { units[$0] }.concurrentMap(ModuleIndexer.index)
    var indexes = old
    for (place, index) in zip(changed, new) { indexes[place] = index }
    var index = translator.index(indexes.compactMap { $0 })
    // What one file leaves out decides on the others, which are read once more for it.
    if !index.absentTypes.isEmpty {
      let all = translator.parseAll(inputs)
      for (place, unit) in all.units.enumerated() { units[place] = unit }
      indexes = all.units.concurrentMap(ModuleIndexer.index)
      index = all.index
    }
    let files = indexes.compactMap { $0 }
    var result = cache.unchangedFiles(of: module, inputs, targets, index)
    let due = result.indices.filter { result[$0] == nil }
    let parsed = due.concurrentMap { units[$0] ?? translator.parse(inputs[$0]) }
    for (place, file) in zip(due, translator.translate(parsed, index)) {
      if !Self.holds(file.text, at: targets[place]) { texts[place] = file.text }
      result[place] = TranslationCache.File(file, input: inputs[place], target: targets[place])
    }
    let translated = result.compactMap { $0 }
    memories += try cache.remember(module, translated, indexes: files, index: index)
    return translated
  }

  /// A file that stays as it was is not written again, and so not compiled again.
  private static func holds(_ text: String, at path: String) -> Bool {
    FileManager.default.contents(atPath: path) == Data(text.utf8)
  }
}
