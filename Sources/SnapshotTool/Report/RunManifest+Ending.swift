extension RunManifest {
  /// The manifest of the run that ended as `report` says.
  package func ended(_ report: RunReport) -> RunManifest {
    var manifest = self
    manifest.state = .ended
    manifest.durationSeconds = report.durationSeconds
    manifest.trouble = report.trouble
    manifest.otherFailures = report.otherFailures
    manifest.exitCode = report.exitCode
    manifest.missedTests = report.missedTests
    manifest.assertionCount = report.summary.entries.count
    if !report.skippedTests.isEmpty { manifest.skippedTests = report.skippedTests }
    if !report.uncompared.isEmpty { manifest.uncompared = report.uncompared }
    manifest.referenceCount = report.referenceCount
    manifest.isStrict = report.isStrict ? true : nil
    manifest.share = report.share ?? share
    return manifest
  }
}
