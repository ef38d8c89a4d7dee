import SwiftParser
import Translator
import TranslatorInterface

/// What becomes of sources, without header and file names.
func translated(
  _ sources: String..., languageMode: String = "6", dependencies: [ModuleIndex] = []
) -> (texts: [String], notes: [TranslationNote], index: ModuleIndex) {
  let translator = Translator(
    module: "Cards", dependencies: dependencies, languageMode: languageMode)
  let inputs = sources.enumerated().map { index, source in
    Translator.Input(path: "/package/File\(index).swift", bytes: Array(source.utf8))
  }
  let translation = translator.translate(inputs)
  let texts = translation.files.map { file in
    file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(TranslatedFile.headerLineCount).dropLast().joined(separator: "\n")
  }
  return (texts, translation.notes, translation.index)
}

/// The translation of one source.
func translation(of source: String, languageMode: String = "6") -> String {
  translated(source, languageMode: languageMode).texts[0]
}

extension String {
  /// Words with one space between them: what is blanked does not show.
  var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  var hasSyntaxErrors: Bool { Parser.parse(source: self).hasError }
}
