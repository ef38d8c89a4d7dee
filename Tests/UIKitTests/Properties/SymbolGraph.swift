import Foundation

/// What the compiler says is public in modules of this package: `swift-symbolgraph-extract`, read.
///
/// The modules are those that the running tests were built with.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String

    /// The type that a member belongs to, as in `UIButton.Configuration`.
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    var name: String { pathComponents.last ?? "" }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Why there is no graph, and what to do about it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A public property of instances that can be set.
  struct Property: Hashable, CustomStringConvertible {
    /// As in `UIButton.Configuration`.
    let owner: String
    let name: String
    let declaration: String

    var description: String { owner + "." + name }
  }

  /// Those of a class, struct or protocol, with what it overrides; what it only inherits is its
  /// superclass's.
  var settableProperties: [Property] {
    symbols.compactMap { symbol in
      guard symbol.kind.identifier == "swift.property", symbol.pathComponents.count > 1,
        // A protocol's extension, written out for each type that adopts it.
        !symbol.identifier.precise.contains("::SYNTHESIZED::")
      else { return nil }
      let fragments = symbol.declarationFragments ?? []
      if fragments.contains(where: { $0.kind == "keyword" && $0.spelling == "let" }) {
        return nil
      }
      let declaration = fragments.map(\.spelling).joined()
      if let accessors = declaration.range(of: " { get", options: .backwards),
        !declaration[accessors.upperBound...].contains("set")
      {
        return nil
      }
      return Property(
        owner: symbol.pathComponents.dropLast().joined(separator: "."),
        name: symbol.pathComponents.last ?? "", declaration: declaration)
    }
  }
}

// MARK: - Extraction

extension SymbolGraph {
  private static let cache = Result { try graphs(access: "public") }

  /// The graphs of what is public in QuartzCore and UIKit. They are extracted once, which takes
  /// seconds.
  static func publicGraphs() throws -> [SymbolGraph] { try cache.get() }

  /// Every public settable property of QuartzCore and UIKit, each once, by owner and name.
  static func settableProperties() throws -> [Property] {
    let found = Set(try publicGraphs().flatMap(\.settableProperties))
    return found.sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
  }

  /// The graphs of QuartzCore and UIKit.
  ///
  /// - Parameter access: The lowest access level of the symbols in them.
  static func graphs(access: String) throws -> [SymbolGraph] {
    try ["QuartzCore", "UIKit"].map { try graph(of: $0, access) }
  }

  private static func graph(of module: String, _ access: String) throws -> SymbolGraph {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    try run(module, access, into: output)
    let file = output.appendingPathComponent("\(module).symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  private static func run(_ module: String, _ access: String, into output: URL) throws {
    let build = try buildFolder()
    let modules = build.appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: modules.path) else {
      throw Failure(description: "There is no \(modules.path): build with swift build.")
    }
    let process = Process()
    process.executableURL = try extractor()
    process.arguments =
      try [
        "-module-name", module, "-target", target, "-I", modules.path,
        "-minimum-access-level", access, "-skip-synthesized-members", "-skip-inherited-docs",
        "-output-dir", output.path,
      ] + moduleMaps(build).flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let messages = Pipe()
    process.standardError = messages
    process.standardOutput = messages
    try process.run()
    let text = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "swift-symbolgraph-extract cannot read \(module): "
          + String(decoding: text, as: UTF8.self))
    }
  }

  /// The system's libraries have module maps by hand in the folders of C targets, which are those
  /// with headers, and those targets have maps that the build has made.
  private static func moduleMaps(_ build: URL) throws -> [String] {
    let sources = packageFolder.appendingPathComponent("Sources").path
    func maps(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .map { "\(folder)/\($0)/module.modulemap" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
    return try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
      .filter { FileManager.default.fileExists(atPath: "\(sources)/\($0)/include") }
      .flatMap { try maps(in: "\(sources)/\($0)") + ["\(build.path)/\($0).build/module.modulemap"] }
  }

  /// The folder of the running test bundle.
  private static func buildFolder() throws -> URL {
    var folder = URL(fileURLWithPath: try executable()).deletingLastPathComponent()
    // A bundle may be a folder of its own below it.
    for _ in 0..<4 {
      let modules = folder.appendingPathComponent("Modules/UIKit.swiftmodule").path
      if FileManager.default.fileExists(atPath: modules) { return folder }
      folder.deleteLastPathComponent()
    }
    throw Failure(description: "No Modules/UIKit.swiftmodule beside \(try executable()).")
  }

  /// The program itself, or where another one has loaded the tests, the bundle that it was given.
  private static func executable() throws -> String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    if let bundle, bundle.hasPrefix("/") { return bundle }
    return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  private static var packageFolder: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// The tool of the toolchain whose runtime this process has loaded, else of the one on the path.
  private static func extractor() throws -> URL {
    let name = "swift-symbolgraph-extract"
    var folders: [URL] = []
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    if let line = maps.split(separator: "\n").first(where: { $0.contains("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/")
    {
      // …/usr/lib/swift/linux/libswiftCore.so
      var folder = URL(fileURLWithPath: String(line[start...]))
      for _ in 0..<4 { folder.deleteLastPathComponent() }
      folders.append(folder.appendingPathComponent("bin"))
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for entry in path.split(separator: ":") {
      let swift = URL(fileURLWithPath: String(entry)).appendingPathComponent("swift")
      folders.append(swift.deletingLastPathComponent())
      folders.append(swift.resolvingSymlinksInPath().deletingLastPathComponent())
    }
    for folder in folders {
      let tool = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    throw Failure(
      description: "\(name) is in none of the toolchain's folders. Install the Swift toolchain "
        + "from swift.org as a whole: the tool is part of it, beside the compiler.")
  }
}
