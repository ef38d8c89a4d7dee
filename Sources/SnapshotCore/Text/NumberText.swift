import CoreGraphics
import Foundation

/// Numbers for people, the same in every locale.
package enum NumberText {
  /// Digits in groups of three: 1,234,567.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// The number with at most `places` decimal places, without trailing zeros. A number that would
  /// read as 0 but is not keeps its first digit that is not 0: 0.0004, not 0.
  package static func decimal(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return String(number) }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    while number != 0, abs(number) * scale < 0.5, scale < 1e12 { scale *= 10 }
    guard abs(number) < 1e15, abs(number) * scale < 0x1p62 else { return String(number) }
    let scaled = Int((abs(number) * scale).rounded())  // In range: just compared.
    var fraction = String(scaled % Int(scale))
    let digits = String(Int(scale)).count - 1
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = (number < 0 && scaled != 0 ? "-" : "") + grouped(scaled / Int(scale))
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// A count with its noun: 1 pixel, 2 pixels.
  package static func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    grouped(number) + " " + (number == 1 ? noun : plural ?? noun + "s")
  }

  /// A share in per cent: 0.13 %.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0 %" }
    let share = Double(part) / Double(whole) * 100
    if part > 0, part < whole, share > 99.99 { return "> 99.99 %" }
    return decimal(share, places: 2) + " %"
  }

  /// A span of time: 12 ms, 3.4 s, 2 min 5 s.
  package static func duration(seconds: Double) -> String {
    if seconds < 0.9995 { return "\(Int(clamping: (seconds * 1000).rounded())) ms" }
    if seconds < 60 { return decimal(seconds, places: 1) + " s" }
    let whole = Int(clamping: seconds.rounded())
    return "\(whole / 60) min \(whole % 60) s"
  }

  /// A number of bytes: 812 bytes, 55 KB, 1.2 MB (powers of 1000).
  package static func bytes(_ count: Int) -> String {
    if count < 1000 { return counted(count, "byte") }
    if count < 999_500 { return "\((count + 500) / 1000) KB" }
    return decimal(Double(count) / 1e6, places: 1) + " MB"
  }
}
