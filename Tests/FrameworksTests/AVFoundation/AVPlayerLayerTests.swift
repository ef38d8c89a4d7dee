import AVFoundation
import Testing

@MainActor @Suite struct AVPlayerLayerTests {
  @Test func `a layer draws a box for a film, and nothing without one`() throws {
    /// The opacity of a pixel near the corner.
    func alpha(_ layer: AVPlayerLayer) -> UInt8? {
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: layer.frame.size, format: format).image {
        layer.render(in: $0.cgContext)
      }
      return image.cgImage?.dataProvider?.data?[(2 * 20 + 2) * 4 + 3]
    }
    let film = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    #expect(alpha(AVPlayerLayer(player: film)) == 255)
    #expect(alpha(AVPlayerLayer(player: AVPlayer())) == 0)
  }

  @Test func `a rectangle of an aspect ratio lies in the middle`() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 0, y: 0, width: 160, height: 160))
    #expect(rect == CGRect(x: 0, y: 35, width: 160, height: 90))
  }
}
