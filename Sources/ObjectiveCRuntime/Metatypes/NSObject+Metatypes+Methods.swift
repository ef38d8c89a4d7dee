import Foundation

/// The second part of `NSObject+Metatypes.swift`: the methods whose symbols its initialisers have.
extension _MetatypeConstructible {
  @_silgen_name("snapshot_NSObject_init_metatype")
  public static func _make() -> Self {
    _dispatched()
  }
}

extension NSObject {
  @_silgen_name("snapshot_NSObject_init_dispatched")
  fileprivate static func _dispatched() -> Self
}
