import SnapshotCore
import TestSupport
import Testing

@testable import ToleranceProbes

@Suite struct PictureMutationsTests {
  private let card = PictureMutations(picture("....", ".#r.", "...."))

  @Test func `the background is the commonest colour`() {
    #expect(card.background == 0xffff_ffff)
  }

  @Test func `a moved picture repeats its edge`() {
    #expect(card.moved(x: 1, y: 0) == picture("....", "..#r", "...."))
    let corner = PictureMutations(picture("#.", ".."))
    #expect(corner.moved(x: 1, y: 1) == picture("##", "##"))
    #expect(corner.moved(x: -1, y: 0) == picture("..", ".."))
  }

  @Test func `a widened picture repeats its middle and loses its right edge`() {
    let row = PictureMutations(picture("#r.g"))
    // The middle column is the third.
    #expect(row.widened(by: 1) == picture("#r.."))
    let column = PictureMutations(picture("#", "r", ".", "g"))
    #expect(column.heightened(by: 1) == picture("#", "r", ".", "."))
  }

  @Test func `another colour is nearer to the middle in every sample`() {
    let grey = PictureMutations(picture("...a", colors: ["a": 0xff40_80c0]))
    #expect(grey.recolored(by: 8).pixel(3, 0) == 0xff48_78b8)
    #expect(grey.recolored(by: 8).pixel(0, 0) == 0xffff_ffff)
  }

  @Test func `an element is an area of one colour, and can be left out`() throws {
    let image = picture("......", ".##...", ".##...", "......")
    let mutations = PictureMutations(image)
    let element = try #require(mutations.elements(limit: 3).first)
    #expect((element.x, element.y, element.width, element.height) == (1, 1, 2, 2))
    #expect(mutations.without(element) == plain(6, 4))
  }

  @Test func `colours are inverted, faded and exchanged; what is clear stays clear`() {
    let one = PictureMutations(picture("r ", colors: ["r": 0xff20_40c0]))
    #expect(one.inverted().pixel(0, 0) == 0xffdf_bf3f)
    #expect(one.redForBlue().pixel(0, 0) == 0xffc0_4020)
    #expect(one.faded().pixel(0, 0) == 0xcc20_40c0)
    #expect(one.inverted().pixel(1, 0) == 0)
    #expect(one.mirrored() == picture(" r", colors: ["r": 0xff20_40c0]))
  }
}
