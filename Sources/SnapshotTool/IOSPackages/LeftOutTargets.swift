import SnapshotCore
import TranslatorInterface

/// The targets that a mirror does not have, and why.
package struct LeftOutTargets {
  private struct Target {
    let name: String
    let isOwn: Bool
    let reason: IOSPackageError
    /// What the target itself has of it; nil where it is the reason itself.
    let because: String?
  }

  private var targets: [Target] = []
  /// Names of targets that did not compile before.
  var broken: Set<String> = []

  /// Why a target is left out; nil where it is not.
  func reason(_ name: String) -> IOSPackageError? {
    targets.first { $0.name == name }?.reason
  }

  func has(_ name: String) -> Bool { targets.contains { $0.name == name } }

  /// Their modules, and why they are left out.
  var modules: [String: IOSPackageError] {
    Dictionary(
      targets.map { (MirrorPlan.moduleName($0.name), $0.reason) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter because: What the target has of a reason that another target has.
  mutating func add(
    _ name: String, isOwn: Bool, _ reason: IOSPackageError, because: String? = nil
  ) {
    if !has(name) {
      targets.append(Target(name: name, isOwn: isOwn, reason: reason, because: because))
    }
  }

  /// The reason of the first of the package's own targets that is left out, or of any.
  var firstReason: IOSPackageError? { (targets.first(where: \.isOwn) ?? targets.first)?.reason }

  /// Each reason once, with the targets that are left out for it.
  func notes(path: String) -> [TranslationNote] {
    var sentences: [String] = []
    for target in targets where target.because == nil {
      let others = targets.filter { $0.because != nil && $0.reason == target.reason }
      sentences.append(Self.sentence(target, others))
    }
    let known = Set(targets.filter { $0.because == nil }.map(\.reason.description))
    var said: Set<String> = []
    for target in targets
    where target.because != nil && !known.contains(target.reason.description)
      && said.insert(target.reason.description).inserted
    {
      let all = targets.filter { $0.because != nil && $0.reason == target.reason }
      sentences.append(
        "\(target.reason) Left out: " + all.map(Self.text).joined(separator: "; ") + ".")
    }
    return sentences.map { TranslationNote(severity: .warning, path: path, message: $0) }
  }

  private static func sentence(_ target: Target, _ others: [Target]) -> String {
    let also =
      others.isEmpty
      ? "" : " So are, as they need it: " + others.map(text).joined(separator: "; ") + "."
    return "The target \(target.name.singleLine) is left out. \(target.reason)\(also)"
  }

  private static func text(_ target: Target) -> String {
    target.name.singleLine + (target.because.map { " (\($0.singleLine))" } ?? "")
  }
}
