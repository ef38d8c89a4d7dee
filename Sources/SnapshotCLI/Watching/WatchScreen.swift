import SnapshotCore

/// What `watch` itself shows around the runs: a cleared screen with a headline on a terminal,
/// plain lines elsewhere.
struct WatchScreen {
  private let console: Console
  private let packageName: String

  init(_ console: Console, packageName: String) {
    self.console = console
    self.packageName = packageName
  }

  func begin(_ reason: String) {
    let clear = console.isInteractive ? "\u{1b}[H\u{1b}[2J" : ""
    let style = console.style
    console.write(
      clear + style.bold("Watching \(packageName.singleLine)") + "  " + style.dim(reason) + "\n\n")
  }

  func say(_ text: String) { console.write(text + "\n") }

  /// Says below the results of a run that changes are waited for.
  func wait(hasKeys: Bool, _ outcomes: KnownOutcomes) {
    guard hasKeys else { return console.write("\nWaiting for changes\n") }
    var keys = ["a all"]
    let failing = outcomes.failingSnapshots
    if failing > 0 { keys.append("f failing (\(NumberText.grouped(failing)))") }
    keys.append("⏎ again")
    if failing > 0 { keys.append("r review") }
    keys.append("q quit")
    console.write("\n" + console.style.dim(keys.joined(separator: "   ")) + "\n")
  }
}
