import Foundation
import PackagePlugin

/// `swift package snapshot-record [PATTERN…]`: what the last run drew becomes the reference.
///
/// A plugin of its own, since SwiftPM asks for permission to write by plugin, not by command.
@main struct SnapshotRecordPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if arguments.contains(where: { ["help", "-h", "--help"].contains($0) }) {
      print(Self.help)
      return
    }
    // <build folder>/plugins/<plugin>/outputs
    let build = context.pluginWorkDirectoryURL.deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tool = Process()
    tool.executableURL = try builtTool()
    tool.arguments = [
      "review", "--accept", "--package-path", context.package.directoryURL.path,
      "--scratch-path", build.path,
    ]
    tool.arguments? += arguments.isEmpty ? ["--all"] : arguments
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }

  private static let help = """
    usage: swift package --allow-writing-to-package-directory snapshot-record [PATTERN…]

    Takes what the last `swift run snapshot verify` drew as the references: everything that did
    not match or had none, or the snapshots that a PATTERN names ('CardTests/*'). Nothing is
    drawn again: a plugin cannot run tests. `swift run snapshot record` does.

    SwiftPM asks before a plugin may write into the package; without a terminal it refuses unless
    the flag stands before the plugin's name.
    """
}

extension SnapshotRecordPlugin {
  /// Builds `snapshot` as `swift build` does, and says where it is.
  fileprivate func builtTool() throws -> URL {
    let result = try packageManager.build(
      .product("snapshot"), parameters: PackageManager.BuildParameters(logging: .concise))
    let tool = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "snapshot"
    }
    guard result.succeeded, let tool else {
      throw ToolError(description: "The tool `snapshot` was not built:\n\(result.logText)")
    }
    return tool.url
  }
}

/// Why there is no tool to call.
private struct ToolError: Error, CustomStringConvertible {
  let description: String
}
