import SnapshotCore

extension HTMLReport {
  /// What the script is given, as JSON.
  struct Page: Encodable {
    struct Entry: Encodable {
      var outcome: String
      var isFailure: Bool
      /// The reference's path below the reference folder.
      var snapshot: String
      var test: String
      var place: String
      var message: String
      /// What happened, in one line.
      var summary: String
      /// How many pixels differ, in few letters for the list.
      var badge: String
      var changes: [ViewChange]
      /// Why it differs, as far as that is known.
      var cause: String?
      /// What the snapshots of one matrix have in common.
      var group: String?
      /// Mistakes of its view that its message does not tell of.
      var diagnostics: [String]
      /// What its picture lacks, a sentence each.
      var lacks: [String]
      var facts: [[String]]
      var regions: [ComparisonResult.Region]
      var regionCount: Int
      /// Whether there is something to accept.
      var canDecide: Bool
      /// What a review made of it since: accepted, rejected.
      var decision: String?
      var reference: HTMLImages.Picture?
      var actual: HTMLImages.Picture?
      var difference: HTMLImages.Picture?
    }

    /// A match of which only the name is shown.
    struct Match: Encodable {
      var snapshot: String
      var test: String
      var place: String
    }

    struct Cause: Encodable {
      var title: String
      var isExplained: Bool
      /// Indices into `entries`.
      var entries: [Int]
    }

    struct OtherFailure: Encodable {
      var test: String
      var place: String
      var message: String
    }

    struct Count: Encodable {
      var outcome: String
      var text: String
    }

    var headline: String
    var packageName: String
    /// The run in a line: command, date, duration.
    var facts: String
    var isGood: Bool
    var counts: [Count]
    var trouble: [String]
    var entries: [Entry]
    /// So that a page with a part of its data is known as such.
    var entryCount: Int
    var matches: [Match]
    var causes: [Cause]
    var otherFailures: [OtherFailure]
    /// What pictures lack compared with a device's, the most frequent first.
    var lacks: [LackSummary.Entry]
    var lacksHeadline: String
    /// The number of snapshots that lack something.
    var lackingCount: Int
    var acceptCommand = ReviewDecision.accept.command
    var rejectCommand = ReviewDecision.reject.command
    /// A note on what the page leaves out; nil where it is whole.
    var note: String?
  }
}

extension HTMLReport.Page {
  /// Matches that are shown with their pictures, if a run has no more of them.
  private static let maximumShownMatches = 100

  /// References that are shown by name.
  private static let maximumShownReferences = 200

  /// The references that no test asked for, and those of skipped tests.
  private static func references(_ report: RunReport) -> [String] {
    var lines: [String] = []
    if let headline = report.unaccountedHeadline {
      lines += [headline] + report.unaccounted.prefix(maximumShownReferences).map(\.sentence)
      lines.append(RunReport.unusedAdvice)
    }
    if let skipped = report.skippedText {
      lines += [skipped + ":"] + report.skipped.prefix(maximumShownReferences).map(\.sentence)
    }
    return lines
  }

