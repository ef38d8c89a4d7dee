/// Initialisers of layers and animations of classes that are known only at run time.
/// `NSObject+Metatypes.swift` says how.
extension _MetatypeConstructible where Self: CALayer {
  @_silgen_name("snapshot_CALayer_layer_metatype")
  @_disfavoredOverload
  public init(layer: Any)
}

extension _MetatypeConstructible where Self: CAPropertyAnimation {
  @_silgen_name("snapshot_CAPropertyAnimation_keyPath_metatype")
  @_disfavoredOverload
  public init(keyPath path: String?)
}
