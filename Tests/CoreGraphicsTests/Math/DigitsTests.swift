import CoreGraphics
import Testing

@Suite struct DigitsTests {
  @Test func `decimals end with their last digit that is not zero`() {
    let texts = [0, 5, 2.5, 0.125, 1234567.0625, -7.25].map { Digits.decimal($0, places: 3) }
    #expect(texts == ["0", "5", "2.5", "0.125", "1234567.063", "-7.25"])
    #expect(Digits.decimal(1.000_01, places: 5) == "1.00001")
    #expect(Digits.decimal(2.5, places: 0) == "3")
  }

  @Test func `what rounds to zero has no sign`() {
    #expect(Digits.decimal(-0.0004, places: 3) == "0")
    #expect(Digits.decimal(-0.0, places: 3) == "0")
    #expect(Digits.decimal(-0.0005, places: 3) == "-0.001")
  }

  @Test func `what is too large for decimals is written whole`() {
    #expect(Digits.decimal(.infinity, places: 6) == "inf")
    #expect(Digits.decimal(-1e300, places: 6) == "-1e+300")
    #expect(Digits.decimal(999_999_999_999, places: 6) == "999999999999")
  }

  @Test func `whole numbers have no point in their shortest form`() {
    #expect([3, -0.5, 1e20, 0.1].map(Digits.shortest) == ["3", "-0.5", "1e+20", "0.1"])
  }

  @Test func `hexadecimal digits are filled up, never cut`() {
    #expect(Digits.hexadecimal(0xAB, count: 4) == "00ab")
    #expect(Digits.hexadecimal(0xABCDE, count: 4, uppercase: true) == "ABCDE")
    #expect(Digits.hexadecimal([0, 9, 10, 255]) == "00090aff")
    #expect(Digits.hexadecimal([0xFA, 1], uppercase: true, separator: " ") == "FA 01")
    #expect(Digits.hexadecimal([]) == "")
  }
}
