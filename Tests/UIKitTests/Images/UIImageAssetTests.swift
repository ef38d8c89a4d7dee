import Testing
import UIKit

@MainActor
@Suite struct UIImageAssetTests {
  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

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

  @Test func `an effect that makes a symbol disappear takes the picture away`() {
    let view = UIImageView(image: picture(.red))
    view.addSymbolEffect(.bounce)
    #expect(view.layer.contents != nil)
    view.addSymbolEffect(.disappear)
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
    view.addSymbolEffect(.appear)
    #expect(view.layer.contents != nil)
    view.addSymbolEffect(.disappear.down, options: .speed(2), animated: false)
    view.removeSymbolEffect(ofType: .disappear)
    #expect(view.layer.contents != nil)
  }

  @Test func `another symbol is there when the call returns`() {
    let view = UIImageView(image: picture(.red))
    let other = picture(.green)
    var isFinished = false
    view.setSymbolImage(other, contentTransition: .replace.downUp) { isFinished = $0.isFinished }
    #expect(view.image === other)
    #expect(isFinished)
  }
}
