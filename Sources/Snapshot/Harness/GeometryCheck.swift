import QuartzCore
import UIKit

/// Looks for NaN in the geometry of a laid-out tree: such a layer would be left out of the picture
/// silently, where iOS ends the app.
enum GeometryCheck {
  /// What is wrong with the first such layer, in the order of drawing; nil where all is well.
  static func failure(in root: CALayer) -> SnapshotFailure? {
    var pending = [(layer: root, path: name(of: root))]
    while let (layer, path) = pending.popLast() {
      if let property = brokenProperty(of: layer) {
        return .notANumber(path: path, property: property)
      }
      if let mask = layer.mask { pending.append((mask, path + " > mask")) }
      for sublayer in (layer.sublayers ?? []).reversed() {
        pending.append((sublayer, path + " > " + name(of: sublayer)))
      }
    }
    return nil
  }

  private static func brokenProperty(of layer: CALayer) -> String? {
    let bounds = layer.bounds
    if [bounds.origin.x, bounds.origin.y, bounds.width, bounds.height].contains(where: \.isNaN) {
      return "bounds (\(bounds.origin.x) \(bounds.origin.y); \(bounds.width) \(bounds.height))"
    }
    let position = layer.position
    if position.x.isNaN || position.y.isNaN {
      return "position (\(position.x), \(position.y))"
    }
    let map = layer.affineTransform()
    if [map.a, map.b, map.c, map.d, map.tx, map.ty].contains(where: \.isNaN) {
      return "transform"
    }
    return nil
  }

  private static func name(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    return "\(type(of: view))"
  }
}
