import CoreText
import Foundation
import Testing

@testable import UIKit

/// A font that is nil although a resource of the package has it.
@Suite struct PackageFontsTests {
  private let folder = NSTemporaryDirectory() + "package-fonts-\(UUID().uuidString)"

  /// A bundle of resources with the file of the system font in it.
  private func bundle(_ file: String) throws -> String {
    _ = try FontLibrary.shared.face(named: "Inter")
    let inter = try #require(
      FontLibrary.shared.usedFonts.first { $0.face.names.family == "Inter" }?.path)
    let bundle = folder + "/Cards_Cards.resources"
    let path = bundle + "/" + file
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: inter, toPath: path)
    return bundle
  }

  @Test(arguments: ["Fonts/Nunito-Bold.ttf", "Inter.ttf"])
  func `its file is named, and what to do with it`(_ file: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let note = PackageFonts.note(onMissing: "Inter", in: [folder + "/None", try bundle(file)])
    #expect(note == FidelityNote(.unregisteredFont, "“Inter” of \(file)"))
    #expect(
      note.description == """
        The font “Inter” of \(file) is nil: its file is in the package, but was not registered. \
        Register the file with CTFontManagerRegisterFontsForURL(_:_:_:) before you use the \
        font, as UIAppFonts in an app's Info.plist does.
        """)
    #expect(FidelityNote(line: note.line) == note)
  }

  @Test func `one that no file has is only not found`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let note = PackageFonts.note(onMissing: "Nunito-Bold", in: [try bundle("Nunito-Bold.ttf")])
    #expect(note == FidelityNote(.fontName, "Nunito-Bold"))
    #expect(note.sentence == "The font “Nunito-Bold” was not found; the result is nil.")
  }
}
