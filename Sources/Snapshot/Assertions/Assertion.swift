import Foundation
import SnapshotCore
import UIKit

/// One assertion, from the value to the verdict, with its records in the run.
struct Assertion {
  let site: AssertionSite
  let name: String?
  let mode: RecordMode
  let diffTool: SnapshotTestingConfiguration.DiffTool?
  let test: CurrentTest
  let place: ReferencePlace
  let timeoutSeconds: Double
  /// What fails the assertion although the snapshot matches.
  let failOn: ViewDiagnostics
  let surroundings: Surroundings
  /// What counts before the machine's fonts: those beside the test's references.
  private let fonts: PinnedFonts
  /// The group that the assertions of one call share; nil for a single assertion.
  let group: String?
  /// The expectation in the test's source; nil for a reference in a file.
  let inline: InlineExpectation?

  init(
    site: AssertionSite, name: String?, record: SnapshotTestingConfiguration.Record?,
    snapshotDirectory: String? = nil, timeoutSeconds: Double, failOn: ViewDiagnostics? = nil,
    isOneOfMany: Bool = false, inline: InlineExpectation? = nil
  ) {
    let surroundings = Surroundings.current
    let configuration = SnapshotTestingConfiguration.current
    self.site = site
    self.name = name
    self.timeoutSeconds = timeoutSeconds
    self.failOn = failOn ?? configuration?.failOn ?? StandardDiagnostics.at("\(site.filePath)")
    self.surroundings = surroundings
    mode = surroundings.environment.recordMode(
      requested: (record ?? configuration?.record ?? surroundings.defaults.record)?.mode)
    diffTool = configuration?.diffTool ?? surroundings.defaults.diffTool
    self.inline = inline
    test = .running(at: site, isNamed: name != nil)
    group = isOneOfMany ? "\(test.name):\(site.line)" : nil
    place = ReferencePlace(
      site: site, snapshotDirectory: snapshotDirectory, environment: surroundings.environment,
      verifiedReferences: surroundings.verifiedReferences)
    let references = PackageRoot.referenceFolder(forTestFile: "\(site.filePath)")
    fonts = PinnedFonts(
      folders: [references + "/" + FontFiles.pinnedFolderName] + surroundings.environment.fontPaths)
  }

  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    let taken = take(try value(), as: strategy)
    return taken.finish(taken.judged())
  }

  /// Takes the snapshot, and leaves the verdict on it to `TakenSnapshot.judged()`.
  func take<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> TakenSnapshot {
    let clock = ContinuousClock()
    let begin = clock.now
    let name: String
    switch resolvedName() {
    case .success(let resolved): name = resolved
    case .failure(let failure): return TakenSnapshot(Verdict(failed: "\(failure)"))
    }
    let unscaled = place.id(
      test: site.testName, name: name, scale: nil, pathExtension: strategy.pathExtension)
    place.removeStaleFiles()
    var record = RunRecord(
      event: .start, assertion: surroundings.recorder?.nextAssertion() ?? "",
      snapshot: unscaled.relativePath, test: test.name, framework: test.framework,
      file: "\(site.filePath)", line: Int(site.line))
    record.group = group
    if let failure = append(record) { return TakenSnapshot(Verdict(failed: failure)) }
    var taken = TakenSnapshot(judging: look(try value(), as: strategy, name: name))
    taken.isPicture = strategy.diffing.picture != nil && strategy.diffing.strip == nil
    let seconds = (clock.now - begin) / .seconds(1)
    let checks = surroundings.recorder.flatMap {
      RuntimeCheck.news(
        isFirst: $0.tellsOfProcess(), areArgumentsFound: test.areArgumentsFound)
    }
    taken.ending = { [record] verdict, judgingSeconds in
      var record = verdict.ended(record)
      record.durationSeconds = seconds + judgingSeconds
      record.runtimeChecks = checks
      if record.actualPath != nil || !place.isDefault { record.store = place.storeName }
      if let failure = append(record) ?? keepPending(record, verdict.id) {
        return Verdict(failed: failure)
      }
      return verdict
    }
    return taken
  }

  private func append(_ record: RunRecord) -> String? {
    do throws(FileError) {
      try surroundings.recorder?.append(record)
      return nil
    } catch {
      return "The run’s records cannot be written (SNAPSHOT_RUN_DIR): \(error)"
    }
  }

  /// The name as written, or the number of an unnamed snapshot with the case's arguments.
  private func resolvedName() -> Result<String, SnapshotFailure> {
    if let name { return .success(name) }
    let counters = SnapshotCounters.scope ?? surroundings.counters
    let number = counters.next(for: test.counterKey)
    switch test.arguments {
    case .none: return .success("\(number)")
    case .text(let text): return .success("\(text)-\(number)")
    case .unstable: return .failure(.needsName)
    }
  }

  /// Takes the snapshot and looks for what is wrong with the value.
  ///
  /// - Returns: What gives the verdict, on any thread.
  private func look<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    name: String
  ) -> () -> Verdict {
    if let problem = surroundings.environment.problem ?? place.problem {
      return { Verdict(failed: problem) }
    }
    let sink = DiagnosticSink(patienceSeconds: timeoutSeconds)
    let snapshot: Result<Format, SnapshotFailure>
    do {
      snapshot = try take(value, strategy, sink)
    } catch {
      let failure = "\(SnapshotFailure.thrown("\(error)"))"
      return { Verdict(failed: failure) }
    }
    sink.findLeaks()
    let notes = sink.takeNotes(withMotion: strategy.diffing.strip != nil)
    let lacks = PictureLacks(notes, failOn: failOn)
    claimFile(of: snapshot, strategy, name: name)
    return {
      found(in: sink, of: "\(Value.self)", lacks) {
        verdict(on: snapshot, strategy, lacks: lacks.keys, name: name)
      }
    }
  }

  /// The verdict on a snapshot, with what is wrong about the value. After an exception there is
  /// nothing to compare: iOS would have no picture.
  private func found(
    in sink: DiagnosticSink, of type: String, _ lacks: PictureLacks, _ compare: () -> Verdict
  ) -> Verdict {
    let findings = ViewDiagnostic.grouped(sink.diagnostics)
    func fails(_ found: ViewDiagnostic.Group) -> Bool {
      failOn.contains(ViewDiagnostics(found.kind))
    }
    let failing = findings.filter(fails).map { "\($0)" } + lacks.failing
    var verdict: Verdict
    if !sink.exceptions.isEmpty {
      let failure = SnapshotFailure.raised(
        subject: sink.subjectName ?? type, sink.exceptions.map(\.description))
      verdict = Verdict(failed: "\(failure)")
    } else {
      // The picture is drawn: it is compared, or recorded, whatever is wrong with the view.
      verdict = compare()
      if !failing.isEmpty {
        let failure = SnapshotFailure.diagnosed(
          subject: sink.subjectName ?? type, findings: failing)
        verdict.failure = ["\(failure)", verdict.failure].compactMap(\.self)
          .joined(separator: "\n\n")
        // A reference that was written does not hide the mistake from the run's report.
        if [.matched, .recorded].contains(verdict.status) { verdict.status = .failed }
      }
    }
    verdict.warnings += findings.filter { !fails($0) }.map { "\($0)" }
    if let warning = lacks.warning { verdict.warnings.append(warning) }
    verdict.lacks = lacks.all
    verdict.diagnostics += findings.map { found in
      RunDiagnostic(
        kind: found.kind.rawValue, text: "\(found)", isFailure: fails(found),
        cause: found.cause, count: found.count)
    }
    return verdict
  }

  /// Claims the file of a picture in the order of the assertions, whichever is judged first.
  private func claimFile<Value, Format>(
    of snapshot: Result<Format, SnapshotFailure>, _ strategy: Snapshotting<Value, Format>,
    name: String
  ) {
    guard let picture = strategy.diffing.picture, case .success(let format) = snapshot else {
      return
    }
    let id = place.id(
      test: site.testName, name: name, scale: picture.scale(format), pathExtension: "png")
    _ = conflict(over: id, name: name)
  }

  /// Takes the snapshot. The value and its views are no longer referenced here when this returns.
  private func take<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ sink: DiagnosticSink
  ) throws -> Result<Format, SnapshotFailure> {
    var settings = SnapshotTestingConfiguration(failOn: failOn)
    settings.sink = sink
    let seconds = timeoutSeconds + strategy.delaySeconds
    return try SnapshotTestingConfiguration.$current.withValue(settings.merged(over: .current)) {
      try FidelityLedger.$current.withValue(sink.ledger) {
        try fonts.withCurrent {
          let result = try sink.watchOwners(making: { try made(value, strategy, sink) }) {
            SnapshotWait.result(of: $0, timeoutSeconds: seconds)
          }
          return result ?? .failure(.timedOut(seconds: timeoutSeconds))
        }
      }
    }
  }

  private func verdict<Value, Format>(
    on snapshot: Result<Format, SnapshotFailure>, _ strategy: Snapshotting<Value, Format>,
    lacks: [FidelityNote], name: String
  ) -> Verdict {
    switch snapshot {
    case .failure(let failure):
      return Verdict(failed: "\(failure)")
    case .success(let format):
      if let inline, let text = format as? String? { return verdict(on: text, inline) }
      if let problem = (strategy.diffing.strip?.tolerance ?? strategy.diffing.picture?.tolerance)?
        .problem
      {
        return Verdict(failed: problem)
      }
      if let strip = strategy.diffing.strip {
        return verdict(on: strip.strip(format), strip, lacks: lacks, name: name)
      }
      guard let picture = strategy.diffing.picture else {
        let verification = DataVerification(
          assertion: self, diffing: strategy.diffing, snapshot: format)
        return verification.verdict(name: name, pathExtension: strategy.pathExtension)
      }
      switch picture.drawn(format) {
      case .failure(let failure):
        return Verdict(failed: "\(failure)")
      case .success(let drawn):
        if let subject = picture.subjectThatMustDraw, drawn.isBlank {
          return Verdict(failed: "\(SnapshotFailure.blank(subject: subject))")
        }
        let fonts = (format as? UIImage)?.drawnFonts ?? []
        if let failure = fonts.lazy.compactMap(\.failure).first {
          return Verdict(failed: FailureMessage.missingFont(failure))
        }
        var tolerance = picture.tolerance
        tolerance.ignoredAreas += picture.ignoredAreas(format)
        let verification = PictureVerification(
          assertion: self, drawn: drawn, scale: picture.scale(format), tolerance: tolerance,
          fonts: fonts.map {
            FontRecord(fingerprint: $0.fingerprint, name: $0.name).line
          }, tree: (format as? UIImage).flatMap(DrawnTrees.of),
          lacks: lacks)
        return verification.verdict(name: name)
      }
    }
  }

  /// Gives the test its files and its warnings.
  ///
  /// - Returns: What a failing test should say.
  func report(_ verdict: Verdict) -> String? {
    FailureReporting.attach(verdict.attachments, at: site)
    for warning in verdict.warnings { FailureReporting.warn(warning, of: test, at: site) }
    return verdict.failure
  }

  /// Gives the test its files, its warnings and its failure.
  func conclude(_ verdict: Verdict) {
    if let failure = report(verdict) { FailureReporting.fail(failure, at: site) }
  }

  /// What to say where another snapshot has the same file.
  ///
  /// Beside the package's own references a folder is the caller's affair: tests may share files
  /// there, but not the names of one test.
  ///
  /// - Parameter name: The name as `resolvedName` gives it, not yet cleaned.
  func conflict(over id: SnapshotID, name: String) -> String? {
    let own = SnapshotClaims.Owner(
      test: test.owner, name: name, title: "\(site.fileStem).swift:\(site.testName)")
    let store = place.isDefault ? "" : "\(place.store.folder) \(test.owner)"
    guard let other = surroundings.claims.claim(id, in: store, for: own) else { return nil }
    let why =
      other.test == own.test
      ? "two names in one test that differ only in punctuation, spaces or case"
      : "two tests whose names are equal or differ only in that way"
    return """
      Two snapshots of this run have the file \(id.relativePath): “\(own.name.singleLine)” of \
      \(own.title.singleLine), and “\(other.name.singleLine)” of \(other.title.singleLine). A \
      file's name has letters, digits and `_` of the test's and the snapshot's, so these are \
      \(why). Rename one, or pass `named:`.
      """
  }
}
