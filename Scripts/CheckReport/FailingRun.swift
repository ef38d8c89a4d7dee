import Foundation

/// A run's folder as `verify` leaves it, with failures that are made up and pictures whose every
/// pixel is known.
struct FailingRun {
  static let hostile =
    "</script><script>window.hacked=1;alert(1)</script><img src=x onerror=\"window.hacked=1\">"
    + "'; touch hacked; '$(touch hacked)`touch hacked` \u{1b}[31m\n&amp; \u{202e}<!--"

  let folder: String
  private var lines: [String] = []
  private var count = 0

  init(_ folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder + "/artifacts", withIntermediateDirectories: true)
  }

  /// A failure that differs in one box.
  ///
  /// - Parameter seed: Makes its pictures unlike every other's.
  mutating func addDifference(
    _ snapshot: String, test: String, seed: Int, width: Int = 60, height: Int = 40,
    facts: [String: Any] = [:]
  ) throws {
    let boxes = [(4, 6, 10, 8), (40, 30, 3, 2)]
    var reference = Picture(width: width, height: height, seed: seed)
    var actual = reference
    for (x, y, boxWidth, boxHeight) in boxes {
      reference.fill(x, y, boxWidth, boxHeight, (0x12, 0x34, 0x56, 0xff))
      actual.fill(x, y, boxWidth, boxHeight, (0x12, 0x35, 0x56, 0x80))
    }
    var difference = reference
    for (x, y, boxWidth, boxHeight) in boxes {
      difference.fill(x, y, boxWidth, boxHeight, (0xe6, 0, 0x6e, 0xff))
    }
    var record = self.record(snapshot, test: test, status: "differed")
    for (kind, picture) in [
      ("reference", reference), ("actual", actual), ("difference", difference),
    ] {
      let path = folder + "/artifacts/\(count).\(kind).png"
      try Data(picture.png()).write(to: URL(fileURLWithPath: path))
      record[kind + "Path"] = path
    }
    let size = ["width": width, "height": height]
    record["scale"] = 2
    record["numbers"] = [
      "status": "differ", "referenceSize": size, "actualSize": size, "differentPixels": 86,
      "totalPixels": width * height, "maxDelta": 12.5, "maxChannelDelta": 127,
      "worstPixel": ["x": 4, "y": 6], "regionCount": boxes.count,
      "regions": boxes.map { x, y, width, height in
        [
          "x": x, "y": y, "width": width, "height": height, "pixels": width * height,
          "meanReference": "#123456ff", "meanActual": "#12355680",
        ] as [String: Any]
      },
    ] as [String: Any]
    record.merge(facts) { $1 }
    add(record)
  }

  mutating func add(
    _ snapshot: String, test: String, status: String, message: String = "",
    facts: [String: Any] = [:]
  ) {
    var record = self.record(snapshot, test: test, status: status)
    record["message"] = message
    record.merge(facts) { $1 }
    add(record)
  }

  private mutating func record(_ snapshot: String, test: String, status: String) -> [String: Any]
  {
    count += 1
    return [
      "event": "end", "assertion": "a\(count)", "snapshot": snapshot, "test": test,
      "framework": "XCTest", "file": "/package/Tests/CardTests.swift", "line": count,
      "status": status,
    ]
  }

  private mutating func add(_ record: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: record) else { return }
    lines.append(String(decoding: data, as: UTF8.self))
  }

  /// Writes the records and `run.json`.
  func write() throws {
    let manifest: [String: Any] = [
      "format": 1, "state": "ended", "command": "verify", "packageName": "Cards",
      "packageRoot": "/package", "folder": folder, "version": "0.1.0",
      "started": "2026-01-02 03:04 UTC", "isFiltered": false, "durationSeconds": 3.5,
      "exitCode": 1, "otherFailures": [[String: Any]](),
    ]
    try Data((lines.joined(separator: "\n") + "\n").utf8)
      .write(to: URL(fileURLWithPath: folder + "/1-a.jsonl"))
    try JSONSerialization.data(withJSONObject: manifest)
      .write(to: URL(fileURLWithPath: folder + "/run.json"))
  }
}

/// A picture that is written without compression.
struct Picture {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  /// Opaque noise, the same for the same seed.
  init(width: Int, height: Int, seed: Int) {
    self.width = width
    self.height = height
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
    bytes = (0..<4 * width * height).map { index in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state)
    }
  }

  mutating func fill(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8, UInt8)
  ) {
    for row in y..<y + height {
      for column in x..<x + width {
        let place = 4 * (row * self.width + column)
        bytes.replaceSubrange(place..<place + 4, with: [color.0, color.1, color.2, color.3])
      }
    }
  }

  func png() -> [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height { rows += [0] + bytes[4 * row * width..<4 * (row + 1) * width] }
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65_535) {
      let block = rows[start..<min(start + 65_535, rows.count)]
      let length = UInt16(block.count)
      data.append(start + block.count == rows.count ? 1 : 0)
      for value in [length, ~length] { data += [UInt8(value & 255), UInt8(value >> 8)] }
      data += block
    }
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in rows {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    data += Self.word(high << 16 | low)
    let header = Self.word(UInt32(width)) + Self.word(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    var crc = UInt32.max
    for byte in body { crc = crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 255)] }
    return word(UInt32(payload.count)) + body + word(~crc)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320
    }
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
