import Foundation

/// How the tool is called here, for messages that name a next step.
package enum ToolCommand {
  /// `swift run snapshot` in a package that builds the tool, `snapshot` where it is installed.
  package static let name: String = {
    if let name = SnapshotEnvironment.current.toolCommand { return name }
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let current = FileManager.default.currentDirectoryPath
    return name(executable: executable, root: PackageRoot.find(from: current))
  }()

  /// - Parameters:
  ///   - executable: The program that runs: the tool, or a package's tests.
  ///   - root: The package that it runs in; nil outside of packages.
  package static func name(executable: String, root: String?) -> String {
    let path = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
    guard FileAccess.split(path).name == "snapshot" else { return "swift run snapshot" }
    let folder = root.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path + "/" }
    return folder.map(path.hasPrefix) == true ? "swift run snapshot" : "snapshot"
  }
}
