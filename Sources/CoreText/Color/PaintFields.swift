import CoreGraphics

/// Numbers of one paint, with what variations add to them.
struct PaintFields {
  let table: ColorLayerTable
  /// The place where the fields begin in the table.
  let offset: Int
  /// The index of the first number's variations; nil for a paint that does not vary.
  let base: Int?
  let scalars: [Int]

  private func delta(_ number: Int) -> Double {
    base.map { table.delta($0 + number, scalars) } ?? 0
  }

  /// Font units.
  ///
  /// - Parameters:
  ///   - at: Bytes from the first number.
  ///   - number: Which of those that vary it is.
  func length(_ at: Int, _ number: Int) throws(FontError) -> Double {
    Double(try table.reader.i16(offset + at)) + delta(number)
  }

  /// Font units, as a number without sign; not below 0.
  func radius(_ at: Int, _ number: Int) throws(FontError) -> Double {
    max(Double(try table.reader.u16(offset + at)) + delta(number), 0)
  }

  /// A 2.14 field as a number: −2 to 2.
  func factor(_ at: Int, _ number: Int) throws(FontError) -> Double {
    (Double(try table.reader.i16(offset + at)) + delta(number)) / 16_384
  }

  /// A 16.16 field as a number.
  func fixed(_ at: Int, _ number: Int) throws(FontError) -> Double {
    (Double(try table.reader.i32(offset + at)) + delta(number)) / 65_536
  }
}
