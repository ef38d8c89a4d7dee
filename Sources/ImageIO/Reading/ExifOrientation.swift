/// The orientation in a block of EXIF, which is a TIFF file of its own.
///
/// - Source: TIFF 6.0, section 2; Exif 2.32, 4.6.4 A.
enum ExifOrientation {
  /// Entries of a directory that are looked at.
  private static let maximumEntryCount = 512

  /// Reads the orientation of an Exif block; `up` where it states none that makes sense.
  static func read(_ tiff: ArraySlice<UInt8>) -> CGImagePropertyOrientation {
    let bytes = Array(tiff)
    let isBigEndian: Bool
    if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      isBigEndian = true
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
      isBigEndian = false
    } else {
      return .up
    }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return .up }
    for entry in 0..<min(count, Self.maximumEntryCount) {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return .up }
      // A single 16-bit number, which stands in the entry itself.
      if tag == 0x0112, number(place + 2, 2) == 3, let value = number(place + 8, 2) {
        return CGImagePropertyOrientation(rawValue: UInt32(value)) ?? .up
      }
    }
    return .up
  }
}
