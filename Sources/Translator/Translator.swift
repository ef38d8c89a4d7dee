import SwiftSyntax
import TranslatorInterface

/// Turns the sources of an iOS module into sources that compile on Linux.
///
/// Every line keeps its number, and `#sourceLocation` names the author's file: messages, crashes,
/// breakpoints and coverage are told of the file that the author knows. Columns are led back by
/// `TranslatedFile.columns`. A translated file has two lines of its own in front, the imports and
/// that directive. After the author's lines come declarations, and the tables of what selectors,
/// outlets and keys find, which are registered when the program is loaded.
package struct Translator {
  /// A file to translate.
  package struct Input: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  let module: String
  private let dependencies: [ModuleIndex]
  private let configuration: IOSBuildConfiguration
  private let languageMode: String
  private let makesPreviews: Bool
  /// Names that the compiler did not find in files that import a framework that is absent.
  private let missingNames: Set<String>

  /// - Parameters:
  ///   - module: The name of the module.
  ///   - dependencies: What the modules declare that it imports, as far as they are translated.
  ///   - conditions: Names that `-D` sets.
  ///   - packageModules: Modules that `canImport` finds besides Apple's.
  ///   - languageMode: `5` or `6`.
  ///   - makesPreviews: Whether `#Preview` is translated, and not left out.
  ///   - missingNames: Names that the compiler did not find in files that import a framework that
  ///     is absent: what uses them there is left out.
  package init(
    module: String, dependencies: [ModuleIndex] = [], conditions: Set<String> = ["DEBUG"],
    packageModules: Set<String> = [], languageMode: String = "5", makesPreviews: Bool = false,
    missingNames: Set<String> = []
  ) {
    self.makesPreviews = makesPreviews
    self.missingNames = missingNames
    self.languageMode = languageMode
    self.module = module
    self.dependencies = dependencies
    configuration = IOSBuildConfiguration(
      customConditions: conditions.union(["SWIFT_PACKAGE"]),
      packageModules: packageModules.union(dependencies.map(\.name)).union([module]))
  }

  /// Translates all files of the module: what one declares decides on another.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  package func translate(_ files: [Input]) -> Translation {
    let (units, index) = parseAll(files)
    return Translation(files: translate(units, index), index: index)
  }

  /// Parses a file of a module that leaves out no type of its own.
  func parse(_ file: Input) -> SourceUnit { parse(file, absence) }

  private func parse(_ file: Input, _ absence: Absence) -> SourceUnit {
    SourceUnit(
      path: file.path, bytes: file.bytes, configuration: configuration, absence: absence)
  }

  /// What is missing before the module itself is read: what the modules leave out that it imports.
  private var absence: Absence {
    var absence = Absence(names: missingNames)
    for module in dependencies { absence.types.merge(module.absentTypes) { first, _ in first } }
    return absence
  }

  /// Parses all files of the module. Where a type is left out of one, what names it is left out of
  /// the others, and so on.
  func parseAll(_ files: [Input]) -> (units: [SourceUnit], index: ModuleIndex) {
    var absence = absence
    while true {
      let current = absence
      let units = files.concurrentMap { parse($0, current) }
      let index = index(units.concurrentMap(ModuleIndexer.index))
      absence.types.merge(index.absentTypes) { first, _ in first }
      if absence.types.count == current.types.count { return (units, index) }
    }
  }

  func index(_ files: [FileIndex]) -> ModuleIndex {
    ModuleIndex(name: module, files: files, dependencies: dependencies)
  }

  /// - Parameter units: Some of the module's files; `index` is of all.
  func translate(_ units: [SourceUnit], _ index: ModuleIndex) -> [TranslatedFile] {
    let program = ProgramIndex([index] + dependencies)
    let optionalMethods = program.optionalMethods()
    return units.concurrentMap { unit in
      let rewriter = Rewriter(
        unit, program: program, optionalMethods: optionalMethods, languageMode: languageMode,
        usesUIKit: index.usesUIKit, module: module, makesPreviews: makesPreviews)
      rewriter.walk(unit.tree)
      return TranslatedFile(unit, rewriter, usesUIKit: index.usesUIKit)
    }
  }
}

/// A module's translated sources.
package struct Translation: Sendable {
  package let files: [TranslatedFile]
  /// The index for the modules that import this one.
  package let index: ModuleIndex

  package var notes: [TranslationNote] { files.flatMap(\.notes) }
  package var previews: [TranslatedPreview] { files.flatMap(\.previews) }
}

package struct TranslatedFile: Sendable {
  /// The author's file.
  package let path: String
  package let text: String
  /// Lines in front of the author's first one.
  package static let headerLineCount = 2
  package let columns: ColumnMap
  package let notes: [TranslationNote]
  package let previews: [TranslatedPreview]

  init(_ unit: SourceUnit, _ rewriter: Rewriter, usesUIKit: Bool) {
    path = unit.path
    notes = unit.notes + rewriter.notes
    previews = rewriter.previews
    let edited = EditedSource(unit.bytes, rewriter.edits)
    columns = edited.columns
    let module = usesUIKit ? "UIKit" : "ObjectiveCRuntime"
    var lines = [
      "import \(module)" + rewriter.additionalModules.map { "; import \($0)" }.joined(),
      "#sourceLocation(file: \(SwiftLiteral.quoted(unit.path)), line: 1)",
      edited.text,
    ]
    var tail = rewriter.tail
    if !rewriter.registrations.isEmpty {
      tail.append(
        "@used @section(\".init_array\") private let __messages: @convention(c) () -> Void = {"
          + " ObjectiveCTable.register { "
          + rewriter.registrations.joined(separator: " + ") + " } }")
    }
    if !tail.isEmpty { lines += ["#sourceLocation()"] + tail }
    text = lines.joined(separator: "\n") + "\n"
  }
}
