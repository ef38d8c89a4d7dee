/// Letters of Hebrew with points, as characters of their own: for fonts that cannot place points.
///
/// Source: Unicode 15.0, block "Alphabetic Presentation Forms".
enum HebrewForms {
  /// The others have forms with a dagesh from U+FB30 on, in the order of the letters.
  private static let hasNoDagesh: Set<UInt32> = [0x5D7, 0x5DD, 0x5DF, 0x5E2, 0x5E5]

  static func compose(_ letter: UInt32, _ point: UInt32) -> UInt32? {
    switch (letter, point) {
    case (0x5D9, 0x5B4): 0xFB1D
    case (0x5F2, 0x5B7): 0xFB1F
    case (0x5D0, 0x5B7): 0xFB2E
    case (0x5D0, 0x5B8): 0xFB2F
    case (0x5D5, 0x5B9): 0xFB4B
    case (0x5D0...0x5EA, 0x5BC): hasNoDagesh.contains(letter) ? nil : letter - 0x5D0 + 0xFB30
    case (0xFB2A, 0x5BC), (0xFB49, 0x5C1): 0xFB2C
    case (0xFB2B, 0x5BC), (0xFB49, 0x5C2): 0xFB2D
    case (0x5D1, 0x5BF): 0xFB4C
    case (0x5DB, 0x5BF): 0xFB4D
    case (0x5E4, 0x5BF): 0xFB4E
    case (0x5E9, 0x5C1): 0xFB2A
    case (0x5E9, 0x5C2): 0xFB2B
    default: nil
    }
  }
}
