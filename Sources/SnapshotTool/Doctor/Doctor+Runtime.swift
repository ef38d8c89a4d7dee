import SnapshotCore

extension Doctor {
  /// What the last run's processes found out about Swift's runtime. The tool itself has no UIKit to
  /// try.
  ///
  /// A check that fails in one process counts as failed.
  var runtime: [DoctorFinding] {
    guard let folder = RunFolders.newest(in: buildFolder) else {
      return [.ok("runtime", "Not known yet: run the tests to find out.")]
    }
    let run = UntrustedRun(folder: folder, packageRoot: root)
    var names: [String] = []
    var failed: [String: RecordedRuntimeCheck] = [:]
    for check in run.records.lazy.flatMap({ $0.runtimeChecks ?? [] }) {
      if !names.contains(check.name) { names.append(check.name) }
      if check.loss != nil, failed[check.name] == nil { failed[check.name] = check }
    }
    if names.isEmpty {
      return [.ok("runtime", "Not known: the last run contains no assertion that checked it.")]
    }
    let working = names.filter { failed[$0] == nil }
    let findings = names.compactMap { failed[$0] }.map { check in
      let text = "\(check.name): not as expected. \(check.loss ?? "")"
      let next = "Build with Swift 6.3, which this version supports, or update Snapshot."
      return check.changesPictures == true
        ? DoctorFinding.fail("runtime", text, next: next)
        : DoctorFinding.warn("runtime", text, next: next)
    }
    if working.isEmpty { return findings }
    return [.ok("runtime", "As expected: " + working.joined(separator: ", "))] + findings
  }
}
