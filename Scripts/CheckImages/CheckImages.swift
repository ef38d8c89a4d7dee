// Draws vector images beside another renderer's pictures of them, decodes JPEG files, and converts
// colours. `Scripts/check-svg`, `Scripts/check-jpeg` and `Scripts/check-colours` build and run it.
import Foundation
import ImageIO

@main
enum CheckImages {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "vector": try compareVectors(list: arguments[2], side: Int(arguments[3])!)
    case "jpeg": try decodeFiles(list: arguments[2])
    case "half": try decodeFiles(list: arguments[2], isHalf: true)
    case "colours": try convertColours(profile: arguments[2], list: arguments[3])
    case "photo": try measure(profile: arguments[2])
    default: exit(2)
    }
  }

  private static func lines(_ path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }
  }

  private static func read(_ path: String) throws -> ImageFile {
    try ImageFile.read(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A line: group, vector file, the other renderer's PNG, where ours goes. Writes a line each:
  /// group, mean difference in levels, pixels that differ by more than 32 in a thousand, what is
  /// noted, file.
  private static func compareVectors(list: String, side: Int) throws {
    for line in try lines(list) {
      do {
        guard let vector = try read(line[1]).vector else { throw ImageFileError.empty }
        let fit = CGFloat(side) / max(vector.size.width, vector.size.height)
        let size = CGSize(width: vector.size.width * fit, height: vector.size.height * fit)
        guard let image = vector.image(size: size, scale: 1) else { throw ImageFileError.empty }
        let ours = image.straightRGBA()
        let png = try PNGCodec.encode(
          PNGImage(width: image.width, height: image.height, samples: ours))
        try Data(png).write(to: URL(fileURLWithPath: line[3]))
        let other = try PNGCodec.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: line[2]))))
        let (mean, far) = difference(
          ours, image.width, image.height, other.rgba8, other.width, other.height)
        let notes = vector.lacks.map(\.subject).joined(separator: ", ")
        print(line[0], mean, far, notes.isEmpty ? "-" : notes, line[1], separator: "\t")
      } catch {
        print(line[0], 255, 1000, "error: \(error)", line[1], separator: "\t")
      }
    }
  }

  /// Over white, as far as both pictures go.
  private static func difference(
    _ a: [UInt8], _ aWidth: Int, _ aHeight: Int, _ b: [UInt8], _ bWidth: Int, _ bHeight: Int
  ) -> (mean: Double, far: Double) {
    let (width, height) = (min(aWidth, bWidth), min(aHeight, bHeight))
    var (sum, far) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (i, j) = ((y * aWidth + x) * 4, (y * bWidth + x) * 4)
        var greatest = 0
        for channel in 0..<4 {
          func value(_ bytes: [UInt8], _ start: Int) -> Int {
            let alpha = Int(bytes[start + 3])
            if channel == 3 { return alpha }
            return (Int(bytes[start + channel]) * alpha + 255 * (255 - alpha)) / 255
          }
          let difference = abs(value(a, i) - value(b, j))
          sum += difference
          greatest = max(greatest, difference)
        }
        if greatest > 32 { far += 1 }
      }
    }
    let count = Double(max(width * height, 1))
    return (Double(sum) / (4 * count), Double(far) * 1000 / count)
  }

  /// A line: JPEG file, where its PPM goes. Without the library, says so and exits 1.
  private static func decodeFiles(list: String, isHalf: Bool = false) throws {
    for line in try lines(list) {
      do {
        let file = try read(line[0])
        var image = file.frames[0].image
        if isHalf, let half = image.halfBitmap { image = CGImage(bitmap: half) }
        var ppm = Array("P6\n\(image.width) \(image.height)\n255\n".utf8)
        let bytes = image.straightRGBA()
        for index in stride(from: 0, to: bytes.count, by: 4) { ppm += bytes[index..<index + 3] }
        try Data(ppm).write(to: URL(fileURLWithPath: line[1]))
        let notes = file.lacks.map(\.description).joined(separator: " ")
        print(line[0], "orientation \(file.orientation.rawValue)", notes, separator: "\t")
      } catch {
        print(line[0], "error: \(error)", separator: "\t")
      }
    }
  }

  private static func conversion(_ path: String) throws -> (ICCProfile, ColorConversion) {
    let profile = try ICCProfile([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    return (profile, try ColorConversion(profile))
  }

  /// Writes the sRGB samples of each line of device samples from 0 to 255.
  private static func convertColours(profile path: String, list: String) throws {
    do {
      let (profile, conversion) = try conversion(path)
      let lines = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      guard let bitmap = Bitmap(width: 1, height: lines.count) else { exit(2) }
      for (index, line) in lines.enumerated() {
        var samples = line.split(separator: " ").map { UInt32($0)! }
        if profile.model == .monochrome { samples = [samples[0], samples[0], samples[0]] }
        if samples.count == 3 { samples.append(255) }
        bitmap.pixels[index] =
          samples[0] | samples[1] << 8 | samples[2] << 16 | samples[3] << 24
      }
      conversion.convert(bitmap)
      for pixel in bitmap.pixels {
        print(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
      }
    } catch let error as ICCError {
      print("error: the profile \(error)")
    }
  }

  /// Writes the seconds that 12 million pixels of noise take, the fewest of five times.
  private static func measure(profile path: String) throws {
    let (_, conversion) = try conversion(path)
    guard let noise = Bitmap(width: 4000, height: 3000) else { exit(2) }
    for index in noise.pixels.indices {
      let hash = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
      noise.pixels[index] = UInt32(truncatingIfNeeded: hash >> 24)
    }
    var least = Double.infinity
    for _ in 0..<5 {
      guard let copy = noise.copy() else { exit(2) }
      let start = ContinuousClock.now
      conversion.convert(copy)
      least = min(least, (ContinuousClock.now - start) / .seconds(1))
    }
    print(least)
  }
}
