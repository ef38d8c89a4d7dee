import SnapshotCore
import TranslatorInterface

/// A target's resources: what its manifest declares, and what Xcode takes without being told.
struct TargetResources {
  private(set) var resources: [IOSTarget.Resource] = []
  private(set) var notes: [TranslationNote] = []

  private let rules: TargetRules
  private var known: Set<String> = []

  /// - Parameters:
  ///   - files: Paths below the target's folder.
  ///   - sources: Those that are translated.
  init(_ rules: TargetRules, _ files: [String], sources: [String]) {
    self.rules = rules
    for resource in rules.resources { take(resource, files) }
    takeWhatXcodeKnows(files)
    leaveOutNested()
    leaveOutReserved(sources)
  }

  private mutating func add(_ path: String, isProcessed: Bool) {
    if known.insert(path).inserted {
      resources.append(IOSTarget.Resource(path: path, isProcessed: isProcessed))
    }
  }

  private mutating func note(_ path: String, _ message: String) {
    notes.append(
      TranslationNote(severity: .warning, path: rules.folder + "/" + path, message: message))
  }

  private mutating func take(_ resource: TargetRules.Resource, _ files: [String]) {
    let path = resource.path
    let place = rules.folder + "/" + path
    if rules.isExcluded(path) {
      return note(path, "The resource is excluded from the target; it is ignored.")
    }
    guard FileAccess.exists(place) else {
      return note(path, "The resource does not exist; it is ignored. Correct Package.swift.")
    }
    if let (path, kind) = TargetFiles.special(in: place) {
      notes.append(
        TranslationNote(
          severity: .warning, path: path,
          message: "This is \(kind), which cannot be copied; the resource is ignored."))
      return
    }
    guard resource.isProcessed, FileAccess.isFolder(place), !TargetFiles.isOneThing(path) else {
      return add(path, isProcessed: resource.isProcessed && !path.hasSuffix(".xcassets"))
    }
    // Files of a processed folder lie side by side in the bundle; a catalog stays whole.
    for file in files where RelativePath.isBelow(file, path) {
      add(file, isProcessed: !file.hasSuffix(".xcassets") && !file.hasSuffix(".bundle"))
    }
  }

  private mutating func takeWhatXcodeKnows(_ files: [String]) {
    let endings = [".xcassets", ".xib", ".storyboard", ".xcstrings", ".lproj"]
    for file in files where endings.contains(where: file.hasSuffix) {
      // Where a language's folder has a file that is declared by itself, the folder has it.
      resources.removeAll {
        $0.isProcessed && $0.path != file && RelativePath.isBelow($0.path, file)
      }
      let isDeclared = resources.contains { RelativePath.isBelow(file, $0.path) }
      if !isDeclared { add(file, isProcessed: !file.hasSuffix(".xcassets")) }
    }
  }

  /// A link to a folder has what is in it.
  private mutating func leaveOutNested() {
    let paths = Set(resources.map(\.path))
    for resource in resources {
      guard let above = RelativePath.folders(above: resource.path).first(where: paths.contains)
      else { continue }
      note(resource.path, "The resource is part of \(above.singleLine); it is not copied twice.")
    }
    resources.removeAll { RelativePath.folders(above: $0.path).contains(where: paths.contains) }
  }

  /// Names of files that the mirror has itself.
  private mutating func leaveOutReserved(_ sources: [String]) {
    let request = TranslationRequest.Module(name: "", files: sources, root: "", output: "")
    var reserved = Set(request.translatedPaths)
    for path in request.translatedPaths { reserved.formUnion(RelativePath.folders(above: path)) }
    reserved.formUnion([
      MirrorPackage.assetSymbolsName, TranslationResponse.Memory.translations,
      TranslationResponse.Memory.declarations,
    ])
    for resource in resources where reserved.contains(resource.path) {
      note(
        resource.path, "The translated target has a file with this name; the resource is ignored.")
    }
    resources.removeAll { reserved.contains($0.path) }
  }
}
