import Foundation
import SnapshotCore

/// `snapshot watch`: `verify` again and again, of what changed.
struct WatchCommand {
  private let parsed: ArgumentParser.Parsed

  init(_ arguments: [String]) throws(UsageError) {
    parsed = try ArgumentParser(
      options: TestCommand.sharedOptions, flags: TestCommand.sharedFlags
    ).parse(arguments)
    if let extra = parsed.positionals.first {
      throw UsageError.wrongArguments(
        "“\(extra.singleLine)” is not an option. To watch the tests of that name: "
          + "--filter \(ShellText.quoted(extra)). Arguments for swift test go after --.")
    }
    _ = try TestPattern.all(parsed.allValues("--filter"), option: "--filter")
  }

  func run(_ console: Console) throws -> Int32 {
    let (root, place) = try PackagePlace(parsed).build()
    let session = try WatchSession(
      root: root, place: place, filters: parsed.allValues("--filter"), console: console,
      verifyArguments: verifyArguments, review: { try ReviewCommand($0).run(console) })
    return try session.run()
  }

  /// `verify` with these filters and all else that the command line says.
  private func verifyArguments(_ filters: [String]) -> [String] {
    var list = ["verify"]
    for (option, value) in parsed.values where option != "--filter" { list += [option, value] }
    list += TestCommand.sharedFlags.filter(parsed.flags.contains)
    list += filters.flatMap { ["--filter", $0] }
    return parsed.passedThrough.isEmpty ? list : list + ["--"] + parsed.passedThrough
  }
}
