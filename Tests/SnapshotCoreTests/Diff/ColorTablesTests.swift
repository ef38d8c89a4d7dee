import Testing

@testable import SnapshotCore

@Suite struct ColorTablesTests {
  private let tables = ColorDifference.shared.tables

  @Test func `light is sRGB's, from none to all`() {
    #expect(tables.light(0) == 0)
    #expect(tables.light(255) == 1)
    // In the straight part: 10 / 255 / 12.92.
    #expect(abs(tables.light(10) - 0.003_035_3) < 1e-6)
    #expect(abs(tables.light(128) - 0.215_86) < 1e-4)
  }

  @Test func `the root is CIELAB's, straight in the dark`() {
    #expect(abs(tables.root(0) - 16.0 / 116) < 1e-6)
    #expect(abs(tables.root(0.125) - 0.5) < 1e-5)
    #expect(abs(tables.root(1) - 1) < 1e-6)
    // Of f's two pieces, the one below 216 / 24,389 has the slope 24,389 / 27 / 116.
    #expect(abs(tables.root(0.005) - (16.0 / 116 + 0.005 * 7.787_037)) < 1e-5)
  }

  @Test func `greys differ by their lightness alone`() {
    // L* of 119 is 50.03: white is 49.97 lighter.
    let squared = tables.deltaSquared(reference: 0xff77_7777, actual: 0xffff_ffff)
    #expect(abs(squared.squareRoot() - 49.97) < 0.02)
    #expect(tables.deltaSquared(reference: 0xff77_7777, actual: 0xff77_7777) == 0)
  }
}
