import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ListStylesTests {
  @Test func `an increased header is larger than others`() throws {
    let hosted = try Hosted(
      List {
        Section("Letters") { Text("One") }.headerProminence(.increased)
        Section("Numbers") { Text("1") }
      }, width: 320, height: 480)
    // Lines of fonts of 20, 17 and 13 points.
    #expect(Set(hosted.frames("Text").map(\.height)) == [24, 20.5, 16])
  }

  @Test func `the first section without a header begins 35 points below the edge`() throws {
    let hosted = try Hosted(List { Text("One") }, width: 320, height: 480)
    #expect(try hosted.cellFrames().map(\.minY) == [35])
  }

  @Test func `a hidden ground shows what is behind the list`() throws {
    let hosted = try Hosted(
      List { Text("Row") }.scrollContentBackground(.hidden), width: 320, height: 480)
    #expect(try hosted.list().backgroundColor == .clear)
  }
}
