import Foundation
import SnapshotCore

/// The built `snapshot`, run as a person would run it.
struct CommandRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// - Parameters:
  ///   - environment: On top of a small one without CI and without colour.
  ///   - duringRun: Called with the process after its start.
  init(
    _ arguments: [String], directory: String? = nil, environment: [String: String] = [:],
    duringRun: (Process) throws -> Void = { _ in }
  ) throws {
    let process = Process()
    let products = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent("snapshot")
    process.arguments = arguments
    var variables = ["PATH": "/usr/bin:/bin", "TERM": "dumb"]
    variables.merge(environment) { $1 }
    process.environment = variables
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let folder = try ScratchFolder()
    let outputPath = folder.path + "/out"
    let errorPath = folder.path + "/err"
    for path in [outputPath, errorPath] { try FileAccess.write([], to: path) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    try duringRun(process)
    process.waitUntilExit()
    exitCode =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    output = String(decoding: try FileAccess.read(outputPath), as: UTF8.self)
    errors = String(decoding: try FileAccess.read(errorPath), as: UTF8.self)
  }

  /// The object on standard output.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }
}

/// A folder that is removed with its last reference.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/snapshot-cli-\(getpid())-\(UInt64.random(in: .min ... .max))"
    try FileAccess.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder and gives its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let target = path + "/" + name
    try FileAccess.makeFolder(FileAccess.split(target).folder)
    try FileAccess.write(bytes, to: target)
    return target
  }

  @discardableResult
  func write(_ name: String, _ image: PixelImage) throws -> String {
    try write(name, Reference.encode(image, metadata: ReferenceMetadata(scale: 2)))
  }
}

/// A white picture with some black pixels.
func picture(_ width: Int, _ height: Int, black: [(x: Int, y: Int)] = []) -> PixelImage {
  var bytes = [UInt8](repeating: 255, count: 4 * width * height)
  for place in black {
    for channel in 0..<3 { bytes[4 * (place.y * width + place.x) + channel] = 0 }
  }
  return PixelImage(width: width, height: height, bytes: bytes)
}
