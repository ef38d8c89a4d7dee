import QuartzCore
import Testing

@Suite struct CATextLayerTests {
  @Test func `the defaults are Apple's`() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font as? String == "Helvetica")
    #expect(layer.fontSize == 36 && layer.foregroundColor?.rgba.red == 1)
    #expect(!layer.isWrapped && layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural && !layer.allowsFontSubpixelQuantization)
  }

  @Test func `its box is drawn as any layer's, and copies keep the text`() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .red
    layer.string = "Title"
    layer.alignmentMode = .center
    layer.truncationMode = .end
    #expect(try LayerCanvas(layer, width: 20, height: 20).paintedRect == layer.bounds)
    let copy = CATextLayer(layer: layer)
    #expect(copy.string as? String == "Title" && copy.alignmentMode == .center)
    #expect(copy.truncationMode == .end)
  }
}
