/// The separators of empty rows below the last one, in the plain style.
extension UITableView {
  private var fillerHeight: CGFloat {
    fillerRowHeight == UITableView.automaticDimension
      ? (rowHeight > 0 ? rowHeight : TableMetrics.rowHeight) : fillerRowHeight
  }

  func layOutFillers() {
    var lines: [CGRect] = []
    let height = fillerHeight
    let isFilled =
      style == .plain && height > 0 && height.isFinite && separatorStyle != .none
      && tableFooterView == nil
    if isFilled {
      let thickness = 1 / pixelScale
      let side = separatorInset
      let width = max(bounds.width - side.left - side.right, 0)
      var y = contentTop + geometry.totalLength + height
      while y <= bounds.maxY, lines.count < 1_000 {
        let x = isRightToLeft ? side.right : side.left
        lines.append(
          CGRect(x: x, y: y - thickness, width: width, height: thickness).onPixels(pixelScale))
        y += height
      }
    }
    while fillers.count > lines.count { fillers.removeLast().removeFromSuperview() }
    while fillers.count < lines.count {
      let line = _UITableViewCellSeparatorView()
      line.isUserInteractionEnabled = false
      insertSubview(line, at: backgroundView?.superview === self ? 1 : 0)
      fillers.append(line)
    }
    for (line, frame) in zip(fillers, lines) {
      let color = separatorColor ?? .separator
      if line.backgroundColor != color { line.backgroundColor = color }
      if line.frame != frame { line.frame = frame }
    }
  }
}
