import SnapshotCore
import TranslatorInterface

/// Why an iOS package cannot be built here.
package enum IOSPackageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// `swift package dump-package` failed.
  case manifest(path: String, reason: String)
  case missingTarget(String, package: String, looked: [String])
  case noEngine([String])
  case otherToolchain(engine: String, here: String)
  case missingDependency(String, url: String, reason: String)
  case translation([TranslationNote])
  case translator(String)
  case objectiveC(String, target: String)
  case noPreviews(String)
  case file(FileError)

  package var description: String {
    switch self {
    case .manifest(let path, let reason):
      "The manifest in \(path.singleLine) cannot be read: \(reason)"
    case .missingTarget(let name, let package, let looked):
      "The package \(package.singleLine) has no folder for its target \(name.singleLine). Looked "
        + "in " + looked.map(\.singleLine).joined(separator: ", ") + "."
    case .noEngine(let looked):
      "UIKit for Linux is not built. Looked in " + looked.map(\.singleLine).joined(separator: ", ")
        + ". Install the tool with Scripts/install, or build it with "
        + "`swift build --product SnapshotEngine --product SnapshotTranslator`."
    case .otherToolchain(let engine, let here):
      "The tool was built with \(engine.singleLine), and this is \(here.singleLine). Install it "
        + "again with Scripts/install."
    case .missingDependency(let name, let url, let reason):
      "The package \(name.singleLine) (\(url.singleLine)) is not there: \(reason)"
    case .translation(let notes):
      notes.map(\.description).joined(separator: "\n")
    case .translator(let reason):
      "The sources could not be translated: \(reason)"
    case .objectiveC(let path, let target):
      "The target \(target.singleLine) has Objective-C in \(path.singleLine), which cannot be "
        + "built on Linux. Leave it out of the target there, or depend on it for iOS alone."
    case .noPreviews(let path):
      "No source of \(path.singleLine) has a #Preview at its top: there is nothing to draw."
    case .file(let error): "\(error)"
    }
  }
}
