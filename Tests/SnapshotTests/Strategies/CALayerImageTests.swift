import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct CALayerImageTests: ImageVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }


  @Test func `a layer is drawn with its sublayers and mask`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    sublayer.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(sublayer)
    let image = try drawn(layer, as: .image(traits: UITraitCollection(displayScale: 2)))
    expect(image, 4, 4, [255, 0, 0, 255])
  }

  @Test func `a layer of no size or without a pixel fails`() {
    let layer = CALayer()
    #expect(verify(layer, as: .image)?.contains("CALayer is 0 × 0 points") == true)
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(verify(layer, as: .image)?.contains("Every pixel of the layer") == true)
    #expect(verify(layer, as: .image(allowsBlank: true))?.contains("One was recorded") == true)
  }
}
