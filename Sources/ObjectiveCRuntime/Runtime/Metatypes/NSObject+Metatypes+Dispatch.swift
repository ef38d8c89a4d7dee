import Foundation

/// The third part of `NSObject+Metatypes.swift`: what reaches subclasses' own initialisers.
extension NSObject {
  @_silgen_name("snapshot_NSObject_init_dispatched")
  convenience init(dispatching: Void) {
    self.init()
  }
}
