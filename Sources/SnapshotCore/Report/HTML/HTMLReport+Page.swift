extension HTMLReport {
  /// What the script is given, as JSON.
  struct Page: Encodable {
    struct Entry: Encodable {
      var outcome: String
      var isFailure: Bool
      var folder: String
      var snapshot: String
      var test: String
      var framework: String
      var place: String
      var message: String
      var numbers: String?
      /// Short, for the list: how many pixels differ.
      var badge: String
      var facts: [[String]]
      var regions: [ComparisonResult.Region]
      var regionCount: Int
      var accept: String?
      var reference: HTMLImages.Picture?
      var actual: HTMLImages.Picture?
      var difference: HTMLImages.Picture?
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
    var otherFailures: [OtherFailure]
    /// What the page leaves out.
    var note: String?

    /// - Parameter matchingReserve: Room for pictures that matching snapshots must leave.
    init(_ report: RunReport, images: inout HTMLImages, matchingReserve: Int) {
      headline = report.headline
      packageName = report.packageName
      facts = [
        "snapshot " + report.command, report.started,
        NumberText.duration(seconds: report.durationSeconds),
      ].joined(separator: " · ")
      isGood = report.exitCode == 0
      counts = report.counts.map { Count(outcome: Self.name($0.outcome), text: $0.text) }
      trouble = Self.lines(report.trouble)
      var entries: [Entry] = []
      for entry in report.summary.entries {
        entries.append(
          Self.entry(entry, report, &images, matchingReserve: matchingReserve))
      }
      self.entries = entries
      otherFailures = report.otherFailures.map { failure in
        OtherFailure(
          test: failure.test,
          place: "\(FileAccess.split(failure.file).name):\(failure.line)",
          message: failure.message)
      }
      if images.leftOut > 0 {
        note =
          "\(NumberText.counted(images.leftOut, "picture")) left out, to keep this page fast. "
          + "The files are in the run’s folder and beside the references."
      }
    }

    static func name(_ outcome: RunSummary.Outcome) -> String {
      switch outcome {
      case .crashed: "crashed"
      case .failed: "failed"
      case .differed: "differs"
      case .missing: "missing"
      case .recorded: "recorded"
      case .matched: "matches"
      }
    }

    private static func lines(_ trouble: RunReport.Trouble?) -> [String] {
      switch trouble {
      case .buildFailed(let lines), .crashed(let lines), .unexplained(_, let lines): lines
      case .noResults: ["No test asserted a snapshot."]
      case .interrupted: ["The run was interrupted: what follows is not complete."]
      case nil: []
      }
    }

    private static func entry(
      _ entry: RunSummary.Entry, _ report: RunReport, _ images: inout HTMLImages,
      matchingReserve: Int
    ) -> Entry {
      let record = entry.record
      let isMatching = entry.outcome == .matched || entry.outcome == .recorded
      let reserve = isMatching ? matchingReserve : 0
      let folder = FileAccess.split(record.snapshot)
      return Entry(
        outcome: name(entry.outcome), isFailure: entry.outcome.isFailure,
        folder: folder.folder, snapshot: folder.name, test: record.test,
        framework: record.framework.rawValue,
        place: "\(report.shortPath(record.file)):\(record.line)",
        message: entry.message, numbers: isMatching ? nil : record.numbers?.text,
        badge: badge(entry), facts: facts(record, report),
        regions: isMatching ? [] : record.numbers?.regions ?? [],
        regionCount: record.numbers?.regionCount ?? 0,
        accept: report.acceptCommand(for: entry),
        reference: images.picture(record.referencePath, reserve: reserve),
        actual: isMatching ? nil : images.picture(record.actualPath),
        difference: isMatching ? nil : images.picture(record.differencePath))
    }

    private static func badge(_ entry: RunSummary.Entry) -> String {
      guard entry.outcome == .differed, let numbers = entry.record.numbers else {
        return entry.outcome == .recorded && entry.record.written == .created
          ? "new" : name(entry.outcome)
      }
      return numbers.status == .size
        ? "size" : NumberText.grouped(numbers.differentPixels) + " px"
    }

    /// Labels and values, in pairs.
    private static func facts(_ record: RunRecord, _ report: RunReport) -> [[String]] {
      var facts: [[String]] = []
      if let numbers = record.numbers {
        if numbers.status == .size {
          facts.append(["Reference", "\(numbers.referenceSize) px"])
          facts.append(["Actual", "\(numbers.actualSize) px"])
        } else {
          facts.append(["Size", "\(numbers.referenceSize) px"])
        }
        facts.append([
          "Differing pixels",
          NumberText.grouped(numbers.differentPixels) + " of "
            + NumberText.grouped(numbers.totalPixels) + " ("
            + NumberText.percent(numbers.differentPixels, of: numbers.totalPixels) + ")",
        ])
        facts.append(["Greatest ΔE", NumberText.decimal(numbers.maxDelta, places: 2)])
        facts.append(["Greatest channel difference", "\(numbers.maxChannelDelta) of 255"])
        if let worst = numbers.worstPixel { facts.append(["Worst pixel", "\(worst)"]) }
        facts.append(["Regions", NumberText.grouped(numbers.regionCount)])
      }
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
  }
}
