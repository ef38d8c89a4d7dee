/// Initialisers of layers and animations of classes that are known only at run time.
/// `NSObject+Metatypes.swift` says how.
extension _MetatypeConstructible where Self: CALayer {
  /// Makes a copy of a layer by the value of a metatype.
  @_silgen_name("snapshot_CALayer_layer_metatype")
  @_disfavoredOverload
  public init(layer: Any)
}

extension _MetatypeConstructible where Self: CAPropertyAnimation {
  /// Makes an animation of a key path by the value of a metatype.
  @_silgen_name("snapshot_CAPropertyAnimation_keyPath_metatype")
  @_disfavoredOverload
  public init(keyPath path: String?)
}
