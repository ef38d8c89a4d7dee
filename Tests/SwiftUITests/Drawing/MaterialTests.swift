import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct MaterialTests {
  @Test func `a material is translucent, thicker ones less`() throws {
    func share(_ material: Material) throws -> Int {
      let pixel = try middle(
        ZStack {
          Color.black
          Rectangle().fill(material)
        })
      return Int(pixel[0])
    }
    #expect(try share(.ultraThin) < share(.regular))
    #expect(try share(.regular) < share(.thick))
    #expect(try pixel(Circle().fill(.regularMaterial), 1, 1)[3] == 0)
  }
}
