import Foundation

/// The second part of `NSObject+Metatypes.swift`: the methods whose symbols its initialisers have.
extension _MetatypeConstructible {
  /// Makes an object of the class that is known at run time.
  @_silgen_name("snapshot_NSObject_init_metatype")
  public static func _make() -> Self {
    _dispatched()
  }
}

extension NSObject {
  @_silgen_name("snapshot_NSObject_init_dispatched")
  fileprivate static func _dispatched() -> Self
}
