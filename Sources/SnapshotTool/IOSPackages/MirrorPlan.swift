import SnapshotCore
import TranslatorInterface

/// Which targets a mirror has, each after those that it depends on.
struct MirrorPlan {
  struct Entry {
    let target: IOSTarget
    /// Names of targets of the mirror that it sees, directly or through others.
    let reached: [String]
    /// Whether it is one of the package itself, and not of one that it depends on.
    let isOwn: Bool
    /// Whether its previews become tests: not those of other packages, and of tests.
    let makesPreviews: Bool
    let assetSymbols: AssetSymbols?
    /// Whether it gets `AppleGeometry`.
    let needsAppleGeometry: Bool

    /// What the translator is asked.
    func request(below folder: String) -> TranslationRequest.Module {
      TranslationRequest.Module(
        name: MirrorPlan.moduleName(target.name), files: target.sources, root: target.folder,
        imports: reached.map(MirrorPlan.moduleName), conditions: target.conditions + ["DEBUG"],
        languageMode: target.languageMode, output: folder + "/Sources/" + target.name,
        makesPreviews: makesPreviews)
    }
  }

  let targets: [Entry]
  /// Targets that are built from their own folders.
  let natives: [NativeTarget]
  /// Modules that are there and not translated: of C, and of packages that are built as they are.
  let otherModules: [String]
  let manifest: MirrorManifest
  private(set) var tree = MirrorTree()
  /// What of the package itself is left out.
  let notes: [TranslationNote]

  /// - Parameter broken: Names of targets that did not compile before.
  init(
    _ graph: PackageGraph, _ contents: MirrorContents, buildFolder: String,
    broken: Set<String> = []
  ) throws(IOSPackageError) {
    var order = MirrorOrder(
      try MirrorNames(graph, contents), graph, contents, buildFolder: buildFolder, broken: broken)
    let own = graph.packages[0].manifest
    // An app is built for the tests of what is in it alone.
    for target in own.targets where target.type != "executable" {
      try order.add(target.name)
    }
    targets = order.entries
    natives = order.natives
    let left = targets.filter(\.isOwn)
    let hadTests = contents.hasTests && own.targets.contains { $0.type == "test" }
    if let reason = order.leftOut.firstReason,
      left.isEmpty || hadTests && !left.contains(where: \.target.isTest)
    {
      throw reason
    }
    notes = order.notes + order.leftOut.notes(path: graph.packages[0].root)
    otherModules = order.natives.map { Self.moduleName($0.name) } + graph.foreignModules
    let nimble = order.nimbleFolder
    var manifest = MirrorManifest(
      name: own.name, defaultLocalization: own.defaultLocalization, targets: order.manifest,
      packages: order.packages + [nimble].compactMap { $0 }.filter { !order.packages.contains($0) })
    manifest.nimblePackage = nimble.map { RelativePath.name($0).lowercased() }
    manifest.languages = (own.cLanguageStandard, own.cxxLanguageStandard)
    self.manifest = manifest
    try makeTree(contents)
  }

  private mutating func makeTree(_ contents: MirrorContents) throws(IOSPackageError) {
    var modules: [String: String] = [:]
    for entry in targets {
      let name = entry.target.name
      if let other = modules.updateValue(name, forKey: Self.moduleName(name)) {
        throw .equalModules(other, name, module: Self.moduleName(name))
      }
      try tree.addFolder(name)
      for path in entry.request(below: "").translatedPaths { try tree.addFile(name + "/" + path) }
      for memory in [
        TranslationResponse.Memory.translations, TranslationResponse.Memory.declarations,
      ] {
        try tree.addFile(name + "/" + memory)
      }
      if entry.assetSymbols != nil {
        try tree.addFile(name + "/" + MirrorPackage.assetSymbolsName)
      }
      if entry.needsAppleGeometry { try tree.addFile(name + "/" + AppleGeometry.fileName) }
      for resource in entry.target.resources {
        try tree.addLink(
          name + "/" + resource.path, to: entry.target.folder + "/" + resource.path)
      }
    }
    if manifest.nimblePackage != nil { try tree.addFile(NimbleSnapshots.path) }
    for native in natives { try tree.addLink(native.name, to: native.folder) }
    if contents.hasPreviews { try tree.addFile(Self.previewsPath(manifest)) }
  }

  /// The folders of targets of other packages, with their names.
  ///
  /// - Parameter folder: The mirror's, through which C is compiled.
  func otherFolders(below folder: String) -> [String: String] {
    let translated = targets.filter { !$0.isOwn }.map { ($0.target.folder, $0.target.name) }
    let others = natives.filter { !$0.isOwn }
    let natives = others.map { ($0.folder, $0.name) }
      + others.map { (folder + "/Sources/" + $0.name, $0.name) }
    return Dictionary(translated + natives, uniquingKeysWith: { first, _ in first })
  }

  /// Notes about the package itself, and those about the sources of other packages.
  func parted(
    _ notes: [TranslationNote]
  ) -> (own: [TranslationNote], others: [TranslationNote]) {
    let folders = targets.filter { !$0.isOwn }.map(\.target.folder)
    func isOther(_ note: TranslationNote) -> Bool {
      folders.contains { RelativePath.isBelow(note.path, $0) }
    }
    return (notes.filter { !isOther($0) }, notes.filter(isOther))
  }

  /// There are no previews: their tests go.
  mutating func leaveOutPreviews() { tree.removeOnlyFile(Self.previewsPath(manifest)) }

  /// The path of the tests of previews below `Sources`.
  static func previewsPath(_ manifest: MirrorManifest) -> String {
    manifest.previewTestsName + "/Previews.swift"
  }

  func targetName(ofModule module: String) -> String? {
    targets.first { Self.moduleName($0.target.name) == module }?.target.name
  }

  /// SwiftPM's name of a target's module.
  static func moduleName(_ target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
