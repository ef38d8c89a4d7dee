/// The objects of a PDF file, read as they are asked for.
///
/// A file whose cross-references are damaged is searched for objects instead, once.
final class PDFFile {
  private enum Entry {
    case offset(Int)
    case compressed(stream: Int, index: Int)
  }

  /// The maximum number of objects; more are an error.
  private static let maximumObjectCount = 500_000
  /// The maximum size of one inflated stream, in bytes.
  private static let maximumStreamByteCount = 64 << 20
  /// The maximum size of all inflated streams together, in bytes.
  private static let maximumInflatedByteCount = 512 << 20

  private let bytes: [UInt8]
  private var entries: [Int: Entry] = [:]
  private(set) var trailer = PDFDictionary()
  /// Objects that are being read: a stream's length may be an object of its own.
  private var active: Set<Int> = []
  private var cache: [Int: PDFObject] = [:]
  private var objectStreams: [Int: [(id: Int, object: PDFObject)]] = [:]
  private var inflatedByteCount = 0
  /// The number of bytes that may still be read. It bounds files with many objects that have no
  /// end, each of which reaches to the end of the file.
  private var workLeft: Int

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    self.bytes = bytes
    workLeft = 16 * bytes.count + (1 << 20)
    if !readReferences() || pageRoot == nil { try rebuild() }
    guard trailer["Encrypt"].map(resolve)?.dictionary == nil else { throw .encrypted }
    guard pageRoot != nil else {
      throw .damaged(.pdf, reason: "it has no catalog of pages")
    }
  }

  var pageRoot: PDFDictionary? {
    dictionary(dictionary(trailer["Root"])?["Pages"])
  }

  // MARK: Values

  /// The value that a reference stands for, or the value itself; null for one that is not there.
  func resolve(_ object: PDFObject) -> PDFObject {
    var object = object
    for _ in 0..<16 {
      guard case .reference(let id) = object else { return object }
      object = self.object(id)
    }
    return .null
  }

  func value(_ object: PDFObject?) -> PDFObject { object.map(resolve) ?? .null }
  func dictionary(_ object: PDFObject?) -> PDFDictionary? { value(object).dictionary }
  func array(_ object: PDFObject?) -> [PDFObject]? {
    if case .array(let array) = value(object) { array } else { nil }
  }
  func stream(_ object: PDFObject?) -> PDFStream? {
    if case .stream(let stream) = value(object) { stream } else { nil }
  }
  func number(_ object: PDFObject?) -> Double? { value(object).number }
  func integer(_ object: PDFObject?) -> Int? { value(object).integer }
  func name(_ object: PDFObject?) -> String? { value(object).name }
  func numbers(_ object: PDFObject?) -> [Double]? {
    array(object).map { $0.compactMap { number($0) } }
  }

  /// A rectangle's corners may come in any order.
  func rectangle(_ object: PDFObject?) -> CGRect? {
    // Larger ones are no page's, and their sums would not be finite.
    guard let numbers = numbers(object), numbers.count == 4,
      numbers.allSatisfy({ $0.magnitude < 1e9 })
    else { return nil }
    return CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1]
    ).standardized
  }

  func matrix(_ object: PDFObject?) -> CGAffineTransform? {
    guard let n = numbers(object), n.count == 6 else { return nil }
    return CGAffineTransform(
      CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[2]), CGFloat(n[3]), CGFloat(n[4]), CGFloat(n[5]))
  }

  /// The contents of a stream; nil where a filter is not read here, or all streams together are
  /// more than is inflated.
  func contents(_ stream: PDFStream) -> (bytes: [UInt8], picture: PDFFilters.Picture?)? {
    let dictionary = stream.dictionary
    let names = value(dictionary["Filter"] ?? dictionary["F"])
    let parameters = value(dictionary["DecodeParms"] ?? dictionary["DP"])
    var filters: [(name: String, parameters: PDFDictionary?)] = []
    switch names {
    case .name(let name): filters = [(name, parameters.dictionary ?? first(parameters))]
    case .array(let array):
      let list: [PDFObject] = if case .array(let list) = parameters { list } else { [] }
      for (index, name) in array.enumerated() {
        guard let name = self.name(name) else { return nil }
        filters.append((name, index < list.count ? self.dictionary(list[index]) : nil))
      }
    default: break
    }
    let left = Self.maximumInflatedByteCount - inflatedByteCount
    guard left > 0 else { return nil }
    let result = PDFFilters.decode(
      stream.bytes, filters, maximumByteCount: min(left, Self.maximumStreamByteCount),
      number: { self.integer($0) })
    inflatedByteCount += result?.bytes.count ?? 0
    return result
  }

  private func first(_ object: PDFObject) -> PDFDictionary? {
    guard case .array(let array) = object else { return nil }
    return array.first.flatMap { dictionary($0) }
  }

  // MARK: Objects

  private func object(_ id: Int) -> PDFObject {
    if let known = cache[id] { return known }
    guard let entry = entries[id], active.count < 32, active.insert(id).inserted else {
      return .null
    }
    defer { active.remove(id) }
    let object: PDFObject
    switch entry {
    case .offset(let offset): object = read(id, at: offset) ?? .null
    case .compressed(let stream, let index):
      let list = objects(inStream: stream)
      let isThere = list.indices.contains(index) && list[index].id == id
      object = isThere ? list[index].object : list.first { $0.id == id }?.object ?? .null
    }
    cache[id] = object
    return object
  }

  /// The object that begins at an offset with its number; nil where another does.
  private func read(_ id: Int?, at offset: Int) -> PDFObject? {
    guard offset >= 0, offset < bytes.count, workLeft > 0 else { return nil }
    var lexer = PDFLexer(bytes[...], at: offset)
    defer { workLeft -= lexer.place - offset }
    guard case .integer(let number) = lexer.object(), id == nil || number == id,
      case .integer = lexer.object(), case .keyword("obj") = lexer.next(),
      let object = lexer.object()
    else { return nil }
    guard case .dictionary(let dictionary) = object else { return object }
    guard case .keyword("stream") = lexer.next() else { return object }
    var start = lexer.place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let length = integer(dictionary["Length"]) ?? -1
    return .stream(
      PDFStream(dictionary: dictionary, bytes: bytes[start..<streamEnd(start, length)]))
  }

  /// The end of a stream: by its length, if `endstream` stands there; otherwise where `endstream`
  /// does.
  private func streamEnd(_ start: Int, _ length: Int) -> Int {
    let mark = Array("endstream".utf8)
    if length >= 0, length <= bytes.count - start {
      let tail = bytes[(start + length)...].prefix(32).drop(while: PDFLexer.isSpace)
      if tail.starts(with: mark) { return start + length }
    }
    var place = start
    defer { workLeft -= place - start }
    while workLeft > 0, let found = bytes[place...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) {
        var end = found
        if end > start, bytes[end - 1] == 10 { end -= 1 }
        if end > start, bytes[end - 1] == 13 { end -= 1 }
        return end
      }
      place = found + 1
    }
    place = bytes.count
    return bytes.count
  }

  private func objects(inStream id: Int) -> [(id: Int, object: PDFObject)] {
    if let known = objectStreams[id] { return known }
    // A stream of objects is never in another.
    guard case .offset = entries[id], let stream = stream(.reference(id)),
      let count = integer(stream.dictionary["N"]), let first = integer(stream.dictionary["First"]),
      let contents = contents(stream)?.bytes, count <= contents.count, first >= 0
    else { return [] }
    var index = PDFLexer(contents[...])
    var list: [(id: Int, object: PDFObject)] = []
    for _ in 0..<max(count, 0) {
      guard case .integer(let id) = index.object(), case .integer(let offset) = index.object(),
        first + offset <= contents.count
      else { break }
      var lexer = PDFLexer(contents[...], at: first + offset)
      list.append((id, lexer.object() ?? .null))
    }
    objectStreams[id] = list
    return list
  }

  // MARK: Cross-references

  private func readReferences() -> Bool {
    let tail = bytes.suffix(2048)
    let mark = Array("startxref".utf8)
    guard
      let start = tail.indices.reversed().first(where: {
        tail[$0] == mark[0] && tail[$0...].starts(with: mark)
      })
    else { return false }
    var lexer = PDFLexer(bytes[...], at: start + mark.count)
    guard case .integer(var offset) = lexer.object() else { return false }
    var seen: Set<Int> = []
    while seen.insert(offset).inserted, seen.count <= 64 {
      guard let section = readSection(at: offset) else { return false }
      for key in section.keys where trailer[key] == nil { trailer[key] = section[key] }
      if case .integer(let hybrid) = section["XRefStm"], seen.insert(hybrid).inserted {
        _ = readSection(at: hybrid)
      }
      guard case .integer(let previous) = section["Prev"] else { break }
      offset = previous
    }
    return !entries.isEmpty
  }

  /// Reads a table or a stream of references. What is known already is newer and stays.
  private func readSection(at offset: Int) -> PDFDictionary? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var lexer = PDFLexer(bytes[...], at: offset)
    guard case .keyword("xref") = lexer.next() else {
      return readReferenceStream(at: offset)
    }
    while true {
      guard let token = lexer.next() else { return nil }
      if case .keyword("trailer") = token { break }
      guard case .object(.integer(let first)) = token, case .integer(let count) = lexer.object(),
        count >= 0, count <= Self.maximumObjectCount, first >= 0
      else { return nil }
      for id in first..<first + count {
        guard case .integer(let place) = lexer.object(), case .integer = lexer.object(),
          case .keyword(let kind) = lexer.next()
        else { return nil }
        if kind == "n", entries[id] == nil { entries[id] = .offset(place) }
      }
    }
    guard case .dictionary(let dictionary) = lexer.object() else { return nil }
    return dictionary
  }

  private func readReferenceStream(at offset: Int) -> PDFDictionary? {
    guard case .stream(let stream) = read(nil, at: offset),
      let widths = numbers(stream.dictionary["W"])?.map({ Int(clamping: $0) }), widths.count >= 3,
      widths.allSatisfy({ (0...8).contains($0) }), let data = contents(stream)?.bytes
    else { return nil }
    let size = integer(stream.dictionary["Size"]) ?? 0
    let ranges = numbers(stream.dictionary["Index"])?.map { Int(clamping: $0) } ?? [0, size]
    let length = widths[0] + widths[1] + widths[2]
    guard length > 0 else { return nil }
    var place = 0
    func field(_ width: Int) -> Int {
      defer { place += width }
      return data[place..<place + width].reduce(0) { $0 << 8 | Int($1) } & 0xFF_FFFF_FFFF
    }
    for pair in stride(from: 0, to: ranges.count - 1, by: 2) {
      for id in ranges[pair]..<ranges[pair] + min(max(ranges[pair + 1], 0), data.count) {
        guard place + length <= data.count else { return stream.dictionary }
        let kind = widths[0] == 0 ? 1 : field(widths[0])
        let (second, third) = (field(widths[1]), field(widths[2]))
        guard entries[id] == nil, entries.count < Self.maximumObjectCount else { continue }
        if kind == 1 { entries[id] = .offset(second) }
        if kind == 2 { entries[id] = .compressed(stream: second, index: third) }
      }
    }
    return stream.dictionary
  }

  /// Looks for objects in the whole file, and for a trailer or a catalog.
  private func rebuild() throws(ImageFileError) {
    entries = [:]
    cache = [:]
    objectStreams = [:]
    trailer = PDFDictionary()
    let mark = Array("obj".utf8)
    var place = 0
    while let found = bytes[place...].firstIndex(of: mark[0]) {
      place = found + 1
      guard bytes[found...].starts(with: mark), let (id, start) = objectStart(before: found) else {
        continue
      }
      guard entries.count < Self.maximumObjectCount else {
        throw .tooComplex(.pdf, what: "objects", limit: Self.maximumObjectCount)
      }
      entries[id] = .offset(start)
    }
    for id in entries.keys.sorted() {
      guard let dictionary = dictionary(.reference(id)) else { continue }
      if name(dictionary["Type"]) == "ObjStm" {
        for (index, element) in objects(inStream: id).enumerated()
        where entries[element.id] == nil {
          entries[element.id] = .compressed(stream: id, index: index)
        }
      }
      if dictionary["Encrypt"] != nil { trailer["Encrypt"] = dictionary["Encrypt"] }
    }
    for id in entries.keys.sorted()
    where name(dictionary(.reference(id))?["Type"]) == "Catalog" {
      trailer["Root"] = .reference(id)
    }
    readTrailers()
  }

  private func readTrailers() {
    let mark = Array("trailer".utf8)
    var place = 0
    while let found = bytes[place...].firstIndex(of: mark[0]) {
      place = found + 1
      guard bytes[found...].starts(with: mark), workLeft > 0 else { continue }
      var lexer = PDFLexer(bytes[...], at: found + mark.count)
      defer { workLeft -= lexer.place - found }
      guard case .dictionary(let dictionary) = lexer.object() else { continue }
      for key in dictionary.keys where key == "Encrypt" || trailer[key] == nil {
        trailer[key] = dictionary[key]
      }
    }
  }

  /// The number of the object whose `obj` stands at a place, and where it begins.
  private func objectStart(before place: Int) -> (id: Int, start: Int)? {
    var cursor = place - 1
    func skipSpace() -> Bool {
      let start = cursor
      while cursor >= 0, PDFLexer.isSpace(bytes[cursor]) { cursor -= 1 }
      return cursor < start
    }
    func skipDigits() -> Bool {
      let start = cursor
      while cursor >= 0, start - cursor < 10, SVGScanner.isDigit(bytes[cursor]) { cursor -= 1 }
      return cursor < start
    }
    guard skipSpace(), skipDigits(), skipSpace() else { return nil }
    let end = cursor + 1
    guard skipDigits(), let id = Int(String(decoding: bytes[cursor + 1..<end], as: UTF8.self))
    else { return nil }
    return (id, cursor + 1)
  }
}

extension PDFObject {
  /// A dictionary, or that of a stream.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
}
