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
    /// Where translated files are written.
    package var output: String
    /// Whether its previews are translated, and not left out.
    package var makesPreviews: Bool

    package init(
      name: String, files: [String], root: String, imports: [String] = [],
      conditions: [String] = ["DEBUG"], languageMode: String = "5", output: String,
      makesPreviews: Bool = false
    ) {
      self.name = name
      self.files = files
      self.root = root
      self.imports = imports
      self.conditions = conditions
      self.languageMode = languageMode
      self.output = output
      self.makesPreviews = makesPreviews
    }
  }

  package var modules: [Module]

  package init(modules: [Module]) { self.modules = modules }
}

/// What became of a request.
package struct TranslationResponse: Sendable, Codable {
  package struct File: Sendable, Codable {
    package var path: String
    package var translatedPath: String
    package var columns: ColumnMap

    package init(path: String, translatedPath: String, columns: ColumnMap) {
      self.path = path
      self.translatedPath = translatedPath
      self.columns = columns
    }
  }

  package var files: [File] = []
  package var notes: [TranslationNote] = []
  package var previews: [TranslatedPreview] = []
  /// Files that were written; the others were as they had to be.
  package var writtenCount = 0

  package init() {}
}
