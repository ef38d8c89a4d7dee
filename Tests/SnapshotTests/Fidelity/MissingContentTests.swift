import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing
import UIKit

/// Content that a view asks for and does not get is told on the test, in the run's record, from
/// which reports are made, and in the reference.
@MainActor @Suite struct MissingContentTests {
  private let folder: TemporaryFolder
  private var bundle: Bundle { Bundle(path: folder.path + "/content")! }

  init() throws {
    folder = try TemporaryFolder()
    try write(#""Hello" = "Hello";"#, to: "en.lproj/Localizable.strings")
    try write(#"{"info": {"version": 1}}"#, to: "Media.xcassets/Contents.json")
    try write(
      #"{"images": [{"idiom": "universal", "filename": "gone.png"}]}"#,
      to: "Media.xcassets/Broken.imageset/Contents.json")
    try write("no table", to: "en.lproj/Damaged.strings")
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder.path + "/content/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private struct Told {
    let warnings: String
    let message: String
    let record: RunRecord?
    /// Of the references' folder.
    let files: [String]
    let reference: ReferenceMetadata?
  }

  private func told(by view: () -> UIView) throws -> Told {
    let collected = Mutex<[String]>([])
    let message = folder.inProcess(
      ["SNAPSHOT_RUN_DIR": folder.run],
      onWarning: { text in collected.withLock { $0.append(text) } }
    ) {
      verifySnapshot(
        of: view(), as: .image(size: CGSize(width: 20, height: 20), allowsBlank: true),
        named: "a", record: .all, snapshotDirectory: folder.references, testName: "test()")
    }
    let files = folder.files(in: folder.references)
    let path = files.first.map { folder.references + "/" + $0 }
    return Told(
      warnings: collected.withLock { $0 }.joined(separator: "\n"), message: message ?? "",
      record: try folder.records().last,
      files: files,
      reference: try path.flatMap { try Reference(FileAccess.read($0), path: $0).metadata })
  }

  private func ask(_ feature: FidelityFeature, _ bundle: Bundle) {
    switch feature {
    case .imageName: _ = UIImage(named: "no-logo", in: bundle, compatibleWith: nil)
    case .colorName: _ = UIColor(named: "no-colour", in: bundle, compatibleWith: nil)
    case .dataName: _ = NSDataAsset(name: "no-data", bundle: bundle)
    case .assetCatalog: _ = UIImage(named: "Broken", in: bundle, compatibleWith: nil)
    case .textKey: _ = _NSLocalizedString("Goodbye", bundle: bundle, comment: "")
    case .stringTable:
      _ = _NSLocalizedString("Hello", tableName: "Damaged", bundle: bundle, comment: "")
    case .fontName: _ = UIFont(name: "NoSuchFont", size: 12)
    default: Issue.record("nothing asks for \(feature)")
    }
  }

  private nonisolated static let subjects: [(FidelityFeature, String)] = [
    (.imageName, "no-logo"), (.colorName, "no-colour"), (.dataName, "no-data"),
    (.assetCatalog, "gone.png"), (.textKey, "“Goodbye” in Localizable (en)"),
    (.stringTable, "Damaged.strings is not a table of strings"), (.fontName, "NoSuchFont"),
  ]

  @Test(arguments: subjects)
  func `missing content is told on the test, in the record and in the reference`(
    _ feature: FidelityFeature, _ subject: String
  ) throws {
    let bundle = bundle
    let told = try told {
      ask(feature, bundle)
      return UIView()
    }
    #expect(told.warnings.contains(subject), "\(told.warnings)")
    let lacks = try #require(told.record?.lacks)
    #expect(lacks.contains { $0.feature == feature.rawValue && $0.subject.contains(subject) })
    let notes = try #require(told.reference).lacks
    #expect(notes.contains { $0.feature == feature && $0.subject.contains(subject) }, "\(notes)")
  }

  @Test(arguments: ["Greetings", "Localizable"])
  func `a key of a table that is not there is told where the table is asked for by name`(
    _ table: String
  ) throws {
    try FileManager.default.removeItem(atPath: folder.path + "/content/en.lproj")
    let bundle = bundle
    let told = try told {
      _ = _NSLocalizedString("Hello", tableName: table, bundle: bundle, comment: "")
      return UIView()
    }
    let isTold = told.warnings.contains("“Hello” in Greetings (en), a missing table")
    #expect(isTold == (table == "Greetings"), "\(told.warnings)")
    #expect((told.reference?.lacks.isEmpty == false) == isTold)
  }

  @Test func `a nib that is not there fails the test by its name and writes no reference`() throws {
    let bundle = bundle
    let told = try told {
      _ = UINib(nibName: "NoCard", bundle: bundle).instantiate(withOwner: nil)
      return UIView()
    }
    #expect(told.message.contains("Could not find a NIB named 'NoCard'"), "\(told.message)")
    #expect(told.record?.message?.contains("'NoCard'") == true)
    #expect(told.files == [])
  }

  @Test func `a storyboard that is not there fails the test by its name`() throws {
    let bundle = bundle
    let told = try told {
      _ = UIStoryboard(name: "NoFlow", bundle: bundle)
      return UIView()
    }
    #expect(told.message.contains("Could not find a storyboard named 'NoFlow'"), "\(told.message)")
    #expect(told.record?.message?.contains("'NoFlow'") == true)
    #expect(told.files == [])
  }
}
