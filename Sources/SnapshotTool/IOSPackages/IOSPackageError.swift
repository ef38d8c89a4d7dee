import SnapshotCore
import TranslatorInterface

/// Why an iOS package cannot be built here.
package enum IOSPackageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// `swift package dump-package` failed.
  case manifest(path: String, reason: String)
  case targetName(String, package: String, reason: String)
  /// A target's `path:` that leads out of its package.
  case outside(String, target: String, package: String)
  case equalTargets(String, packages: [String])
  case equalProducts(String, packages: [String])
  case equalModules(String, String, module: String)
  case cycle([String])
  case tooManyFiles(folder: String, limit: Int)
  /// Two files whose names differ in how their letters are composed.
  case equalNames(String)
  /// Two things of a package need the same path in the mirror.
  case collision(String)
  case missingTarget(String, package: String, looked: [String])
  case noEngine([String])
  case otherToolchain(engine: String, here: String)
  case missingDependency(String, url: String, reason: String)
  case translation([TranslationNote])
  /// The translator failed, on the file of a path where one is to blame.
  case translator(status: Int32, errors: String, path: String?)
  /// The translator does not understand the tool, or the tool the translator.
  case otherTranslator(String)
  case command(ChildCommand.Failure)
  case objectiveC(String, target: String)
  case binaryTarget(String)
  /// A target, of another package mostly, whose sources the compiler refused.
  case notCompiled(String)
  case noPreviews(String)
  case file(FileError)

  package var description: String {
    switch self {
    case .manifest(let path, let reason):
      "The manifest in \(path.singleLine) cannot be read: \(reason)"
    case .targetName, .outside, .equalTargets, .equalProducts, .equalModules, .cycle,
      .tooManyFiles, .equalNames, .collision:
      manifestFault
    case .missingTarget(let name, let package, let looked):
      "The package \(package.singleLine) has no folder for its target \(name.singleLine). Looked "
        + "in " + looked.map(\.singleLine).joined(separator: ", ") + "."
    case .noEngine(let looked):
      "UIKit for Linux was not found. Looked in " + looked.map(\.singleLine).joined(separator: ", ")
        + ". Install the tool with Scripts/install, or build it with "
        + "`swift build --product SnapshotEngine --product SnapshotTranslator`."
    case .otherToolchain(let engine, let here):
      "The tool was built with \(engine.singleLine), and this is \(here.singleLine). Install it "
        + "again with Scripts/install."
    case .missingDependency(let name, let url, let reason):
      "The package \(name.singleLine) (\(url.singleLine)) was not found: \(reason)"
    case .translation(let notes):
      notes.map(\.description).joined(separator: "\n")
    case .translator(let status, let errors, let path):
      Self.text(status: status, errors: errors, path: path)
    case .otherTranslator(let path):
      "\(path.singleLine) is not the translator of this tool. Install the tool again with "
        + "Scripts/install, or build both with `swift build`."
    case .command(let failure): "\(failure)"
    case .objectiveC(let path, let target):
      "The target \(target.singleLine) has Objective-C in \(path.singleLine), which cannot be "
        + "built on Linux. Exclude it from the target there, or depend on it only for iOS."
    case .binaryTarget(let name):
      "The target \(name.singleLine) is a binary framework for Apple’s platforms."
    case .notCompiled(let name):
      "The target \(name.singleLine) does not compile here: see the errors above."
    case .noPreviews(let path):
      "\(path.singleLine) has no top-level #Preview: there is nothing to draw."
    case .file(let error): error.advice()
    }
  }

  /// What of a manifest, or of the files that it names, is refused.
  private var manifestFault: String {
    switch self {
    case .targetName(let name, let package, let reason):
      "The package \(package.singleLine) has a target named “\(name.singleLine)”, for which there "
        + "can be no folder: \(reason). Rename it in Package.swift."
    case .outside(let path, let target, let package):
      "The target \(target.singleLine) of \(package.singleLine) has the path \(path.singleLine), "
        + "which is outside the package; SwiftPM refuses it, too. Move the folder into the "
        + "package, or correct `path:` in Package.swift."
    case .equalTargets(let name, let packages):
      "Two targets are named \(name.singleLine), in "
        + packages.map(\.singleLine).joined(separator: " and ")
        + ". Rename one of them in Package.swift."
    case .equalProducts(let name, let packages):
      "Two products are named \(name.singleLine), in "
        + packages.map(\.singleLine).joined(separator: " and ")
        + ". Say which in Package.swift: `.product(name:package:)`."
    case .equalModules(let one, let other, let module):
      "The targets \(one.singleLine) and \(other.singleLine) both make the module "
        + "\(module.singleLine). Rename one of them in Package.swift."
    case .cycle(let names):
      "Targets form a dependency cycle: "
        + names.map(\.singleLine).joined(separator: " → ")
        + ". Remove one of these dependencies from Package.swift."
    case .tooManyFiles(let folder, let limit):
      "The target in \(folder.singleLine) has more than \(limit) files: a link in it may lead to a "
        + "large folder. Exclude that from the target in Package.swift."
    case .equalNames(let path):
      "\(path.singleLine) exists twice, in different Unicode forms. Rename or remove "
        + "one of the two files."
    case .collision(let path):
      "Two files of the package would both be \(path.singleLine) in its translation. Rename one."
    default: ""
    }
  }

  private static func text(status: Int32, errors: String, path: String?) -> String {
    let signal = status > 128 ? " (signal \(status - 128))" : ""
    let file = path.map { "\($0.singleLine): error: The file" } ?? "The sources"
    let last =
      errors.split(separator: "\n").last.map { " Its last message: \(String($0).singleLine)" } ?? ""
    return "\(file) could not be translated: the translator crashed\(signal).\(last) "
      + "To continue, exclude the file from its target. Please report this as a bug in Snapshot."
  }
}
