/// Pixels that somebody draws into or reads: premultiplied RGBA, 8 bits a channel, sRGB bytes
/// as they are stored, rows top-down, 4 · `width` bytes a row.
///
/// A bitmap is filled with transparent black when it is made.
@safe package final class Bitmap: @unchecked Sendable {
  /// The maximum width or height in pixels.
  package static let maximumSide = 32_767
  /// The maximum number of pixels, which take 1 GiB.
  package static let maximumPixelCount = 1 << 28

  package let width: Int
  package let height: Int
  /// The pixels as they are, whatever is still to be drawn.
  let drawnPixels: UnsafeMutableBufferPointer<UInt32>
  /// What is still to be drawn; nil where drawing is done at once.
  let deferred: DeferredDrawing?

  /// The pixels, with all that was drawn.
  package var pixels: UnsafeMutableBufferPointer<UInt32> {
    // SAFETY: The buffer is of `width` · `height` pixels that live as long as the bitmap. Whoever
    // asks keeps the bitmap while the buffer is used.
    deferred?.finish(self)
    return unsafe drawnPixels
  }

  /// The memory that the bitmap frees; nil where the pixels are somebody else's.
  private let memory: BitmapMemory?

  package var bytesPerRow: Int { width * 4 }

  /// Nil where a side is below 1 or above `maximumSide`, or there are too many pixels.
  ///
  /// - Parameter isDeferred: Whether drawing waits until somebody asks for the pixels.
  package init?(width: Int, height: Int, isDeferred: Bool = false) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumPixelCount
    else { return nil }
    self.width = width
    self.height = height
    // SAFETY: The memory is 4 · width · height bytes, aligned to 16 or more, which `deinit` frees.
    // The buffer knows how many pixels they are. Where they are not zeros, that is the first change
    // to be carried out.
    let memory = BitmapMemory(byteCount: width * height * 4)
    self.memory = memory
    deferred = isDeferred ? DeferredDrawing() : nil
    unsafe drawnPixels = unsafe UnsafeMutableBufferPointer(
      start: memory.start.bindMemory(to: UInt32.self, capacity: width * height),
      count: width * height)
    if !memory.isClear {
      change { bitmap in unsafe bitmap.drawnPixels.update(repeating: 0) }
    }
  }

  /// Pixels in memory of somebody else, who keeps them as long as this bitmap: they stay as they
  /// are.
  package init?(width: Int, height: Int, borrowing memory: UnsafeMutableRawPointer) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumPixelCount,
      UInt(bitPattern: memory) % UInt(MemoryLayout<UInt32>.alignment) == 0
    else { return nil }
    self.width = width
    self.height = height
    self.memory = nil
    deferred = nil
    // SAFETY: The caller has 4 · width · height bytes, aligned as was just seen, and keeps them as
    // long as the bitmap lives.
    unsafe drawnPixels = unsafe UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: width * height),
      count: width * height)
  }

  deinit {
    memory?.deallocate()
  }
}
