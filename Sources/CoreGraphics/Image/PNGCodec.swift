internal import CPNG

/// Turns PNG files into samples and back: the only code that calls libpng.
package enum PNGCodec {
  /// The level of zlib for references. With filter none, flat interfaces come out smaller and far
  /// sooner than at high levels with adaptive filters.
  package static let defaultLevel = 2

  /// The maximum number of bytes that one byte of deflated data can stand for: 258 bytes take 2
  /// bits.
  private static let maximumInflation = 1032
  private static let messageByteCount = 256

  // MARK: - Decoding

  /// Decodes a file of any colour type, depth and interlacing to the samples that it stores:
  /// palette, tRNS and grey are expanded, 16-bit samples are kept, nothing is converted for gamma
  /// or colour profile. Of an animated PNG it is the still picture. Of one that Xcode compressed
  /// for a device (`PNGCrush`), it is the picture before that.
  ///
  /// A file that is not whole and valid, to its last byte, is an error. Memory is taken only after
  /// the limits are checked.
  package static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .default
  ) throws(PNGError) -> PNGImage {
    try decode(PNGChunks(bytes, limits: limits))
  }

  /// Decodes a file whose chunks have been walked, under the limits they were walked with.
  package static func decode(_ chunks: PNGChunks) throws(PNGError) -> PNGImage {
    // SAFETY: `cpng_decode` writes within `byteCount` bytes, the new array's capacity, which it
    // checks against the size, and within the message's own count. All of the array is written when
    // it succeeds, and else none is said to be there.
    let header = chunks.header
    let compressedByteCount = chunks.imageDataByteCount
    guard header.inflatedByteCount / maximumInflation <= compressedByteCount else {
      throw .imageDataTooShort(
        width: header.width, height: header.height, compressedByteCount: compressedByteCount)
    }
    let crush = try PNGCrush(chunks)
    let bytesPerSample = header.decodedBitDepth / 8
    let byteCount = header.width * header.height * 4 * bytesPerSample
    var status = CPNG_INVALID
    var message = [CChar](repeating: 0, count: messageByteCount)
    var samples = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) {
      buffer, initializedCount in
      var canvas = unsafe cpng_canvas(
        width: UInt32(header.width), height: UInt32(header.height),
        bytes_per_sample: UInt32(bytesPerSample), pixels: buffer.baseAddress,
        pixel_byte_count: byteCount)
      unsafe withFile(chunks, crush) { file in
        status = unsafe cpng_decode(&file, &canvas, &message, messageByteCount)
      }
      initializedCount = status == CPNG_OK ? byteCount : 0
    }
    guard status == CPNG_OK else { throw .undecodable(reason: text(message)) }
    crush?.restore(&samples)
    return PNGImage(
      width: header.width, height: header.height, bitDepth: header.decodedBitDepth,
      samples: samples)
  }

  /// Calls `body` with the parts of the file that make the pixels. libpng never sees the others.
  private static func withFile(
    _ chunks: PNGChunks, _ crush: PNGCrush?, _ body: (inout cpng_file) -> Void
  ) {
    // SAFETY: `PNGChunks` has checked that every range is within the file. The pointers live for
    // the closures, and `body` keeps none.
    let headTypes: [PNGChunkType] = [.header, .palette, .transparency]
    let head = chunks.list.filter { headTypes.contains($0.type) }.map(\.extent)
    let imageData = chunks.chunks(.imageData).map(\.payload)
    let around = (crush?.streamStart ?? [], crush?.streamEnd ?? [])
    unsafe chunks.bytes.withUnsafeBufferPointer { bytes in
      unsafe around.0.withUnsafeBufferPointer { start in
        unsafe around.1.withUnsafeBufferPointer { end in
          guard let base = bytes.baseAddress else { return }
          let run = { (range: Range<Int>) in
            unsafe cpng_run(bytes: base + range.lowerBound, count: range.count)
          }
          let signature = 0..<PNGDiagnosis.signature.count
          let data =
            unsafe [cpng_run(bytes: start.baseAddress, count: start.count)] + imageData.map(run)
            + [cpng_run(bytes: end.baseAddress, count: end.count)]
          unsafe ([signature] + head).map(run).withUnsafeBufferPointer { head in
            unsafe data.withUnsafeBufferPointer { data in
              var file = unsafe cpng_file(
                head: head.baseAddress, head_run_count: head.count,
                image_data: data.baseAddress, image_data_run_count: data.count)
              unsafe body(&file)
            }
          }
        }
      }
    }
  }

  /// The Adler-32 of what deflated data without a zlib header stand for; nil where they are
  /// damaged, do not end where the bytes do, or stand for more than `maximumByteCount` bytes.
  static func checksum(ofDeflated bytes: [UInt8], maximumByteCount: Int) -> UInt32? {
    // SAFETY: `cpng_checksum_deflated` reads as many bytes as the array has, writes the checksum
    // alone, and keeps no pointer.
    var checksum: UInt32 = 0
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe cpng_checksum_deflated(bytes.baseAddress, bytes.count, maximumByteCount, &checksum)
    }
    return status == CPNG_OK ? checksum : nil
  }

  // MARK: - Encoding

  /// Encodes to RGBA of the image's depth: sRGB, the texts in their order, IDAT with filter none.
  /// The same picture and zlib give the same bytes.
  ///
  /// - Parameters:
  ///   - texts: The keywords with their texts. Latin-1 becomes tEXt, everything else iTXt.
  ///   - level: The level of zlib's effort, from 0 to 9.
  package static func encode(
    _ image: PNGImage, texts: [(String, String)] = [], level: Int = defaultLevel
  ) throws(PNGError) -> [UInt8] {
    let bytes = try encode(
      width: image.width, height: image.height, channelCount: 4,
      bytesPerSample: image.bitDepth / 8, samples: image.samples, palette: [], level: level)
    return try inserting(texts, into: bytes)
  }

  /// Encodes 8-bit palette indices, rows top-down without padding.
  ///
  /// - Parameters:
  ///   - palette: The 1 to 256 straight RGBA colours. Every index has one.
  package static func encodeIndexed(
    width: Int, height: Int, indices: [UInt8], palette: [SIMD4<UInt8>],
    texts: [(String, String)] = [], level: Int = defaultLevel
  ) throws(PNGError) -> [UInt8] {
    guard let greatest = indices.max(), Int(greatest) < palette.count else {
      throw .unencodable(reason: "an index is beyond the \(palette.count) palette colours")
    }
    let bytes = try encode(
      width: width, height: height, channelCount: 1, bytesPerSample: 1, samples: indices,
      palette: palette.flatMap { [$0.x, $0.y, $0.z, $0.w] }, level: level)
    return try inserting(texts, into: bytes)
  }

  /// Returns the file with more texts, in front of its image data. All else stays: a text may say
  /// something about the file's `idatDigest`.
  package static func inserting(
    _ texts: [(String, String)], into bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    guard !texts.isEmpty else { return bytes }
    return try inserting(chunks: PNGTextWriter.chunks(texts), into: bytes)
  }

  /// Returns the file with one more text, compressed, in front of its image data.
  package static func inserting(
    compressed text: String, keyword: String, into bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    try inserting(chunks: PNGTextWriter.compressedChunk(keyword, text), into: bytes)
  }

  private static func inserting(
    chunks: [UInt8], into bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    let list = try PNGChunks(bytes, limits: .unlimited).list
    guard let place = list.first(where: { $0.type == .imageData })?.offset else { return bytes }
    return Array(bytes[..<place]) + chunks + bytes[place...]
  }

  private static func encode(
    width: Int, height: Int, channelCount: Int, bytesPerSample: Int, samples: [UInt8],
    palette: [UInt8], level: Int
  ) throws(PNGError) -> [UInt8] {
    guard let width32 = UInt32(exactly: width), let height32 = UInt32(exactly: height),
      let level32 = Int32(exactly: level)
    else { throw .unencodable(reason: "\(width) × \(height) pixels at level \(level)") }
    var status = CPNG_INVALID
    var message = [CChar](repeating: 0, count: messageByteCount)
    var encoded: UnsafeMutablePointer<UInt8>?
    var count = 0
    // SAFETY: `cpng_encode` reads no more samples and entries than it is told that there are, which
    // it checks against the size, and fills the message within its count. It returns `count` bytes
    // of its own, which are copied here and then freed by its own function.
    unsafe samples.withUnsafeBufferPointer { samples in
      unsafe palette.withUnsafeBufferPointer { palette in
        var picture = unsafe cpng_picture(
          width: width32, height: height32, channels: UInt32(channelCount),
          bytes_per_sample: UInt32(bytesPerSample), samples: samples.baseAddress,
          sample_byte_count: samples.count, palette: palette.baseAddress,
          palette_count: UInt32(palette.count / 4), level: level32)
        status = unsafe cpng_encode(&picture, &encoded, &count, &message, messageByteCount)
      }
    }
    guard status == CPNG_OK, let encoded = unsafe encoded else {
      throw .unencodable(reason: text(message))
    }
    defer { unsafe cpng_free(encoded) }
    return unsafe Array(UnsafeBufferPointer(start: encoded, count: count))
  }

  // MARK: - Texts

  /// The zlib stream of a text; nil for a text of more than 16 MiB.
  static func deflate(_ text: [UInt8]) -> [UInt8]? {
    // SAFETY: `cpng_deflate` reads as many bytes as the text has and writes no more than `bound`,
    // the new array's capacity; it returns how many those are, and keeps no pointer.
    let bound = cpng_deflate_bound(text.count)
    guard bound > 0 else { return nil }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, initializedCount in
      unsafe text.withUnsafeBufferPointer { text in
        initializedCount = unsafe cpng_deflate(
          text.baseAddress, text.count, buffer.baseAddress, bound)
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// The bytes of a zlib stream; nil where it is none or has more than `maximumByteCount`.
  package static func inflate(
    _ bytes: ArraySlice<UInt8>, maximumByteCount: Int
  ) -> [UInt8]? {
    // SAFETY: `cpng_inflate` reads as many bytes as the slice has and writes no more than the new
    // array's capacity. It counts what it has written, and keeps no pointer.
    var status = CPNG_INVALID
    let text = unsafe [UInt8](unsafeUninitializedCapacity: maximumByteCount) {
      buffer, initializedCount in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        status = unsafe cpng_inflate(
          bytes.baseAddress, bytes.count, buffer.baseAddress, maximumByteCount,
          &initializedCount)
      }
    }
    return status == CPNG_OK ? text : nil
  }

  /// The text of a C message, which ends at its NUL.
  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
