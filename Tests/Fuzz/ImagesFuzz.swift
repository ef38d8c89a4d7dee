// Feeds arbitrary bytes to the readers of SVG, PDF and GIF, and draws what they read.
// `Tests/Fuzz/images` builds and runs it.

/// Small enough for hundreds of runs a second.
private let limits: ImageLimits = {
  var limits = ImageLimits()
  limits.maximumByteCount = 1 << 20
  limits.maximumPixelCount = 1 << 16
  limits.maximumAnimationPixelCount = 1 << 18
  limits.maximumElementCount = 2000
  limits.maximumTouchedPixelCount = 1 << 22
  return limits
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  // SAFETY: the fuzzer passes `count` bytes at `start`.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ImageFileError) {
    #if FUZZ_SVG
      draw(try SVGDocument(bytes, limits: limits))
    #elseif FUZZ_PDF
      draw(try PDFPageDrawing(bytes, limits: limits))
    #else
      let image = try GIFReader.read(bytes, limits: limits)
      precondition(!image.frames.isEmpty, "an image has frames")
    #endif
  } catch {
    precondition(!error.description.contains("\n"), "an error has one line")
  }
  return 0
}

/// The same drawing has the same pixels, and the notes of the first time.
private func draw(_ drawing: some VectorDrawing) {
  let size = CGSize(width: 48, height: 32)
  var first: CGImage?
  _ = FidelityLedger.collecting { first = drawing.image(size: size, scale: 1) }
  var second: CGImage?
  _ = FidelityLedger.collecting { second = drawing.image(size: size, scale: 1) }
  precondition(first?.straightRGBA() == second?.straightRGBA(), "a drawing changed")
}
