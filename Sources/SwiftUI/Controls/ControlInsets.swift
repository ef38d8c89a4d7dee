/// What controls reach beyond their places in rows of lists, which stay as high as with text.
enum ControlInsets {
  /// A switch in a row of 44 points with insets of 11.
  static let row = EdgeInsets(top: -4.5, leading: 0, bottom: -4.5, trailing: 0)
  /// A menu's button has insets of its own.
  static let menu = EdgeInsets(top: -7, leading: -12, bottom: -7, trailing: -12)
}
