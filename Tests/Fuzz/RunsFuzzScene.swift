import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool

/// A scratch package with secrets around it, and a run's folder that means it harm.
final class RunsFuzzScene {
  let folder: String
  /// Bytes that nothing may print or copy.
  private(set) var secrets: [[UInt8]] = []
  /// Whether the run did not end well, as far as it says so itself.
  private(set) var isRed = false

  var package: String { folder + "/package" }
  var run: String { folder + "/kept/run" }
  var otherRun: String { folder + "/kept/other" }
  private var outside: String { folder + "/outside" }

  /// Folders that commands may write to; in the run's own folder it is said file by file.
  var writable: [String] {
    ["__Snapshots__", "Tests/Shots", "out"].map { package + "/" + $0 } + [run]
  }

  private var random: SeededGenerator
  private let old: [UInt8]
  private let new: [UInt8]

  init(folder: String, seed: UInt64) {
    self.folder = folder
    random = SeededGenerator(seed: seed)
    old = Self.png(seed: 1)
    new = Self.png(seed: 2)
    makePackage(seed)
    makeRun(run, isHostile: true)
    makeRun(otherRun, isHostile: false)
  }

  private static func png(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = (0..<4 * 64).map { _ in UInt8.random(in: 0...255, using: &random) }
    for pixel in 0..<64 { bytes[4 * pixel + 3] = 255 }
    let image = PixelImage(width: 8, height: 8, bytes: bytes)
    let file = try? Reference.encode(image, metadata: ReferenceMetadata(scale: 2))
    return file ?? []
  }

