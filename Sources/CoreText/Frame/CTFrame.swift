import CoreGraphics
import Foundation

/// Lays strings out in boxes.
public final class CTFramesetter {
  let typesetter: CTTypesetter

  init(_ string: NSAttributedString) {
    typesetter = CTTypesetter(string)
  }
}

/// Lines in a box, y upwards.
public final class CTFrame {
  let layout: TextLayout
  let path: CGPath
  let box: CGRect
  let range: Range<Int>

  init(layout: TextLayout, path: CGPath, box: CGRect, range: Range<Int>) {
    self.layout = layout
    self.path = path
    self.box = box
    self.range = range
  }

  /// The origin of a line, relative to the box's origin.
  func origin(_ index: Int) -> CGPoint {
    let line = layout.lines[index]
    return CGPoint(x: line.origin.x, y: box.height - line.origin.y)
  }

  var visibleRange: Range<Int> {
    range.lowerBound..<(layout.lines.last?.line.range.upperBound ?? range.lowerBound)
  }
}

/// Makes a framesetter, which lays a string out in frames.
public func CTFramesetterCreateWithAttributedString(
  _ string: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(string)
}

/// The typesetter that breaks the string into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Lays the string out from its start in the bounding box of a path.
///
/// Not drawn: lines that follow the outline of a path that is no rectangle; a part of the string
/// that begins after its start; frame attributes (`FidelityFeature.textPath`).
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath,
  _ attributes: [String: Any]?
) -> CTFrame {
  let box = path.boundingBoxOfPath
  // SAFETY: No rectangle is asked for: with nil the function writes nowhere.
  if unsafe !path.isRect(nil) {
    FidelityLedger.note(.textPath, "CTFramesetterCreateFrame(_:_:_:_:)")
  }
  if range.location > 0 {
    FidelityLedger.note(.textPath, "CTFramesetterCreateFrame(_:_:_:_:), its range’s location")
  }
  if attributes?.isEmpty == false {
    FidelityLedger.note(.textPath, "CTFramesetterCreateFrame(_:_:_:_:), its attributes")
  }
  var options = TextLayout.Options(width: box.width)
  options.height = box.height
  options.drawsHyphens = false
  options.keepsFirstLine = false
  let text = framesetter.typesetter.text
  return CTFrame(
    layout: TextLayout(text, options: options), path: path, box: box,
    range: range.clamped(to: text.length))
}

/// The size that the string takes.
///
/// - Parameters:
///   - constraints: The maximum sizes, in points; `greatestFiniteMagnitude` for no limit.
///   - fitRange: Gets the part of the string that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ range: CFRange, _ attributes: [String: Any]?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ value: CGFloat) -> CGFloat { value > 0 && value < 1e9 ? value : .infinity }
  var options = TextLayout.Options(width: limit(constraints.width))
  options.height = limit(constraints.height)
  options.drawsHyphens = false
  options.keepsFirstLine = false
  let layout = TextLayout(framesetter.typesetter.text, options: options)
  // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe fitRange?.pointee = CFRange(
    location: 0, length: layout.lines.last?.line.range.upperBound ?? 0)
  return layout.size
}

/// The lines of a frame, in order. Differs: an array of Swift, which needs no cast.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.layout.lines.map(\.line) }

/// - Parameter origins: Gets the left ends of the baselines, relative to the box's origin.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  // SAFETY: The caller has room for as many points as the range has, as Apple's documentation asks,
  // and clamped to the lines it has no more.
  for (offset, index) in range.clamped(to: frame.layout.lines.count).enumerated() {
    unsafe origins[offset] = frame.origin(index)
  }
}

/// The path that the frame was laid out in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The part of the string that was to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The part of the string that is shown.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visibleRange.lowerBound, length: frame.visibleRange.count)
}

/// Draws all lines, each at its place in the box.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let text = context.textMatrix
  let upright = CGAffineTransform(a: text.a, b: text.b, c: text.c, d: text.d, tx: 0, ty: 0)
  context.withTextClip {
    for (index, line) in frame.layout.lines.enumerated() {
      let origin = frame.origin(index)
      line.line.draw(
        in: context, at: CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y),
        transform: upright)
    }
  }
}
