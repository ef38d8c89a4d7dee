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
          ["regular", "executable", "system", "macro", "binary"].contains(target.type)
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
