/// The commands, in the order in which help lists them.
package enum SubCommand: String, CaseIterable, Sendable {
  case verify, record, watch, review, report, prune, list, diff, inspect, fonts, doctor

  package var help: String {
    switch self {
    case .verify: HelpText.verify
    case .record: HelpText.record
    case .watch: HelpText.watch
    case .review: HelpText.review
    case .report: HelpText.report
    case .prune: HelpText.prune
    case .list: HelpText.list
    case .diff: HelpText.diff
    case .inspect: HelpText.inspect
    case .fonts: HelpText.fonts
    case .doctor: HelpText.doctor
    }
  }

  func run(_ arguments: [String], _ console: Console) throws -> Int32 {
    switch self {
    case .verify: try TestCommand(arguments, kind: .verify).run(console)
    case .record: try TestCommand(arguments, kind: .record).run(console)
    case .watch: try WatchCommand(arguments).run(console)
    case .review: try ReviewCommand(arguments).run(console)
    case .report: try ReportCommand(arguments).run(console)
    case .prune: try PruneCommand(arguments).run(console)
    case .list: try ListCommand(arguments).run(console)
    case .diff: try DiffCommand(arguments).run(console)
    case .inspect: try InspectCommand(arguments).run(console)
    case .fonts: try FontsCommand(arguments).run(console)
    case .doctor: try DoctorCommand(arguments).run(console)
    }
  }
}
