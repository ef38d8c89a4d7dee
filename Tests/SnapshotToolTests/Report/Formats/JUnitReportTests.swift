import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  private func parsed(
    _ report: RunReport, attachments: JUnitReport.Attachments = .absolute
  ) throws -> ParsedXML {
    try ParsedXML(JUnitReport(report, attachments: attachments).bytes())
  }

  @Test(arguments: SampleRuns.all.map(\.name))
  func `every run is well-formed XML with counts that are true`(_ name: String) throws {
    let report = try #require(SampleRuns.all.first { $0.name == name }).report
    let xml = try parsed(report)
    let cases = xml.all("testcase")
    let root = try #require(xml.all("testsuites").first)
    #expect(root.attributes["tests"] == "\(cases.count)")
    #expect(root.attributes["failures"] == "\(xml.all("failure").count)")
    #expect(root.attributes["errors"] == "\(xml.all("error").count)")
    let troubles = report.trouble == nil ? 0 : 1
    #expect(
      cases.count == report.summary.entries.count + report.otherFailures.count + troubles)
    #expect(
      xml.all("failure").count + xml.all("error").count
        == report.summary.failures.count + report.otherFailures.count + troubles)
    // Servers drop what has another's name.
    let names = cases.map { [$0.attributes["classname"] ?? "", $0.attributes["name"] ?? ""] }
    #expect(Set(names).count == cases.count)
    #expect(cases.allSatisfy { $0.attributes["classname"] != "" && $0.attributes["name"] != "" })
  }

  @Test func `a failure has its type, its line and its whole text`() throws {
    let xml = try parsed(SampleRuns.failing)
    let one = try #require(xml.all("testcase").first { $0.attributes["name"] == "a" })
    #expect(one.attributes["classname"] == "CardTests.testCard")
    #expect(one.attributes["file"] == "Tests/CardTests.swift")
    #expect(one.attributes["time"] == "0.250")
    let failure = try #require(xml.all("failure").first { $0.parent == one.index })
    #expect(failure.attributes["type"] == "differs")
    #expect(failure.attributes["message"]?.hasPrefix("1 of 200 pixels differ") == true)
    #expect(failure.text.contains("It differs.\n- a\n+ b"))
    #expect(failure.text.contains("Card/title  font 17 → 18, 1 px"))
  }

  @Test func `a failure that is no snapshot's has its suite, its path and its comment`() throws {
    let xml = try parsed(
      report([]) {
        $0.otherFailures = [
          .init(
            file: "/package/Tests/CardTests.swift", line: 7, test: "CardTests/Inner/shadow()",
            message: "Expectation failed: 1 == 2\nwhy"),
          .init(file: "/package/A.swift", line: 1, test: "Old.testIt", message: ""),
          .init(file: "/package/A.swift", line: 2, test: "`a / b. c`()", message: "x"),
        ]
      })
    let cases = xml.all("testcase")
    #expect(
      cases.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
        == ["CardTests.Inner shadow()", "Old testIt", "Other tests `a / b. c`()"])
    #expect(cases[0].attributes["file"] == "Tests/CardTests.swift")
    let failures = xml.all("failure")
    #expect(failures[0].text == "Expectation failed: 1 == 2\nwhy\nTests/CardTests.swift:7")
    #expect(failures[1].text == "The test failed.\nA.swift:1")
  }

  @Test func `suites say when the run began, in the schemas' form`() throws {
    let xml = try parsed(SampleRuns.failing)
    for element in xml.all("testsuite") + xml.all("testsuites") {
      #expect(element.attributes["timestamp"] == "2026-01-02T03:04:00")
    }
    let unknown = try parsed(report([]) { $0.started = "yesterday" })
    #expect(unknown.all("testsuites").first?.attributes["timestamp"] == nil)
  }

  @Test func `hostile text is text, and makes no attachment`() throws {
    let bytes = JUnitReport(SampleRuns.hostileRun).bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("[[ATTACHMENT|"))
    #expect(!text.contains("<script") && !text.contains("<img") && !text.contains("]]>"))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{fffe}" })
    let xml = try ParsedXML(bytes)
    #expect(xml.all("failure").contains { $0.text.contains("</script><script>alert(1)") })
  }

  @Test func `pictures are attached, the comparison first, where the server looks for them`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["a.actual.png", "a.comparison.png", "a.difference.png"] {
      try FileAccess.write([1], to: folder.path + "/" + name)
    }
    let failing = report([
      SampleRuns.differing("1", "T/a.png").with {
        $0.actualPath = folder.path + "/a.actual.png"
        $0.differencePath = folder.path + "/a.difference.png"
        $0.referencePath = folder.path + "/gone.png"
      }
    ])
    let output = try #require(try parsed(failing).all("system-out").first)
    #expect(
      output.text.split(separator: "\n").map(String.init)
        == ["comparison", "difference", "actual"].map {
          "[[ATTACHMENT|\(folder.path)/a.\($0).png]]"
        })
    let relative = try parsed(failing, attachments: .below(folder.path)).all("system-out").first
    #expect(relative?.text.hasPrefix("\n[[ATTACHMENT|a.comparison.png]]\n") == true)
  }

  @Test func `two snapshots of one name are told apart`() throws {
    let end = record("1", snapshot: "T/a.png").ended(.matched)
    let names = try parsed(report([end, end.with { $0.assertion = "2" }])).all("testcase")
      .compactMap { $0.attributes["name"] }
    #expect(names == ["a", "a (2)"])
  }
}

/// The elements of an XML document, in the order of their ends.
final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    let index: Int
    let parent: Int?
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(
      Element(index: elements.count, parent: open.last, name: name, attributes: attributes))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
