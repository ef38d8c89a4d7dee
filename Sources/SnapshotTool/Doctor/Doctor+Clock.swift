import SnapshotCore

extension Doctor {
  /// What the last run found out about texts that show the present moment. One run cannot tell them
  /// from others: they are known once a reference has another moment.
  var clock: [DoctorFinding] {
    guard let folder = RunFolders.newest(in: buildFolder) else { return [] }
    var notes: [String: String] = [:]
    for record in UntrustedRun(folder: folder, packageRoot: root).records {
      let found = record.diagnostics?.first { $0.kind == RunDiagnostic.clockKind }
      if let found { notes[record.snapshot] = found.text }
    }
    let snapshots = notes.keys.sorted()
    guard let first = snapshots.first, let note = notes[first] else {
      return [.ok("clock", "No picture of the last run follows the clock.")]
    }
    let count = NumberText.counted(snapshots.count, "picture")
    return [
      .warn(
        "clock", "\(count) of the last run follow the clock: \(Self.some(snapshots))", next: note)
    ]
  }
}
