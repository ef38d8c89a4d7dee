import SnapshotCore

/// Pairs of pictures with a known verdict, made from one picture: noise that other renderers,
/// machines and encoders cause, which must pass, and real changes, which must fail.
///
/// A corpus of a gallery's references measures a tolerance. The generator does not depend on any
/// tolerance; the same picture gives the same corpus.
package enum MutationCorpus {
  package struct Case: Sendable {
    /// The name: `noise-…` or `change-…`.
    package let name: String
    package let mustMatch: Bool
    package let image: PixelImage
  }

  /// A change counts as real where so many pixels are so far off in a sample: a shift of a picture
  /// that is plain along it does not count.
  private static let minimumChangedPixels = 12
  private static let minimumChange = 24

  /// About 36 cases; fewer where a mutation leaves this picture as it is.
  ///
  /// - Parameter scale: Pixels per point.
  package static func cases(of image: PixelImage, scale: Int) -> [Case] {
    let noises = noises(image).filter { $0.1 != image }
      .map { Case(name: "noise-" + $0, mustMatch: true, image: $1) }
    let changes = changes(image, max(scale, 1))
      .filter { isReal(image, $0.1) }
      .map { Case(name: "change-" + $0, mustMatch: false, image: $1) }
    return noises + changes
  }

  private static func isReal(_ image: PixelImage, _ changed: PixelImage) -> Bool {
    var count = 0
    var place = 0
    while place < image.bytes.count {
      for channel in place..<place + 4
      where abs(Int(image.bytes[channel]) - Int(changed.bytes[channel])) >= minimumChange {
        count += 1
        break
      }
      place += 4
    }
    return count >= minimumChangedPixels
  }

  // MARK: - Noise

  private static func noises(_ image: PixelImage) -> [(String, PixelImage)] {
    let noise = PictureNoise(image)
    return [
      ("1-level", noise.random(upTo: 1, seed: 1)),
      ("1-level-again", noise.random(upTo: 1, seed: 2)),
      ("2-levels", noise.random(upTo: 2, seed: 3)),
      ("2-levels-again", noise.random(upTo: 2, seed: 4)),
      ("dither", noise.dithered()),
      ("gamma-1.02", noise.curved(lifting: 2)),
      ("gamma-0.98", noise.curved(lifting: -2)),
      ("7-bits", noise.reduced()),
      ("one-brighter", noise.brightened(by: 1)),
      ("colour-space-round-trip", noise.mixed()),
      ("eighth-pixel-right", noise.shifted(eighths: 1, isVertical: false)),
      ("eighth-pixel-down", noise.shifted(eighths: 1, isVertical: true)),
      ("softer-edges", noise.softened()),
      ("specks", noise.specks(seed: 5)),
    ]
  }

  // MARK: - Changes

  private static func changes(_ image: PixelImage, _ scale: Int) -> [(String, PixelImage)] {
    let mutations = PictureMutations(image)
    var changes: [(String, PixelImage)] = [
      ("pixel-right", mutations.moved(x: 1, y: 0)), ("pixel-left", mutations.moved(x: -1, y: 0)),
      ("pixel-down", mutations.moved(x: 0, y: 1)), ("pixel-up", mutations.moved(x: 0, y: -1)),
      ("diagonal", mutations.moved(x: 1, y: 1)),
      ("point-wider", mutations.widened(by: scale)),
      ("point-higher", mutations.heightened(by: scale)),
      ("8-points-lower", mutations.moved(x: 0, y: 8 * scale)),
      ("inverted", mutations.inverted()), ("grey", mutations.grey()),
      ("red-for-blue", mutations.redForBlue()), ("mirrored", mutations.mirrored()),
      ("tint", mutations.recolored(by: 32)), ("other-colour", mutations.recolored(by: 64)),
      ("faded", mutations.faded()),
    ]
    // A row of mixed colours along an edge is no element of its own.
    let elements = mutations.elements(limit: 60).filter {
      $0.pixels >= 4 * scale * scale && min($0.width, $0.height) >= max(scale, 2)
    }
    for (index, element) in elements.prefix(4).enumerated() {
      changes.append(("large-element-\(index)-missing", mutations.without(element)))
    }
    for (index, element) in elements.suffix(4).enumerated() {
      changes.append(("small-element-\(index)-missing", mutations.without(element)))
    }
    let width = image.width
    let height = image.height
    changes += [
      (
        "dot-added",
        mutations.painted(x: width / 3, y: height / 3, width: 3 * scale, height: 3 * scale)
      ),
      ("line-added", mutations.painted(x: 0, y: height / 2, width: width, height: scale)),
      ("bar-added", mutations.painted(x: width / 2, y: 0, width: scale, height: height)),
      ("half-missing", mutations.painted(x: 0, y: height / 2, width: width, height: height)),
    ]
    return changes
  }
}

