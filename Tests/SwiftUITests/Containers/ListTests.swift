import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ListTests {
  @Test func `a ForEach among other rows has a row for each element`() throws {
    let hosted = try Hosted(
      List {
        Text("First")
        ForEach(0..<3) { Text("Row \($0)") }
      }, width: 320, height: 480)
    #expect(try hosted.list().numberOfSections == 1)
    #expect(try hosted.list().numberOfItems(inSection: 0) == 4)
  }
}
