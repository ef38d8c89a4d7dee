extension CALayer {
  /// The anchor in the layer's own space. Apple measures it from the bounds' origin and size.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Maps this layer's own space to its superlayer's, sublayer transform included.
  package var matrixToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    let up = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DConcat(
        transform, CATransform3DMakeTranslation(position.x, position.y, zPosition)))
    var matrix = isGeometryFlipped ? CATransform3DConcat(flip, up) : up
    if let parent, !CATransform3DIsIdentity(parent.sublayerTransform) {
      matrix = CATransform3DConcat(matrix, parent.sublayerTransformAboutAnchor)
    }
    return matrix
  }

  /// Turns the layer's own space upside down within its bounds.
  package var flip: CATransform3D {
    CATransform3D(
      rows: [1, 0, 0, 0], [0, -1, 0, 0], [0, 0, 1, 0], [0, bounds.minY + bounds.maxY, 0, 1])
  }

  private var sublayerTransformAboutAnchor: CATransform3D {
    let anchor = anchorInBounds
    return CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
      CATransform3DConcat(
        sublayerTransform, CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
  }

  /// The place of the layer's own origin in the superlayer, if the map is only a translation.
  private var translationToSuperlayer: CGPoint? {
    guard !isGeometryFlipped, CATransform3DIsIdentity(transform),
      parent.map({ CATransform3DIsIdentity($0.sublayerTransform) }) ?? true
    else { return nil }
    let anchor = anchorInBounds
    return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// The map from the layer's plane to its superlayer's; nil where the plane cannot be seen.
  var planeMapToSuperlayer: PlaneMap? {
    if let offset = translationToSuperlayer {
      return PlaneMap(CGAffineTransform(translationX: offset.x, y: offset.y))
    }
    return PlaneMap(matrixToSuperlayer)
  }

  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    if let offset = translationToSuperlayer {
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return matrixToSuperlayer.project(point)
  }

  func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    if let offset = translationToSuperlayer {
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    return CATransform3DInvert(matrixToSuperlayer.planeMatrix).project(point)
  }

  // MARK: Frame

  var frameInSuperlayer: CGRect {
    let size = bounds.size
    let base = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height,
      width: size.width, height: size.height
    ).standardized
    if CATransform3DIsIdentity(transform) {
      return base.offsetBy(dx: position.x, dy: position.y)
    }
    if let given = transformedFrame, given.isOf(self) { return given.frame }
    let lifted = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorPointZ), transform)
    // The position is part of the mapping, not added afterwards: that rounds the corners as Apple
    // does, and the noise of a turned corner is lost in the greater number.
    return boundingBox(ofCornersOf: base) { corner in
      let place = lifted.project(corner)
      return CGPoint(x: place.x + position.x, y: place.y + position.y)
    }
  }

  func setFrameInSuperlayer(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if !CATransform3DIsIdentity(transform) {
      let map = CATransform3DGetAffineTransform(transform)
      let inverse = map.inverted()
      if map.b == 0, map.c == 0, map.a != 0, map.d != 0 {
        size = CGSize(width: size.width / abs(map.a), height: size.height / abs(map.d))
      } else if map.a * map.d - map.b * map.c != 0 {
        size = CGSize(
          width: abs(inverse.a) * size.width + abs(inverse.c) * size.height,
          height: abs(inverse.b) * size.width + abs(inverse.d) * size.height)
      }
    }
    if bounds.size != size { bounds.size = size }
    transformedFrame = nil
    // A layer comes back from CGRect.null, of which inset rectangles that are too small consist.
    if !position.x.isFinite || !position.y.isFinite { position = .zero }
    // The bounds' frame with the position at 0 says how far the frame lies from the position.
    let current = frameInSuperlayer
    position = CGPoint(
      x: frame.minX - (current.minX - position.x), y: frame.minY - (current.minY - position.y))
    guard !CATransform3DIsIdentity(transform) else { return }
    let read = frameInSuperlayer
    if read != frame, read.isClose(to: frame) {
      transformedFrame = TransformedFrame(frame, of: self)
    }
  }

  // MARK: Conversion

  /// Converts between two layers' own spaces; nil is the space above the root.
  ///
  /// Layers without a common ancestor are taken to have roots in one space.
  static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    let common = commonAncestor(source, target)
    var point = point
    var node = source
    // Through layers without a plane of their own a point keeps its depth.
    var risen: CATransform3D?
    while let layer = node, layer !== common {
      node = layer.host
      let isFlattened = node === common || node.map { !$0.isVolume } ?? true
      if isFlattened, risen == nil {
        point = layer.pointInSuperlayer(point)
      } else {
        let matrix = layer.matrixToSuperlayer
        let whole = risen.map { CATransform3DConcat($0, matrix) } ?? matrix
        if isFlattened { point = whole.project(point) }
        risen = isFlattened ? nil : whole
      }
    }
    var descent: [CALayer] = []
    node = target
    while let layer = node, layer !== common {
      descent.append(layer)
      node = layer.host
    }
    var sunk: CATransform3D?
    for layer in descent.reversed() {
      if sunk == nil, !layer.isVolume || layer === target {
        point = layer.pointFromSuperlayer(point)
        continue
      }
      let matrix = layer.matrixToSuperlayer
      let whole = sunk.map { CATransform3DConcat(matrix, $0) } ?? matrix
      let isFlattened = !layer.isVolume || layer === target
      if isFlattened { point = CATransform3DInvert(whole.planeMatrix).project(point) }
      sunk = isFlattened ? nil : whole
    }
    return point
  }

  static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    return boundingBox(ofCornersOf: rect) { convert($0, from: source, to: target) }
  }

  private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
    func depth(_ layer: CALayer?) -> Int {
      sequence(first: layer) { $0.map(\.host) }.reduce(-1) { count, _ in count + 1 }
    }
    var (left, right) = (a, b)
    var (leftDepth, rightDepth) = (depth(a), depth(b))
    while leftDepth > rightDepth { (left, leftDepth) = (left?.host, leftDepth - 1) }
    while rightDepth > leftDepth { (right, rightDepth) = (right?.host, rightDepth - 1) }
    while left !== right { (left, right) = (left?.host, right?.host) }
    return left
  }
}