/// What rendering and encoding elsewhere does to the samples of a picture.
struct PictureNoise {
  private let image: PixelImage

  init(_ image: PixelImage) {
    self.image = image
  }

  /// Every red, green and blue sample through a function of itself, its channel and its pixel;
  /// pixels that are fully transparent stay.
  private func mapped(_ body: (Int, Int, Int) -> Int) -> PixelImage {
    var bytes = image.bytes
    for pixel in 0..<image.size.pixelCount where bytes[4 * pixel + 3] != 0 {
      for channel in 0..<3 {
        let place = 4 * pixel + channel
        bytes[place] = UInt8(clamping: body(Int(bytes[place]), channel, pixel))
      }
    }
    return PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// A number for a pixel's channel that looks random.
  private static func hash(_ pixel: Int, _ channel: Int, _ seed: Int) -> Int {
    var mixed = UInt64(truncatingIfNeeded: 4 &* pixel &+ channel) &+ UInt64(seed) << 40
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ mixed >> 31) >> 33)
  }

  func random(upTo levels: Int, seed: Int) -> PixelImage {
    mapped { $0 + Self.hash($2, $1, seed) % (2 * levels + 1) - levels }
  }

  /// The picture with samples one level up and down in a checkerboard.
  func dithered() -> PixelImage {
    mapped { $0 + (($2 % image.width + $2 / image.width) & 1) * 2 - 1 }
  }

  /// The mid-tones up or down by so many levels: gamma 1 ± 0.01 for each.
  func curved(lifting levels: Int) -> PixelImage {
    mapped { sample, _, _ in
      sample + (4 * levels * sample * (255 - sample) + 32_512) / 65_025
    }
  }

  /// Seven bits a sample, spread over eight.
  func reduced() -> PixelImage { mapped { sample, _, _ in sample & 0xfe | sample >> 7 } }

  func brightened(by levels: Int) -> PixelImage { mapped { sample, _, _ in sample + levels } }

  /// Half a per cent of each other channel: a conversion there and back.
  func mixed() -> PixelImage {
    mapped { sample, channel, pixel in
      let next = Int(image.bytes[4 * pixel + (channel + 1) % 3])
      return sample + (next - sample + (next >= sample ? 100 : -100)) / 200
    }
  }

  /// Everything moved by eighths of a pixel, interpolated.
  func shifted(eighths: Int, isVertical: Bool) -> PixelImage {
    var bytes = image.bytes
    let step = 4 * (isVertical ? image.width : 1)
    for y in 0..<image.height {
      for x in 0..<image.width where isVertical ? y > 0 : x > 0 {
        let place = 4 * (y * image.width + x)
        for channel in place..<place + 4 {
          let old = Int(image.bytes[channel - step])
          bytes[channel] = UInt8(
            (Int(image.bytes[channel]) * (8 - eighths) + old * eighths + 4) / 8)
        }
      }
    }
    return PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// A sixteenth of each of the four neighbours: another smoothing.
  func softened() -> PixelImage {
    var bytes = image.bytes
    let row = 4 * image.width
    for y in 1..<max(image.height - 1, 1) {
      for x in 1..<max(image.width - 1, 1) {
        let place = 4 * (y * image.width + x)
        for channel in place..<place + 4 {
          var sum = 12 * Int(image.bytes[channel]) + 8
          sum += Int(image.bytes[channel - 4]) + Int(image.bytes[channel + 4])
          sum += Int(image.bytes[channel - row]) + Int(image.bytes[channel + row])
          bytes[channel] = UInt8(sum / 16)
        }
      }
    }
    return PixelImage(width: image.width, height: image.height, bytes: bytes)
  }

  /// One pixel of a thousand is up to six levels off.
  func specks(seed: Int) -> PixelImage {
    mapped { sample, channel, pixel in
      guard Self.hash(pixel, 3, seed) % 1000 == 0 else { return sample }
      return sample + Self.hash(pixel, channel, seed) % 13 - 6
    }
  }
}