  /// - Parameter matchingReserve: Room for pictures that matching snapshots must leave.
  init(_ report: RunReport, images: inout HTMLImages, matchingReserve: Int) {
    headline = report.headline
    packageName = report.packageName
    facts = [
      "snapshot " + report.command, report.started,
      NumberText.duration(seconds: report.durationSeconds), report.skippedText ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
    isGood = report.exitCode == 0
    trouble = report.trouble.map { trouble in
      [report.sentence(trouble)] + trouble.lines
    } ?? []
    trouble += Self.references(report)
    let all = report.summary.entries
    let structural = all.count { $0.outcome == .matched && !$0.isPlainMatch }
    counts = report.counts.compactMap { outcome, text in
      if outcome != .matched || structural == 0 { return Count(outcome: outcome.word, text: text) }
      let plain = report.summary.count(.matched) - structural
      return plain == 0
        ? nil : Count(outcome: outcome.word, text: RunSummary.Outcome.matched.counted(plain))
    }
    if structural > 0 {
      let text = NumberText.counted(structural, "structure only", plural: "structure only")
      counts.insert(
        Count(outcome: "structure", text: text),
        at: counts.firstIndex { $0.outcome == "matches" } ?? counts.count)
    }
    let showsMatches = all.count(where: \.isPlainMatch) <= Self.maximumShownMatches
    let groups = Set(all.filter { !$0.isPlainMatch }.compactMap(\.record.group))
    let shown = all.filter {
      showsMatches || !$0.isPlainMatch || $0.record.diagnostics != nil
        || groups.contains($0.record.group ?? "\u{0}")
    }
    var entries: [Entry] = []
    for entry in shown {
      entries.append(Entry(entry, report, &images, matchingReserve: matchingReserve))
    }
    self.entries = entries
    entryCount = entries.count
    let names = Set(shown.map(\.record.assertion))
    matches = all.filter { !names.contains($0.record.assertion) }.map { entry in
      Match(
        snapshot: entry.record.snapshot, test: entry.record.test,
        place: report.place(entry.record))
    }
    let places = Dictionary(
      shown.enumerated().map { ($1.record.assertion, $0) }, uniquingKeysWith: { first, _ in first })
    causes = report.causeGroups.map { group in
      Cause(
        title: group.title, isExplained: group.isExplained,
        entries: group.entries.compactMap { places[$0.record.assertion] })
    }
    otherFailures = report.otherFailures.map { failure in
      OtherFailure(
        test: failure.test, place: "\(report.shortPath(failure.file)):\(failure.line)",
        message: failure.message)
    }
    let summary = report.lacks
    lacks = summary.entries
    lacksHeadline = summary.headline
    lackingCount = summary.snapshotCount
    if images.leftOut > 0 {
      note =
        "\(NumberText.counted(images.leftOut, "picture")) omitted to keep this page fast. "
        + "The files are in the run’s folder and next to the references."
    }
  }
}

extension HTMLReport.Page.Entry {
  init(
    _ entry: RunSummary.Entry, _ report: RunReport, _ images: inout HTMLImages,
    matchingReserve: Int
  ) {
    let record = entry.record
    let isMatching = !entry.outcome.isFailure
    outcome = entry.outcome == .matched && !entry.isPlainMatch ? "structure" : entry.outcome.word
    isFailure = entry.outcome.isFailure
    snapshot = record.snapshot
    test = record.test
    place = report.place(record)
    message = entry.message
    summary = entry.shortText
    badge = Self.badge(entry)
    changes = record.changes ?? []
    cause = record.cause.flatMap { $0 == .view ? nil : $0.title }
    group = record.group
    diagnostics = entry.untoldDiagnostics.map(\.text)
    lacks = record.lacks?.map(\.description) ?? []
    facts = Self.facts(record, report)
    let decided = report.canDecide(entry) ? report.decisions[record.snapshot] : nil
    decision = decided?.word
    canDecide = report.canDecide(entry) && decided != .accept
    // A matching snapshot's actual picture is its reference.
    reference = images.picture(
      KeptReferences.shownPath(for: record), reserve: isMatching ? matchingReserve : 0)
    actual = isMatching ? nil : images.picture(record.actualPath)
    difference = isMatching ? nil : images.picture(record.differencePath)
    // The difference of animations is a sheet of frames, in which places of a frame do not hold.
    let isStill = reference?.isAnimated != true && actual?.isAnimated != true
    regions = isMatching || !isStill ? [] : record.numbers?.regions ?? []
    regionCount = isStill ? record.numbers?.regionCount ?? 0 : 0
  }

  private static func badge(_ entry: RunSummary.Entry) -> String {
    let record = entry.record
    if entry.outcome == .matched, !entry.isPlainMatch { return "structure" }
    if entry.outcome == .recorded, record.written == .created { return "new" }
    guard entry.outcome == .differed, let numbers = record.numbers else {
      return entry.outcome.word
    }
    return numbers.status == .size
      ? "size" : NumberText.grouped(numbers.differentPixels) + " px"
  }

  /// Labels and values, in pairs.
  private static func facts(_ record: RunRecord, _ report: RunReport) -> [[String]] {
    var facts: [[String]] = []
    if let numbers = record.numbers { facts += Self.facts(numbers) }
    if let tolerance = record.tolerance { facts.append(["Tolerance", "\(tolerance)"]) }
    if let scale = record.scale {
      facts.append(["Scale", NumberText.decimal(scale, places: 3) + "×"])
    }
    if record.framework != .none { facts.append(["Framework", record.framework.rawValue]) }
    if let seconds = record.durationSeconds {
      facts.append(["Time", NumberText.duration(seconds: seconds)])
    }
    let paths = [
      ("Reference file", record.referencePath), ("Actual file", record.actualPath),
      ("Difference file", record.differencePath),
    ]
    for (label, path) in paths {
      if let path { facts.append([label, report.shortPath(path)]) }
    }
    return facts
  }

  private static func facts(_ numbers: ComparisonNumbers) -> [[String]] {
    var facts: [[String]] = []
    if numbers.status == .size {
      facts.append(["Reference", "\(numbers.referenceSize) px"])
      facts.append(["Actual", "\(numbers.actualSize) px"])
    } else {
      facts.append(["Size", "\(numbers.referenceSize) px"])
    }
    if numbers.status == .match, numbers.differentPixels == 0, numbers.maxDelta == 0 {
      return facts
    }
    facts.append([
      "Differing",
      NumberText.grouped(numbers.differentPixels) + " of "
        + NumberText.grouped(numbers.totalPixels) + " px ("
        + NumberText.percent(numbers.differentPixels, of: numbers.totalPixels) + ")",
    ])
    facts.append(["Greatest ΔE", NumberText.decimal(numbers.maxDelta, places: 2)])
    facts.append(["Channel", "\(numbers.maxChannelDelta) of 255"])
    if let worst = numbers.worstPixel { facts.append(["Worst pixel", "\(worst)"]) }
    return facts
  }
}
