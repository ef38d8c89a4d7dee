import SnapshotCore
import TranslatorInterface

/// What a manifest says about the files of a target, with paths below the target's folder. What
/// SwiftPM ignores there with a warning is ignored with a note.
struct TargetRules {
  struct Resource {
    let path: String
    let isProcessed: Bool
  }

  let folder: String
  /// The declared resources, in the manifest's order.
  let resources: [Resource]
  let notes: [TranslationNote]

  private let excluded: [String]
  private let chosen: [String]?
  /// Folders that are copied as they are: what is below one is part of it.
  private let copied: [String]

  init(_ target: PackageManifest.Target, in folder: String) {
    var notes: [TranslationNote] = []
    /// The path below the folder; nil, with a note, where it is none.
    func inside(_ path: String, _ list: String, allowsWhole: Bool) -> String? {
      let kept = RelativePath.normalized(path)
      if let kept, allowsWhole || !kept.isEmpty { return kept }
      let fault = kept == nil ? "is outside the target’s folder" : "is the target’s whole folder"
      notes.append(
        TranslationNote(
          severity: .warning, path: folder,
          message: "The manifest’s `\(list):` of \(target.name.singleLine) names "
            + "\(path.singleLine), which \(fault) and is ignored."))
      return nil
    }
    self.folder = folder
    excluded = target.exclude.compactMap { inside($0, "exclude", allowsWhole: false) }
    chosen = target.sources.map { list in
      list.compactMap { path in
        let kept = inside(path, "sources", allowsWhole: true)
        if let kept, !FileAccess.exists(folder + "/" + kept) {
          notes.append(
            TranslationNote(
              severity: .warning, path: folder + "/" + kept,
              message: "The manifest’s `sources:` of \(target.name.singleLine) names this path, "
                + "which does not exist."))
        }
        return kept
      }
    }
    resources = target.resources.compactMap { resource in
      inside(resource.path, "resources", allowsWhole: false)
        .map { Resource(path: $0, isProcessed: resource.isProcessed) }
    }
    copied = resources.filter { !$0.isProcessed }.map(\.path)
    self.notes = notes
  }

  func isExcluded(_ path: String) -> Bool {
    excluded.contains { RelativePath.isBelow(path, $0) }
  }

  /// Whether a path is not looked at, nor what is below it.
  func skips(_ path: String) -> Bool {
    isExcluded(path) || copied.contains { RelativePath.isBelow(path, $0) }
  }

  /// Whether a resource is there or above: then it is no source.
  func isResource(_ path: String) -> Bool {
    resources.contains { RelativePath.isBelow(path, $0.path) }
  }

  /// Whether a file may be a source.
  func isChosen(_ path: String) -> Bool {
    chosen.map { list in list.contains { RelativePath.isBelow(path, $0) } } ?? true
  }
}
