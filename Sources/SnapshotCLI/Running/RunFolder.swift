import Foundation
import SnapshotCore
import SnapshotTool

/// The folder of one run, `<build folder>/snapshot-runs/<time>-<random>`.
package struct RunFolder: Sendable {
  /// Runs that are kept, this one included.
  private static let keptRuns = 10

  package let path: String
  package let buildFolder: String
  /// What tests are told in place of `path`.
  private let link: RunLink?

  /// The folder as tests are told it.
  package var sharedPath: String { link?.path ?? path }

  package var logPath: String { path + "/swift-test.log" }

  /// The event stream of Swift Testing of a process of the run, counted from 1.
  package func eventsPath(_ number: Int) -> String { path + "/swift-testing-\(number).events" }

  /// Makes the folder, and removes those of old runs.
  package init(buildFolder: String, startedAt: Date) throws(FileError) {
    let runs = buildFolder + "/" + RunFolders.name
    Self.removeOldRuns(in: runs)
    let random = String(UInt32.random(in: .min ... .max), radix: 36)
    path = runs + "/" + Self.name(startedAt) + "-" + random
    self.buildFolder = buildFolder
    try FileAccess.makeFolder(path + "/artifacts")
    link = RunLink(to: path)
  }

  /// Leaves these records in place of those that the run's processes wrote.
  package func replaceRecords(by records: [RunRecord]) throws(FileError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let lines = records.flatMap { JSONText.encode($0) + [UInt8(ascii: "\n")] }
    try FileAccess.write(lines, to: path + "/records.jsonl")
    for name in names where name.hasSuffix(".jsonl") { FileAccess.discard(path + "/" + name) }
  }

  /// UTC, so that names sort by time: 20261121-114906.
  private static func name(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    // SAFETY: `gmtime_r` reads one value and fills another of this function's during the call
    // alone. A `tm` of zeros is a value, too, and its pointer to the zone's name is not read.
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return unsafe "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + two(parts.tm_hour) + two(parts.tm_min) + two(parts.tm_sec)
  }

  private static func removeOldRuns(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let runs = names.filter { $0.first?.isNumber == true && $0.contains("-") }.sorted()
    for name in runs.dropLast(keptRuns - 1) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}
