import Foundation
import SnapshotCore
import TranslatorInterface

/// The source on which the translator ends before its time.
struct TranslatorCrash {
  /// nil where none of the sources does that by itself.
  private(set) var path: String?

  private let translator: String

  /// Tries halves of the sources until one file is left: a crash costs one more run for each
  /// doubling of their number.
  init(_ translator: String, _ modules: [TranslationRequest.Module]) {
    self.translator = translator
    var left = modules.flatMap { module in module.files.map { (module, $0) } }
    while left.count > 1 {
      let middle = left.count / 2
      if ends(left[..<middle]) {
        left = Array(left[..<middle])
      } else if ends(left[middle...]) {
        left = Array(left[middle...])
      } else {
        return
      }
    }
    if let (_, file) = left.first, ends(left[...]) { path = file }
  }

  private func ends(_ part: ArraySlice<(TranslationRequest.Module, String)>) -> Bool {
    let modules = part.map { module, file in
      // A folder without a cache.
      TranslationRequest.Module(
        name: module.name, files: [file], root: module.root, conditions: module.conditions,
        languageMode: module.languageMode, output: "/dev/null", makesPreviews: module.makesPreviews)
    }
    guard let input = try? JSONEncoder().encode(TranslationRequest(modules: modules)),
      let result = try? ChildCommand.run([translator], input: [UInt8](input))
    else { return false }
    return result.status != 0
  }
}
