internal import ConstraintSolver

extension UIView {
  /// The target size of zero, with which `systemLayoutSizeFitting(_:)` finds the minimum size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size of 10,000 points a side, with which `systemLayoutSizeFitting(_:)` finds the
  /// maximum size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Solves what is in the view on its own, pulled to a size at the given priorities. The
  /// constraints that place the view itself do not count, and nothing moves.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    noteIllegalTarget(target, horizontal, vertical)
    updateConstraintsBelow()
    let engine = LayoutEngine(root: self, isTemporary: true)
    defer { engine.restoreRecords() }
    let insets = alignmentRectInsets
    let size = engine.fittingSize(
      width: Double(target.width - insets.left - insets.right), horizontal,
      height: Double(target.height - insets.top - insets.bottom), vertical)
    let frame = frame(
      forAlignmentRect: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    return CGSize(
      width: PixelRounding.nearest(frame.width, scale: pixelScale),
      height: PixelRounding.nearest(frame.height, scale: pixelScale))
  }
}

extension UIView {
  private func noteIllegalTarget(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    for length in [target.width, target.height] where !length.isFinite {
      LayoutDiagnostics.report(
        .illegalNumber(
          subject: "A target size for \(LayoutNaming.path(self))", number: "\(length)",
          rule: "Lengths are finite", consequence: "the axis has no target"))
    }
    for priority in [horizontal, vertical] where priority.rawValue != 0 && !priority.isLegal {
      LayoutDiagnostics.report(
        .illegalNumber(
          subject: "A fitting priority for \(LayoutNaming.path(self))",
          number: "\(priority.rawValue)", rule: "Priorities are above 0 and at most 1000",
          consequence: priority.rawValue > 0 ? "it counts as 1000" : "the axis has no target"))
    }
  }
}

extension LayoutEngine {
  fileprivate func fittingSize(
    width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) -> (width: Double, height: Double) {
    guard let record = record(of: root) else { return (0, 0) }
    for (variable, length, priority) in [
      (record.width, width, horizontal), (record.height, height, vertical),
    ] where length.isFinite && priority.rawValue > 0 {
      _ = mustAdd(
        "pull a view to its target size", variable, .equal, min(max(length, -1e9), 1e9),
        priority: .init(Double(priority.rawValue)))
    }
    update()
    return (record.rect.width, record.rect.height)
  }
}
