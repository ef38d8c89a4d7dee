import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool

/// A scratch package that means harm, with folders around it that are to stay as they are.
final class PackagesFuzzScene {
  let folder: String
  /// Whether SwiftPM reads the manifest, in place of what it would say of it.
  let asksSwiftPM: Bool
  private(set) var contents = MirrorContents.tests
  private var random: SeededGenerator
  private var package = ManifestText("Odd", targets: [])

  var root: String { folder + "/parent/package" }
  var manifest: [UInt8] { package.bytes }

  init(folder: String, seed: UInt64) {
    self.folder = folder
    random = SeededGenerator(seed: seed)
    asksSwiftPM = seed.isMultiple(of: 64)
    write(Array("let kept = 1".utf8), folder + "/sibling/Kept.swift")
    write(Array("logo".utf8), folder + "/parent/Assets/logo.txt")
    write(Array("logo".utf8), root + "/Assets/logo.txt")
    for _ in 0..<Int.random(in: 1...4, using: &random) { addTarget() }
    for _ in 0..<Int.random(in: 4...30, using: &random) { changeFile() }
    for _ in 0..<Int.random(in: 0...8, using: &random) { changeManifest() }
    writeManifest()
  }

  /// What an author, or someone else, does between two runs.
  func change() {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: changeFile()
      case 4..<7: changeManifest()
      case 7: damageMirror()
      case 8: contents = pick(MirrorContents.allCases)
      default: removeFile()
      }
    }
    writeManifest()
  }

  // MARK: - Values

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  private let names = [
    "App", "Core", "Kit", "AppTests", "A.swift", "B.swift", "C.swift", "main.swift", "Templates",
    "Art", "logo.txt", "Art.xcassets", "logo.imageset", "Contents.json", "en.lproj", "Card.xib",
    "Names.strings", "Old.m", "A.linux.swift", "GeneratedAssetSymbols.swift", ".index.json",
    ".translation.json", "__Snapshots__", "Sources", "Package.swift", "Q\"uo.swift", "n\nl.swift",
    "🙂.swift", "b\\s.swift", "\\(x).swift", "\u{7}.swift", "\u{301}x.swift", "e\u{301}.swift",
    "\u{e9}.swift", "\u{202e}.swift", " ", "-rf", "a b.swift", "Dir.swift", "x.bundle",
    "SnapshotPreviewTests", "2nd", "½.imageset", "{}", "%2e%2e", "~", "$(x)", "`x`",
  ]

  private var name: String {
    if chance(3) {
      return String(repeating: pick(["x", "ä", "🙂"]), count: pick([50, 60, 120, 249]))
    }
    return pick(names)
  }

  /// A path with one to four components.
  private var path: String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in name }.joined(separator: "/")
  }

  private var hostilePath: String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: "../../../../Assets/logo.txt"
    case 1: "../" + path
    case 2: root + "/" + path
    case 3: "/etc"
    case 4: "."
    case 5: ".."
    case 6: ""
    case 7: "./" + path + "//"
    case 8: path + "/../" + path
    case 9: path + "/../../../../../" + path
    case 10: "/\u{301}" + path
    default: path
    }
  }

  private var hostileName: String {
    pick([
      "../../../../Evil", "..", ".", "", "/", "a/b", "App", "Q\"", "n\nl", "🙂", "\\", "\\(x)",
      "A-B",
      "A+B", "\u{7}", "2nd", "é", "e\u{301}", ".hidden", String(repeating: "x", count: 300),
    ])
  }

  private var source: [UInt8] {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: [0xff, 0xfe] + Array("let a = 1".utf8)
    case 1: []
    case 2: Array("let z = \"\u{0}\"".utf8)
    case 3: Array(String(repeating: "(", count: 5000).utf8)
    case 4: Array(("let a = b" + String(repeating: ".c", count: 3000)).utf8)
    case 5: Array(String(repeating: "let a = [1, 2, 3].map { $0 }\n", count: 2000).utf8)
    case 6: Array("import UIKit\n#Preview(\"\\(x)\\n\") { UIView() }\n".utf8)
    case 7: Array("import UIKit\n#Preview { UIView() }\nclass A: UIView { @objc func f() {} }".utf8)
    case 8: Array("#if os(iOS)\nlet a = #selector(b)\n".utf8)
    case 9: Array("#sourceLocation(file: \"/etc/x\", line: 9)\nlet a = 1".utf8)
    case 10: Array("import Core\nextension Base { @objc override func f() {} }".utf8)
    case 11: Array("\u{feff}let bom = 1\r\nlet b = 2\r".utf8)
    case 12: (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
    default: Array("import UIKit\npublic class Base: UIView { @objc func f() {} }\n".utf8)
    }
  }

  // MARK: - Files

  private func write(_ bytes: [UInt8], _ path: String) {
    try? FileManager.default.createDirectory(
      atPath: parent(of: path), withIntermediateDirectories: true)
    // Not through links of the scene's own: they may lead anywhere.
    guard let real = realpath(parent(of: path), nil) else { return }
    defer { free(real) }
    guard String(cString: real).hasPrefix(folder + "/parent/package") else { return }
    try? FileAccess.write(bytes, to: path)
  }

  /// A path in a target's folder.
  private var place: String {
    let target = package.targets.isEmpty ? nil : pick(package.targets)
    let base = target?.path ?? "Sources/\(target?.name ?? "App")"
    return root + "/" + (chance(90) ? base : "Sources") + "/" + path
  }

  private func changeFile() {
    let place = place
    let parent = parent(of: place)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: link(place, pick(["nowhere", ".", "..", "../..", folder + "/sibling", "/dev/zero"]))
    case 1: link(place, folder + "/sibling/Kept.swift")
    case 2: link(place, root + "/.build/snapshot-package/Sources")
    case 3: if isInside(parent) { mkfifo(place, 0o600) }
    case 4: write(source, place + "/" + pick(["A.swift", "Inner.swift", "logo.txt"]))
    case 5: if isInside(parent) { chmod(place, pick([0, 0o444, 0o755])) }
    default: write(source, place)
    }
  }

  /// By bytes: Foundation traps at a `/` before a combining mark.
  private func parent(of path: String) -> String {
    let bytes = Array(path.utf8)
    return String(decoding: bytes[..<(bytes.lastIndex(of: 0x2f) ?? 0)], as: UTF8.self)
  }

  private func isInside(_ path: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    let text = String(cString: real)
    return text.hasPrefix(root) && !text.hasPrefix(root + "/.build")
  }

  private func link(_ path: String, _ destination: String) {
    if isInside(parent(of: path)) { symlink(destination, path) }
  }

  private func removeFile() {
    let place = place
    if isInside(parent(of: place)) {
      try? FileManager.default.removeItem(atPath: place)
    }
  }

  /// What an earlier version of the tool, or a hand, left in the mirror.
  private func damageMirror() {
    let mirror = root + "/.build/snapshot-package"
    let all = FileManager.default.enumerator(atPath: mirror)?.allObjects as? [String] ?? []
    let place = mirror + (all.isEmpty || chance(10) ? "" : "/" + pick(all.sorted()))
    try? FileManager.default.removeItem(atPath: place)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: symlink(root + "/Sources", place)
    case 1: symlink(folder + "/sibling/Kept.swift", place)
    case 2: mkfifo(place, 0o600)
    case 3: mkdir(place, 0o700)
    default: break
    }
  }

  // MARK: - The manifest

  private func addTarget() {
    var target = ManifestText.Target(chance(70) ? pick(["App", "Core", "Kit"]) : hostileName)
    if chance(20) { target.type = pick(["test", "executable", "plugin", "binary", "macro"]) }
    if chance(30) { target.path = chance(60) ? "Sources/" + pick(["App", "Core"]) : hostilePath }
    package.targets.append(target)
  }

  private func changeManifest() {
    if package.targets.isEmpty || chance(5) { return addTarget() }
    let index = Int.random(in: 0..<package.targets.count, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: package.targets[index].copied.append(hostilePath)
    case 3..<5: package.targets[index].processed.append(hostilePath)
    case 5: package.targets[index].copied = []
    case 6: package.targets[index].processed = []
    case 7: package.targets[index].exclude = [hostilePath, hostilePath]
    case 8: package.targets[index].sources = chance(50) ? nil : [hostilePath, "A.swift"]
    case 9: package.targets[index].dependencies.append(pick(["App", "Core", "Kit", "Gone"]))
    case 10: package.name = hostileName
    default:
      if package.targets.count > 1 { package.targets.remove(at: index) }
      package.targets[0].defines = [hostileName]
    }
  }

  private func writeManifest() {
    if asksSwiftPM { write(Array(package.swift.utf8), root + "/Package.swift") }
  }
}

extension ManifestText {
  /// The manifest as its author writes it.
  fileprivate var swift: String {
    func quoted(_ text: String) -> String {
      text.unicodeScalars.reduce("\"") { $0 + "\\u{\(String($1.value, radix: 16))}" } + "\""
    }
    func list(_ texts: [String]) -> String {
      "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }
    let targets = targets.map { target in
      let kind =
        ["test": ".testTarget", "executable": ".executableTarget"][target.type] ?? ".target"
      let resources =
        target.copied.map { ".copy(\(quoted($0)))" }
        + target.processed.map { ".process(\(quoted($0)))" }
      return "\(kind)(name: \(quoted(target.name)), dependencies: ["
        + target.dependencies.map { ".byName(name: \(quoted($0)))" }.joined(separator: ", ") + "], "
        + (target.path.map { "path: \(quoted($0)), " } ?? "") + "exclude: \(list(target.exclude)), "
        + (target.sources.map { "sources: \(list($0)), " } ?? "")
        + "resources: [\(resources.joined(separator: ", "))])"
    }
    return "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "
      + quoted(name) + ", targets: [\n" + targets.joined(separator: ",\n") + "])\n"
  }
}
