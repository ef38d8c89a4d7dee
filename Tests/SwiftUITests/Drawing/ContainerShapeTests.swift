import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ContainerShapeTests {
  private let red = Color(red: 0.8, green: 0.2, blue: 0.4)

  @Test func `a concentric shape is as far inside as its frame`() throws {
    let view = ContainerRelativeShape().fill(.red).padding(5)
      .containerShape(RoundedRectangle(cornerRadius: 15, style: .circular))
    #expect(try pixel(view, 6, 6)[3] == 0)
    #expect(try pixel(view, 9, 9)[3] == 255)
    #expect(try pixel(ContainerRelativeShape().fill(.red).padding(5), 6, 6)[3] == 255)
  }
}
