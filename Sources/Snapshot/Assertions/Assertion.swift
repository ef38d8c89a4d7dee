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
  /// What the assertions of one call have in common; nothing for one alone.
  let group: String?

  init(
    site: AssertionSite, name: String?, record: SnapshotTestingConfiguration.Record?,
    snapshotDirectory: String? = nil, timeoutSeconds: Double, failOn: ViewDiagnostics? = nil,
    isOneOfMany: Bool = false
  ) {
    let surroundings = Surroundings.current
    let configuration = SnapshotTestingConfiguration.current
    self.site = site
    self.name = name
    self.timeoutSeconds = timeoutSeconds
    self.failOn = failOn ?? configuration?.failOn ?? .standard
    self.surroundings = surroundings
    mode = surroundings.environment.recordMode(
      requested: (record ?? configuration?.record)?.mode)
    diffTool = configuration?.diffTool
    test = .running(at: site, isNamed: name != nil)
    group = isOneOfMany ? "\(test.name):\(site.line)" : nil
    place = ReferencePlace(
      site: site, snapshotDirectory: snapshotDirectory, environment: surroundings.environment)
    let references = PackageRoot.referenceFolder(forTestFile: "\(site.filePath)")
    DrawnFont.setPinnedFolders(
      [references + "/" + FontFiles.pinnedFolderName] + surroundings.environment.fontPaths)
  }

  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    let taken = take(try value(), as: strategy)
    return taken.ended(taken.compare())
  }

  /// Takes the snapshot, and leaves it to the caller when to compare it.
  func take<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> TakenSnapshot {
    let name: String
    switch resolvedName() {
    case .success(let resolved): name = resolved
    case .failure(let failure): return TakenSnapshot(self, Verdict(failed: "\(failure)"))
    }
    let unscaled = place.id(
      test: site.testName, name: name, scale: nil, pathExtension: strategy.pathExtension)
    var record = RunRecord(
      event: .start, assertion: surroundings.recorder?.nextAssertion() ?? "",
      snapshot: unscaled.relativePath, test: test.name, framework: test.framework,
      file: "\(site.filePath)", line: Int(site.line))
    record.group = group
    if let failure = append(record) { return TakenSnapshot(self, Verdict(failed: failure)) }
    if let problem = surroundings.environment.problem ?? place.problem {
      return TakenSnapshot(self, start: record, Verdict(failed: problem))
    }
    let clock = ContinuousClock()
    let begin = clock.now
    let comparison: () -> Verdict
    do {
      comparison = try self.comparison(of: value, strategy, name: name)
    } catch {
      let failure = SnapshotFailure.thrown("\(error)")
      return TakenSnapshot(self, start: record, Verdict(failed: "\(failure)"))
    }
    return TakenSnapshot(
      self, start: record,
      canBeComparedAnywhere: strategy.diffing.picture != nil || strategy.diffing.strip != nil,
      seconds: (clock.now - begin) / .seconds(1), comparison: comparison)
  }

  func append(_ record: RunRecord) -> String? {
    do throws(FileError) {
      try surroundings.recorder?.append(record)
      return nil
    } catch {
      return "The run’s record cannot be written (SNAPSHOT_RUN_DIR): \(error)"
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

  /// Takes the snapshot now, and returns what compares it.
  private func comparison<Value, Format>(
    of value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, name: String
  ) throws -> () -> Verdict {
    let sink = DiagnosticSink()
    let snapshot = try take(value, strategy, sink)
    sink.findLeaks()
    let findings = sink.diagnostics
    let failing = findings.filter { failOn.contains(ViewDiagnostics($0.kind)) }
    return {
      var verdict: Verdict
      if failing.isEmpty {
        verdict = self.verdict(on: snapshot, strategy, name: name)
      } else {
        let failure = SnapshotFailure.diagnosed(
          subject: sink.subjectName ?? "\(Value.self)", findings: failing.map { "\($0)" })
        verdict = Verdict(failed: "\(failure)")
      }
      verdict.warnings = findings.filter { !failing.contains($0) }.map { "\($0)" }
      return verdict
    }
  }

  /// Takes the snapshot. Nothing of the value is left here when this returns.
  private func take<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ sink: DiagnosticSink
  ) throws -> Result<Format, SnapshotFailure> {
    var settings = SnapshotTestingConfiguration(failOn: failOn)
    settings.sink = sink
    let seconds = timeoutSeconds + strategy.delaySeconds
    return try SnapshotTestingConfiguration.$current.withValue(settings.merged(over: .current)) {
      try sink.watchOwners(of: value) { value in
        SnapshotWait.result(of: strategy.snapshot(value), timeoutSeconds: seconds)
      }
    }
  }

  private func verdict<Value, Format>(
    on snapshot: Result<Format, SnapshotFailure>, _ strategy: Snapshotting<Value, Format>,
    name: String
  ) -> Verdict {
    switch snapshot {
    case .failure(let failure):
      return Verdict(failed: "\(failure)")
    case .success(let format):
      if let strip = strategy.diffing.strip {
        return verdict(on: strip.strip(format), strip, name: name)
      }
      guard let picture = strategy.diffing.picture else {
        let verification = DataVerification(
          assertion: self, diffing: strategy.diffing, snapshot: format)
        return verification.verdict(name: name, pathExtension: strategy.pathExtension)
      }
      switch picture.pixels(format) {
      case .failure(let failure):
        return Verdict(failed: "\(failure)")
      case .success(let (image, scale)):
        if let subject = picture.subjectThatMustDraw, image.isBlank {
          return Verdict(failed: "\(SnapshotFailure.blank(subject: subject))")
        }
        let fonts = (format as? UIImage)?.drawnFonts ?? []
        if let failure = fonts.lazy.compactMap(\.failure).first {
          return Verdict(failed: FailureMessage.missingFont(failure))
        }
        var tolerance = picture.tolerance
        tolerance.ignoredAreas += picture.ignoredAreas(format)
        let verification = PictureVerification(
          assertion: self, image: image, scale: scale, tolerance: tolerance,
          fonts: fonts.map {
            FontRecord(fingerprint: $0.fingerprint, name: $0.name).line
          }, tree: (format as? UIImage).flatMap(DrawnTrees.of))
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

  /// What to say where another test has the same file.
  func conflict(over id: SnapshotID) -> String? {
    guard place.isDefault,
      surroundings.claims.claim(id, for: "\(test.owner) \(name ?? "")") != nil
    else { return nil }
    return """
      Another snapshot of this run has the file \(id.relativePath) too. Two tests of one name in \
      a file, or names that differ only in punctuation or case: rename one, or pass `named:`.
      """
  }
}
