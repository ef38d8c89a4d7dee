import UIKit

/// Draws scenes through the public interface of `CGContext` and tells how long that takes.
struct RasterBench {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    if arguments.measuresGrowth { return try GrowthBench(arguments).run() }
    guard let path = arguments.scenes else {
      throw BenchError.usage("--scenes FILE or --growth is missing")
    }
    for scene in try SceneFile.read(path) {
      if let only = arguments.scene, only != scene.name { continue }
      try run(scene)
    }
  }

  private func run(_ scene: Scene) throws {
    let scale = arguments.scale ?? scene.scale
    let (width, height) = (Int(Double(scene.width) * scale), Int(Double(scene.height) * scale))
    guard var context = context(width, height) else {
      throw BenchError.tooLarge(scene: scene.name, width: width, height: height)
    }
    // The icon stands for small pictures: making the bitmap counts.
    let isIcon = scene.name == "i_icon"
    let measurement = Measurement(
      scene: scene.name, scale: scale, seconds: arguments.seconds
    ) {
      if isIcon, let fresh = self.context(width, height) { context = fresh }
      SceneDrawing(context: context, scene: scene, scale: CGFloat(scale)).draw()
    }
    print(arguments.isJSON ? measurement.json : measurement.text)
    if let folder = arguments.dump { try Self.dump(context, scene.name, scale, folder) }
  }

  private func context(_ width: Int, _ height: Int) -> CGContext? {
    Self.context(width, height, threads: arguments.threads)
  }

  static func context(_ width: Int, _ height: Int, threads: Int?) -> CGContext? {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    if let threads { context?.threadCount = threads }
    return context
  }

  static func dump(
    _ context: CGContext, _ name: String, _ scale: Double, _ folder: String
  ) throws {
    guard let memory = context.data else { return }
    let bytes = Data(bytes: memory, count: context.bytesPerRow * context.height)
    let file = "\(folder)/snapshot__\(name)@\(String(format: "%g", scale)).rgba"
    try bytes.write(to: URL(fileURLWithPath: file))
  }
}
