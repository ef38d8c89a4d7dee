import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing
import UIKit

/// A text that is another than the reference's because time went by is told as such, once it was
/// seen twice: by the failure, beside a picture that is written anew, and in the run's record.
@MainActor @Suite struct ClockNoteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private final class Card: UIView {
    let dateLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 22))
  }

  private func card(daysAgo: Double, isClear: Bool = false) -> Card {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 120, height: 22))
    card.backgroundColor = .white
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    card.dateLabel.text = formatter.string(from: Date(timeIntervalSinceNow: -86_400 * daysAgo))
    if isClear { card.dateLabel.textColor = .clear }
    card.addSubview(card.dateLabel)
    return card
  }

  private struct Told {
    let failure: String?
    let warnings: [String]
    let record: RunRecord
    var clock: [RunDiagnostic] {
      (record.diagnostics ?? []).filter { $0.kind == RunDiagnostic.clockKind }
    }
  }

  /// Verifies today's card against one of three days ago.
  private func told(
    record: SnapshotTestingConfiguration.Record? = nil, isClear: Bool = false,
    today: Double = 0
  ) throws -> Told {
    let warnings = Mutex<[String]>([])
    func verify(_ view: UIView, _ record: SnapshotTestingConfiguration.Record?) -> String? {
      verifySnapshot(
        of: view, as: .image, named: "a", record: record,
        snapshotDirectory: folder.references, testName: "test()")
    }
    let failure = folder.inProcess(
      ["SNAPSHOT_RUN_DIR": folder.run], onWarning: { text in warnings.withLock { $0 += [text] } }
    ) {
      _ = verify(card(daysAgo: 3, isClear: isClear), .all)
      return verify(card(daysAgo: today, isClear: isClear), record)
    }
    return Told(
      failure: failure, warnings: warnings.withLock { $0 },
      record: try #require(try folder.records().last))
  }

  private let sentence = "dateLabel shows today’s date, and the reference another: "

  @Test func `a picture that differs has it in its failure and in the record`() throws {
    let told = try told()
    #expect(told.failure?.contains(sentence) == true, "\(told.failure ?? "")")
    #expect(told.clock.count == 1 && told.clock[0].text.hasPrefix(sentence))
    #expect(told.warnings == [])
  }

  @Test func `a picture that is recorded anew warns of it, for it will be at every run`() throws {
    let told = try told(record: .all)
    #expect(told.record.status == .recorded)
    #expect(told.clock.count == 1)
    #expect(told.warnings.count == 1 && told.warnings[0].hasPrefix(sentence))
  }

  @Test func `a text that does not show yet is warned of, too`() throws {
    let told = try told(isClear: true)
    #expect(told.record.status == .matched && told.failure == nil)
    #expect(told.warnings.count == 1 && told.warnings[0].hasPrefix(sentence))
    #expect(told.clock.count == 1)
  }

  @Test func `another day's date is a change as any other`() throws {
    let told = try told(record: .all, today: 1)
    #expect(told.record.status == .recorded)
    #expect(told.clock == [] && told.warnings == [])
  }
}
