import SnapshotCore
import TranslatorInterface

/// Puts the targets of a mirror in an order in which each comes after those that it depends on.
///
/// What cannot be built on Linux is left out, with the targets that import it: a target in
/// Objective-C, a binary one, one without a folder, or a product of a package that is not there.
struct MirrorOrder {
  private(set) var entries: [MirrorPlan.Entry] = []
  private(set) var natives: [NativeTarget] = []
  private(set) var manifest: [MirrorManifest.Target] = []
  /// Folders of packages that are built as they are.
  private(set) var packages: [String] = []
  private(set) var notes: [TranslationNote] = []
  private(set) var leftOut = LeftOutTargets()
  /// The folder of Nimble where a target wants Nimble-Snapshots.
  private(set) var nimbleFolder: String?

  private let names: MirrorNames
  private let graph: PackageGraph
  private let root: String
  private let contents: MirrorContents
  private let buildFolder: String
  private var reached: [String: [String]] = [:]
  /// Targets whose dependencies are being added, each of which the one before depends on.
  private var chain: [String] = []

  /// - Parameter broken: Names of targets that did not compile before.
  init(
    _ names: MirrorNames, _ graph: PackageGraph, _ contents: MirrorContents, buildFolder: String,
    broken: Set<String>
  ) {
    self.buildFolder = buildFolder
    self.names = names
    self.graph = graph
    self.contents = contents
    root = graph.packages[0].root
    leftOut.broken = broken
  }

  /// Adds a target, after those that it depends on.
  mutating func add(_ name: String) throws(IOSPackageError) {
    if reached[name] != nil || leftOut.has(name) { return }
    if let start = chain.firstIndex(of: name) { throw .cycle(Array(chain[start...]) + [name]) }
    guard let found = try names.target(name) else { return }
    if chain.count > Self.maximumDepth { throw .cycle(Array(chain.suffix(5)) + [name]) }
    guard let target = try read(found) else { return }
    chain.append(name)
    let links = try dependencies(of: target)
    for other in links.targets { try add(other) }
    chain.removeLast()
    guard let target = withoutWhatIsLeftOut(target, found, links) else { return }
    take(target, found, links)
  }

  /// More than a package has, and few enough for the stack.
  private static let maximumDepth = 1000

  /// The target with its files; nil where it cannot be built here.
  private mutating func read(_ found: MirrorNames.Target) throws(IOSPackageError) -> IOSTarget? {
    let name = found.target.name
    if let fault = RelativePath.fault(inName: name) {
      throw .targetName(name, package: found.package.manifest.name, reason: fault)
    }
    if leftOut.broken.contains(name) {
      leaveOut(found, .notCompiled(name))
      return nil
    }
    if found.target.type == "binary" {
      leaveOut(found, .binaryTarget(name))
      return nil
    }
    let target: IOSTarget
    do throws(IOSPackageError) {
      target = try IOSTarget(
        found.target, of: found.package.manifest, in: found.package.root,
        traits: found.package.traits, buildFolder: buildFolder)
    } catch {
      guard case .missingTarget = error else { throw error }
      leaveOut(found, error)
      return nil
    }
    if target.sources.isEmpty, let first = target.objectiveCSources.first {
      leaveOut(found, .objectiveC(target.folder + "/" + first, target: name))
      return nil
    }
    return target
  }

  private mutating func leaveOut(_ found: MirrorNames.Target, _ reason: IOSPackageError) {
    leftOut.add(found.target.name, isOwn: found.package.root == root, reason)
  }

  /// What a target depends on.
  private struct Links {
    /// Names of targets of the mirror.
    var targets: [String] = []
    /// Products of packages that are built as they are.
    var products: [(name: String, package: String)] = []
    /// Names of modules that are left out, and why.
    var absent: [String: IOSPackageError] = [:]
  }

