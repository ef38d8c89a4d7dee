import SnapshotCore
import TranslatorInterface

/// A target that the mirror builds from its own folder, as SwiftPM does: of C, of a module map of a
/// system library, or a macro, which runs in the compiler.
struct NativeTarget {
  let name: String
  /// The absolute path of the folder.
  let folder: String
  /// Whether it is one of the package itself.
  let isOwn: Bool
  private let target: PackageManifest.Target
  private let traits: Set<String>

  init(
    _ target: PackageManifest.Target, in folder: String, isOwn: Bool, traits: Set<String>
  ) {
    self.isOwn = isOwn
    name = target.name
    self.target = target
    self.folder = folder
    self.traits = traits
  }

  var isMacro: Bool { target.type == "macro" }

  /// The target's place in a manifest.
  ///
  /// - Parameter dependencies: What it depends on, as Swift.
  func text(dependencies: [String]) -> String {
    let path = SwiftLiteral.quoted("Sources/" + name)
    let title = SwiftLiteral.quoted(name)
    let list = dependencies.joined(separator: ", ")
    switch target.type {
    case "system":
      let pkgConfig = target.pkgConfig.map { ", pkgConfig: \(SwiftLiteral.quoted($0))" } ?? ""
      return "      .systemLibrary(name: \(title), path: \(path)\(pkgConfig)),"
    case "macro":
      return "      .macro(name: \(title), dependencies: [\(list)], path: \(path)),"
    default:
      return """
              .target(
                name: \(title), dependencies: [\(list)], path: \(path),
                exclude: \(array(target.exclude)),\(sources)
                publicHeadersPath: \(SwiftLiteral.quoted(target.publicHeadersPath ?? "include")),
                cSettings: [\(settings("c"))], cxxSettings: [\(settings("cxx"))],
                linkerSettings: [\(settings("linker"))]),
        """
    }
  }

  private var sources: String {
    target.sources.map { " sources: \(array($0))," } ?? ""
  }

  private func array(_ texts: [String]) -> String {
    "[" + texts.map(SwiftLiteral.quoted).joined(separator: ", ") + "]"
  }

  /// Those for Linux, on which C is compiled.
  private func settings(_ tool: String) -> String {
    target.settings.filter { $0.tool == tool && $0.condition.isMet(on: "linux", traits: traits) }
      .compactMap(Self.text).joined(separator: ", ")
  }

  private static func text(_ setting: PackageManifest.Setting) -> String? {
    switch setting.kind {
    case "headerSearchPath", "linkedLibrary":
      return ".\(setting.kind)(\(SwiftLiteral.quoted(setting.value)))"
    case "define":
      let parts = setting.value.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let to = parts.count == 2 ? ", to: \(SwiftLiteral.quoted(String(parts[1])))" : ""
      return ".define(\(SwiftLiteral.quoted(String(parts.first ?? "")))\(to))"
    case "unsafeFlags":
      let flags = setting.values.map(SwiftLiteral.quoted).joined(separator: ", ")
      return ".unsafeFlags([\(flags)])"
    default: return nil
    }
  }
}
