import Foundation
import SnapshotCore

/// What the source of a test says that a snapshot is.
struct InlineExpectation {
  /// The text of the closure; nil where there is no closure.
  let expected: String?
  let descriptor: InlineSnapshotSyntaxDescriptor
  /// Stands at the head of a failure where it is not empty.
  let message: String
  let diff: (String, String) -> (String, [DiffAttachment])?
}

extension Assertion {
  /// Compares a snapshot with what the source says, and writes it there where the mode says so.
  func verdict(on actual: String?, _ inline: InlineExpectation) -> Verdict {
    let finding: RecordMode.Finding = inline.expected == nil ? .missing : .differed
    let difference = inline.diff(inline.expected ?? "", actual ?? "")?.0
    if inline.expected == nil ? actual == nil : difference == nil { return Verdict(.matched) }
    guard mode.writes(after: finding) else {
      let lines = [FailureMessage.inline(self, inline, finding), difference ?? ""]
      let command = FailureMessage.command(self, mode: .failed)
      return Verdict(
        finding == .missing ? .missing : .differed,
        failure: (lines.filter { !$0.isEmpty } + ["", "To accept it: \(command)"])
          .joined(separator: "\n"))
    }
    let module = "\(site.fileID)".prefix { $0 != "/" }
    let file = InlineSnapshotFile(
      path: "\(site.filePath)", journalFolder: place.artifacts.directory + "/inline",
      builtNanoseconds: InlineSnapshotFile.builtNanoseconds(module: String(module)))
    do throws(InlineSourceError) {
      try file.write(
        inline.descriptor.edit(
          line: site.line, column: site.column, hadExpectation: inline.expected != nil,
          text: actual))
    } catch {
      return Verdict(
        failed: FailureMessage.unwritten(self, error, difference: difference ?? actual ?? ""))
    }
    let message = FailureMessage.recorded(self, finding, difference: difference)
    var verdict = Verdict(
      .recorded, failure: surroundings.environment.recordingFails ? message : nil)
    verdict.written = finding == .missing ? .created : .replaced
    return verdict
  }
}

extension FailureMessage {
  fileprivate static func inline(
    _ assertion: Assertion, _ inline: InlineExpectation, _ finding: RecordMode.Finding
  ) -> String {
    let what =
      finding == .missing
      ? "There is no inline snapshot, and none was recorded: \(reason(assertion))."
      : "The inline snapshot does not match."
    return inline.message.isEmpty ? what : inline.message + "\n" + what
  }

  fileprivate static func recorded(
    _ assertion: Assertion, _ finding: RecordMode.Finding, difference: String?
  ) -> String {
    let place = "\(assertion.site.fileStem).swift:\(assertion.site.line)"
    let what =
      finding == .missing
      ? "An inline snapshot was recorded at \(place)."
      : "The inline snapshot at \(place) was replaced (record mode \(assertion.mode.rawValue))."
    let lines = [what] + (difference.map { [$0] } ?? [])
    return (lines + ["", "Check it, then commit it. The test passes on the next run."])
      .joined(separator: "\n")
  }

  fileprivate static func unwritten(
    _ assertion: Assertion, _ error: InlineSourceError, difference: String
  ) -> String {
    """
    The inline snapshot was not written: \(error)
    \(difference)
    """
  }
}
