import Foundation
import SnapshotCore

/// One line of a run's records, decoded and held against `RunLimits`.
enum RecordLine {
  /// Why a line is no record, as the end of a sentence.
  struct Fault: Error, Equatable {
    let reason: String
  }

  static func record(_ line: Data) throws(Fault) -> RunRecord {
    guard line.count <= RunLimits.maximumLineBytes else {
      throw Fault(reason: "longer than \(NumberText.bytes(RunLimits.maximumLineBytes))")
    }
    let record: RunRecord
    do {
      record = try decoder.decode(RunRecord.self, from: line)
    } catch {
      throw Fault(
        reason: isTooDeep(line)
          ? "nested deeper than \(RunLimits.maximumDepth)" : "not a record")
    }
    if let field = record.fieldOutOfBounds {
      throw Fault(reason: "\(field) is beyond what a run can have")
    }
    return record
  }

  /// Reads what `JSONText` writes, infinity and NaN in a test's tolerance included.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  private static func isTooDeep(_ line: Data) -> Bool {
    var depth = 0
    for byte in line {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth > RunLimits.maximumDepth { return true }
    }
    return false
  }
}

extension RunRecord {
  /// The first field whose value no run has; nil where all are within `RunLimits`.
  var fieldOutOfBounds: String? {
    let names = [
      ("assertion", assertion), ("snapshot", snapshot), ("test", test), ("file", file),
      ("store", store), ("referenceDigest", referenceDigest), ("pixelDigest", pixelDigest),
      ("referencePath", referencePath), ("actualPath", actualPath),
      ("differencePath", differencePath), ("group", group), ("contentDigest", contentDigest),
      ("foreign", foreign),
    ]
    if let name = names.first(where: { !Self.isShort($0.1, RunLimits.maximumNameBytes) }) {
      return name.0
    }
    if !Self.isShort(message, RunLimits.maximumTextBytes) { return "message" }
    if !Self.isShort(frames, RunLimits.maximumTextBytes) { return "frames" }
    if !(0...RunLimits.maximumCount).contains(line) { return "line" }
    if let durationSeconds, !(0...RunLimits.maximumSeconds).contains(durationSeconds) {
      return "durationSeconds"
    }
    // What a test asks for is drawn, however odd: this is only what no number is.
    if let scale, !(0...1e9).contains(scale) { return "scale" }
    if let changes, changes.count > RunLimits.maximumChanges { return "changes" }
    if changes?.contains(where: { !Self.isCount($0.pixels) }) == true { return "changes" }
    if let lacks, lacks.count > RunLimits.maximumChanges { return "lacks" }
    if let diagnostics, diagnostics.count > RunLimits.maximumChanges
      || diagnostics.contains(where: { !Self.isCount($0.count ?? 0) })
    {
      return "diagnostics"
    }
    if let runtimeChecks, runtimeChecks.count > RunLimits.maximumRuntimeChecks
      || !runtimeChecks.allSatisfy({
        Self.isShort($0.name, RunLimits.maximumNameBytes)
          && Self.isShort($0.loss, RunLimits.maximumNameBytes)
      })
    {
      return "runtimeChecks"
    }
    return numbers.flatMap(Self.numberOutOfBounds)
  }

  private static func isShort(_ text: String?, _ maximumBytes: Int) -> Bool {
    text.map { $0.utf8.count <= maximumBytes } ?? true
  }

  private static func isCount(_ number: Int) -> Bool {
    (0...RunLimits.maximumCount).contains(number)
  }

  private static func numberOutOfBounds(_ numbers: ComparisonNumbers) -> String? {
    let sides = 0...RunLimits.maximumSide
    func isPlace(_ position: PixelPosition?) -> Bool {
      position.map { sides.contains($0.x) && sides.contains($0.y) } ?? true
    }
    for size in [numbers.referenceSize, numbers.actualSize]
    where !sides.contains(size.width) || !sides.contains(size.height) {
      return "numbers.size"
    }
    guard isCount(numbers.differentPixels), isCount(numbers.totalPixels),
      isCount(numbers.regionCount), (0...255).contains(numbers.maxChannelDelta),
      (0...1e9).contains(numbers.maxDelta), isPlace(numbers.worstPixel)
    else { return "numbers" }
    guard numbers.regions.count <= RunLimits.maximumRegions,
      numbers.regions.allSatisfy({ region in
        sides.contains(region.x) && sides.contains(region.y) && sides.contains(region.width)
          && sides.contains(region.height) && isCount(region.pixels) && isPlace(region.worst)
          && (0...1e9).contains(region.maxDelta ?? 0)
          && isShort(region.meanReference, 16) && isShort(region.meanActual, 16)
      })
    else { return "numbers.regions" }
    return nil
  }
}
