import CoreGraphics
import SnapshotCore
import SnapshotTool
import ToleranceProbes

/// `snapshot inspect FILE`: what a PNG is. The whole file is decoded, so that "valid" is true.
package struct InspectCommand {
  private let path: String
  private let printsHash: Bool
  private let printsTree: Bool
  private let tolerance: Tolerance?
  private let mutationFolder: String?

  package init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ArgumentParser(
      options: ["--tolerance", "--mutations"], flags: ["--hash", "--tree"]
    ).parse(arguments)
    let paths = parsed.positionals + parsed.passedThrough
    guard paths.count == 1 else {
      throw UsageError.wrongArguments("inspect needs one file, and has \(paths.count).")
    }
    path = paths[0]
    printsHash = parsed.flags.contains("--hash")
    printsTree = parsed.flags.contains("--tree")
    mutationFolder = parsed.value("--mutations")
    tolerance = try parsed.value("--tolerance").map(ToleranceArgument.parse)
  }

  /// - Throws: `PictureFileError` or `MissingTree`, one line that names the file.
  package func run(_ console: Console) throws -> Int32 {
    let limits = PNGLimits.default
    let chunks: PNGChunks
    let image: PNGImage
    do {
      let bytes = try FileAccess.read(path, maximumBytes: limits.maximumFileByteCount)
      chunks = try PNGChunks(bytes, limits: limits)
      image = try PNGCodec.decode(chunks)
    } catch let error as PNGError {
      throw PictureFileError.unreadable(path: path, error)
    }
    if let mutationFolder {
      let count = try Self.writeMutations(chunks, image, path, mutationFolder)
      console.write("\(NumberText.counted(count, "picture")) in \(mutationFolder.singleLine)\n")
    }
    if let tolerance {
      console.write(Self.sensitivity(chunks, image, tolerance, path, console.style))
    } else if mutationFolder != nil {
      return ExitCode.success
    } else if printsTree {
      console.write(try Self.tree(chunks, path).outline)
    } else if printsHash {
      console.write("\(image.width)x\(image.height) \(image.rgba8Digest)\n")
    } else {
      console.write(text(chunks, image, console.style))
    }
    return ExitCode.success
  }

  /// The views that the picture was drawn from.
  private static func tree(_ chunks: PNGChunks, _ path: String) throws(MissingTree) -> ViewTree {
    do {
      if let tree = try Reference(chunks.bytes, path: path).tree() { return tree }
    } catch {
      throw MissingTree(path: path, reason: "\(error)")
    }
    throw MissingTree(
      path: path, reason: "The file does not contain the views it was drawn from. Record it again.")
  }

  /// Pixels per point; 1 where the file does not say.
  private static func scale(_ chunks: PNGChunks, _ path: String) -> Int {
    let scale = (try? Reference(chunks.bytes, path: path))?.metadata?.scale ?? 1
    return Int(clamping: scale.rounded())
  }

  /// Writes `FOLDER/noise-….png` and `FOLDER/change-….png`; returns their number.
  private static func writeMutations(
    _ chunks: PNGChunks, _ image: PNGImage, _ path: String, _ folder: String
  ) throws -> Int {
    try FileAccess.makeFolder(folder)
    let cases = MutationCorpus.cases(of: PixelImage(image), scale: scale(chunks, path))
    for mutation in cases {
      let bytes = try PNGCodec.encode(mutation.image.png)
      try FileAccess.write(bytes, to: "\(folder)/\(mutation.name).png")
    }
    return cases.count
  }

  /// What the tolerance would let through for this picture.
  private static func sensitivity(
    _ chunks: PNGChunks, _ image: PNGImage, _ tolerance: Tolerance, _ path: String,
    _ style: TextStyle
  ) -> String {
    let sensitivity = Sensitivity(
      of: PixelImage(image), tolerance: tolerance, scale: scale(chunks, path))
    var text = style.bold(path.singleLine) + "\nWith the tolerance “\(tolerance)”:\n"
    text += "\(sensitivity)\n"
    if sensitivity.isBlind {
      text += style.red("It lets all of these changes through: a test with it cannot fail.") + "\n"
    }
    return text
  }

  private func text(_ chunks: PNGChunks, _ image: PNGImage, _ style: TextStyle) -> String {
    let header = chunks.header
    var rows: [(String, String)] = []
    rows.append(("size", "\(header.width) × \(header.height) pixels"))
    rows.append(("file", NumberText.counted(chunks.bytes.count, "byte")))
    var samples = "\(header.colorType), \(NumberText.counted(header.bitDepth, "bit"))"
    if let count = chunks.paletteCount, header.colorType == .indexed {
      samples += ", \(NumberText.counted(count, "colour"))"
    }
    if chunks.hasTransparencyChunk { samples += ", tRNS" }
    if header.isInterlaced { samples += ", interlaced" }
    if chunks.isCrushed { samples += ", compressed by Xcode (CgBI)" }
    rows.append(("samples", samples))
    rows.append(("colour", Self.colour(chunks.colorInformation)))
    if chunks.isAnimated { rows.append(("animation", Self.animation(chunks))) }
    for text in chunks.texts {
      let value = text.value ?? "(\(NumberText.bytes(text.byteCount)), not read)"
      rows.append((text.keyword, value))
    }
    rows += Self.binding(chunks)
    rows.append(("hash", image.rgba8Digest.description))
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { label, value in
      let padding = String(repeating: " ", count: width - label.count + 2)
      return style.dim(label.singleLine + padding) + value.singleLine
    }
    return style.bold(path.singleLine) + "\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func colour(_ colour: PNGColorInformation) -> String {
    var parts: [String] = []
    if let intent = colour.standardRGBIntent { parts.append("sRGB (intent \(intent))") }
    if let gamma = colour.gamma {
      parts.append("gAMA \(NumberText.decimal(Double(gamma) / 100_000, places: 5))")
    }
    if let points = colour.chromaticities {
      let values = points.map { NumberText.decimal(Double($0) / 100_000, places: 5) }
      parts.append("cHRM " + values.joined(separator: " "))
    }
    if let name = colour.profileName { parts.append("iCCP “\(name)”") }
    if let points = colour.codingPoints {
      parts.append("cICP " + points.map(String.init).joined(separator: " "))
    }
    return parts.isEmpty ? "no colour chunks" : parts.joined(separator: ", ") + "; not applied"
  }

  /// The frames and their times. The rest of what is printed is about the still picture.
  private static func animation(_ chunks: PNGChunks) -> String {
    do throws(PNGError) {
      guard let animation = try PNGAnimation(chunks) else { return "" }
      let times = animation.times
      let end = NumberText.decimal(times[times.count - 1], places: 3)
      let plays =
        animation.playCount == 0
        ? "for ever" : NumberText.counted(animation.playCount, "time")
      return "\(NumberText.counted(animation.frames.count, "frame")) in \(end) s, \(plays)"
    } catch {
      return error.description
    }
  }

  /// Whether the digests that our references carry are those of this file.
  private static func binding(_ chunks: PNGChunks) -> [(String, String)] {
    guard let reference = try? Reference(chunks.bytes, path: ""), reference.metadata != nil else {
      return []
    }
    do throws(PictureFileError) {
      try reference.validate()
    } catch {
      return [("digest", "does not hold: " + error.reason)]
    }
    let isOfThisData = reference.statedPixelDigest != nil
    return [("digest", isOfThisData ? "holds" : "of other image data, as after recompression")]
  }
}

/// Why there is no tree to print.
private struct MissingTree: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { path.singleLine + ": " + reason }
}
