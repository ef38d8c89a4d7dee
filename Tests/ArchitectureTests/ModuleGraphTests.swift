import Testing

/// Imports point down: what each target may import besides the toolchain's modules.
private let allowedImports: [String: Set<String>] = [
  "CPNG": [],
  "CRaster": [],
  "CoreGraphics": ["CPNG", "CRaster"],
  "CoreText": ["CoreGraphics"],
  "ConstraintSolver": [],
  "CProcessDefaults": [],
  "ObjectiveCRuntime": ["CProcessDefaults"],
  "QuartzCore": ["ObjectiveCRuntime", "CoreText", "CoreGraphics"],
  "SnapshotTesting": ["Snapshot", "UIKit"],
  "FBSnapshotTestCase": [
    "Snapshot", "SnapshotCore", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCRuntime",
  ],
  "iOSSnapshotTestCase": ["FBSnapshotTestCase"],
  "AccessibilitySnapshotCore": ["Snapshot", "UIKit"],
  "AccessibilitySnapshot": [
    "AccessibilitySnapshotCore", "SnapshotTesting", "Snapshot", "SwiftUI", "UIKit",
  ],
  "FBSnapshotTestCase_Accessibility": [
    "AccessibilitySnapshotCore", "FBSnapshotTestCase", "Snapshot", "UIKit",
  ],
  "TranslatorInterface": [],
  "Translator": ["TranslatorInterface"],
  "SnapshotTranslator": ["Translator", "TranslatorInterface"],
  "CoreImage": ["CoreGraphics", "ObjectiveCRuntime"],
  "ImageIO": ["CoreGraphics"],
  "SymbolDesigns": ["CoreGraphics"],
  "UIKit": [
    "QuartzCore", "CoreImage", "CoreText", "ImageIO", "ConstraintSolver", "SymbolDesigns",
  ],
  "Combine": [],
  "SwiftUI": ["UIKit", "Combine", "QuartzCore", "CoreText"],
  "SnapshotCore": ["CoreGraphics"],
  "Snapshot": [
    "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics", "SnapshotCore", "_XCTest_Foundation",
  ],
  "CReportAssets": [],
  "SnapshotTool": [
    "SnapshotCore", "CoreGraphics", "TranslatorInterface", "SymbolDesigns", "CReportAssets",
  ],
  "ToleranceProbes": ["SnapshotCore"],
  "SnapshotCLI": ["SnapshotTool", "ToleranceProbes", "SnapshotCore", "CoreGraphics"],
  "AVFoundation": ["CoreMedia", "UIKit"],
  "AVKit": ["AVFoundation", "SwiftUI"],
  "CoreHaptics": [],
  "CoreLocation": ["CoreGraphics", "ObjectiveCRuntime"],
  "CoreMedia": ["CoreGraphics"],
  "CryptoKit": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation", "SwiftUI", "UIKit"],
  "MessageUI": ["UIKit"],
  "OSLog": ["os"],
  "Photos": ["UIKit"],
  "PhotosUI": ["Photos", "SwiftUI"],
  "SafariServices": ["UIKit"],
  "Security": ["CoreGraphics", "ObjectiveCRuntime"],
  "StoreKit": ["SwiftUI"],
  "UserNotifications": [],
  "WebKit": ["UIKit"],
  "os": [],
  "simd": ["CoreGraphics"],
  "_Testing_CoreGraphics": ["CoreGraphics"],
  "_Testing_CoreImage": ["CoreImage", "_Testing_CoreGraphics"],
  "_Testing_UIKit": ["UIKit", "_Testing_CoreGraphics"],
  "_XCTest_Foundation": ["ObjectiveCRuntime"],
]

@Suite struct ModuleGraphTests {
  private func imports(of file: SourceFile) -> Set<String> {
    let words = file.words
    let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "let", "var"]
    return Set(
      words.indices.compactMap { index in
        guard words[index].text == "import", index + 1 < words.count else { return nil }
        let named = kinds.contains(words[index + 1].text) ? index + 2 : index + 1
        return words[named].text
      })
  }

  /// Records of a run that has ended may be another machine's: `UntrustedRun` alone decodes them.
  @Test func `records are read raw only while their run goes on`() {
    func files(_ word: String) -> Set<String> {
      Set(
        SourceTree.sources.filter { $0.words.contains { $0.text == word } }
          .compactMap { $0.path.split(separator: "/").last.map(String.init) })
    }
    #expect(
      files("RunReader") == ["RunReader.swift", "TestRun.swift", "WatchedRun.swift"])
    #expect(
      files("RecordLine") == [
        "RecordLine.swift", "RunManifest.swift", "RunReader.swift", "UntrustedRun.swift",
      ])
    #expect(files("ReviewJournal").isSubset(of: [
      "PendingRun.swift", "ReviewJournal.swift", "ReviewList.swift", "ReviewSession.swift",
    ]))
  }

  @Test func `every source folder is a known target`() {
    let modules = Set(SourceTree.sources.map(\.module))
    #expect(modules.count > 8)
    #expect(modules.subtracting(allowedImports.keys) == [])
  }

  @Test func `no target imports a target above it`() {
    for file in SourceTree.sources {
      let own = imports(of: file).intersection(allowedImports.keys)
      let allowed = allowedImports[file.module] ?? []
      #expect(own.subtracting(allowed) == [], "\(file.path)")
    }
  }

  @Test func `only Snapshot and the overlays import a test framework`() {
    for file in SourceTree.sources
    where !["Snapshot", "SnapshotTesting", "FBSnapshotTestCase"].contains(file.module)
      && !file.module.hasPrefix("_Testing_") && !file.module.hasPrefix("_XCTest_")
    {
      #expect(imports(of: file).isDisjoint(with: ["XCTest", "Testing"]), "\(file.path)")
    }
  }

  @Test func `the solver knows numbers only`() {
    for file in SourceTree.sources where file.module == "ConstraintSolver" {
      #expect(imports(of: file) == [], "\(file.path)")
    }
  }
}
