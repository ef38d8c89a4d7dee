/// The value that a step leads to.
enum StepperArithmetic {
  /// - Parameter isUp: Whether the step is added; otherwise it is taken away.
  /// - Returns: The new value; nil where an integer's type has none.
  static func value<V: Strideable>(after now: V, _ step: V.Stride, isUp: Bool) -> V? {
    if let integer = now as? any FixedWidthInteger, let step = step as? Int {
      return moved(integer, step, isUp: isUp) as? V
    }
    return now.advanced(by: isUp ? step : -step)
  }

  private static func moved<I: FixedWidthInteger>(_ now: I, _ step: Int, isUp: Bool) -> I? {
    guard let length = I(exactly: step.magnitude) else { return nil }
    let (result, overflow) =
      isUp == (step >= 0)
      ? now.addingReportingOverflow(length) : now.subtractingReportingOverflow(length)
    return overflow ? nil : result
  }
}
