import SnapshotCore

/// What a run left and what was decided about it, for a terminal or another program.
package struct ReviewList: Encodable, Sendable {
  package struct Item: Encodable, Sendable {
    package let snapshot: String
    /// The kind: `differs` or `missing`.
    package let kind: PendingSnapshot.Kind
    /// `pending`, `accepted`, `rejected`, `stale` or `gone`.
    package let state: String
    /// Why it is stale or gone.
    package let reason: String?
    package let test: String
    package let file: String
    package let line: Int
    package let reference: String
    package let actual: String
    package let difference: String?
    package let numbers: ComparisonNumbers?
    package let changes: [ViewChange]?
    package let cause: ChangeCause?
    /// A reference that no assertion of the run used and that has the same picture.
    package let renamedFrom: String?
  }

  /// The version of this form; it grows when a key changes its meaning.
  package let version = 1
  package let run: String
  package let snapshots: [Item]
  /// What cannot be decided about, because of where its record points.
  package let refused: [Refused]
  /// Why the records are not all that the run wrote.
  package let problems: [String]

  package struct Refused: Encodable, Sendable {
    package let snapshot: String
    package let test: String
    package let reason: String
  }

  package init(_ run: PendingRun, packageRoot root: String) {
    func short(_ path: String) -> String {
      path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    self.run = short(run.folder)
    problems = run.problems
    refused = run.refusals.map {
      Refused(snapshot: $0.snapshot, test: $0.test, reason: $0.reason)
    }
    let actions = ReviewJournal.lastActions(ReviewJournal.entries(in: run.folder))
    let renames = RenamedReferences(run, packageRoot: root)
    snapshots = run.snapshots.map { snapshot in
      let state = snapshot.state(isRejected: actions[snapshot.referencePath] == .reject)
      let reason: String? =
        switch state {
        case .stale(let text), .gone(let text): text
        case .undecided, .accepted, .rejected: nil
        }
      return Item(
        snapshot: snapshot.path, kind: snapshot.kind, state: state.name, reason: reason,
        test: snapshot.record.test, file: short(snapshot.record.file),
        line: snapshot.record.line, reference: short(snapshot.referencePath),
        actual: short(snapshot.actualPath), difference: snapshot.differencePath.map(short),
        numbers: snapshot.record.numbers, changes: snapshot.record.changes,
        cause: snapshot.record.cause,
        renamedFrom: state.isUndecided ? renames.source(of: snapshot) : nil)
    }
  }

  package var undecidedCount: Int { snapshots.count { $0.state == "pending" } }

  /// Whether all is decided, and the run was read whole.
  package var isSettled: Bool { undecidedCount == 0 && refused.isEmpty && problems.isEmpty }

  package func text(_ style: TextStyle) -> String {
    var lines = problems.map { style.red("!") + " " + $0.singleLine }
    lines += refused.map { refusal in
      "\(style.red("!")) \(style.bold(refusal.snapshot.singleLine)) is refused: "
        + refusal.reason.singleLine
    }
    if snapshots.isEmpty {
      lines.append("\(run.singleLine) left nothing to decide.")
      return lines.joined(separator: "\n") + "\n"
    }
    for item in snapshots {
      let mark =
        switch item.state {
        case "pending": style.yellow("?")
        case "accepted": style.green("✓")
        case "rejected": style.red("✗")
        default: style.dim("-")
        }
      lines.append(
        "\(mark) \(style.bold(item.snapshot.singleLine))  \(style.dim(item.test.singleLine))")
      lines += details(item).map { "    " + $0.singleLine }
    }
    var counts: [String] = []
    for state in ["pending", "accepted", "rejected", "stale", "gone"] {
      let count = snapshots.count { $0.state == state }
      if count > 0 { counts.append("\(NumberText.grouped(count)) \(state)") }
    }
    lines.append("")
    lines.append(counts.joined(separator: ", ") + style.dim("  in \(run.singleLine)"))
    if undecidedCount > 0 {
      lines.append(
        "Decide: `\(ToolCommand.name) review` in a terminal, or with --accept PATTERN, "
          + "--reject PATTERN; --all for all of them.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(_ item: Item) -> [String] {
    if let reason = item.reason { return ["\(item.state): \(reason)"] }
    if item.state != "pending" { return [item.state] }
    var lines: [String] = []
    if item.kind == .missing { lines.append("has no reference") }
    if let from = item.renamedFrom { lines.append("the same picture is at \(from): renamed?") }
    if let numbers = item.numbers { lines.append(numbers.text) }
    for change in (item.changes ?? []).prefix(3) { lines.append("\(change.view)  \(change.what)") }
    lines.append(item.actual)
    // Said where it is not where references are by default.
    if !item.reference.hasPrefix(ReferenceRule.folderName + "/") {
      lines.append("reference \(item.reference)")
    }
    return lines
  }
}
