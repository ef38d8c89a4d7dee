import CoreImage
import Testing

@Suite struct CIFilterTests {
  @Test func `an unknown filter is nil, and noted`() {
    let notes = FidelityLedger.collecting {
      #expect(CIFilter(name: "CITwirlDistortion") == nil)
    }
    #expect(notes == [FidelityNote(.filterName, "CITwirlDistortion")])
  }

  @Test func `a filter has keys, defaults and values`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.inputKeys == ["inputImage", "inputRadius"])
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter.setValue(3.0, forKey: kCIInputRadiusKey)
    filter.setValue(3.0, forKey: "inputNothing")
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 3)
    #expect(filter.value(forKey: "inputNothing") == nil)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(filter.outputImage == nil)
    #expect(filter.attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
    #expect(CIFilter.filterNames(inCategory: nil).contains("CICrop"))
  }
}
