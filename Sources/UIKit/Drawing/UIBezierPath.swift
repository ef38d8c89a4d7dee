/// A path with the attributes that it is drawn with, in a space whose y axis points down.
///
/// A class that is not bound to the main actor, as on Apple's platforms. `NSCoding` is absent.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of the stroke in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open subpaths; cut off at the end by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of the stroke; pointed by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a miter in line widths, 10 by default; a longer one becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// The roughness of curves, 0.6 by default: a value twice as large draws them half as fine.
  open var flatness: CGFloat = 0.6
  /// Whether ``fill()``, ``addClip()`` and ``contains(_:)`` use the even-odd rule; false by
  /// default.
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
    PathCount.note()
  }

  /// A closed rectangle from its smallest corner, x first.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// A closed ellipse from its largest x, clockwise on the screen.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// An arc of a circle; angles are in radians, see
  /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path with a copy of the elements.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A path with the same elements and attributes. It is not of the receiver's subclass, which may
  /// need more than this class knows of.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeAttributes(of: self)
    return copy
  }

  private func takeAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashLengths = other.dashLengths
    dashPhase = other.dashPhase
  }

  /// The elements as an immutable path; setting it replaces them.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Elements

  /// Starts a new subpath at a point, without a line to it.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line from the current point; a path without one stays as it is.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point; a path without one stays as it is.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point; a path without one stays as it is.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, joined to the current point by a line if there is one.
  ///
  /// - Parameters:
  ///   - startAngle: The angle in radians, clockwise on the screen from the x axis.
  ///   - endAngle: The angle in radians; a whole turn or more away, the arc is the whole circle.
  ///   - clockwise: The direction on the screen, where y points down: from 0 to π with `true` is
  ///     the lower half of a circle. `CGPath.addArc` means the opposite.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() {
    path.closeSubpath()
  }

  /// Removes all elements; the attributes stay.
  open func removeAllPoints() {
    path.removeAll()
  }

  /// Adds the elements of another path; its attributes are ignored.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// A path of the same shape and attributes, with its elements in reverse order.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    reversed.takeAttributes(of: self)
    return reversed
  }

  /// Applies a transform to all points, control points too.
  open func apply(_ transform: CGAffineTransform) {
    // SAFETY: The pointer is to a value of this function's, which is read during the call alone.
    var transform = transform
    path = unsafe path.mutableCopy(using: &transform) ?? path
  }

  // MARK: Questions

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points, control points too.
  open var bounds: CGRect { path.boundingBox }

  /// The last point; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies in the area that `fill` covers; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Dashes

  /// Sets the strokes and gaps of stroked lines.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of strokes and gaps in turn, in points; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which a subpath starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    // SAFETY: The caller has `count` lengths at the pointer, as Apple's documentation asks; they
    // are copied before this returns.
    dashLengths =
      unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
      ?? []
    dashPhase = phase
  }

  /// Gets the strokes and gaps of stroked lines.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths; room for as many as `count` says. Nil to leave them out.
  ///   - count: Receives their number.
  ///   - phase: Receives the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    // SAFETY: Each pointer is nil or the caller's, who has asked for the number of lengths before
    // and made room for as many, as Apple's documentation asks.
    for (index, length) in dashLengths.enumerated() {
      unsafe pattern?[index] = length
    }
    unsafe count?.pointee = dashLengths.count
    unsafe phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the area in the current context's fill colour. Does nothing without a context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFlatness(flatness)
    context.addPathReplacingCurrent(path)
    context.fillPath(using: fillRule)
    context.restoreGState()
  }

  /// Fills the area with a blend mode and an opacity of its own, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context's stroke colour, with the path's line attributes. Does
  /// nothing without a context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFlatness(flatness)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashLengths)
    context.addPathReplacingCurrent(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Strokes the path with a blend mode and an opacity of its own, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Narrows the current context's clip to the area. Does nothing without a context.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPathReplacingCurrent(path)
    context.clip(using: fillRule)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}

extension CGContext {
  fileprivate func addPathReplacingCurrent(_ path: CGPath) {
    beginPath()
    addPath(path)
  }
}
