/// What frames of views whose autoresizing mask is translated, and edges of system guides,
/// require.
extension LayoutEngine {
  /// Required relations that say where a view is; none if constraints do.
  func frameFormulas(of view: UIView) -> [FrameFormula] {
    if view === root {
      if isTemporary || !view.layoutState.translatesMask { return [] }
      let size = view.alignmentSize(view.bounds.size)
      return [
        FrameFormula(axis: .horizontal, place: .size, multiplier: 0, constant: size.width),
        FrameFormula(axis: .vertical, place: .size, multiplier: 0, constant: size.height),
      ].map(\.clamped)
    }
    guard view.layoutState.translatesMask else { return [] }
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    let frame = view.alignmentRect(
      forFrame: CGRect(
        x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
        width: size.width, height: size.height))
    // The solver's superview is its alignment rectangle.
    let whole = view.parent.map { $0.alignmentSize($0.bounds.size) } ?? (width: 0, height: 0)
    let mask = view.autoresizingMask
    return formulas(
      .horizontal, start: frame.origin.x, length: frame.size.width, whole: CGFloat(whole.width),
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
      + formulas(
        .vertical, start: frame.origin.y, length: frame.size.height, whole: CGFloat(whole.height),
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
  }

  /// Start and length as linear in the whole: flexible parts share in proportion to their size.
  private func formulas(
    _ axis: NSLayoutConstraint.Axis, start: CGFloat, length: CGFloat, whole: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> [FrameFormula] {
    let fixed = [
      FrameFormula(axis: axis, place: .near, multiplier: 0, constant: Double(start)),
      FrameFormula(axis: axis, place: .size, multiplier: 0, constant: Double(length)),
    ].map(\.clamped)
    guard flexible.start || flexible.length, whole.isFinite else { return fixed }
    let (start, length, whole) = (Double(start), Double(length), Double(whole))
    let end = whole - start - length
    let total =
      (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    let count = [flexible.start, flexible.length, flexible.end].filter(\.self).count
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? part / total : 1 / Double(count)
    }
    let startShare = share(flexible.start, start)
    let lengthShare = share(flexible.length, length)
    let result = [
      FrameFormula(
        axis: axis, place: .near, multiplier: startShare,
        constant: start - startShare * whole),
      FrameFormula(
        axis: axis, place: .size, multiplier: lengthShare,
        constant: length - lengthShare * whole),
    ]
    let isTame = result.allSatisfy {
      ($0.multiplier == 0 || (1e-6...1e6).contains(abs($0.multiplier))) && $0.constant.isFinite
        && abs($0.constant) < 1e9
    }
    return isTame ? result : fixed
  }
}

extension FrameFormula {
  /// The formula with a constant that a layout can have: numbers that are not finite count as 0.
  var clamped: FrameFormula {
    var result = self
    result.constant = constant.isFinite ? min(max(constant, -1e9), 1e9) : 0
    return result
  }
}

extension UIView.AutoresizingMask {
  /// The mask as iOS's logs write it: `&` for a flexible part, `-` for a fixed one.
  var notation: String {
    func marks(_ parts: [UIView.AutoresizingMask]) -> String {
      if parts.allSatisfy({ !contains($0) }) { return "--&" }
      return parts.map { contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = marks([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = marks([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical)"
  }
}
