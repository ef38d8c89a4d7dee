/// An image under an affine map.
struct ImagePaint {
  let bitmap: Bitmap
  /// From device pixels to pixels of the image, y down.
  let inverse: CGAffineTransform
  /// 0 … 255.
  let alpha: UInt32
  /// Whether pixels are blended with their neighbours.
  let isInterpolated: Bool
}
