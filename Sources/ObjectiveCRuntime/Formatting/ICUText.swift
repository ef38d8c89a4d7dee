import Foundation
internal import _FoundationICU

/// What ICU, which comes with Foundation, writes in a locale's words.
///
/// Apple's formatters take their words from it as well; a toolchain with another ICU may have
/// others (Swift 6.3 has ICU 76).
enum ICUText {
  /// How words are shortened. Raw values are ICU's.
  enum Width: Int32 {
    /// Words.
    case full = 0
    /// Abbreviations.
    case short = 1
    /// As few letters as there can be.
    case narrow = 2
  }

  /// A number as a skeleton says, such as `measure-unit/length-meter unit-width-short`; nil where
  /// ICU has no such skeleton.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    // SAFETY: The array and the name are valid for the call, and the count is the array's. Both
    // objects are closed below.
    let format = unsafe swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    // SAFETY: This function alone has the result, and closes it below.
    let result = unsafe swift_unumf_openResult(&status)
    defer {
      // SAFETY: Neither is used from here on; nil is allowed.
      unsafe swift_unumf_closeResult(result)
      unsafe swift_unumf_close(format)
    }
    guard status.rawValue <= 0 else { return nil }
    // SAFETY: Format and result are open until the function ends.
    unsafe swift_unumf_formatDouble(format, value, result, &status)
    return unsafe text(&status) { buffer, capacity, status in
      // SAFETY: The buffer has as many units as it says.
      unsafe swift_unumf_resultToString(result, buffer, capacity, &status)
    }
  }

  /// How far away something is: `in 2 hours`, `yesterday`.
  ///
  /// - Parameters:
  ///   - isNamed: Whether words such as `yesterday` may stand for a number.
  ///   - unit: ICU's number of the unit.
  ///   - spellsOut: Whether numbers are written as words.
  static func relative(
    _ offset: Double, unit: UInt32, width: Width, isNamed: Bool, spellsOut: Bool,
    atBeginning: Bool, locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    // SAFETY: No pattern is passed, for which nil and 0 are allowed. The formatter below adopts it.
    let numbers =
      spellsOut
      ? unsafe swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    let context =
      atBeginning ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
    // SAFETY: This function alone has the formatter, and closes it below.
    let format = unsafe swift_ureldatefmt_open(
      locale.identifier, numbers,
      UDateRelativeDateTimeFormatterStyle(rawValue: UInt32(width.rawValue)), context, &status)
    defer {
      // SAFETY: It is not used from here on; nil is allowed.
      unsafe swift_ureldatefmt_close(format)
    }
    guard status.rawValue <= 0 else { return nil }
    let unit = URelativeDateTimeUnit(rawValue: unit)
    return unsafe text(&status) { buffer, capacity, status in
      // SAFETY: The formatter is open, and the buffer has as many units as it says.
      isNamed
        ? unsafe swift_ureldatefmt_format(format, offset, unit, buffer, capacity, &status)
        : unsafe swift_ureldatefmt_formatNumeric(format, offset, unit, buffer, capacity, &status)
    }
  }

  private static func text(
    _ status: inout UErrorCode,
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    // SAFETY: The buffer is valid for the call.
    let count = unsafe buffer.withUnsafeMutableBufferPointer { units in
      unsafe write(units.baseAddress, Int32(units.count), &status)
    }
    guard status.rawValue <= 0, count >= 0, count <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
