import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import TestSupport
import Testing
import UIKit

/// References that say that they are what is drawn, and are not. Each is tried where the true
/// reference was found right before, and as CI does.
@Suite struct ForgedReferenceTests: PictureVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

  /// What this machine and CI say after `place` has changed the reference of `image()`.
  private func failures(
    as strategy: Snapshotting<UIImage, UIImage> = .image, _ place: () throws -> Void
  ) throws -> [String?] {
    try? FileManager.default.removeItem(atPath: referencePath)
    folder.inProcess {
      _ = verify(image())
      for _ in 0..<2 { #expect(verify(image(), as: strategy, record: .never) == nil) }
    }
    try place()
    return [[:], [:], ["CI": "true"]].map { variables in
      folder.inProcess(variables) { verify(image(), as: strategy, record: .never) }
    }
  }

  private func expectRed(
    _ what: String, as strategy: Snapshotting<UIImage, UIImage> = .image,
    sourceLocation: SourceLocation = #_sourceLocation, _ place: () throws -> Void
  ) throws {
    for failure in try failures(as: strategy, place) {
      let isFound = failure.map { what.isEmpty || $0.contains(what) } ?? false
      #expect(isFound, "\(failure ?? "green")", sourceLocation: sourceLocation)
    }
  }

  /// Expects an altered reference to be red, with the new data's digest stated.
  private func expectRed(
    _ what: String, bound isBound: Bool = true,
    as strategy: Snapshotting<UIImage, UIImage> = .image,
    sourceLocation: SourceLocation = #_sourceLocation,
    altered change: (inout ForgedPNG) throws -> Void
  ) throws {
    try expectRed(what, as: strategy, sourceLocation: sourceLocation) {
      var file = try ForgedPNG(FileAccess.read(referencePath))
      try change(&file)
      if isBound { file.bind() }
      try FileAccess.write(file.bytes, to: referencePath)
    }
  }

  private func expectRed(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    bytes change: (inout [UInt8]) throws -> Void
  ) throws {
    try expectRed(what, sourceLocation: sourceLocation) {
      var bytes = try FileAccess.read(referencePath)
      try change(&bytes)
      try FileAccess.write(bytes, to: referencePath)
    }
  }

  private static let altered = "its pixels do not match its metadata"

  /// The IDAT of other pixels of the same size.
  private func otherData() throws -> [UInt8] {
    try ForgedPNG(Reference.encode(plain(4, 2, 0xff00_00ff), metadata: .init(scale: 2)))
      .payload("IDAT")
  }

  // MARK: - Image data

  @Test func `another picture's data are red, and the message says what to do`() throws {
    let data = try otherData()
    for what in [
      Self.altered, referencePath, "record it again: SNAPSHOT_RECORD=failed swift test",
    ] {
      try expectRed(what, altered: { file in file.replace("IDAT") { $0 = data } })
    }
  }

  @Test func `half of the data, none of them and no chunk of them are red`() throws {
    let what = "The reference cannot be used and was not overwritten: \(referencePath)"
    try expectRed(what, altered: { $0.replace("IDAT") { $0 = Array($0.prefix($0.count / 2)) } })
    try expectRed(what, altered: { $0.replace("IDAT") { $0 = [] } })
    try expectRed(what, altered: { $0.remove("IDAT") })
  }

  @Test func `data in several chunks are green, and in another order red`() throws {
    func cut(_ file: inout ForgedPNG, isReversed: Bool) {
      let data = file.payload("IDAT")
      let parts = [Array(data.prefix(9)), Array(data.dropFirst(9))]
      file.remove("IDAT")
      for part in isReversed ? parts.reversed() : parts {
        file.insert("IDAT", part, before: "IEND")
      }
    }
    let green = try failures {
      var file = try ForgedPNG(FileAccess.read(referencePath))
      cut(&file, isReversed: false)
      try FileAccess.write(file.bytes, to: referencePath)
    }
    #expect(green == [nil, nil, nil])
    try expectRed("was not overwritten", bound: false, altered: { cut(&$0, isReversed: true) })
  }

  @Test func `a picture that was made to have the digest is red`() throws {
    // NH of two words is a product: the factors change places.
    var state: UInt64 = 0x536e_6170_7368_6f74
    let keys = (0..<2).map { _ in
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
    let pixel: [UInt8] = [10, 20, 30, 255]
    let samples = (0..<8).flatMap { _ in pixel }
    let word = samples.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let words = [word &+ keys[1] &- keys[0], word &+ keys[0] &- keys[1]]
    let forged = words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    let other = PixelImage(width: 4, height: 2, bytes: forged + samples.dropFirst(16))
    let drawn = PixelImage(width: 4, height: 2, bytes: samples)
    #expect(other != drawn && PixelDigest(other) == PixelDigest(drawn))
    try expectRed("4 of 8 pixels differ") {
      try FileAccess.write(
        Reference.encode(other, metadata: ReferenceMetadata(scale: 2)), to: referencePath)
    }
  }

  // MARK: - Header and palette

  /// The bytes of IHDR that are changed, with their new values.
  @Test(arguments: [
    ("width", [(3, 3)]), ("half the width", [(3, 2)]), ("height", [(7, 1)]), ("height", [(7, 3)]),
    ("depth", [(8, 16)]), ("depth and width", [(8, 16), (3, 2)]), ("grey", [(9, 0)]),
    ("RGB", [(9, 2)]), ("grey with alpha of 16 bits", [(8, 16), (9, 4)]),
    ("interlaced", [(12, 1)]), ("huge", [(1, 255), (5, 255)]), ("no width", [(3, 0)]),
  ] as [(String, [(Int, UInt8)])])
  func `another header is red`(_ what: String, _ changes: [(Int, UInt8)]) throws {
    try expectRed("", altered: { file in
      file.replace("IHDR") { header in for (place, value) in changes { header[place] = value } }
    })
  }

  @Test func `a second header is red`() throws {
    try expectRed("is a second one", altered: { file in
      file.insert("IHDR", file.payload("IHDR"), before: "IDAT")
    })
  }

  @Test func `a palette is red where it makes other pixels`() throws {
    func indexed(_ colour: SIMD4<UInt8>, _ texts: [(String, String)]) throws -> [UInt8] {
      try PNGCodec.encodeIndexed(
        width: 4, height: 2, indices: [UInt8](repeating: 0, count: 8), palette: [colour],
        texts: texts)
    }
    func texts() throws -> [(String, String)] {
      try pngTexts(FileAccess.read(referencePath))
    }
    let green = try failures {
      var file = try ForgedPNG(indexed([10, 20, 30, 255], texts()))
      file.bind()
      try FileAccess.write(file.bytes, to: referencePath)
    }
    #expect(green == [nil, nil, nil])
    let bytes = try FileAccess.read(referencePath)
    try expectRed(Self.altered) {
      var file = try ForgedPNG(bytes)
      file.replace("PLTE") { $0 = [10, 20, 31] }
      try FileAccess.write(file.bytes, to: referencePath)
    }
    try expectRed(Self.altered) {
      var file = try ForgedPNG(bytes)
      file.insert("tRNS", [200], before: "IDAT")
      try FileAccess.write(file.bytes, to: referencePath)
    }
  }

  @Test func `tRNS beside an alpha channel is red`() throws {
    try expectRed("tRNS", altered: { $0.insert("tRNS", [0, 0, 0, 0, 0, 0], before: "IDAT") })
  }

  @Test(arguments: ["gAMA", "cICP"])
  func `a colour space is red where colours are compared, and samples stay samples`(
    _ type: String
  ) throws {
    let payload: [UInt8] = type == "gAMA" ? [0, 1, 0x86, 0xa0] : [12, 13, 0, 1]
    func alter(_ file: inout ForgedPNG) {
      file.remove("sRGB")
      file.remove("gAMA")
      file.remove("cHRM")
      file.insert(type, payload, before: "tEXt")
    }
    try expectRed("pixels differ", as: .image(perceptualPrecision: 0.999), altered: alter)
    let green = try failures {
      var file = try ForgedPNG(FileAccess.read(referencePath))
      alter(&file)
      try FileAccess.write(file.bytes, to: referencePath)
    }
    #expect(green == [nil, nil, nil])
    // What was entered for samples does not count for colours.
    folder.inProcess {
      #expect(verify(image(), as: .image(perceptualPrecision: 0.999), record: .never) != nil)
    }
  }

  // MARK: - Texts

  @Test func `of texts that are there twice none makes another picture green`() throws {
    let data = try otherData()
    for isFirst in [true, false] {
      try expectRed("", altered: { file in
        let digest = file.text("PixelDigest")
        file.replace("IDAT") { $0 = data }
        file.addText("PixelDigest", isFirst ? digest : String(repeating: "0", count: 64))
        file.addText("DataDigest", SHA256.digest(of: data).description)
      })
    }
  }

  @Test(arguments: ["zTXt", "iTXt"])
  func `a digest in another kind of text makes no other picture green`(_ type: String) throws {
    let data = try otherData()
    try expectRed("", altered: { file in
      let digest = Array(file.text("PixelDigest").utf8)
      file.removeText("PixelDigest")
      file.replace("IDAT") { $0 = data }
      let tail: [UInt8] = type == "iTXt" ? [0, 0, 0, 0, 0] + digest : [0, 0] + digest
      file.insert(type, Array("Snapshot:PixelDigest".utf8) + tail, before: "tEXt")
    })
  }

  @Test func `a digest that is not the picture's is red, in upper case too`() throws {
    try expectRed(Self.altered, altered: { file in
      file.setText("PixelDigest", file.text("PixelDigest").uppercased())
    })
    try expectRed(Self.altered, altered: { file in
      file.setText("PixelDigest", String(repeating: "a", count: 64))
    })
  }

  @Test func `a tolerance or a mode in the file counts for nothing`() throws {
    let data = try otherData()
    try expectRed(Self.altered, altered: { file in
      file.replace("IDAT") { $0 = data }
      file.addText("Tolerance", "{\"precision\":0}")
      file.addText("Record", "all")
    })
  }

  @Test func `other pixels with true digests differ, which a tolerance may allow`() throws {
    let data = try otherData()
    func differ(_ file: inout ForgedPNG) {
      file.replace("IDAT") { $0 = data }
      file.setText("PixelDigest", PixelDigest(plain(4, 2, 0xff00_00ff)).description)
    }
    try expectRed("8 of 8 pixels differ", altered: differ)
    let all = Snapshotting<UIImage, UIImage>.image(precision: 0)
    let green = try failures(as: all) {
      var file = try ForgedPNG(FileAccess.read(referencePath))
      differ(&file)
      file.bind()
      try FileAccess.write(file.bytes, to: referencePath)
    }
    #expect(green == [nil, nil, nil])
    // Unless the file lies about them.
    try expectRed(
      Self.altered, as: all,
      altered: { file in
        differ(&file)
        file.setText("PixelDigest", String(repeating: "0", count: 64))
      })
  }

  // MARK: - Around the picture

  @Test func `what follows the end is red`() throws {
    let text = ForgedPNG.bytes("tEXt", Array("Snapshot:Scale\0002".utf8))
    for tail in [[0], text, try Reference.encode(plain(4, 2), metadata: .init(scale: 2))] {
      try expectRed("was not overwritten", bytes: { $0 += tail })
    }
  }

  @Test(arguments: ["tEXt", "IDAT", "IHDR", "IEND"])
  func `a wrong checksum is red`(_ type: String) throws {
    try expectRed("was not overwritten", bytes: { bytes in
      let chunk = try #require(PNGChunks(bytes).list.last { "\($0.type)" == type })
      bytes[chunk.extent.upperBound - 1] ^= 1
    })
  }

  @Test func `an animation with the picture as its still is red, and named`() throws {
    for what in [
      "The reference is an animation (an APNG of several frames)",
      "It has the pixels that were drawn.",
    ] {
      try expectRed(
        what, bound: false,
        altered: { file in
          let digest = file.text("PixelDigest")
          let frames = [plain(4, 2, 0xff1e_140a), plain(4, 2, 0xff00_00ff)]
          let strip = PixelStrip(frames: frames, times: [0, 1])
          file = try ForgedPNG(Reference.encode(strip, metadata: ReferenceMetadata(scale: 2)))
          file.setText("PixelDigest", digest)
        })
    }
  }

  // MARK: - Other files

  @Test func `a link, a FIFO and a folder are red, with the path and the next step`() throws {
    let other = folder.path + "/other.png"
    try FileAccess.write(
      Reference.encode(plain(4, 2, 0xff1e_140a), metadata: ReferenceMetadata(scale: 2)), to: other)
    let makes: [(String, () throws -> Void)] = [
      ("a symbolic link", { try link(to: other) }),
      ("a symbolic link", { try link(to: "nowhere") }),
      ("a FIFO", { #expect(mkfifo(referencePath, 0o600) == 0) }),
      ("a folder", { try FileAccess.makeFolder(referencePath) }),
    ]
    let next = "remove \(referencePath) and record the snapshot again: SNAPSHOT_RECORD=missing"
    for (kind, make) in makes {
      for what in ["\(referencePath): \(kind)", next] {
        try expectRed(what) {
          try FileManager.default.removeItem(atPath: referencePath)
          try make()
        }
      }
    }
  }

  private func link(to other: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: referencePath, withDestinationPath: other)
  }

  @Test func `what another name holds is no reference`() throws {
    func move(to name: String) -> () throws -> Void {
      {
        try FileManager.default.moveItem(
          atPath: referencePath, toPath: folder.references + "/" + name)
      }
    }
    for name in ["test.a@3x.png", "test.a.png", "Test.A@2x.png", "test.a@2x.PNG"] {
      try expectRed("has no reference", move(to: name))
    }
  }

  @Test func `another snapshot's reference is red, by copy and by hard link`() throws {
    let other = folder.references + "/test.b@2x.png"
    let metadata = ReferenceMetadata(scale: 2)
    try FileAccess.makeFolder(folder.references)
    try FileAccess.write(Reference.encode(plain(4, 2), metadata: metadata), to: other)
    try expectRed("8 of 8 pixels differ") {
      try FileAccess.write(FileAccess.read(other), to: referencePath)
    }
    try expectRed("8 of 8 pixels differ") {
      try FileManager.default.removeItem(atPath: referencePath)
      try FileManager.default.linkItem(atPath: other, toPath: referencePath)
    }
  }

  @Test(arguments: [
    "", "\n", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n", "GIF89a",
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\n"
      + "size 3\n",
  ])
  func `text in place of a picture is red`(_ text: String) throws {
    try expectRed("", bytes: { $0 = Array(text.utf8) })
  }

  // MARK: - Recording

  @Test(arguments: ["all", "failed"])
  func `a forged reference is recorded again where what differs is`(_ mode: String) throws {
    let data = try otherData()
    try expectRed(Self.altered, altered: { file in file.replace("IDAT") { $0 = data } })
    folder.inProcess(["SNAPSHOT_RECORD": mode]) {
      #expect(verify(image())?.contains("Its reference was replaced") == true)
    }
    folder.inProcess(["CI": "true"]) { #expect(verify(image()) == nil) }
  }
}
