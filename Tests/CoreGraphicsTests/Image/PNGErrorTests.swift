import CoreGraphics
import Testing

@Suite struct PNGErrorTests {
  @Test func `every error is one sentence of what and one of what to do`() {
    let errors: [PNGError] = [
      .empty, .plainText, .gitLFSPointer, .mergeConflict(offset: 3), .onlyZeros(byteCount: 4),
      .damagedInTransfer(.charactersConverted), .otherFormat("JPEG"), .notPNG(start: [1, 255]),
      .truncated(byteCount: 9, place: .chunk(.imageData, offset: 33), missing: 1),
      .trailingBytes(offset: 9, count: 2), .invalidHeader(field: "width", value: 0),
      .checksumMismatch(.end, offset: 9, stored: 1, computed: 0xab),
      .misplacedChunk(.palette, offset: 50, rule: "comes after IDAT"), .missingChunk(.header),
      .undecodable(reason: "IDAT: invalid"), .fileTooLarge(byteCount: 9, limit: 8),
      .sideTooLarge(width: 9, height: 1, limit: 8), .invalidKeyword(" "),
    ]
    for error in errors {
      let text = error.description
      #expect(text.hasSuffix(".") && text.contains(". "), "\(text)")
      #expect(!text.contains("\n"))
    }
    #expect(
      errors[8].description
        == "The file ends at byte 9, 1 byte short, within the chunk IDAT at byte 33. "
        + "Restore the file from version control, or record it again.")
    #expect(errors[11].description.contains("its checksum is 000000ab, 00000001 is stored"))
  }
}
