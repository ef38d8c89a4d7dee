/// A view whose font follows the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style, or one made by `UIFontMetrics`, is replaced by that of the new
  /// size when the traits' preferred content size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
