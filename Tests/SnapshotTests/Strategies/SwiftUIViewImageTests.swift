import Snapshot
import SwiftUI
import Testing

@MainActor @Suite struct SwiftUIViewImageTests {
  private func image(
    _ layout: SwiftUISnapshotLayout, _ style: UIUserInterfaceStyle = .light
  ) -> UIImage? {
    let strategy = Snapshotting<AnyView, UIImage>.image(
      layout: layout,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 2),
      ]))
    var image: UIImage?
    strategy.snapshot(AnyView(Color.green.frame(width: 20, height: 10))).run { image = $0 }
    return image
  }

  /// The first pixel, RGBA.
  private func corner(_ image: UIImage?) -> [UInt8] {
    Array(image?.cgImage?.straightRGBA().prefix(4) ?? [])
  }

  @Test func `the smallest size is that of the view alone`() {
    let image = image(.sizeThatFits)
    #expect(image?.size == CGSize(width: 20, height: 10))
    #expect(corner(image) == [52, 199, 89, 255])
  }

  @Test func `around a smaller view is the system's background`() {
    let image = image(.fixed(width: 60, height: 40))
    #expect(image?.size == CGSize(width: 60, height: 40))
    #expect(corner(image) == [255, 255, 255, 255])
    #expect(corner(self.image(.fixed(width: 60, height: 40), .dark)) == [0, 0, 0, 255])
    #expect(corner(self.image(.device(config: .iPhoneSe))) == [255, 255, 255, 255])
  }
}
