import SnapshotCore
import TranslatorInterface

/// What the names of targets and products stand for in the packages that a mirror is made of.
struct MirrorNames {
  struct Target {
    let target: PackageManifest.Target
    let package: PackageGraph.Package
  }

  struct Product {
    let targets: [String]
    let package: PackageGraph.Package
  }

  private var targetsByName: [String: [Target]] = [:]
  private var productsByName: [String: [Product]] = [:]

  init(_ graph: PackageGraph, _ contents: MirrorContents) throws(IOSPackageError) {
    for package in graph.packages {
      var own: Set<String> = []
      for product in package.manifest.products {
        productsByName[product.name, default: []].append(
          Product(targets: product.targets, package: package))
      }
      let isRoot = package.root == graph.packages[0].root
      for target in package.manifest.targets {
        if !own.insert(target.name).inserted {
          throw .equalTargets(target.name, packages: [package.manifest.name])
        }
        let isBuilt =
          ["regular", "executable"].contains(target.type)
          || (target.type == "test" && isRoot && contents.hasTests)
        if package.isTranslated, isBuilt {
          targetsByName[target.name, default: []].append(Target(target: target, package: package))
        }
      }
    }
  }

  func hasTarget(_ name: String) -> Bool { targetsByName[name] != nil }

  /// The target of a name; nil where none is translated.
  ///
  /// - Throws: Where two packages have one, of which the mirror can have one alone.
  func target(_ name: String) throws(IOSPackageError) -> Target? {
    let found = targetsByName[name] ?? []
    if found.count > 1 {
      throw .equalTargets(name, packages: found.map(\.package.manifest.name))
    }
    return found.first
  }

  /// The product that a target depends on; nil where no package has it.
  func product(
    _ dependency: PackageManifest.TargetDependency
  ) throws(IOSPackageError) -> Product? {
    var found = productsByName[dependency.name] ?? []
    if let name = dependency.packageName?.lowercased() {
      let named = found.filter {
        $0.package.identity == name || $0.package.manifest.name.lowercased() == name
      }
      if !named.isEmpty { found = named }
    }
    if found.count > 1 {
      throw .equalProducts(dependency.name, packages: found.map(\.package.manifest.name))
    }
    return found.first
  }
}

/// Puts the targets of a mirror in an order in which each comes after those that it depends on.
struct MirrorOrder {
  private(set) var entries: [MirrorPlan.Entry] = []
  private(set) var manifest: [MirrorManifest.Target] = []
  /// Folders of packages that are built as they are.
  private(set) var packages: [String] = []
  private(set) var notes: [TranslationNote] = []

  private let names: MirrorNames
  private let root: String
  private let contents: MirrorContents
  private let buildFolder: String
  private var reached: [String: [String]] = [:]
  /// Targets whose dependencies are being added, each of which the one before depends on.
  private var chain: [String] = []

  init(
    _ names: MirrorNames, _ graph: PackageGraph, _ contents: MirrorContents, buildFolder: String
  ) {
    self.buildFolder = buildFolder
    self.names = names
    self.contents = contents
    root = graph.packages[0].root
  }

  /// Adds a target that is translated, after those that it depends on.
  mutating func add(_ name: String) throws(IOSPackageError) {
    if reached[name] != nil { return }
    if let start = chain.firstIndex(of: name) { throw .cycle(Array(chain[start...]) + [name]) }
    guard let found = try names.target(name) else { return }
    let target = try IOSTarget(
      found.target, of: found.package.manifest, in: found.package.root, buildFolder: buildFolder)
    if chain.count > Self.maximumDepth { throw .cycle(Array(chain.suffix(5)) + [name]) }
    let isRoot = found.package.root == root
    if isRoot { notes += target.notes }
    let (targets, foreign) = try dependencies(of: target)
    chain.append(name)
    for other in targets { try add(other) }
    chain.removeLast()
    var all: [String] = []
    var seen: Set<String> = []
    for one in targets.flatMap({ (reached[$0] ?? []) + [$0] }) where seen.insert(one).inserted {
      all.append(one)
    }
    reached[name] = all
    let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    entries.append(
      MirrorPlan.Entry(
        target: target, reached: all, isOwn: isRoot,
        makesPreviews: isRoot && !target.isTest && contents.hasPreviews,
        assetSymbols: AssetSymbols(catalogs: catalogs.map { target.folder + "/" + $0 }),
        needsAppleGeometry: AppleGeometry.isNeeded(byFiles: target.sources)))
    manifest.append(MirrorManifest.Target(target: target, targets: targets, products: foreign))
  }

  /// More than a package has, and few enough for the stack.
  private static let maximumDepth = 1000

  /// Names of targets of the mirror, and products of packages that are built as they are.
  private mutating func dependencies(
    of target: IOSTarget
  ) throws(IOSPackageError) -> (targets: [String], products: [(name: String, package: String)]) {
    var targets: [String] = []
    var foreign: [(name: String, package: String)] = []
    for dependency in target.dependencies {
      if names.hasTarget(dependency.name) {
        targets.append(dependency.name)
      } else if let product = try names.product(dependency) {
        if product.package.isTranslated {
          targets += product.targets.filter(names.hasTarget)
        } else {
          let folder = product.package.root
          foreign.append((dependency.name, RelativePath.name(folder).lowercased()))
          if !packages.contains(folder) { packages.append(folder) }
        }
      }
    }
    var seen: Set<String> = []
    return (targets.filter { seen.insert($0).inserted }, foreign)
  }
}
