import SnapshotCore

extension RunRecord {
  /// The records of several runs as one: each run went on where a crash had ended the one before,
  /// and repeated what had not come to its end.
  ///
  /// Of a snapshot that a test took in two runs, the first verdict counts: repeating does not
  /// turn it. Without a verdict the last start is left.
  package static func merged(_ runs: [[RunRecord]]) -> [RunRecord] {
    guard runs.count > 1 else { return runs.first ?? [] }
    var keys: [String: Key] = [:]
    var verdicts: [Key: Int] = [:]
    var last: [Key: Int] = [:]
    for (run, records) in runs.enumerated() {
      var repetitions: [Key: Int] = [:]
      for record in records {
        var key = Key(record)
        if let known = keys[record.assertion] {
          key = known
        } else {
          repetitions[key, default: 0] += 1
          key.repetition = repetitions[key] ?? 0
          keys[record.assertion] = key
        }
        last[key] = run
        if record.event == .end, verdicts[key] == nil { verdicts[key] = run }
      }
    }
    return runs.enumerated().flatMap { run, records in
      records.filter { record in
        keys[record.assertion].map { verdicts[$0] ?? last[$0] } == run
      }
    }
  }

  /// An assertion, whatever the run.
  private struct Key: Hashable {
    var test: String
    var snapshot: String
    /// Counts from 1 where a test asserts one snapshot several times.
    var repetition = 0

    /// A start does not know the scale yet: `card.1.png` may end as `card.1@2x.png`.
    init(_ record: RunRecord) {
      test = record.test
      let name = record.snapshot
      let end = name.lastIndex(of: "@") ?? name.lastIndex(of: ".") ?? name.endIndex
      let pathExtension = name.lastIndex(of: ".").map { name[$0...] } ?? ""
      snapshot = String(name[..<end] + pathExtension)
    }
  }
}
