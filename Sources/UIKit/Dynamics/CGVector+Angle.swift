extension CGVector {
  /// - Parameter angle: Radians clockwise from the x axis.
  init(angle: CGFloat, magnitude: CGFloat) {
    let turn = Turn(angle)
    self.init(dx: turn.cosine * magnitude, dy: turn.sine * magnitude)
  }

  /// Radians clockwise from the x axis.
  var angle: CGFloat { CoreGraphics.atan2(dy, dx) }

  var magnitude: CGFloat { Vector(self).length }
}
