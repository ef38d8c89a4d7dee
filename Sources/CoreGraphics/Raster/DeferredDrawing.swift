import Foundation
import Synchronization

/// What is still to be drawn into a bitmap: pieces and changes in their order.
///
/// They are carried out when somebody asks for the pixels, on the thread that asks, and give the
/// bytes that they would have given at once: a piece is complete, and nothing that it reads
/// changes. So the main actor lays out one picture while others draw those before.
///
/// One thread adds steps, and others ask for pixels once it has handed the bitmap over.
package final class DeferredDrawing: @unchecked Sendable {
  private enum Step {
    case piece(DrawnPiece)
    /// Changes pixels that are there.
    case change((Bitmap) -> Void)
  }

  /// Pixels of other bitmaps that steps may keep alive: 32 MiB.
  private static let maximumSourcePixelCount = 1 << 23

  private let isDone = Atomic<Bool>(true)
  /// Recursive, as a change asks for the pixels that it is about.
  private let lock = NSRecursiveLock()
  private var steps: [Step] = []
  private var sourcePixelCount = 0
  /// The device pixels that the bitmap holds, as commands count them.
  private var bounds = PixelRect.empty
  private var isStopped = false

  init() {}

  /// Adds a piece.
  ///
  /// - Returns: False where drawing is not deferred any more: draw it yourself.
  func append(_ piece: DrawnPiece, to bitmap: Bitmap, bounds: PixelRect) -> Bool {
    if isStopped { return false }
    self.bounds = bounds
    add(.piece(piece))
    if let source = piece.source {
      sourcePixelCount += source.width * source.height
      if sourcePixelCount > Self.maximumSourcePixelCount { finish(bitmap) }
    }
    return true
  }

  func append(_ change: @escaping (Bitmap) -> Void) {
    add(.change(change))
  }

  private func add(_ step: Step) {
    steps.append(step)
    isDone.store(false, ordering: .releasing)
  }

  /// Draws at once from now on: somebody has the address of the pixels.
  func stop(_ bitmap: Bitmap) {
    finish(bitmap)
    isStopped = true
  }

  /// Carries out what is left to do. Others that ask meanwhile wait.
  func finish(_ bitmap: Bitmap) {
    if isDone.load(ordering: .acquiring) { return }
    lock.withLock {
      let all = steps
      steps = []
      sourcePixelCount = 0
      // A change asks for the pixels while it is carried out.
      guard !all.isEmpty else { return }
      var pieces: [DrawnPiece] = []
      for step in all {
        switch step {
        case .piece(let piece): pieces.append(piece)
        case .change(let change):
          draw(&pieces, bitmap)
          change(bitmap)
        }
      }
      draw(&pieces, bitmap)
      isDone.store(true, ordering: .releasing)
    }
  }

  private func draw(_ pieces: inout [DrawnPiece], _ bitmap: Bitmap) {
    guard !pieces.isEmpty else { return }
    RasterScratch.lent { scratch in
      Canvas(drawn: bitmap, bounds: bounds, scratch: scratch).draw(pieces)
    }
    pieces = []
  }
}

/// What a canvas draws at a time, told without reference to where its pixels are kept.
enum DrawnPiece {
  case command(DrawCommand)
  case glyphs([PlacedGlyph], pixel: UInt32, clip: PixelRect)
  case pictures([PlacedPicture], alpha: UInt32, clip: PixelRect)

  /// Pixels that it reads.
  var source: Bitmap? {
    guard case .command(let command) = self else { return nil }
    switch command.paint {
    case .pixels(let paint): return paint.bitmap
    case .image(let paint): return paint.bitmap
    case .solid, .gradient: return nil
    }
  }
}

extension Bitmap {
  /// Whether drawing waits until somebody asks for the pixels.
  package var isDeferred: Bool { deferred != nil }

  /// Changes pixels, when somebody asks for them.
  ///
  /// - Parameter body: Gets this bitmap.
  func change(_ body: @escaping (Bitmap) -> Void) {
    if let deferred {
      deferred.append(body)
    } else {
      body(self)
    }
  }
}
