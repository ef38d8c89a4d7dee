extension FlatPath {
  /// The pixels that the path can touch. Points that are not finite are left out.
  var pixelBounds: PixelRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for point in points where point.x.isFinite && point.y.isFinite {
      minX = min(minX, point.x.native)
      maxX = max(maxX, point.x.native)
      minY = min(minY, point.y.native)
      maxY = max(maxY, point.y.native)
    }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
