/// The sides on which an image's first row and column lie when it is upright, as EXIF numbers them.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is on top, the first column on the left.
  case up = 1
  /// The picture is mirrored left to right.
  case upMirrored
  /// The picture is turned by half.
  case down
  /// The picture is mirrored top to bottom.
  case downMirrored
  /// The first row is on the left, the first column on top.
  case leftMirrored
  /// The first row is on the right: turn it clockwise by a quarter.
  case right
  /// The first row is on the right, the first column at the bottom.
  case rightMirrored
  /// The first row is on the left: turn it counter-clockwise by a quarter.
  case left
}
