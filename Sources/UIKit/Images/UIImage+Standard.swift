// The symbols that UIKit names. Apple documents what they are for, but not which they are.

extension UIImage {
  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  public class var add: UIImage { standard("plus.circle.fill") }
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  public class var remove: UIImage { standard("minus.circle.fill") }
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Differs: always false, as pictures are of standard range.
  public var isHighDynamicRange: Bool { false }
}
