/// Modules to translate, in an order in which each comes after those that it imports.
package struct TranslationRequest: Sendable, Codable {
  package struct Module: Sendable, Codable {
    package var name: String
    /// Absolute paths of the sources.
    package var files: [String]
    /// The folder that they have in common: translated files have their paths below it.
    package var root: String
    /// Names of modules of this request that it imports.
    package var imports: [String]
    /// Names that `-D` sets.
    package var conditions: [String]
    /// `5` or `6`.
    package var languageMode: String
    /// The folder that translated files belong into. The translator reads there what an earlier
    /// run left; whoever asked writes.
    package var output: String
    /// Whether its previews are translated, and not left out.
    package var makesPreviews: Bool
    /// Names that the compiler did not find in files that import a framework that is absent.
    package var missingNames: [String]

    package init(
      name: String, files: [String], root: String, imports: [String] = [],
      conditions: [String] = ["DEBUG"], languageMode: String = "5", output: String,
      makesPreviews: Bool = false, missingNames: [String] = []
    ) {
      self.name = name
      self.files = files
      self.root = root
      self.imports = imports
      self.conditions = conditions
      self.languageMode = languageMode
      self.output = output
      self.makesPreviews = makesPreviews
      self.missingNames = missingNames
    }

    /// The paths of the translated files below `output`, in the order of `files`.
    ///
    /// They are not the author's names: the compiler warns where `#fileID` means two files.
    package var translatedPaths: [String] { files.map(translatedPath) }

    private func translatedPath(_ file: String) -> String {
      let prefix = root.utf8.count + 1
      // Bytes decide: to Swift a `/` before a combining mark is another character.
      let isBelow = file.utf8.starts(with: (root + "/").utf8)
      let path = isBelow ? String(decoding: file.utf8.dropFirst(prefix), as: UTF8.self) : file
      let stem = path.utf8.dropLast(".swift".utf8.count)
      let start = stem.lastIndex(of: UInt8(ascii: "/")).map { stem.index(after: $0) }
      let name = stem[(start ?? stem.startIndex)...]
      guard name.count > Self.maximumStemBytes else {
        return String(decoding: stem, as: UTF8.self) + Self.suffix
      }
      // A system's names have 255 bytes: of a longer one, the beginning and a sum of it.
      let folder = String(decoding: stem[..<(start ?? stem.startIndex)], as: UTF8.self)
      let short = String(decoding: name.prefix(Self.maximumStemBytes - 40), as: UTF8.self)
        .prefix { $0 != "\u{FFFD}" }
      return folder + short + "-" + String(Self.sum(name), radix: 16) + Self.suffix
    }

    /// What the names of translated files end in.
    package static let suffix = ".linux.swift"
    private static let maximumStemBytes = 200

    /// FNV-1a.
    private static func sum(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }

  package var modules: [Module]
  /// Names of modules that are there and are not translated.
  package var others: [String]

  package init(modules: [Module], others: [String] = []) {
    self.modules = modules
    self.others = others
  }
}

/// What became of a request.
package struct TranslationResponse: Sendable, Codable {
  package struct File: Sendable, Codable {
    package var path: String
    package var translatedPath: String
    package var columns: ColumnMap
    /// What the translated file has to hold; nil where it holds that already.
    package var text: String?

    package init(path: String, translatedPath: String, columns: ColumnMap, text: String?) {
      self.path = path
      self.translatedPath = translatedPath
      self.columns = columns
      self.text = text
    }
  }

  /// What the translator wants to find there the next time.
  package struct Memory: Sendable, Codable {
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    /// The names of such files in the folder of a translated module. They begin with a dot, so that
    /// a build does not see them.
    package static let translations = ".translation.json"
    package static let declarations = ".index.json"
  }

  package var files: [File] = []
  package var notes: [TranslationNote] = []
  package var previews: [TranslatedPreview] = []
  /// To be written in this order, after the files.
  package var memories: [Memory] = []

  package init() {}
}
