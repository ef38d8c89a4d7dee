/// The second part of `CALayer+Metatypes.swift`: the methods whose symbols its initialisers have.
extension _MetatypeConstructible where Self: CALayer {
  /// Makes a copy of a layer, of the class that is known at run time.
  @_silgen_name("snapshot_CALayer_layer_metatype")
  public static func _make(layer: consuming Any) -> Self {
    _dispatched(layer: layer)
  }
}

extension CALayer {
  @_silgen_name("snapshot_CALayer_layer_dispatched")
  fileprivate static func _dispatched(layer: consuming Any) -> Self
}

extension _MetatypeConstructible where Self: CAPropertyAnimation {
  /// Makes an animation of a key path, of the class that is known at run time.
  @_silgen_name("snapshot_CAPropertyAnimation_keyPath_metatype")
  public static func _make(keyPath path: consuming String?) -> Self {
    _dispatched(keyPath: path)
  }
}

extension CAPropertyAnimation {
  @_silgen_name("snapshot_CAPropertyAnimation_keyPath_dispatched")
  fileprivate static func _dispatched(keyPath path: consuming String?) -> Self
}