  private mutating func dependencies(of target: IOSTarget) throws(IOSPackageError) -> Links {
    var links = Links()
    for dependency in target.dependencies {
      if names.hasTarget(dependency.name) {
        links.targets.append(dependency.name)
      } else if let product = try names.product(dependency) {
        if product.package.isTranslated {
          links.targets += product.targets.filter(names.hasTarget)
        } else if leftOut.broken.contains(product.package.identity) {
          for name in product.targets + [dependency.name] {
            links.absent[MirrorPlan.moduleName(name)] = .notCompiled(dependency.name)
          }
        } else {
          let folder = product.package.root
          links.products.append((dependency.name, RelativePath.name(folder).lowercased()))
          if !packages.contains(folder) { packages.append(folder) }
        }
      } else if let reason = graph.missing(dependency) {
        links.absent[MirrorPlan.moduleName(dependency.name)] = reason
      } else if dependency.name == NimbleSnapshots.targetName, let folder = graph.nimbleFolder {
        links.targets.append(dependency.name)
        nimbleFolder = folder
      }
    }
    var seen: Set<String> = []
    links.targets = links.targets.filter { seen.insert($0).inserted }
    return links
  }

  /// The target without sources that import what is left out; nil where more than tests would be
  /// lost with them.
  private mutating func withoutWhatIsLeftOut(
    _ target: IOSTarget, _ found: MirrorNames.Target, _ links: Links
  ) -> IOSTarget? {
    // A target may import what it depends on through others alone.
    let absent = links.absent.merging(leftOut.modules) { first, _ in first }
    if absent.isEmpty || target.sources.isEmpty { return target }
    var target = target
    let out = target.leaveOutSources(importing: absent)
    guard let first = out.first else { return target }
    let modules = out.reduce(into: Set<String>()) { found, path in
      found.formUnion(SourceImports.modules(ofFile: path).intersection(absent.keys))
    }
    let lacking = modules.sorted().map(\.singleLine).joined(separator: ", ")
    guard target.isTest, !target.sources.isEmpty else {
      let reason = modules.sorted().first.flatMap { absent[$0] } ?? .notCompiled(target.name)
      leftOut.add(
        target.name, isOwn: found.package.root == root, reason,
        because: "its sources import \(lacking), as \(first) does")
      return nil
    }
    let count = NumberText.counted(out.count, "file")
    notes.append(
      TranslationNote(
        severity: .warning, path: first,
        message: "\(count) of tests left out, which import \(lacking): there is no such module "
          + "here. The other tests run."))
    return target
  }

  private mutating func take(_ target: IOSTarget, _ found: MirrorNames.Target, _ links: Links) {
    let name = target.name
    let isRoot = found.package.root == root
    if isRoot { notes += target.notes }
    let targets = links.targets.filter { !leftOut.has($0) }
    var all: [String] = []
    var seen: Set<String> = []
    for one in links.targets.flatMap({ (reached[$0] ?? []) + [$0] })
    where seen.insert(one).inserted && !leftOut.has(one) {
      all.append(one)
    }
    reached[name] = all
    let isNative =
      ["system", "macro"].contains(found.target.type)
      || (target.sources.isEmpty && !target.cSources.isEmpty)
    if isNative {
      let native = NativeTarget(
        found.target, in: target.folder, isOwn: isRoot, traits: found.package.traits)
      natives.append(native)
      manifest.append(
        MirrorManifest.Target(native: native, targets: targets, products: links.products))
      return
    }
    let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    entries.append(
      MirrorPlan.Entry(
        target: target, reached: all, isOwn: isRoot,
        makesPreviews: isRoot && !target.isTest && contents.hasPreviews,
        assetSymbols: AssetSymbols(catalogs: catalogs.map { target.folder + "/" + $0 }),
        needsAppleGeometry: AppleGeometry.isNeeded(byFiles: target.sources)))
    manifest.append(
      MirrorManifest.Target(target: target, targets: targets, products: links.products))
  }
}
