extension PNGCodec {
  /// Encodes pictures of one size to an animated PNG that never ends: the first one as the still
  /// picture that every viewer shows, of each other one the rectangle that is not as before. The
  /// same pictures and zlib give the same bytes.
  ///
  /// - Parameters:
  ///   - images: The pictures: at least one, all of one size and depth.
  ///   - milliseconds: How long each is seen; as many numbers, each at most 65,535.
  ///   - level: The level of zlib's effort, from 0 to 9.
  package static func encodeAnimation(
    _ images: [PNGImage], milliseconds: [Int], level: Int = defaultLevel
  ) throws(PNGError) -> [UInt8] {
    guard let first = images.first, images.count == milliseconds.count,
      images.allSatisfy({
        ($0.width, $0.height, $0.bitDepth) == (first.width, first.height, first.bitDepth)
      }),
      milliseconds.allSatisfy({ (0...65_535).contains($0) })
    else {
      throw .unencodable(reason: "the frames of an animation do not fit together")
    }
    var bytes: [UInt8] = []
    var sequence = 0
    for (index, image) in images.enumerated() {
      let part = index == 0 ? first.whole : image.part(unlike: images[index - 1])
      let file = try PNGChunks(encode(image.cut(to: part), level: level), limits: .unlimited)
      if index == 0 {
        let header = file.list[0].extent.upperBound
        bytes = Array(file.bytes[..<header])
        PNGChunkType.animation.append(
          PNGChunkType.word(images.count) + PNGChunkType.word(0), to: &bytes)
        if let data = file.chunks(.imageData).first {
          bytes += file.bytes[header..<data.offset]
        }
      }
      PNGChunkType.frameControl.append(
        control(sequence, part, milliseconds[index]), to: &bytes)
      sequence += 1
      for chunk in file.chunks(.imageData) {
        if index == 0 {
          bytes += file.bytes[chunk.extent]
        } else {
          PNGChunkType.frameData.append(
            PNGChunkType.word(sequence) + file.bytes[chunk.payload], to: &bytes)
          sequence += 1
        }
      }
    }
    PNGChunkType.end.append([], to: &bytes)
    return bytes
  }

  /// The payload of an fcTL: the frame stays where it is, and replaces what was there.
  private static func control(
    _ sequence: Int, _ part: PNGImage.Part, _ milliseconds: Int
  ) -> [UInt8] {
    let words = [sequence, part.width, part.height, part.x, part.y].flatMap(PNGChunkType.word)
    let delay = [milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255]
    return words + delay.map { UInt8($0) } + [0, 0]
  }
}

extension PNGImage {
  /// A rectangle of pixels.
  struct Part: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var whole: Part { Part(x: 0, y: 0, width: width, height: height) }

  private var bytesPerPixel: Int { 4 * (bitDepth / 8) }

  /// The smallest rectangle with every pixel that differs; one pixel where none does.
  ///
  /// - Precondition: Both have one size and depth.
  func part(unlike other: PNGImage) -> Part {
    // SAFETY: Both images have one size and depth, so `height` rows of `stride` bytes, and a row
    // and a place in it are below these. The arrays live for the closures.
    let stride = width * bytesPerPixel
    let differing: (rows: Range<Int>, bytes: Range<Int>)? = unsafe samples.withUnsafeBytes { new in
      unsafe other.samples.withUnsafeBytes { old in
        guard let left = new.baseAddress, let right = old.baseAddress else { return nil }
        func isEqual(_ row: Int) -> Bool {
          unsafe memcmp(left + row * stride, right + row * stride, stride) == 0
        }
        guard let top = (0..<height).first(where: { !isEqual($0) }),
          let bottom = (0..<height).last(where: { !isEqual($0) })
        else { return nil }
        var (start, end) = (stride, 0)
        for row in top...bottom {
          let line = row * stride
          start = (0..<start).first { unsafe new[line + $0] != old[line + $0] } ?? start
          end =
            (end..<stride).last { unsafe new[line + $0] != old[line + $0] }.map { $0 + 1 } ?? end
        }
        return (top..<bottom + 1, start..<end)
      }
    }
    guard let differing else { return Part(x: 0, y: 0, width: 1, height: 1) }
    let x = differing.bytes.lowerBound / bytesPerPixel
    let end = (differing.bytes.upperBound + bytesPerPixel - 1) / bytesPerPixel
    return Part(
      x: x, y: differing.rows.lowerBound, width: end - x, height: differing.rows.count)
  }

  func cut(to part: Part) -> PNGImage {
    if part == whole { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.width * part.height * bytesPerPixel)
    for row in part.y..<part.y + part.height {
      let start = (row * width + part.x) * bytesPerPixel
      bytes += samples[start..<start + part.width * bytesPerPixel]
    }
    return PNGImage(
      width: part.width, height: part.height, bitDepth: bitDepth, samples: bytes)
  }
}
