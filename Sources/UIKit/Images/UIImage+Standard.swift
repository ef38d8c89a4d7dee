// The symbols that UIKit names. Apple documents what they are for, but not which they are.

extension UIImage {
  /// The symbol of further actions.
  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  /// The symbol of adding.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The symbol of a completed item.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// The symbol of removing.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// The symbol of a completed item, in outline.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Whether the image is brighter than white. Differs: always false, as pictures are of standard
  /// range.
  public var isHighDynamicRange: Bool { false }
}
