extension CGContext {
  /// The device pixels that the clip lets something through to.
  package var clipPixels: PixelRect { state.clip.isEmpty ? .empty : state.clip.bounds }

  /// Narrows the clip to whole device pixels.
  package func clip(toPixels pixels: PixelRect) {
    state.clip.bounds = state.clip.bounds.intersection(pixels)
  }

  /// Makes every pixel that the clip lets through transparent.
  package func clearClip() {
    execute(.everything, with: .solid(0), blendMode: .clear)
  }
}
