import CoreGraphics
import Testing

/// A frame of an animation, as its chunks say it.
struct AnimationPart {
  var box = [2, 1, 0, 0]
  var disposal: UInt8 = 0
  var blend: UInt8 = 0
  /// Straight RGBA pixels of the box.
  var pixels: [UInt32]
}

/// A suite that makes animations, sound ones and others.
protocol ForgesAnimations {}

extension ForgesAnimations {
  func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> PNGImage {
    PNGImage(
      width: width, height: height,
      samples: pixels.flatMap { pixel in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      })
  }

  func frames(_ bytes: [UInt8]) throws -> [PNGImage] {
    var reader = try #require(try PNGAnimation(PNGChunks(bytes))).reader
    var images: [PNGImage] = []
    while let image = try reader.next() { images.append(image) }
    return images
  }

  /// A 2 × 1 animation by hand.
  func forged(
    _ parts: [AnimationPart], count: Int? = nil, stillIsFirst: Bool = true,
    sequence: (Int) -> Int = { $0 }
  ) -> [UInt8] {
    var number = -1
    func next() -> [UInt8] {
      number += 1
      return PNGForge.word(UInt32(sequence(number)))
    }
    func data(_ part: AnimationPart) -> [UInt8] {
      let row = part.pixels.flatMap { pixel in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      return PNGForge.zlib([0] + row)
    }
    func control(_ part: AnimationPart) -> [UInt8] {
      PNGForge.chunk(
        "fcTL",
        next() + part.box.flatMap { PNGForge.word(UInt32($0)) }
          + [0, 1, 0, 0, part.disposal, part.blend])
    }
    var forge = PNGForge(width: 2, height: 1)
    forge.samples = [1, 2, 3, 4, 5, 6, 7, 8]
    forge.earlyChunks = PNGForge.chunk(
      "acTL", PNGForge.word(UInt32(count ?? parts.count)) + PNGForge.word(3))
    var rest = parts[...]
    if stillIsFirst { forge.earlyChunks += control(rest.removeFirst()) }
    for part in rest {
      forge.lateChunks += control(part)
      forge.lateChunks += PNGForge.chunk("fdAT", next() + data(part))
    }
    return forge.bytes
  }

  func pixels(_ parts: [AnimationPart], stillIsFirst: Bool = true) throws -> [[UInt32]] {
    try frames(forged(parts, stillIsFirst: stillIsFirst)).map { image in
      stride(from: 0, to: 8, by: 4).map { place in
        image.samples[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }
}
