import CoreGraphics

/// A suite that damages PNG files.
protocol DamagesPNGs {}

extension DamagesPNGs {
  func error(_ bytes: [UInt8], limits: PNGLimits = .default) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGCodec.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  func header(
    width: UInt32 = 1, height: UInt32 = 1, _ rest: [UInt8] = [8, 6, 0, 0, 0]
  ) -> [UInt8] {
    PNGForge.chunk("IHDR", PNGForge.word(width) + PNGForge.word(height) + rest)
  }
}
