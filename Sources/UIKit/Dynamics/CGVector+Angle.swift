extension CGVector {
  /// - Parameter angle: The angle in radians, clockwise from the x axis.
  init(angle: CGFloat, magnitude: CGFloat) {
    let turn = Turn(angle)
    self.init(dx: turn.cosine * magnitude, dy: turn.sine * magnitude)
  }

  /// The angle in radians, clockwise from the x axis.
  var angle: CGFloat { CoreGraphics.atan2(dy, dx) }

  var magnitude: CGFloat { Vector(self).length }
}
