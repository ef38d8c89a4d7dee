/// A source whose pixels are all transparent.
struct EmptySource: PixelSource {
  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    PixelBlock(rect, working)
  }
}

/// A source of one colour everywhere.
struct ColorSource: PixelSource {
  /// The colour, straight and in sRGB.
  let color: SIMD4<Float>

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    var block = PixelBlock(rect, .encoded)
    let pixel = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    block.fill { _, _ in pixel }
    return block
  }
}

/// A bitmap whose lower left corner is the origin.
struct BitmapSource: PixelSource {
  let bytes: [UInt8]
  let width: Int
  let height: Int

  init(_ image: CGImage) {
    bytes = image.straightRGBA()
    width = image.width
    height = image.height
  }

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    var block = PixelBlock(rect, .encoded)
    let own = rect.intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !own.isEmpty else { return block }
    for y in own.minY..<own.maxY {
      var source = ((height - 1 - y) * width + own.minX) * 4
      var target = (y - rect.minY) * rect.width + own.minX - rect.minX
      for _ in own.minX..<own.maxX {
        let alpha = Float(bytes[source + 3]) / 255
        let color = SIMD4<Float>(
          Float(bytes[source]), Float(bytes[source + 1]), Float(bytes[source + 2]), 255)
        block.pixels[target] = color / 255 * alpha
        source += 4
        target += 1
      }
    }
    return block
  }
}

/// A part of an image; transparent outside.
struct CroppedSource: PixelSource {
  let image: CIImage
  let part: PixelRect

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    let own = rect.intersection(part)
    guard !own.isEmpty else { return PixelBlock(rect, working) }
    let inner = image.source.pixels(in: own, working: working)
    var block = PixelBlock(rect, inner.encoding)
    for y in own.minY..<own.maxY {
      for x in own.minX..<own.maxX {
        block.pixels[(y - rect.minY) * rect.width + x - rect.minX] = inner[x, y]
      }
    }
    return block
  }
}

/// An image whose edges go on for ever.
struct ClampedSource: PixelSource {
  let image: CIImage
  let extent: PixelRect

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    // The part of the image nearest to the rectangle, at least a row and a column of it.
    func range(_ low: Int, _ high: Int, _ first: Int, _ end: Int) -> Range<Int> {
      let start = min(max(low, first), end - 1)
      return start..<max(start + 1, min(high, end))
    }
    let columns = range(rect.minX, rect.maxX, extent.minX, extent.maxX)
    let rows = range(rect.minY, rect.maxY, extent.minY, extent.maxY)
    let inner = image.source.pixels(
      in: PixelRect(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
        maxY: rows.upperBound), working: working)
    var block = PixelBlock(rect, inner.encoding)
    var index = 0
    for y in rect.minY..<rect.maxY {
      let row = min(max(y, rows.lowerBound), rows.upperBound - 1)
      for x in rect.minX..<rect.maxX {
        let column = min(max(x, columns.lowerBound), columns.upperBound - 1)
        block.pixels[index] = inner[column, row]
        index += 1
      }
    }
    return block
  }
}

/// An image moved, scaled or turned; between pixels in proportion to the distance.
struct TransformedSource: PixelSource {
  let image: CIImage
  let inverse: CGAffineTransform

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    let needed = rect.cgBounds.applying(inverse).insetBy(dx: -1, dy: -1)
    let area = PixelRect(containing: needed).intersection(image.drawnRect)
    guard !area.isEmpty else { return PixelBlock(rect, working) }
    let inner = image.source.pixels(in: area, working: working).encoded(as: working)
    var block = PixelBlock(rect, working)
    block.fill { x, y in
      let point = CGPoint(x: x, y: y).applying(inverse)
      let (left, low) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
      guard left.magnitude < 1e9, low.magnitude < 1e9 else { return .zero }
      // In range: checked a line above.
      let (column, row) = (Int(left.rounded(.down)), Int(low.rounded(.down)))
      let (partX, partY) = (Float(left - Double(column)), Float(low - Double(row)))
      let below = inner[column, row] * (1 - partX) + inner[column + 1, row] * partX
      if partY == 0 { return below }
      let above = inner[column, row + 1] * (1 - partX) + inner[column + 1, row + 1] * partX
      return below * (1 - partY) + above * partY
    }
    return block
  }
}
