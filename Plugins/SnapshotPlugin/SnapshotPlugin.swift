import Foundation
import PackagePlugin

/// `swift package snapshot COMMAND`: what the tool does with results that are there.
///
/// A plugin holds SwiftPM's lock on the build folder, so that tests cannot be run from it, and
/// has no terminal.
@main struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let command = arguments.first, !["help", "-h", "--help"].contains(command) else {
      print(Self.help)
      return
    }
    switch command {
    case "verify", "watch":
      throw PluginRefusal(
        "Tests cannot be run from a plugin: SwiftPM holds its lock on the build folder. "
          + "Use `swift run snapshot \(command)`.")
    case "record":
      throw PluginRefusal(
        "Use `swift package --allow-writing-to-package-directory snapshot-record`: it takes what "
          + "the last run drew as the references. To draw again: `swift run snapshot record`.")
    case "review" where !arguments.contains("--list") && !arguments.contains("--help"):
      throw PluginRefusal(
        "A plugin has no terminal. `review --list` says what is left; to decide, use "
          + "`swift run snapshot review`, or `snapshot-record`.")
    case "prune" where !arguments.contains("--dry-run") && !arguments.contains("--help"):
      throw PluginRefusal(
        "`prune --dry-run` lists what is unused. To remove it: `swift run snapshot prune`.")
    case "fonts" where arguments.contains("pin"):
      throw PluginRefusal("To copy the fonts into the package: `swift run snapshot fonts pin`.")
    default: break
    }
    let rest = Array(arguments.dropFirst())
    let tool = Process()
    tool.executableURL = try builtTool()
    tool.arguments = [command] + Self.place(context, for: command, rest) + rest
    try tool.run()
    tool.waitUntilExit()
    // SwiftPM itself exits with 1 whatever fails.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }

  /// The package that the plugin was called for, and where it is built.
  private static func place(
    _ context: PluginContext, for command: String, _ arguments: [String]
  ) -> [String] {
    let commands = ["report", "review", "list", "prune", "doctor", "fonts"]
    guard commands.contains(command), !arguments.contains("--help") else { return [] }
    let root = ["--package-path", context.package.directoryURL.path]
    // Fonts stand with the references: no build folder is looked into.
    if command == "fonts" { return root }
    // <build folder>/plugins/<plugin>/outputs
    let work = context.pluginWorkDirectoryURL
    let build = work.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root + ["--scratch-path", build.path]
  }

  private static let help = """
    usage: swift package snapshot COMMAND [options]

      report             the last run's report in other forms, or of several machines as one
      review --list      what the last run left to decide
      prune --dry-run    references that no test uses
      list               the references
      diff               compare two PNG files, or two folders of them
      inspect            say what a PNG file is
      fonts              the fonts of the references: list, check
      doctor             what could go wrong with snapshots here

    swift package snapshot COMMAND --help says more. Tests are run by `swift run snapshot verify`.
    What the last run drew becomes the reference with
    `swift package --allow-writing-to-package-directory snapshot-record [PATTERN…]`.

    Options of SwiftPM stand before the word snapshot. Whatever goes wrong, SwiftPM exits with 1:
    a CI that tells 1 from 3 calls `swift run snapshot`.
    """
}

/// Why a command is not for the plugin.
struct PluginRefusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension SnapshotPlugin {
  /// Builds `snapshot` as `swift build` does, and says where it is.
  fileprivate func builtTool() throws -> URL {
    let result = try packageManager.build(
      .product("snapshot"), parameters: PackageManager.BuildParameters(logging: .concise))
    let tool = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "snapshot"
    }
    guard result.succeeded, let tool else {
      throw PluginRefusal("The tool `snapshot` was not built:\n\(result.logText)")
    }
    return tool.url
  }
}