/// A frame that was set on a layer with a transform, where the corners' mapping gives another by
/// rounding alone: of frames in whole points on scaled layers that is one in twenty. It is what
/// `frame` reads until something that it follows from changes.
package struct TransformedFrame {
  let frame: CGRect
  private let size: CGSize
  private let position: CGPoint
  private let anchor: CGPoint
  private let anchorZ: CGFloat
  private let transform: CATransform3D

  init(_ frame: CGRect, of layer: CALayer) {
    self.frame = frame
    size = layer.bounds.size
    position = layer.position
    anchor = layer.anchorPoint
    anchorZ = layer.anchorPointZ
    transform = layer.transform
  }

  func isOf(_ layer: CALayer) -> Bool {
    position == layer.position && size == layer.bounds.size && anchor == layer.anchorPoint
      && anchorZ == layer.anchorPointZ && CATransform3DEqualToTransform(transform, layer.transform)
  }
}

extension CGRect {
  /// Whether rounding explains the difference.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let greatest = max(abs(other.minX), abs(other.minY), abs(other.maxX), abs(other.maxY), 1)
    return [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ].allSatisfy { abs($0) <= greatest * 1e-14 }
  }
}

/// The smallest rectangle around the images of a rectangle's corners.
func boundingBox(ofCornersOf rect: CGRect, mappedBy map: (CGPoint) -> CGPoint) -> CGRect {
  let first = map(CGPoint(x: rect.minX, y: rect.minY))
  var (low, high) = (first, first)
  for (x, y) in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
    let corner = map(CGPoint(x: x, y: y))
    low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
    high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
  }
  return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
}
