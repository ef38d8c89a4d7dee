import Testing
import UIKit

@MainActor
@Suite struct UIImageAssetTests: MakesPictures {
  @Test func `an asset has a picture for the traits`() {
    let asset = UIImageAsset()
    let (light, dark) = (picture(.white), picture(.black))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
    }
    #expect(asset.image(with: traits) == dark)
    #expect(asset.image(with: UITraitCollection()) == light)
    #expect(asset.image(with: traits).imageAsset === asset)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: traits) == light)
    #expect(UIImageAsset().image(with: traits).size == .zero)
  }

  @Test func `an image view shows the picture of its traits`() {
    let asset = UIImageAsset()
    let (light, dark) = (picture(.white), picture(.black))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light)))
    #expect(view.layer.contents as AnyObject === light.cgImage)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.contents as AnyObject === dark.cgImage)
  }
}
