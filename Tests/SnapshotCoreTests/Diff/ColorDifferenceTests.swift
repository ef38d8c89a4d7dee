import SnapshotCore
import Testing

/// Expected values: CIE 1994 computed in double precision from the defining formulas.
@Suite struct ColorDifferenceTests {
  @Test(arguments: [
    (UInt32(0xff00_00ff), UInt32(0xff00_ff00), 73.43043),
    (UInt32(0xffff_0000), UInt32(0xff00_00ff), 61.24208),
    (UInt32(0xff00_0000), UInt32(0xffff_ffff), 100.00000),
    (UInt32(0xff00_0000), UInt32(0xff01_0101), 0.27417),
    (UInt32(0xff33_6699), UInt32(0xff34_6698), 0.30733),
    (UInt32(0xffff_fffe), UInt32(0xffff_ffff), 0.35089),
    (UInt32(0xff79_d67f), UInt32(0xff42_c6c6), 20.13506),
    (UInt32(0xffbd_6ac3), UInt32(0xfff2_b725), 37.01129),
    (UInt32(0xff21_8cff), UInt32(0xff06_bdf4), 17.85204),
    (UInt32(0xfff0_3f38), UInt32(0xff84_ca0c), 68.93851),
    (UInt32(0xff77_fa3a), UInt32(0xff62_2c48), 80.62363),
    (UInt32(0xfff0_c660), UInt32(0xfff3_e491), 13.68220),
    (UInt32(0xffcb_5539), UInt32(0xff4d_1d98), 34.26144),
    (UInt32(0xff76_be7b), UInt32(0xff4d_a172), 11.29441),
  ])
  func `opaque colours differ as the formula says`(
    reference: UInt32, actual: UInt32, expected: Double
  ) {
    let delta = ColorDifference.shared.delta(reference: reference, actual: actual)
    #expect(abs(delta - expected) < 0.001)
  }

  @Test func `half transparent black is as far from black as its worse background says`() {
    let overWhite = ColorDifference.shared.delta(reference: 0xff7f_7f7f, actual: 0xff00_0000)
    let delta = ColorDifference.shared.delta(reference: 0x8000_0000, actual: 0xff00_0000)
    #expect(delta == overWhite)
  }

  @Test func `the same colour with zero alpha has no difference`() {
    #expect(ColorDifference.shared.delta(reference: 0x0012_3456, actual: 0x00ff_ffff) == 0)
  }
}
