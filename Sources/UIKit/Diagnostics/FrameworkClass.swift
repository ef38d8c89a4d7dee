/// Tells UIKit's own classes from the app's.
@MainActor
package enum FrameworkClass {
  private static let known = LockedTable<ObjectIdentifier, Bool>()
  private static let knownOfSwiftUI = LockedTable<ObjectIdentifier, Bool>()

  /// Whether the class is declared in this module.
  package static func contains(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = String(reflecting: type).hasPrefix("UIKit.")
    known[key] = answer
    return answer
  }

  /// The class of the object, or its closest superclass, that is UIKit's own.
  package static func nearest(above type: AnyClass) -> AnyClass {
    var type: AnyClass = type
    while !contains(type), let above = _getSuperclass(type) { type = above }
    return type
  }

  /// The class of the object, or its closest superclass, that is UIKit's own or SwiftUI's: the size
  /// of a hosting view is that of the layouts in it, which iOS does not ask for checks.
  static func nearestOfFrameworks(above type: AnyClass) -> AnyClass {
    var type: AnyClass = type
    while !contains(type), !isOfSwiftUI(type), let above = _getSuperclass(type) { type = above }
    return type
  }

  private static func isOfSwiftUI(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = knownOfSwiftUI[key] { return answer }
    let answer = String(reflecting: type).hasPrefix("SwiftUI.")
    knownOfSwiftUI[key] = answer
    return answer
  }
}
