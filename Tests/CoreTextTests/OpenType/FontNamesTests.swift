import Testing

@testable import CoreText

@Suite struct FontNamesTests {
  private struct Record {
    var platform = 3
    var language = 0x409
    var id: Int
    var text: String
  }

  private func table(_ records: [Record]) -> [UInt8] {
    var storage: [UInt8] = []
    var list = words([0, records.count, 6 + 12 * records.count])
    for record in records {
      let bytes =
        record.platform == 1
        ? Array(record.text.utf8) : record.text.utf16.flatMap { bigEndian($0) }
      list += words([record.platform, 1, record.language, record.id, bytes.count, storage.count])
      storage += bytes
    }
    return list + storage
  }

  private func names(_ records: Record...) throws -> FontNames {
    try FontNames(reader(table(records), "name"))
  }

  @Test func `the typographic family comes before that of four faces`() throws {
    let names = try names(
      Record(id: 1, text: "Sample Light"), Record(id: 2, text: "Regular"),
      Record(id: 16, text: "Sample"), Record(id: 17, text: "Light"))
    #expect(names.family == "Sample")
    #expect(names[17] == "Light")
    #expect(names[1] == "Sample Light")
    #expect(names[3] == nil)
  }

  @Test func `a face of four names is called by those`() throws {
    let names = try names(
      Record(id: 1, text: "Sample"), Record(id: 2, text: "Bold"),
      Record(id: 4, text: "Sample Bold"), Record(id: 5, text: "Version 1.2"))
    #expect(names.family == "Sample")
    #expect(names.fullName == "Sample Bold")
    #expect(names[5] == "Version 1.2")
    // Without one of its own, the PostScript name is the full name without its spaces.
    #expect(names.postScriptName == "SampleBold")
  }

  @Test(arguments: [false, true])
  func `English comes before other languages, wherever it stands`(_ isFirst: Bool) throws {
    let german = Record(language: 0x407, id: 1, text: "Muster")
    let english = Record(language: 0x409, id: 1, text: "Sample")
    let names = isFirst ? try names(english, german) : try names(german, english)
    #expect(names.family == "Sample")
  }

  @Test func `British English comes before German, German before none`() throws {
    let german = Record(language: 0x407, id: 1, text: "Muster")
    let british = Record(language: 0x809, id: 1, text: "Colour")
    #expect(try names(german, british).family == "Colour")
    #expect(try names(german).family == "Muster")
  }

  @Test func `Macintosh names are bytes`() throws {
    let names = try names(
      Record(platform: 1, language: 0, id: 6, text: "Old-Name"),
      Record(platform: 1, language: 3, id: 1, text: "Other language"))
    #expect(names.postScriptName == "Old-Name")
    #expect(names.family == "")
  }

  @Test func `letters beyond 16 bits are read`() throws {
    #expect(try names(Record(id: 1, text: "A😀字")).family == "A😀字")
  }

  @Test func `a font without names has empty ones`() throws {
    let names = try FontNames(nil)
    #expect(names.family == "")
    #expect(names.fullName == "")
  }

  @Test func `a table cut off anywhere is an error`() {
    let bytes = table([Record(id: 1, text: "Sample"), Record(id: 2, text: "Bold")])
    for count in 0..<bytes.count {
      #expect(throws: FontError.self) { try FontNames(reader(Array(bytes.prefix(count)))) }
    }
  }
}
