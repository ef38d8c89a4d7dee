/// What a viewer of an animated PNG shows, frame after frame.
///
/// - Source: PNG third edition, 11.3.5.3: disposal and blending of frames.
struct PNGAnimationCanvas {
  private let width: Int
  private let height: Int
  private let bitDepth: Int
  /// The canvas in straight RGBA, transparent before the first frame.
  private var samples: [UInt8]
  private var disposed: (frame: PNGAnimation.Frame, before: [UInt8])?

  init(width: Int, height: Int, bitDepth: Int) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    samples = [UInt8](repeating: 0, count: width * height * 4 * (bitDepth / 8))
  }

  private var bytesPerPixel: Int { 4 * (bitDepth / 8) }

  /// Shows a frame and returns the whole canvas.
  ///
  /// - Parameter pixels: The pixels of the frame's own rectangle.
  mutating func show(_ pixels: PNGImage, _ frame: PNGAnimation.Frame) -> PNGImage {
    disposeOfLast()
    disposed = (frame, frame.disposal == .restore ? rectangle(frame) : [])
    if frame.blendsOver {
      blend(pixels.samples, frame)
    } else {
      replace(frame, with: pixels.samples)
    }
    return PNGImage(width: width, height: height, bitDepth: bitDepth, samples: samples)
  }

  private mutating func disposeOfLast() {
    guard let (frame, before) = disposed else { return }
    switch frame.disposal {
    case .keep: break
    case .restore: replace(frame, with: before)
    case .clear:
      let count = frame.width * frame.height * bytesPerPixel
      replace(frame, with: [UInt8](repeating: 0, count: count))
    }
  }

  private func rectangle(_ frame: PNGAnimation.Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.width * frame.height * bytesPerPixel)
    for row in 0..<frame.height { bytes += samples[place(frame, row)] }
    return bytes
  }

  private mutating func replace(_ frame: PNGAnimation.Frame, with pixels: [UInt8]) {
    let length = frame.width * bytesPerPixel
    for row in 0..<frame.height {
      samples.replaceSubrange(
        place(frame, row), with: pixels[row * length..<(row + 1) * length])
    }
  }

  /// The place of the bytes of one of the frame's rows.
  private func place(_ frame: PNGAnimation.Frame, _ row: Int) -> Range<Int> {
    let start = ((frame.y + row) * width + frame.x) * bytesPerPixel
    return start..<start + frame.width * bytesPerPixel
  }

  private mutating func blend(_ pixels: [UInt8], _ frame: PNGAnimation.Frame) {
    let length = frame.width * bytesPerPixel
    for row in 0..<frame.height {
      let start = place(frame, row).lowerBound
      for offset in stride(from: 0, to: length, by: bytesPerPixel) {
        blend(pixels, row * length + offset, at: start + offset)
      }
    }
  }

  /// One straight pixel over another, cut to whole numbers as the standard's decoders do.
  @inline(__always)
  private mutating func blend(_ pixels: [UInt8], _ source: Int, at target: Int) {
    let isWide = bitDepth == 16
    func value(_ bytes: [UInt8], _ start: Int, _ channel: Int) -> Int {
      isWide
        ? Int(bytes[start + 2 * channel]) << 8 | Int(bytes[start + 2 * channel + 1])
        : Int(bytes[start + channel])
    }
    let greatest = isWide ? 65535 : 255
    let alpha = value(pixels, source, 3)
    if alpha == 0 { return }
    let front = alpha * greatest
    let back = (greatest - alpha) * value(samples, target, 3)
    for channel in 0..<4 {
      let result =
        channel == 3
        ? (front + back) / greatest
        : (value(pixels, source, channel) * front + value(samples, target, channel) * back)
          / (front + back)
      if isWide {
        samples[target + 2 * channel] = UInt8(result >> 8)
        samples[target + 2 * channel + 1] = UInt8(result & 255)
      } else {
        samples[target + channel] = UInt8(result)
      }
    }
  }
}
