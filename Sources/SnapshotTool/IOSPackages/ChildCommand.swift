import Foundation

/// A command that is run to its end.
package enum ChildCommand {
  package struct Result: Sendable {
    package let status: Int32
    package let output: [UInt8]
    package let errors: String
  }

  /// - Parameters:
  ///   - arguments: The program, looked for through `PATH`, and its arguments.
  ///   - input: What it reads from standard input.
  /// - Throws: Where it cannot be started.
  package static func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // Files have no bound that a child could wait at.
    let base = FileManager.default.temporaryDirectory.path + "/snapshot-child-\(UUID().uuidString)"
    let paths = [base + ".in", base + ".out", base + ".err"]
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    try Data(input).write(to: URL(fileURLWithPath: paths[0]))
    for path in paths.dropFirst() {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: paths[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[2]))
    try process.run()
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return Result(
      status: status, output: [UInt8](FileManager.default.contents(atPath: paths[1]) ?? Data()),
      errors: String(
        decoding: FileManager.default.contents(atPath: paths[2]) ?? Data(), as: UTF8.self))
  }
}
