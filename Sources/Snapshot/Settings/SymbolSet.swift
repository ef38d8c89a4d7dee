import UIKit

/// Shapes for `UIImage(systemName:)`, in place of the rounded squares that stand for symbols.
///
/// Register them before the first image is made: images that exist already keep their look.
public enum SymbolSet {
  /// Gives a name a filled shape.
  ///
  /// - Parameters:
  ///   - name: The name, as in `UIImage(systemName: name)`.
  ///   - path: The shape, filled by the winding rule, in any space, y downwards. Its weight does
  ///     not follow that of symbol configurations.
  ///   - box: The part of that space that the symbol takes up. With an empty one the symbol is not
  ///     registered.
  ///   - heightInEms: The height of that part, for a font of 1 point.
  public static func register(
    _ name: String, path: CGPath, box: CGRect, heightInEms: CGFloat = 1.12
  ) {
    SymbolCatalog.shared.register(name, path: path, box: box, heightInEms: heightInEms)
  }

  /// Forgets all shapes that were registered.
  public static func unregisterAll() { SymbolCatalog.shared.unregisterAll() }
}
