// Feeds arbitrary bytes to the PNG walker and decoder. `Tests/Fuzz/png` builds and runs it.

/// Small enough for thousands of runs a second.
private let limits = PNGLimits(
  maximumSide: 4096, maximumPixelCount: 1 << 16, maximumFileByteCount: 1 << 20,
  maximumChunkCount: 4096)

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  // SAFETY: the fuzzer passes `count` bytes at `start`.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  exercise(bytes)
  // Hardly a mutation leaves the checksums right; repaired, it gets to libpng.
  exercise(repaired(bytes))
  return 0
}

/// An error must have a one-line description, and a picture must come back from its own file.
private func exercise(_ bytes: [UInt8]) {
  do throws(PNGError) {
    let chunks = try PNGChunks(bytes, limits: limits)
    _ = (chunks.texts, chunks.colorInformation, chunks.animationFrameCount, chunks.idatDigest)
    let image = try PNGCodec.decode(chunks)
    let again = try PNGCodec.decode(PNGCodec.encode(image, texts: [("k", "v")], level: 1))
    precondition(image == again, "the picture changed on its way through a file")
    precondition(image.rgba8Digest == SHA256.digest(of: image.rgba8))
    _ = chunks.dataDigest
    guard var frames = try PNGAnimation(chunks, limits: limits)?.reader else { return }
    while let frame = try frames.next() {
      precondition((frame.width, frame.height) == (image.width, image.height))
    }
  } catch {
    precondition(!error.description.contains("\n"))
  }
}

/// The same bytes with the checksum of every chunk set right, as far as the lengths lead.
private func repaired(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  func word(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  var offset = 8
  while offset + 12 <= bytes.count, offset + 12 + word(offset) <= bytes.count {
    let end = offset + 8 + word(offset)
    let sum = PNGChecksum.crc32(bytes, in: offset + 4..<end)
    for i in 0..<4 { bytes[end + i] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * i)) }
    offset = end + 4
  }
  return bytes
}
