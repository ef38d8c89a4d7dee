import CoreGraphics
import Synchronization

/// The coverage of glyphs by their size in pixels and by quarters of a pixel.
final class GlyphMaskCache: Sendable {
  /// The factors from 1/128 font units to pixels, y down, for upright text.
  struct Scale: Hashable {
    let x: Double
    let y: Double
  }

  /// Coverages are dropped when there are this many.
  private static let limit = 8192

  private struct State {
    var masks: [Scale: [Int: GlyphMask]] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// - Parameter quarters: Of a pixel that the origin lies right of a whole one, 0 to 3.
  func masks(
    _ glyphs: [(glyph: CGGlyph, quarters: Int)], _ scale: Scale, _ font: FontInstance
  ) -> [GlyphMask?] {
    var known = state.withLock { $0.masks[scale] } ?? [:]
    var added = 0
    let result = glyphs.map { entry -> GlyphMask? in
      let key = Int(entry.glyph) << 2 | entry.quarters
      if let mask = known[key] { return mask }
      guard let outline = try? font.outline(entry.glyph), !outline.isEmpty else { return nil }
      let mask = GlyphMask(Self.path(outline, scale, Double(entry.quarters) / 4))
      known[key] = mask
      added += 1
      return mask
    }
    if added > 0 {
      state.withLock { state in
        if state.count + added > Self.limit {
          state.masks.removeAll()
          state.count = 0
        }
        state.masks[scale, default: [:]].merge(known) { old, _ in old }
        state.count += added
      }
    }
    return result
  }

  private static func path(_ outline: GlyphOutline, _ scale: Scale, _ left: Double) -> CGPath {
    CGPath(
      verbs: outline.verbs,
      points: outline.points.map {
        CGPoint(x: Double($0.x) * scale.x + left, y: Double($0.y) * scale.y)
      })
  }
}
