/// The third part of `CALayer+Metatypes.swift`: what reaches subclasses' own initialisers.
extension CALayer {
  @_silgen_name("snapshot_CALayer_layer_dispatched")
  convenience init(dispatching: Void, layer: Any) {
    self.init(layer: layer)
  }
}

extension CAPropertyAnimation {
  @_silgen_name("snapshot_CAPropertyAnimation_keyPath_dispatched")
  convenience init(dispatching: Void, keyPath path: String?) {
    self.init(keyPath: path)
  }
}
