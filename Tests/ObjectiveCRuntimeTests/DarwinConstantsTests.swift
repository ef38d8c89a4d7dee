import ObjectiveCRuntime
import Testing

@Suite struct DarwinConstantsTests {
  @Test func `limits are those of the numbers that they are named for`() {
    #expect(INT16_MIN == Int32(Int16.min) && INT32_MIN == .min && INT64_MAX == Int64.max)
    #expect(INT_MIN == Int32.min && UINT_MAX == UInt32.max && USHRT_MAX == UInt16.max)
    #expect(LONG_MIN == Int.min && ULONG_MAX == UInt.max && UINT64_MAX == UInt64.max)
    #expect(HUGE == Float.greatestFiniteMagnitude && HUGE_VAL == .infinity && NAN.isNaN)
    #expect(noErr == OSStatus(0) && UTF32Char(0x1F600) == ("😀" as Unicode.Scalar).value)
  }
}
