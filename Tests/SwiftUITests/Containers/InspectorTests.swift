import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct InspectorTests {
  private func hosted(
    _ isShown: Bool, _ sizeClass: UIUserInterfaceSizeClass
  ) throws -> [CGRect] {
    let traits = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.horizontalSizeClass = sizeClass
    }
    let view = Color.red.inspector(isPresented: .constant(isShown)) { Text("Details") }
    return try Hosted(view, width: 800, height: 200, traits: traits).frames("Color")
  }

  @Test func `details are a column beside the view where there is room`() throws {
    #expect(try hosted(true, .regular).map(\.width) == [529.5])
    #expect(try hosted(false, .regular).map(\.width) == [800])
    #expect(try hosted(true, .compact).map(\.width) == [800])
  }

  @Test func `the line beside details runs through the safe area`() throws {
    let traits = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.horizontalSizeClass = .regular
    }
    let view = Color.red.inspector(isPresented: .constant(true)) { Text("Details") }
    let hosted = try Hosted(
      view, width: 800, height: 200, traits: traits,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(hosted.frames("Divider").map(\.height) == [200])
  }

  @Test func `a container's background is behind the safe area, too`() throws {
    let view = Text("A").frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.red, for: .navigation)
    let hosted = try Hosted(
      view, width: 40, height: 40,
      safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(try hosted.image().straightRGBA()[3] == 255)
  }
}
