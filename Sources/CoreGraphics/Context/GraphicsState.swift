/// What `saveGState` keeps.
struct GraphicsState {
  struct Shadow {
    /// In base space.
    var offset: CGSize
    /// In base space; twice σ.
    var blur: CGFloat
    var color: CGColor
  }

  /// From user to device space.
  var ctm: CGAffineTransform
  var clip: ClipState
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace = CGColorSpace.deviceGray
  var strokeColorSpace = CGColorSpace.deviceGray
  /// Of a PDF page: what drawing is cut to, beside `clip`.
  var clips: [PDFRecorder.Clip] = []
  /// Of a PDF page: whether the clip has a part that is no shape.
  var isClippedByPixels = false
  /// The map from the space that patterns are laid out in to device space; nil for base space.
  var patternBase: CGAffineTransform?
  var patternPhase = CGSize.zero
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashLengths: [CGFloat] = []
  var dashPhase: CGFloat = 0
  /// 0 … 100; 0 for the flatness that contexts have by themselves.
  var flatness: CGFloat = 0
  var shouldAntialias = true
  var interpolationQuality = CGInterpolationQuality.default
  var renderingIntent = CGColorRenderingIntent.defaultIntent
  var textDrawingMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0

  init(ctm: CGAffineTransform, clip: ClipState) {
    self.ctm = ctm
    self.clip = clip
  }
}
