extension NSRange {
  /// The units as a `Range`. Foundation's own sums overflow: here a range that ends beyond every
  /// text ends at the maximum integer, and one that begins or ends before the text does so at 0.
  var units: Range<Int> {
    let (end, isBeyond) = location.addingReportingOverflow(max(length, 0))
    let start = max(location, 0)
    return start..<max(start, isBeyond ? .max : end)
  }
}
