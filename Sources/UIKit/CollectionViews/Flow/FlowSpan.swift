/// A rectangle in the directions of a flow: `along` the direction of scrolling, `across` the lines.
struct FlowRect: Equatable {
  var along: CGFloat
  var across: CGFloat
  var length: CGFloat
  var breadth: CGFloat

  func rect(isVertical: Bool) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }
}

/// A size in the directions of a flow.
struct FlowSize: Equatable {
  var length: CGFloat
  var breadth: CGFloat

  /// Negative, infinite and NaN lengths count as 0.
  init(_ size: CGSize, isVertical: Bool) {
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    length = isVertical ? height : width
    breadth = isVertical ? width : height
  }
}
