/// Layers of a class that is known only at run time, such as a view's `layerClass`.
///
/// Apple's `init()` is not `required`, so Swift refuses `type.init()`. The two functions below
/// reach the subclass's own initialisers all the same: they are declared here as static methods of
/// the same calling convention as the two initialisers in `CALayer+Dispatch.swift`, whose symbols
/// they name. Initialisers own their arguments, hence `consuming`.
///
/// A class that leaves `init()` out stops the program there, as it does on Apple's platforms.
/// Checked with Swift 6.3 at -Onone and -O.
extension CALayer {
  /// A new layer of the class `type`, through its own `init()`.
  package static func makeLayer(of type: CALayer.Type) -> CALayer {
    type.snapshotNew()
  }

  /// A copy of `layer` in the class of `layer`, through its own `init(layer:)`.
  package static func makeCopy(of layer: CALayer) -> CALayer {
    type(of: layer).snapshotCopy(of: layer)
  }

  @_silgen_name("snapshot_CALayer_new")
  private static func snapshotNew() -> CALayer

  @_silgen_name("snapshot_CALayer_copy")
  private static func snapshotCopy(of layer: consuming CALayer) -> CALayer
}
