import Foundation
import Snapshot
import Testing

@Suite struct SnapshotTestingConfigurationTests {
  private var record: SnapshotTestingConfiguration.Record? {
    SnapshotTestingConfiguration.current?.record
  }

  @Test func `nothing is set outside`() {
    #expect(SnapshotTestingConfiguration.current == nil)
  }

  @Test func `inner settings win, and what they leave out stays`() {
    withSnapshotTesting(record: .all, diffTool: "compare") {
      withSnapshotTesting(record: .never) {
        #expect(record == .never)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "compare a b")
      }
      withSnapshotTesting { #expect(record == .all) }
      #expect(record == .all)
    }
    #expect(record == nil)
  }

  @Test func `a diff tool's paths are quoted where a shell needs it`() {
    let tool: SnapshotTestingConfiguration.DiffTool = "compare -v"
    #expect(tool(currentFilePath: "a b", failedFilePath: "it's") == #"compare -v 'a b' 'it'\''s'"#)
    let links = SnapshotTestingConfiguration.DiffTool.default
    #expect(links(currentFilePath: "/a b", failedFilePath: "/c") == "- file:///a%20b\n+ file:///c")
  }

  @Test func `settings hold across suspension and end with the operation`() async throws {
    let value = try await withSnapshotTesting(record: .failed) {
      try await Task.sleep(for: .milliseconds(1))
      return await Task { record }.value
    }
    #expect(value == .failed)
    #expect(record == nil)
  }

  @MainActor @Test func `the operation stays on the caller's actor`() async {
    var calls = 0
    await withSnapshotTesting(record: .never) {
      await Task.yield()
      MainActor.assertIsolated()
      calls += 1
    }
    #expect(calls == 1)
  }

  @Suite(.snapshots(record: .never, diffTool: .ksdiff)) struct TraitOnASuite {
    @Test func `holds in its tests`() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }

    @Test(.snapshots(record: .failed)) func `a test's own trait wins where it says something`() {
      let current = SnapshotTestingConfiguration.current
      #expect(current?.record == .failed)
      #expect(current?.diffTool != nil)
    }

    @Suite(.snapshots(SnapshotTestingConfiguration(record: .all))) struct Inner {
      @Test func `a suite in a suite wins`() {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
        #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
      }

      @Test(arguments: 1...3) func `holds in every case`(_ number: Int) {
        withSnapshotTesting(record: .missing) {
          #expect(SnapshotTestingConfiguration.current?.record == .missing)
        }
        #expect(SnapshotTestingConfiguration.current?.record == .all)
      }
    }
  }

  @Test func `the trait's mode decides what an assertion writes`() async throws {
    let folder = try TemporaryFolder()
    folder.inProcess {
      withSnapshotTesting(record: .never) {
        #expect(
          verifySnapshot(
            of: "one", as: .lines, snapshotDirectory: folder.references)?
            .contains("the record mode is never") == true)
        #expect(
          verifySnapshot(
            of: "one", as: .lines, record: .all, snapshotDirectory: folder.references)?
            .contains("One was recorded") == true)
      }
    }
  }

  private var price: String { 1234.5.formatted(.currency(code: "EUR")) }

  @Test func `a locale, a calendar and a time zone are the current ones in the operation`() async {
    let tokyo = TimeZone(identifier: "Asia/Tokyo")
    withSnapshotTesting(
      locale: Locale(identifier: "de_DE"), timeZone: tokyo,
      calendar: Calendar(identifier: .iso8601)
    ) {
      #expect(price == "1.234,50\u{A0}€")
      #expect(TimeZone.current == tokyo)
      #expect(Calendar.current.identifier == .iso8601)
      withSnapshotTesting(timeZone: .gmt) {
        #expect(price == "1.234,50\u{A0}€")
        #expect(TimeZone.current.secondsFromGMT() == 0)
      }
    }
    await withSnapshotTesting(locale: Locale(identifier: "fr_FR")) {
      await Task.yield()
      #expect(price == "1\u{202F}234,50\u{A0}€")
    }
    #expect(price == "€1,234.50")
  }

  @Test func `a language decides the locale where none is set`() {
    withSnapshotTesting(language: "de") {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de"])
      withSnapshotTesting(locale: Locale(identifier: "en_GB")) {
        #expect(Locale.current.identifier == "en_GB")
        #expect(Locale.preferredLanguages == ["de"])
      }
    }
    withSnapshotTesting(locale: Locale(identifier: "de_AT")) {
      #expect(Locale.preferredLanguages == ["de-AT"])
    }
  }

  @Test(
    .snapshots(
      locale: Locale(identifier: "sv_SE"), timeZone: TimeZone(identifier: "Asia/Tokyo")))
  func `a trait's locale and time zone are the test's`() {
    #expect(Locale.current.identifier == "sv_SE")
    #expect(TimeZone.current.identifier == "Asia/Tokyo")
  }
}
