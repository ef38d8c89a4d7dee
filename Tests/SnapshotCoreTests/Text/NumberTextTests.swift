import SnapshotCore
import Testing

@Suite struct NumberTextTests {
  @Test func `digits stand in groups of three`() {
    #expect(NumberText.grouped(0) == "0")
    #expect(NumberText.grouped(999) == "999")
    #expect(NumberText.grouped(1000) == "1,000")
    #expect(NumberText.grouped(-1_234_567) == "-1,234,567")
    #expect(NumberText.grouped(.min) == "-9,223,372,036,854,775,808")
  }

  @Test func `decimals lose their zeros`() {
    #expect(NumberText.decimal(2, places: 2) == "2")
    #expect(NumberText.decimal(2.5, places: 2) == "2.5")
    #expect(NumberText.decimal(0.126, places: 2) == "0.13")
    #expect(NumberText.decimal(-1234.5, places: 1) == "-1,234.5")
    #expect(NumberText.decimal(.infinity, places: 2) == "inf")
  }

  @Test func `a small number never reads as zero`() {
    #expect(NumberText.decimal(0.0004, places: 2) == "0.0004")
    #expect(NumberText.percent(1, of: 960_000) == "0.0001 %")
    #expect(NumberText.percent(999_999, of: 1_000_000) == "> 99.99 %")
    #expect(NumberText.percent(5, of: 5) == "100 %")
  }

  @Test func `times and sizes choose their unit`() {
    #expect(NumberText.duration(seconds: 0.0123) == "12 ms")
    #expect(NumberText.duration(seconds: 3.44) == "3.4 s")
    #expect(NumberText.duration(seconds: 125) == "2 min 5 s")
    // A run of another machine may say anything.
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e19] {
      #expect(!NumberText.duration(seconds: seconds).isEmpty)
    }
    #expect(NumberText.bytes(1) == "1 byte")
    #expect(NumberText.bytes(55_400) == "55 KB")
    #expect(NumberText.bytes(1_234_567) == "1.2 MB")
  }
}
