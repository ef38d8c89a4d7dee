import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct PixelScanTests {
  @Test func `the worst pixel is the first of the worst`() throws {
    var scan = PixelScan(width: 20, height: 20)
    #expect(scan.worst(of: scan.tileDeltas.indices) == nil)
    // Tiles are three in a row; a place is 8 · y + x in its tile.
    scan.tileDeltas[5] = 9
    scan.tilePlaces[5] = 8 * 1 + 2
    scan.tileDeltas[4] = 9
    scan.tilePlaces[4] = 8 * 3 + 7
    scan.tileDeltas[8] = 4
    let worst = try #require(scan.worst(of: scan.tileDeltas.indices))
    #expect(worst.delta == 3)
    #expect(worst.place == PixelPosition(x: 18, y: 9))
    let rest = try #require(scan.worst(of: [4, 8]))
    #expect(rest.place == PixelPosition(x: 15, y: 11))
  }

  @Test func `a pixel of other sixteen-bit samples differs, unless it is ignored`() {
    var samples = [UInt8](repeating: 0x80, count: 8 * 9)
    let reference = wide(3, 3, samples)
    samples[8 * 4 + 1] += 1
    var scan = PixelScan(width: 3, height: 3)
    scan.addWide(reference, wide(3, 3, samples), ignoring: nil)
    #expect(scan.mask.count == 1)
    #expect(scan.mask.differs(x: 1, y: 1))
    var ignored = DifferenceMask(width: 3, height: 3)
    ignored.insert(x: 1, y: 1)
    var other = PixelScan(width: 3, height: 3)
    other.addWide(reference, wide(3, 3, samples), ignoring: ignored)
    #expect(other.mask.count == 0)
  }
}
