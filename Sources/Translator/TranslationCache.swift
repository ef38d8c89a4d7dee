import Foundation
import TranslatorInterface

/// What is known of earlier translations: two files in the folder of each translated module
/// (`TranslationResponse.Memory`). They are read here and written by whoever asked.
///
/// A file is translated again where it changed, or where what its module or one that it imports
/// declares did. A cache that another translator wrote is not used.
struct TranslationCache {
  /// A file as it was translated.
  struct File: Codable {
    var path: String
    var source: ContentDigest
    var target: String
    var translation: ContentDigest
    var columns: ColumnMap
    var notes: [TranslationNote]
    var previews: [TranslatedPreview]

    init(_ file: TranslatedFile, input: Translator.Input, target: String) {
      path = file.path
      source = ContentDigest(input.bytes)
      self.target = target
      translation = ContentDigest(Array(file.text.utf8))
      columns = file.columns
      notes = file.notes
      previews = file.previews
    }
  }

  private struct Module: Codable {
    var translator: String
    var settings: String
    /// The digest of what the module declares, and of what the modules that it imports declare.
    var index: ContentDigest
    var imported: [ContentDigest]
    var files: [File]
  }

  private struct Index: Codable {
    var module: ModuleIndex
    var byPath: [String: FileIndex]
  }

  private typealias Memory = TranslationResponse.Memory

  private let names: [String]
  private let translator: String
  private let outputs: [String: String]
  private var known: [String: Module] = [:]
  private var indexes: [String: Index] = [:]

  init(_ request: TranslationRequest) {
    names = (request.modules.map(\.name) + request.others).sorted()
    outputs = Dictionary(
      request.modules.map { ($0.name, $0.output) }, uniquingKeysWith: { first, _ in first })
    translator = Self.identity
    for module in request.modules {
      guard
        let data = FileManager.default.contents(atPath: module.output + "/" + Memory.translations),
        let stored = try? JSONDecoder().decode(Module.self, from: data),
        stored.translator == translator
      else { continue }
      known[module.name] = stored
    }
  }

  /// The program that translates: another build may translate in another way.
  private static let identity: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    let seconds = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(values?[.size] ?? 0) \(seconds)"
  }()

  private func settings(of module: TranslationRequest.Module) -> String {
    let own = [module.name, module.root, module.languageMode, "\(module.makesPreviews)"]
    return (own + module.conditions + ["|"] + module.imports + ["|"] + names + ["|"]
      + module.missingNames)
      .joined(separator: " ")
  }

  private func imported(by module: TranslationRequest.Module) -> [ContentDigest] {
    module.imports.compactMap { known[$0]?.index }
  }

  /// Whether all but the files themselves is as it was.
  private func isCurrent(_ module: TranslationRequest.Module) -> Bool {
    guard let stored = known[module.name] else { return false }
    return stored.settings == settings(of: module) && stored.imported == imported(by: module)
  }

  private static func isWritten(_ file: File) -> Bool {
    FileManager.default.contents(atPath: file.target).map { ContentDigest([UInt8]($0)) }
      == file.translation
  }

  // MARK: - Reading

  /// The files of a module of which none changed.
  func files(
    of module: TranslationRequest.Module, _ inputs: [Translator.Input], _ targets: [String]
  ) -> [File]? {
    guard isCurrent(module), let old = known[module.name]?.files,
      old.map(\.path) == inputs.map(\.path), old.map(\.target) == targets,
      zip(old, inputs).allSatisfy({ $0.source == ContentDigest($1.bytes) }),
      old.allSatisfy(Self.isWritten)
    else { return nil }
    return old
  }

  /// What files declare that did not change; nil for those that did.
  mutating func fileIndexes(
    of module: TranslationRequest.Module, _ inputs: [Translator.Input]
  ) -> [FileIndex?] {
    guard let stored = known[module.name], stored.settings == settings(of: module),
      let index = fullIndex(of: module.name),
      // What is left out of one file decides on others.
      index.module.absentTypes.isEmpty
    else { return inputs.map { _ in nil } }
    let sources = Dictionary(
      stored.files.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    return inputs.map { input in
      sources[input.path] == ContentDigest(input.bytes) ? index.byPath[input.path] : nil
    }
  }

  /// The files that need not be translated again, in the order of the module's; nil for the others.
  func unchangedFiles(
    of module: TranslationRequest.Module, _ inputs: [Translator.Input], _ targets: [String],
    _ index: ModuleIndex
  ) -> [File?] {
    guard isCurrent(module), let stored = known[module.name],
      stored.index == Self.digest(of: index)
    else { return inputs.map { _ in nil } }
    let files = Dictionary(stored.files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    return zip(inputs, targets).map { input, target in
      guard let file = files[input.path], file.target == target,
        file.source == ContentDigest(input.bytes), Self.isWritten(file)
      else { return nil }
      return file
    }
  }

  /// What a module declares that comes earlier in the request.
  mutating func index(of module: String) -> ModuleIndex? { fullIndex(of: module)?.module }

  private mutating func fullIndex(of module: String) -> Index? {
    if let index = indexes[module] { return index }
    guard known[module] != nil, let output = outputs[module],
      let data = FileManager.default.contents(atPath: output + "/" + Memory.declarations),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return nil }
    indexes[module] = index
    return index
  }

  // MARK: - Writing

  /// Takes in what became of a module.
  ///
  /// - Parameter results: All of the module, in its order.
  /// - Returns: What later runs need. The index is the first: what names it must not outlive it.
  mutating func remember(
    _ module: TranslationRequest.Module, _ results: [File], indexes: [FileIndex],
    index: ModuleIndex
  ) throws -> [TranslationResponse.Memory] {
    let translated = Module(
      translator: translator, settings: settings(of: module), index: Self.digest(of: index),
      imported: imported(by: module), files: results)
    let indexed = Index(
      module: index,
      byPath: Dictionary(
        zip(results.map(\.path), indexes), uniquingKeysWith: { first, _ in first }))
    known[module.name] = translated
    self.indexes[module.name] = indexed
    let encoder = JSONEncoder()
    return [
      Memory(
        path: module.output + "/" + Memory.declarations,
        text: String(decoding: try encoder.encode(indexed), as: UTF8.self)),
      Memory(
        path: module.output + "/" + Memory.translations,
        text: String(decoding: try encoder.encode(translated), as: UTF8.self)),
    ]
  }

  private static func digest(of index: ModuleIndex) -> ContentDigest {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return ContentDigest([UInt8]((try? encoder.encode(index)) ?? Data()))
  }
}

/// Tells contents apart: their length and two sums of them. It does not protect against contents
/// that are made to be alike, which there is no reason to make.
struct ContentDigest: Equatable, Codable {
  private let length: Int
  private let first: UInt64
  private let second: UInt64

  /// FNV-1a, and a polynomial by another multiplier.
  init(_ bytes: [UInt8]) {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second &+ UInt64(byte)) &* 0xd6e8_feb8_6659_fd93
      second ^= second >> 32
    }
    (length, self.first, self.second) = (bytes.count, first, second)
  }
}