  private func write(_ bytes: [UInt8], _ path: String) {
    try? FileAccess.makeFolder(FileAccess.split(path).folder)
    try? FileAccess.write(bytes, to: path)
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  // MARK: - What is to be kept

  private func makePackage(_ seed: UInt64) {
    let text = Array("SECRET-\(seed)-\(UInt64.random(in: 0 ... .max, using: &random))".utf8)
    let picture = Self.png(seed: seed &+ 1000)
    secrets = [text, picture, Array(Data(picture).base64EncodedString().utf8)]
    for path in [outside, package + "/private"] {
      write(text, path + "/secret.txt")
      write(text, path + "/s.actual.txt")
      write(picture, path + "/s.actual.png")
      write(picture, path + "/s.reference.png")
    }
    write(Array("let package".utf8), package + "/Package.swift")
    write(Array("print()".utf8), package + "/Sources/App/main.swift")
    write(Array("exit 0".utf8), package + "/.git/hooks/pre-commit")
    write(old, package + "/Sources/App/Icons/app.icon.png")
    write(old, package + "/__Snapshots__/CardTests/card.1@2x.png")
    write(old, package + "/__Snapshots__/CardTests/card.2@2x.png")
    write(Array("old".utf8), package + "/__Snapshots__/CardTests/text.1.txt")
    write(old, package + "/Tests/Shots/Ring/ring.1@2x.png")
  }

  // MARK: - Hostile values

  private var hostilePaths: [String] {
    [
      outside + "/secret.txt", outside + "/s.actual.png", package + "/private/s.actual.png",
      package + "/private/s.actual.txt", run + "/../../outside/s.actual.png", "/etc/passwd",
      "/dev/zero", "/proc/self/mem", package + "/Package.swift", run + "/artifacts/../../x.png",
      "/elsewhere/artifacts/../../../outside/s.actual.png", run, run + "/", "", "/", "..",
      run + "/artifacts/link.actual.png", run + "/artifacts/linked/s.actual.png",
      run + "/artifacts/fifo.actual.png", run + "/x.actual/s.png",
      run + "/artifacts/bomb.actual.png", run + "/artifacts/\u{301}../x.png",
    ]
  }

  private let hostileStores = [
    ".git/hooks", ".git", "Sources", "Sources/App", "Tests", "..", "../outside", "/", "/tmp", "",
    "./__Snapshots__", "__Snapshots__/..", "__Snapshots__/CardTests", "private", ".",
    "__Snapshots__\u{301}", "out", "Tests/Shots/../..",
  ]

  private let hostileNames = [
    "hooks/post.commit", "App/main.1.swift", "hooks/pre-commit.png", "../x.1.png", "x.1.png",
    "A/B/c.1.png", "Icons/app.icon.png", "A\u{2f}\u{301}x/a.1.png", "CardTests/.x.1.png",
    "CardTests/card.1@2x.png\n::error::x", "CardTests/a\u{1b}[2J.1.png", "CardTests/\u{202e}.1.png",
    "CardTests/Package.swift", "CardTests/card.1.swift", "", "/", "CardTests/card.9.sh",
  ]

  private var hostileText: String {
    pick([
      "\n", "\u{1b}[2J\u{7}", "::error file=x::y\n::stop-commands::z", "<script>alert(1)</script>",
      "]]>", "[[ATTACHMENT|\(outside)/s.actual.png]]",
      "[[ATTACHMENT|\u{301}\(outside)/s.actual.png]]", "| a | b |\n# c", "```\n<b>", "\u{0}",
      "\u{202e}txt", String(repeating: "x", count: 20_000), "![x](file://\(outside)/s.actual.png)",
      String(repeating: "\u{301}", count: 300), "&quot;'\"", "$(touch x)", "`touch x`; touch x",
    ])
  }

  private var hostileNumber: String {
    pick([
      "-1", "9223372036854775807", "-9223372036854775808", "1e300", "-1e300", "1e19", "\"nan\"",
      "\"inf\"", "0", "0.5", "null", "true", "\"x\"", "[]", "{}", "1e-300", "99999999999999999999",
    ])
  }

  // MARK: - The run

  private func makeRun(_ run: String, isHostile: Bool) {
    write([], run + "/.keep")
    let names = ["CardTests/card.1@2x.png", "CardTests/card.2@2x.png", "CardTests/text.1.txt"]
      + ["New/new.1@2x.png", "Ring/ring.1@2x.png", "Ring/ring.2@2x.png"]
    var lines: [[UInt8]] = []
    var ends: [RunRecord] = []
    for index in 0..<Int.random(in: 0...8, using: &random) {
      let name = isHostile && chance(25) ? pick(hostileNames) : pick(names)
      let (start, end) = records(name, index, run, isHostile: isHostile)
      ends.append(end)
      for record in [start, end] where !isHostile || !chance(5) {
        let line = JSONText.encode(record)
        lines.append(isHostile && chance(15) ? mutated(line) : line)
      }
    }
    var text = Array(lines.joined(separator: [10])) + [10]
    if isHostile, chance(10) { text = Array(text.dropLast(Int.random(in: 1...40, using: &random))) }
    if isHostile, chance(5) {
      text += Array(String(repeating: pick(["[", "{\"a\":", "\""]), count: 50_000).utf8)
    }
    write(text, run + "/1-x.jsonl")
    makeManifest(run, ends, isHostile: isHostile)
    if isHostile { makeTraps() }
  }

  private func records(
    _ name: String, _ index: Int, _ run: String, isHostile: Bool
  ) -> (RunRecord, RunRecord) {
    let file = package + "/Tests/CardTests.swift"
    var start = RunRecord(
      event: .start, assertion: "\(index)", snapshot: name, test: "CardTests.test\(index)",
      framework: .xctest, file: isHostile && chance(10) ? hostileText : file, line: index)
    if isHostile, chance(10) { start.test = hostileText }
    if isHostile, chance(10) { start.group = hostileText }
    var end = start.ended(pick([.matched, .differed, .missing, .failed, .recorded]))
    end.message = isHostile && chance(30) ? hostileText : "message"
    let isText = name.hasSuffix(".txt")
    let drawn = isText ? Array("new".utf8) : new
    let actual = run + "/artifacts/CardTests/a\(index).actual." + (isText ? "txt" : "png")
    if end.status == .differed || end.status == .missing {
      write(drawn, actual)
      end.actualPath = isHostile && chance(30) ? pick(hostilePaths) : actual
      end.differencePath = isHostile && chance(30) ? pick(hostilePaths) : actual
      end.store = isHostile && chance(30)
        ? pick(hostileStores) : name.hasPrefix("Ring") ? "Tests/Shots" : "__Snapshots__"
    }
    end.referencePath = isHostile && chance(30)
      ? pick(hostilePaths) : package + "/__Snapshots__/" + name
    end.referenceDigest = SHA256.digest(of: isText ? Array("old".utf8) : old).description
    end.numbers = .init(
      ComparisonResult(equalImagesOf: PixelSize(width: 8, height: 8), tolerance: .exact))
    end.durationSeconds = 0.5
    end.scale = 2
    end.changes = [ViewChange(view: isHostile ? hostileText : "a", what: "b", pixels: 3)]
    return (start, end)
  }

  private func makeManifest(_ run: String, _ ends: [RunRecord], isHostile: Bool) {
    let summary = RunSummary(ends)
    var report = RunReport(
      packageName: "Cards", command: isHostile && chance(20) ? hostileText : "verify",
      packageRoot: package, started: isHostile && chance(20) ? hostileText : "2026-01-02 03:04 UTC",
      durationSeconds: 1, summary: summary)
    if isHostile, chance(20) {
      report.trouble = .crashed([hostileText])
      report.otherFailures = [
        .init(file: hostileText, line: 3, test: hostileText, message: hostileText)
      ]
    }
    var manifest = RunManifest(
      command: report.command, packageName: report.packageName,
      packageRoot: isHostile && chance(20) ? pick(["", "/", outside]) : package,
      folder: isHostile && chance(20) ? pick(["", "/", outside, package]) : run,
      started: report.started, isFiltered: false)
    manifest = manifest.ended(report)
    if isHostile { isRed = report.exitCode != 0 }
    var bytes = JSONText.encode(manifest)
    if isHostile, chance(20) {
      // A changed manifest may say that all is well.
      isRed = false
      bytes = mutated(bytes)
    }
    write(bytes, run + "/run.json")
  }

  /// A line of JSON with a value changed, cut, nested or doubled.
  private func mutated(_ line: [UInt8]) -> [UInt8] {
    var text = String(decoding: line, as: UTF8.self)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text = String(text.prefix(Int.random(in: 0...text.count, using: &random)))
    case 1:
      let fields = ["line", "width", "height", "x", "totalPixels", "differentPixels", "maxDelta"]
        + ["durationSeconds", "scale", "regionCount", "pixels", "maxChannelDelta", "exitCode"]
        + ["assertionCount", "format"]
      let field = "\"\(pick(fields))\":"
      guard let range = text.range(of: field) else { break }
      let end = text[range.upperBound...].firstIndex { ",}]".contains($0) } ?? text.endIndex
      text.replaceSubrange(range.upperBound..<end, with: hostileNumber)
    case 2:
      let depth = pick([10, 600, 20_000])
      text = text.replacing(
        "\"message\":", with: "\"x\":" + String(repeating: "[", count: depth)
          + String(repeating: "]", count: depth) + ",\"message\":")
    case 3:
      var bytes = Array(text.utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      return bytes.map { $0 == 10 ? 32 : $0 }
    case 4: text = text.replacing("differed", with: "matched")
    default: text += text
    }
    return Array(text.utf8)
  }

  // MARK: - Traps in the folder

  private func makeTraps() {
    let manager = FileManager.default
    func link(_ name: String, _ target: String) {
      try? FileAccess.makeFolder(FileAccess.split(run + "/" + name).folder)
      try? manager.createSymbolicLink(atPath: run + "/" + name, withDestinationPath: target)
    }
    link("artifacts/link.actual.png", outside + "/s.actual.png")
    link("artifacts/linked", outside)
    link("x.actual", outside)
    mkfifo(run + "/artifacts/fifo.actual.png", 0o600)
    write(bomb(), run + "/artifacts/bomb.actual.png")
    for index in 0..<8 where chance(20) {
      link("artifacts/CardTests/a\(index).reference.png", outside + "/s.reference.png")
      link("artifacts/CardTests/a\(index).comparison.png", outside + "/s.actual.png")
    }
    if chance(15) { link("report.html", outside + "/secret.txt") }
    if chance(15) { link("2.jsonl", outside + "/secret.txt") }
    if chance(10) { mkfifo(run + "/3.jsonl", 0o600) }
    if chance(10) { link("B/x.actual.txt", outside + "/secret.txt") }
    if chance(10) { write(Array("{}".utf8), run + "/B/x.actual.txt.json") }
    if chance(30) {
      // As a plain `swift test` leaves them: a record beside each actual file.
      var (_, end) = records(pick(hostileNames), 100, run, isHostile: true)
      if chance(50) { end.store = pick(hostileStores) }
      write(new, run + "/B/b.actual.png")
      write(chance(30) ? mutated(JSONText.encode(end)) : JSONText.encode(end),
        run + "/B/b.actual.png.json")
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: link("review.journal", outside + "/secret.txt")
    case 1: link("review.journal", outside + "/new-file")
    case 2: link(".review", outside)
    case 3, 4: makeJournal()
    default: break
    }
  }

  private func makeJournal() {
    let card = package + "/__Snapshots__/CardTests/card.1@2x.png"
    let targets = hostilePaths + [card, package + "/.git/hooks/pre-commit"]
    var lines: [UInt8] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let target = pick(targets)
      let now = try? FileAccess.read(target, maximumBytes: 1 << 20)
      let kept = pick([new, secrets[0], Array("evil".utf8)])
      let digest = SHA256.digest(of: kept).description
      if kept != secrets[0] { write(kept, run + "/.review/" + digest) }
      if chance(20) { write(Array("evil".utf8), run + "/.review/" + digest) }
      var entry = ReviewJournal.Entry(
        action: .accept, reference: target, step: pick([0, 1, .max, -1]),
        old: pick([digest, nil, "../../../outside/secret.txt", ""]),
        new: now.map { SHA256.digest(of: $0).description })
      if chance(30) { entry.movedFrom = pick(targets) }
      lines += JSONText.encode(entry) + [10]
    }
    write(lines, run + "/review.journal")
  }

  /// A small file that says it is a picture of 16,000 × 16,000 pixels.
  private func bomb() -> [UInt8] {
    var bytes = new
    guard bytes.count > 33 else { return bytes }
    for offset in [16, 20] {
      bytes.replaceSubrange(offset..<offset + 4, with: [0, 0, 0x3e, 0x80])
    }
    let sum = PNGChecksum.crc32(bytes, in: 12..<29)
    for index in 0..<4 {
      bytes[29 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index))
    }
    return bytes
  }
}
