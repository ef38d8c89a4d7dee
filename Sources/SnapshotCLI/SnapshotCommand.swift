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
        console.write(rest.first.flatMap(SubCommand.init)?.help ?? HelpText.overview)
        return ExitCode.success
      case "--version", "version":
        console.write("snapshot \(SnapshotVersion.current)\n")
        return ExitCode.success
      default:
        guard let command = SubCommand(rawValue: name) else {
          throw UsageError.unknownCommand(name, known: SubCommand.allCases.map(\.rawValue))
        }
        if ArgumentParser.asksForHelp(rest) {
          console.write(command.help)
          return ExitCode.success
        }
        return try command.run(rest, console)
      }
    } catch let error as UsageError {
      console.error("snapshot: \(error)\n")
      return ExitCode.usage
    } catch {
      console.error("snapshot: \(ErrorWords.text(error))\n")
      return ExitCode.failure
    }
  }
}
