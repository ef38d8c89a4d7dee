import Foundation
import Snapshot
import UIKit

/// What comparing two pictures costs, from a phone's screen to beyond 4K: two equal ones, one
/// with a small change, and two with nothing in common.
///
/// - `diff_…`: in this process, of pictures in memory. Samples are made straight first, as for
///   every assertion.
/// - `tool_…`: `snapshot diff` on two files, the whole process, processor time of all its threads.
///   With `--tool PATH`.
struct CompareBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bench-compare-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width, height) in [
      ("phone", 1170, 2532), ("4k", 3840, 2160), ("8k", 7680, 4320),
    ] {
      let reference = Self.page(width, height, hasChange: false, isDark: false)
      let pairs = [
        ("equal", Self.page(width, height, hasChange: false, isDark: false)),
        ("small", Self.page(width, height, hasChange: true, isDark: false)),
        ("all", Self.page(width, height, hasChange: false, isDark: true)),
      ]
      for (kind, actual) in pairs {
        // With this precision nothing fails, and no file is made for a failure.
        let diffing = Diffing<UIImage>.image(precision: 0)
        measure("diff_\(name)_\(kind)") {
          precondition(diffing.diff(reference, actual) == nil, "the pictures have other sizes")
        }
        if let tool = arguments.tool {
          let files = try [reference, actual].enumerated().map { index, image in
            let file = folder.appendingPathComponent("\(name)-\(kind)-\(index).png")
            try image.pngData()?.write(to: file)
            return file.path
          }
          measure("tool_\(name)_\(kind)") { Self.run(tool, ["diff"] + files) }
        }
      }
    }
  }

  private func measure(_ name: String, _ body: () -> Void) {
    let measurement = Measurement(scene: name, scale: 1, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
  }

  private static func run(_ tool: String, _ words: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      preconditionFailure("\(tool) cannot be run: \(error)")
    }
  }

  /// A page of cards.
  private static func page(
    _ width: Int, _ height: Int, hasChange: Bool, isDark: Bool
  ) -> UIImage {
    let size = CGSize(width: width, height: height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      (isDark ? UIColor.black : .white).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for index in 0..<48 {
        let frame = CGRect(
          x: 40 + index % 4 * (width / 4), y: 40 + index / 4 * (height / 12),
          width: width / 4 - 60, height: height / 12 - 40)
        let shade = CGFloat(index) / 64
        let isChanged = hasChange && index == 17
        UIColor(
          red: isDark ? shade / 2 : 0.5 + shade / 2, green: isChanged ? 0 : 0.6, blue: shade,
          alpha: 1
        ).setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 24).fill()
      }
    }
  }
}
