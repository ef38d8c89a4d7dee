/// The other half of `CALayer+Instantiation.swift`: the symbols that it calls.
extension CALayer {
  @_silgen_name("snapshot_CALayer_new")
  convenience init(dispatchingNew: Void) { self.init() }

  @_silgen_name("snapshot_CALayer_copy")
  convenience init(dispatchingCopyOf layer: CALayer) { self.init(layer: layer) }
}
