import SnapshotCore
import SnapshotTool

/// Writes records into a run's folder, and reads the run.
protocol RunWriting {
  var package: ReviewedPackage { get }
}

extension RunWriting {
  func run() -> UntrustedRun {
    UntrustedRun(folder: package.run, packageRoot: package.root)
  }

  func write(_ lines: String..., to name: String = "x.jsonl") throws {
    let text = lines.map { $0 + "\n" }.joined()
    try FileAccess.write(Array(text.utf8), to: package.run + "/" + name)
  }
}
