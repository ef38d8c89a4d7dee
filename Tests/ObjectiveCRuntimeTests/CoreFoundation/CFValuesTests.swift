import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct CFValuesTests {
  @Test func `equality is that of objects`() {
    #expect(CFEqual("a" as NSString, "a" as NSString))
    #expect(!CFEqual("a" as NSString, "b" as NSString))
    #expect(CFBooleanGetValue(kCFBooleanTrue))
  }

  @Test func `text is transformed, or left as it is`() {
    let text = NSMutableString(string: "café")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text == "cafe")
    #expect(!CFStringTransform(text, nil, "no transform", false))
    #expect(text == "cafe")
  }

  @Test func `each type of Foundation's is the type of Core Foundation's that it stands for`() {
    #expect(CFGetTypeID("a") == CFStringGetTypeID())
    #expect(CFGetTypeID(NSMutableString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFBooleanFalse) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1.5)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSMutableArray()) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSDictionary()) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(NSData()) == CFDataGetTypeID())
    #expect(CFGetTypeID(NSDate(timeIntervalSince1970: 0)) == CFDateGetTypeID())
    #expect(CFGetTypeID(NSURL(fileURLWithPath: "/")) == CFURLGetTypeID())
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
    #expect(CFGetTypeID(nil) == 0)
    let all = [
      CFStringGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(), CFArrayGetTypeID(),
      CFDictionaryGetTypeID(), CFDataGetTypeID(), CFDateGetTypeID(), CFURLGetTypeID(),
      CFNullGetTypeID(),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func `Booleans have their value, and nil is false`() {
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
    #expect(!CFBooleanGetValue(nil))
  }

  @Test func `an object that is no NSObject equals itself alone`() {
    final class Plain {}
    let plain = Plain()
    #expect(CFEqual(plain, plain) && !CFEqual(plain, Plain()))
    #expect(CFEqual(NSNumber(value: 2), NSNumber(value: 2.0)))
  }

  @Test(arguments: [
    (kCFStringTransformHiraganaKatakana, false, "かな", "カナ"),
    (kCFStringTransformHiraganaKatakana, true, "カナ", "かな"),
    (kCFStringTransformToLatin, false, "да", "da"),
    (kCFStringTransformStripCombiningMarks, false, "Ångström", "Angstrom"),
    (kCFStringTransformFullwidthHalfwidth, false, "ＡＢ", "AB"),
  ])
  func `a script is written as another one`(
    transform: String?, isReverse: Bool, text: String, expected: String
  ) {
    let string = NSMutableString(string: text)
    #expect(CFStringTransform(string, nil, transform, isReverse))
    #expect(string.isEqual(to: expected))
    #expect(!CFStringTransform(nil, nil, transform, false))
  }

  @Test func `data has as many bytes as it has, and nil has none`() {
    #expect(CFDataGetLength(Data([7, 8, 9])) == 3 && CFDataGetLength(nil) == 0)
    #expect(CFDataGetBytePtr(nil) == nil)
  }
}
