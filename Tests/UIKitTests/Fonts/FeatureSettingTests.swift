import Testing
import UIKit

@Suite struct FeatureSettingTests: MeasuresFonts {
  @Test func `features by Apple's numbers or OpenType's tags are those of the font`() throws {
    func font(_ setting: [UIFontDescriptor.FeatureKey: Int]) throws -> UIFont {
      let descriptor = try #require(UIFont(name: "Inter", size: 20)).fontDescriptor
      return UIFont(
        descriptor: descriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
    }
    let digits = try font([.type: 6, .selector: 0])
    #expect(width("111", digits) == width("888", digits))
    let plain = try #require(UIFont(name: "Inter", size: 20))
    #expect(width("111", plain) < width("888", plain))
    #expect(notes(try font([.type: 14, .selector: 4])) == [])
    // Inter has no small capitals.
    #expect(
      notes(try font([.type: 37, .selector: 1])).map(\.key)
        == [FidelityNote(.fontFeature, "type 37, selector 1")])
    // Inter's first set is not San Francisco's.
    let set: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 35, .selector: 2]]
    #expect(notes(try font(set[0])) == [])
    let system = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(
      notes(UIFont(descriptor: system.addingAttributes([.featureSettings: set]), size: 0))
        .map(\.key) == [FidelityNote(.fontFeature, "type 35, selector 2")])
  }

  @Test func `selectors of the usual look lack nothing, and end what was asked for`() throws {
    func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]]) throws -> UIFont {
      let descriptor = try #require(UIFont(name: "Inter", size: 20)).fontDescriptor
      return UIFont(
        descriptor: descriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }
    for (type, selector) in [(10, 0), (11, 0), (33, 3), (35, 0), (37, 0), (38, 0), (1, 3)] {
      #expect(notes(try font([[.type: type, .selector: selector]])) == [], "type \(type)")
      let system = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
        .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
      ])
      #expect(notes(UIFont(descriptor: system, size: 0)) == [], "type \(type)")
    }
    let plain = width("1/2", try font([]))
    let fraction: [UIFontDescriptor.FeatureKey: Int] = [.type: 11, .selector: 2]
    #expect(width("1/2", try font([fraction])) < plain)
    #expect(width("1/2", try font([fraction, [.type: 11, .selector: 0]])) == plain)
  }
}
