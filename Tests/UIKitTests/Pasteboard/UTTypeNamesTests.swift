import Testing
import UIKit

@Suite struct UTTypeNamesTests {
  @Test func `the old names are identifiers of types that are declared`() {
    let names = [
      kUTTypeImage, kUTTypePNG, kUTTypeJPEG, kUTTypeGIF, kUTTypePDF, kUTTypeMovie, kUTTypeAudio,
      kUTTypeText, kUTTypePlainText, kUTTypeHTML, kUTTypeJSON, kUTTypeURL, kUTTypeFileURL,
      kUTTypeData, kUTTypeContent, kUTTypeItem,
    ]
    for name in names { #expect(UTType(name)?.isDeclared == true, "\(name)") }
    #expect(UTType(kUTTypePNG as String) == .png)
  }

  @Test func `keys of a bundle are those of its property list`() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(kCFBundleNameKey! == "CFBundleName")
  }
}
