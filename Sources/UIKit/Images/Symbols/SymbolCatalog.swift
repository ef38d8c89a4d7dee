internal import SymbolDesigns
internal import Synchronization

/// The shapes of symbols by name: registered ones, those that are drawn here, and a rounded square
/// for every other name.
///
/// A shape is made when it is first asked for in a weight.
package final class SymbolCatalog: Sendable {
  package static let shared = SymbolCatalog()

  private struct Key: Hashable {
    let name: String
    let weight: Double
  }

  private struct Shapes {
    var registered: [String: SymbolShape] = [:]
    /// The shapes drawn here; nil where no recipe and no rule knows the name.
    var drawn: [Key: SymbolShape?] = [:]
  }

  /// The maximum number of shapes that are kept; all are dropped when there are more.
  private static let maximumCount = 1024

  private let shapes = Mutex(Shapes())

  package init() {}

  /// Registers a filled shape for a name.
  ///
  /// - Parameters:
  ///   - path: The shape in any space, y downwards.
  ///   - box: The rectangle of that space that the symbol takes up.
  ///   - heightInEms: The height of that rectangle beside letters of one em.
  package func register(
    _ name: String, path: CGPath, box: CGRect, heightInEms: CGFloat = 1.12
  ) {
    guard box.height > 0, box.width > 0 else { return }
    let scale = heightInEms / box.height
    var transform = CGAffineTransform(scaleX: scale, y: scale)
      .translatedBy(x: -box.midX, y: -box.midY)
    // SAFETY: The transform is a value of this function's, which is read during the call alone.
    guard let path = unsafe path.copy(using: &transform) else { return }
    let shape = SymbolShape(
      parts: [.init(path: path, isFilled: true)],
      box: CGSize(width: box.width * scale, height: heightInEms))
    shapes.withLock { $0.registered[name] = shape }
    DrawnSymbols.shared.removeAll()
  }

  package func unregisterAll() {
    shapes.withLock { $0.registered.removeAll() }
    DrawnSymbols.shared.removeAll()
  }

  func isRegistered(_ name: String) -> Bool { shapes.withLock { $0.registered[name] != nil } }

  /// - Parameter weight: The weight on a font's axis, 100 to 900.
  func shape(named name: String, weight: Double) -> SymbolShape {
    if let shape = shapes.withLock({ $0.registered[name] }) { return shape }
    return drawnShape(named: name, weight: weight) ?? Self.placeholder(weight: weight)
  }

  /// Whether a shape of the name is registered or drawn here; otherwise it is the rounded square.
  package func hasShape(named name: String) -> Bool {
    isRegistered(name) || drawnShape(named: name, weight: 400) != nil
  }

  /// Whether the name has one of the shapes drawn here, which have several levels and colours.
  package func draws(_ name: String) -> Bool {
    !isRegistered(name) && drawnShape(named: name, weight: 400) != nil
  }

  private func drawnShape(named name: String, weight: Double) -> SymbolShape? {
    let key = Key(name: name, weight: weight)
    if let known = shapes.withLock({ $0.drawn[key] }) { return known }
    let shape = SymbolDesigner(weight: weight, letters: SymbolLetters.outline).shape(named: name)
    // Letters are drawn with the fonts that are current now.
    if shape?.hasText == true { return shape }
    shapes.withLock { shapes in
      if shapes.drawn.count >= Self.maximumCount { shapes.drawn = [:] }
      shapes.drawn[key] = .some(shape)
    }
    return shape
  }

  /// A square of about the size that most symbols have beside letters of one em.
  private static func placeholder(weight: Double) -> SymbolShape {
    let path = UIBezierPath(
      roundedRect: CGRect(x: -0.46, y: -0.46, width: 0.92, height: 0.92), cornerRadius: 0.22)
    let part = SymbolShape.Part(
      path: path.cgPath, lineWidth: SymbolShape.strokeWidth(axis: weight))
    return SymbolShape(parts: [part], box: CGSize(width: 1.17, height: 1.12))
  }
}
