/// The state that `saveGState` keeps.
struct GraphicsState {
  struct Shadow {
    /// The shadow's offset, in base space.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in base space.
    var blur: CGFloat
    var color: CGColor
  }

  /// The map from user space to device space.
  var ctm: CGAffineTransform
  var clip: ClipState
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace = CGColorSpace.deviceGray
  var strokeColorSpace = CGColorSpace.deviceGray
  /// The paths that drawing on a PDF page is cut to, beside `clip`.
  var clips: [PDFRecorder.Clip] = []
  /// For a PDF page, whether a part of the clip is not a shape.
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
  /// The flatness from 0 to 100. 0 stands for the one that contexts have by themselves.
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
