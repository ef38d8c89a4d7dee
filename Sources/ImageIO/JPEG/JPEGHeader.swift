/// What a JPEG file says about itself in front of its pixels.
///
/// - Source: ITU-T T.81, annex B; Adobe Technical Note 5116 for the segment APP14; Exif 2.32, 4.7
///   for APP1; ICC.1:2022, annex B.4 for APP2.
struct JPEGHeader: Equatable {
  let width: Int
  let height: Int
  let componentCount: Int
  /// Whether the segment APP14 of Adobe's programs is there: they store CMYK inverted.
  let isAdobe: Bool
  let orientation: CGImagePropertyOrientation
  /// What the segments APP2 say about a colour profile.
  let profile: JPEGProfile

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    var place = 2
    var isAdobe = false
    var orientation = CGImagePropertyOrientation.up
    var profile = JPEGProfile()
    while true {
      // Any number of bytes 0xFF may stand before a marker.
      while place < bytes.count, bytes[place] != 0xFF { place += 1 }
      while place < bytes.count, bytes[place] == 0xFF { place += 1 }
      guard place + 2 < bytes.count else {
        throw .damaged(.jpeg, reason: "it ends before its size")
      }
      let marker = bytes[place]
      place += 1
      // Markers without a segment.
      if marker == 0 || marker == 1 || (0xD0...0xD8).contains(marker) { continue }
      guard marker != 0xD9, marker != 0xDA else {
        throw .damaged(.jpeg, reason: "its pixels come before its size")
      }
      let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
      guard length >= 2 else {
        throw .damaged(.jpeg, reason: "a segment at byte \(place) has no length")
      }
      let segment = bytes[min(place + 2, bytes.count)..<min(place + length, bytes.count)]
      if Self.isFrame(marker) {
        guard segment.count >= 6 else {
          throw .damaged(.jpeg, reason: "it ends before its size")
        }
        let frame = Array(segment.prefix(6))
        height = Int(frame[1]) << 8 | Int(frame[2])
        width = Int(frame[3]) << 8 | Int(frame[4])
        componentCount = Int(frame[5])
        self.isAdobe = isAdobe
        self.orientation = orientation
        self.profile = profile
        return
      }
      if marker == 0xEE, segment.starts(with: "Adobe".utf8), segment.count >= 12 {
        isAdobe = true
      }
      if marker == 0xE2 { profile.add(segment) }
      if marker == 0xE1, segment.starts(with: "Exif\0".utf8) {
        orientation = ExifOrientation.read(segment.dropFirst(6))
      }
      place += length
    }
  }

  /// A start of frame; 0xC4, 0xC8 and 0xCC are other things.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
