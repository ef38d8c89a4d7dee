import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct HTMLReportPlainTests: PageReading {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `without scripts the page lists verdict, tests and pictures`() throws {
    let reference = try file("reference.png", plain(8, 4))
    let page = page([
      record("1", test: "CardTests.testA").ended(.differed, message: "It differs.").with {
        $0.referencePath = reference
      }
    ])
    #expect(page.contains("<h1>1 of 1 snapshot does not match</h1>"))
    #expect(page.contains("<h2>CardTests.testA</h2>"))
    #expect(page.contains("<pre>It differs.</pre>"))
    #expect(page.contains("<img id=\"i0\" alt=\"reference\""))
  }
}
