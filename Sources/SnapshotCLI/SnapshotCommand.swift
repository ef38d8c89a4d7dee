import SnapshotCore

/// The command `snapshot`: picks the subcommand and turns what it throws into an exit code.
///
/// 0: all match; 1: differences; 2: usage; 3: the run itself or its input does not work.
package enum SnapshotCommand {
  package static func run(_ arguments: [String]) -> Int32 {
    let console = Console()
    guard let name = arguments.first else {
      console.error(HelpText.overview)
      return ExitCode.usage
    }
    let rest = Array(arguments.dropFirst())
    do {
      switch name {
      case "-h", "--help", "help":
        console.write(rest.first.flatMap(HelpText.command) ?? HelpText.overview)
        return ExitCode.success
      case "--version", "version":
        console.write("snapshot \(SnapshotVersion.current)\n")
        return ExitCode.success
      default:
        guard let help = HelpText.command(name) else { throw UsageError.unknownCommand(name) }
        if ArgumentParser.asksForHelp(rest) {
          console.write(help)
          return ExitCode.success
        }
        return try run(name, rest, console)
      }
    } catch let error as UsageError {
      console.error("snapshot: \(error)\n")
      return ExitCode.usage
    } catch {
      console.error("snapshot: \(error)\n")
      return ExitCode.failure
    }
  }

  private static func run(
    _ name: String, _ arguments: [String], _ console: Console
  ) throws -> Int32 {
    switch name {
    case "diff": try DiffCommand(arguments).run(console)
    case "inspect": try InspectCommand(arguments).run(console)
    case "fonts": try FontsCommand(arguments).run(console)
    case "record": try TestCommand(arguments, kind: .record).run(console)
    default: try TestCommand(arguments, kind: .verify).run(console)
    }
  }
}

/// What the process ends with.
package enum ExitCode {
  package static let success: Int32 = 0
  package static let difference: Int32 = 1
  package static let usage: Int32 = 2
  package static let failure: Int32 = 3
}
