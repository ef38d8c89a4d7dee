import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct HTMLReportPageTests: PageReading {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: SampleRuns.all.map(\.name))
  func `every run has a page whose verdict is the run's`(_ name: String) throws {
    let report = try #require(SampleRuns.all.first { $0.name == name }).report
    let page = String(decoding: HTMLReport(report).bytes(), as: UTF8.self)
    #expect(try data(page)["isGood"] as? Bool == (report.exitCode == 0))
    #expect(page.contains("<header class=\"verdict good\">") == (report.exitCode == 0))
    #expect(page.contains("<h1>" + HTMLText.escaped(report.headline) + "</h1>"))
    for entry in report.summary.failures {
      #expect(page.contains("<h2>" + HTMLText.escaped(entry.record.test) + "</h2>"))
    }
    #expect(page.split(separator: "<script").count == 3)
    #expect(!page.contains("<img src=x") && !page.contains("<!--"))
  }

  @Test func `ten thousand matches are names without pictures`() throws {
    let reference = try file("reference.png", plain(8, 4))
    var records = (0..<10_000).map { index in
      record("\(index)", snapshot: "T/\(index).png").ended(.matched).with {
        $0.referencePath = reference
      }
    }
    records.append(record("x", snapshot: "T/x.png").ended(.differed))
    let report = report(records)
    var bytes: [UInt8] = []
    let time = ContinuousClock().measure { bytes = HTMLReport(report).bytes() }
    #expect(bytes.count < 1_500_000)
    #expect(time < .seconds(5))
    let data = try data(String(decoding: bytes, as: UTF8.self))
    #expect((data["matches"] as? [Any])?.count == 10_000)
    #expect((data["entries"] as? [Any])?.count == 1)
    #expect(data["entryCount"] as? Int == 1)
  }

  @Test func `a matrix with a failure is shown whole`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let records = (0..<200).map { index in
      record("\(index)", snapshot: "T/\(index).png").ended(index == 0 ? .differed : .matched)
        .with {
          $0.referencePath = reference
          $0.group = index < 4 ? "Card" : nil
        }
    }
    let data = try data(page(records))
    #expect((data["entries"] as? [Any])?.count == 4)
    #expect((data["matches"] as? [Any])?.count == 196)
  }
}
