import Foundation

/// The coder that objects of interface files are made with.
///
/// UIKit's own classes read their element through it; it has no values for an app's keys, like nibs
/// of iOS, which have only UIKit's keys.
final class NibCoder: NSCoder {
  let graph: NibGraph
  let element: NibElement
  /// Whether the object's class of UIKit has read the element.
  var isRead = false

  init(graph: NibGraph, element: NibElement) {
    self.graph = graph
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }
  override var allowedClasses: [AnyClass]? { nil }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeCInt(forKey key: String) -> Int32 { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Reads the coder's element into an object, if `level` is the object's class of UIKit: each
  /// `init(coder:)` calls it when it has set up its own views, so that a subclass finds everything
  /// read when its `super.init(coder:)` returns.
  @MainActor
  func readNib(into object: AnyObject, at level: AnyClass) {
    guard let nib = self as? NibCoder, !nib.isRead,
      NibClasses.readingClass(of: type(of: object)) == level
    else { return }
    nib.isRead = true
    nib.graph.read(nib.element, into: object)
  }

  /// An attribute of the element that must be known before an object exists.
  @MainActor
  func nibAttribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }

  /// An object inside of the element that must be known before the element's own exists.
  @MainActor
  func nibPart(_ name: String) -> AnyObject? {
    guard let nib = self as? NibCoder, let part = nib.element.child(name) else { return nil }
    return try? nib.graph.make(part)
  }
}
