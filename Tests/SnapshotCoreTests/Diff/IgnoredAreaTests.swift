import SnapshotCore
import TestSupport
import Testing

@Suite struct IgnoredAreaTests: ToleranceMatching {
  private let gray = plain(24, 24, 0xff80_8080)

  @Test func `an ignored box hides what is in it, to its last pixel`() {
    let two = gray.with(0xff00_0000, at: (4, 5), (6, 7))
    #expect(matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 3, height: 3)] })
    #expect(!matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 2, height: 3)] })
    #expect(!matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 3, height: 2)] })
    #expect(matches(gray, two) { $0.ignoredAreas = [.box(x: -9, y: -9, width: 99, height: 99)] })
    #expect(
      matches(gray, two) {
        $0.ignoredAreas = [.view("Clock", x: 0, y: 0, width: .max, height: .max)]
      })
  }

  @Test func `a mask hides where it is not transparent, or not dark`() {
    let one = gray.with(0xff00_0000, at: (4, 5))
    let opaque = plain(24, 24, 0xff00_0000).with(0xffff_ffff, at: (4, 5))
    let clear = plain(24, 24, 0).with(0xff00_0000, at: (4, 5))
    for mask in [opaque, clear] {
      #expect(matches(gray, one) { $0.ignoredAreas = [IgnoredArea(maskFrom: mask)] })
      #expect(
        !matches(gray, one.with(0, at: (5, 5))) {
          $0.ignoredAreas = [IgnoredArea(maskFrom: mask)]
        })
    }
  }
}
