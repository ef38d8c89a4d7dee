import Foundation
internal import Synchronization

/// An asset catalog as its author keeps it: a folder `NAME.xcassets` with folders in it.
///
/// Xcode compiles catalogs to files that only Apple's tools write; packages have their sources,
/// which are read here when an asset is asked for.
final class AssetCatalog: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case icon = "appiconset"
    case launchImage = "launchimage"
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// The absolute path, without a slash at its end.
  let path: String
  /// The paths of the sets by kind and name.
  private let sets: [Key: String]
  /// The errors of folders between the catalog and its sets that could not be read.
  let faults: [AssetError]
  private let contents = Mutex<[String: Result<AssetContents, AssetError>]>([:])

  /// Reads the names of a catalog: they are those of its folders, without those of groups that
  /// provide no namespace. Of two sets with one name the first in the order of paths is taken.
  init(path: String) {
    self.path = path
    var walk = Walk()
    walk.visit(path, prefix: "", depth: 0)
    sets = walk.sets
    faults = walk.faults
  }

  /// A set by name; nil if the catalog has no such set.
  func set(_ kind: Kind, named name: String) -> AssetSet? {
    guard let path = sets[Key(kind: kind, name: name)] else { return nil }
    return AssetSet(catalog: self, kind: kind, path: path)
  }

  /// The names of all sets of a kind, sorted.
  func names(of kind: Kind) -> [String] {
    sets.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }

  func contents(ofSet path: String) throws -> AssetContents {
    try contents.withLock { known in
      if let result = known[path] { return try result.get() }
      let result = Self.read(path + "/Contents.json")
      known[path] = result
      return try result.get()
    }
  }

  /// A limit above the size of any catalog's own file.
  static let maximumContentsLength = 4 << 20

  static func read(_ path: String) -> Result<AssetContents, AssetError> {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let length = attributes[.size] as? Int
    else { return .failure(.unreadableContents(path: path, reason: "the file does not exist")) }
    guard length <= maximumContentsLength else {
      return .failure(
        .unreadableContents(path: path, reason: "it has \(length) bytes, more than 4 MiB"))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(.unreadableContents(path: path, reason: "permission denied"))
    }
    do {
      return .success(try JSONDecoder().decode(AssetContents.self, from: data))
    } catch {
      return .failure(.unreadableContents(path: path, reason: reason(of: error)))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      let text = context.debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
      return place.isEmpty ? text : "at \(place.joined(separator: ".")): \(text)"
    default:
      return "\(error)"
    }
  }

  /// Finds the sets below a folder.
  private struct Walk {
    var sets: [Key: String] = [:]
    var faults: [AssetError] = []
    var visited = 0

    /// The limit for deeper or larger folders than any catalog has: they lead back to themselves.
    static let maximumDepth = 32
    static let maximumFolders = 100_000

    mutating func visit(_ folder: String, prefix: String, depth: Int) {
      guard depth <= Self.maximumDepth, visited < Self.maximumFolders else { return }
      visited += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        let kind = name.lastIndex(of: ".").flatMap { dot in
          Kind(rawValue: String(name[name.index(after: dot)...]))
        }
        if let kind {
          let key = Key(kind: kind, name: prefix + name.dropLast(kind.rawValue.count + 1))
          if sets[key] == nil { sets[key] = path }
        } else if isFolder(path) {
          visit(path, prefix: prefix + namespace(of: path, name: name), depth: depth + 1)
        }
      }
    }

    private func isFolder(_ path: String) -> Bool {
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      return type as? FileAttributeType == .typeDirectory
    }

    private mutating func namespace(of path: String, name: String) -> String {
      guard FileManager.default.fileExists(atPath: path + "/Contents.json") else { return "" }
      switch AssetCatalog.read(path + "/Contents.json") {
      case .success(let contents):
        return contents.properties?.providesNamespace == true ? name + "/" : ""
      case .failure(let fault):
        faults.append(fault)
        return ""
      }
    }
  }
}

/// One asset with its variants.
struct AssetSet: Sendable {
  let catalog: AssetCatalog
  let kind: AssetCatalog.Kind
  /// The path of the folder.
  let path: String

  func contents() throws -> AssetContents { try catalog.contents(ofSet: path) }

  /// The variants with content; throws if there are none.
  func variants() throws -> AssetVariants {
    let contents = try contents()
    let items: [AssetItem]
    switch kind {
    case .image, .icon, .launchImage: items = (contents.images ?? []).filter { $0.filename != nil }
    case .data: items = (contents.data ?? []).filter { $0.filename != nil }
    case .symbol: items = (contents.symbols ?? []).filter { $0.filename != nil }
    case .color: items = (contents.colors ?? []).filter { $0.color != nil }
    }
    guard !items.isEmpty else { throw AssetError.empty(set: path) }
    return AssetVariants(items: items)
  }

  /// The path of a variant's file.
  func file(of item: AssetItem) throws -> String {
    let name = item.filename ?? ""
    guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else {
      throw AssetError.fileOutside(name: name, set: path)
    }
    let file = path + "/" + name
    guard FileManager.default.fileExists(atPath: file) else {
      throw AssetError.missingFile(path: file, set: path)
    }
    return file
  }
}
