import SnapshotCore

/// Changes to a picture, without the view that drew it.
package struct PictureMutations {
  private let image: PixelImage
  /// Colours with the number of their pixels, the commonest first.
  private let colors: [(pixel: UInt32, count: Int)]

  package init(_ image: PixelImage) {
    self.image = image
    var counts: [UInt32: Int] = [:]
    for y in 0..<image.height {
      for x in 0..<image.width { counts[image.pixel(x, y), default: 0] += 1 }
    }
    colors = counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The commonest colour.
  package var background: UInt32 { colors[0].pixel }

  private func mapped(_ source: (Int, Int) -> (Int, Int)) -> PixelImage {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(image.bytes.count)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (i, j) = source(x, y)
        let place = 4 * (j * image.width + i)
        bytes += image.bytes[place..<place + 4]
      }
    }
    return PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// The edge is repeated.
  package func moved(x dx: Int, y dy: Int) -> PixelImage {
    mapped {
      (min(max($0 - dx, 0), image.width - 1), min(max($1 - dy, 0), image.height - 1))
    }
  }

  /// The middle column is repeated; what is beyond the right edge is gone.
  package func widened(by pixels: Int) -> PixelImage {
    let middle = image.width / 2
    return mapped { ($0 <= middle ? $0 : max(middle, $0 - pixels), $1) }
  }

  package func heightened(by pixels: Int) -> PixelImage {
    let middle = image.height / 2
    return mapped { ($0, $1 <= middle ? $1 : max(middle, $1 - pixels)) }
  }

  /// The commonest colour but the background's with other red, green and blue: nearer to the
  /// middle by `step` each.
  package func recolored(by step: Int) -> PixelImage {
    let chosen = colors.dropFirst().first { $0.pixel >> 24 != 0 }?.pixel ?? background
    var replaced: UInt32 = chosen & 0xff00_0000
    for shift: UInt32 in [0, 8, 16] {
      let sample = Int(chosen >> shift & 255)
      replaced |= UInt32(sample < 128 ? sample + step : sample - step) << shift
    }
    return replacing { image.pixel($0, $1) == chosen ? replaced : nil }
  }

  private func replacing(_ color: (Int, Int) -> UInt32?) -> PixelImage {
    var bytes = image.bytes
    for y in 0..<image.height {
      for x in 0..<image.width {
        guard let pixel = color(x, y) else { continue }
        let place = 4 * (y * image.width + x)
        for channel in 0..<4 {
          bytes[place + channel] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel))
        }
      }
    }
    return PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// Areas of one colour that stand apart: a dot, a line, a letter, a button.
  package func elements(limit: Int) -> [ComparisonResult.Region] {
    var found: [ComparisonResult.Region] = []
    for color in colors.dropFirst().prefix(12) where color.pixel >> 24 != 0 && color.count >= 4 {
      var mask = DifferenceMask(width: image.width, height: image.height)
      for y in 0..<image.height {
        for x in 0..<image.width where image.pixel(x, y) == color.pixel {
          mask.insert(x: x, y: y)
        }
      }
      found += RegionFinder.regions(of: mask).filter { $0.pixels >= 4 }
    }
    return Array(found.sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }.prefix(limit))
  }

  /// The element's box filled with the colour at its upper left.
  package func without(_ element: ComparisonResult.Region) -> PixelImage {
    let x = max(element.x - 2, 0)
    let y = max(element.y - 2, 0)
    var fill = image.pixel(x, y)
    let middle = image.pixel(element.x + element.width / 2, element.y + element.height / 2)
    if fill == middle { fill = fill == background ? ~background | 0xff00_0000 : background }
    let columns = element.x..<element.x + element.width
    let rows = element.y..<element.y + element.height
    return replacing { columns.contains($0) && rows.contains($1) ? fill : nil }
  }

  // MARK: - For a corpus

  /// Every pixel but the fully transparent ones through a function of itself.
  private func recolored(_ body: (UInt32) -> UInt32) -> PixelImage {
    replacing { x, y in
      let pixel = image.pixel(x, y)
      return pixel >> 24 == 0 ? nil : body(pixel)
    }
  }

  func inverted() -> PixelImage { recolored { $0 ^ 0x00ff_ffff } }

  func grey() -> PixelImage {
    recolored { pixel in
      let luma =
        (77 * (pixel & 255) + 150 * (pixel >> 8 & 255) + 29 * (pixel >> 16 & 255)) >> 8
      return pixel & 0xff00_0000 | luma * 0x01_0101
    }
  }

  func redForBlue() -> PixelImage {
    recolored { $0 & 0xff00_ff00 | ($0 & 255) << 16 | $0 >> 16 & 255 }
  }

  func mirrored() -> PixelImage { mapped { (image.width - 1 - $0, $1) } }

  /// The picture with four fifths of its alpha.
  func faded() -> PixelImage {
    recolored { $0 & 0x00ff_ffff | (($0 >> 24) * 4 / 5) << 24 }
  }

  /// A box, cut at the edges, in a colour that stands out from what is in its upper left corner.
  func painted(x: Int, y: Int, width: Int, height: Int) -> PixelImage {
    let below = image.pixel(min(x, image.width - 1), min(y, image.height - 1))
    let isDark = below >> 24 > 127 && below >> 8 & 255 < 128
    let ink: UInt32 = isDark ? 0xffe0_e0e0 : 0xff40_4040
    return replacing {
      $0 >= x && $0 < x + width && $1 >= y && $1 < y + height ? ink : nil
    }
  }
}
