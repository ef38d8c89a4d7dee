// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whatever can read or write outside its memory says `unsafe`, or does not compile without a
/// warning; `HouseStyleTests` lists the files that may.
///
/// The index for editors is of this package alone: that of the system's modules takes seconds.
///
/// The compiler puts no checks of the actor into these targets. In the language mode of Swift 6 it
/// would begin every closure of the main actor's that is handed to `map`, and every requirement of a
/// `@preconcurrency` conformance, with one that ends the process elsewhere. A test in the mode of
/// Swift 5 may use views off the main actor, as on iOS, and is warned.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .unsafeFlags(["-index-ignore-system-modules", "-disable-dynamic-actor-isolation"]),
]

/// Tests run in debug, where an unoptimised loop over pixels or letters is 10 to 100 times slower:
/// these targets are optimised in every configuration. The others are not, since optimising takes
/// three to six times as long as compiling: of UIKit and SwiftUI it would make snapshots 1.2 to 1.8
/// times as fast in debug, and a first build twice as long; of the translator it would save .4 of
/// the 1.8 seconds that a package of 34,000 lines takes.
///
/// Their files are compiled together: they call each other for every number, so that debug builds
/// are faster for it, and generic code is specialised once instead of in each file that uses it.
/// Of debug information they keep the places of lines, which backtraces show: an optimised
/// program's variables are mostly gone anyway.
let optimised: [SwiftSetting] =
  [
    .unsafeFlags(
      [
        "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
        "-Xfrontend", "-gline-tables-only",
      ], .when(configuration: .debug))
  ] + strict

/// The toolchain's own linker, which takes a third of the time of the system's.
let linker: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

/// The folder of the toolchain's own SwiftSyntax, on which the translator is built. Whatever
/// installed the toolchain, this program has loaded a library of it. Nil on other systems.
let hostModules: String? = {
  // The system hands out its files a page at a time, which other readers take for the end.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  var bytes = Data()
  while let page = try? file?.read(upToCount: 1 << 16), !page.isEmpty { bytes += page }
  let maps = String(decoding: bytes, as: UTF8.self)
  let library = maps.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
  guard let library, let start = library.firstIndex(of: "/") else { return nil }
  let folders = library[start...].split(separator: "/").dropLast(3)
  let folder = folders.reduce("") { $0 + "/" + $1 } + "/host"
  return FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") ? folder : nil
}()

let translator: [Target] =
  hostModules.map { folder in
    let modules: [SwiftSetting] = [.unsafeFlags(["-I", folder])]
    let libraries: [LinkerSetting] = [
      .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .linkedLibrary("SwiftIfConfig"),
    ]
    return [
      .target(
        name: "Translator", dependencies: ["TranslatorInterface"],
        swiftSettings: strict + modules, linkerSettings: libraries),
      .executableTarget(
        name: "SnapshotTranslator", dependencies: ["Translator", "TranslatorInterface"],
        swiftSettings: strict + modules),
      .testTarget(
        name: "TranslatorTests", dependencies: ["Translator"], swiftSettings: modules),
    ]
  } ?? []

/// Apple's frameworks of which views' code needs some declarations: a folder each of
/// `Sources/Frameworks`, and what it imports.
let frameworks: KeyValuePairs<String, [Target.Dependency]> = [
  "AVFoundation": ["CoreMedia", "UIKit"], "AVKit": ["AVFoundation", "SwiftUI"],
  "CoreHaptics": [], "CoreLocation": ["CoreGraphics", "ObjectiveCRuntime"],
  "CoreMedia": ["CoreGraphics"], "CryptoKit": [], "LocalAuthentication": [],
  "MapKit": ["CoreLocation", "SwiftUI"], "MessageUI": ["UIKit"], "OSLog": ["os"],
  "Photos": ["UIKit"], "PhotosUI": ["Photos", "SwiftUI"], "SafariServices": ["UIKit"],
  "Security": ["CoreGraphics", "ObjectiveCRuntime"], "StoreKit": ["SwiftUI"],
  "UserNotifications": [], "WebKit": ["UIKit"], "os": [], "simd": ["CoreGraphics"],
]

let package = Package(
  name: "Snapshot",
  products: [
    // Whoever imports Testing beside UIKit or CoreGraphics needs the three overlays as well.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreImage", "CoreText", "ImageIO", "CoreGraphics",
        "ObjectiveCRuntime", "_Testing_UIKit", "_Testing_CoreImage", "_Testing_CoreGraphics",
        "os", "OSLog", "simd",
      ]),
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Combine", "UIKit", "_Testing_UIKit", "_Testing_CoreImage",
        "_Testing_CoreGraphics",
      ] + frameworks.map(\.key)),
    .library(name: "Snapshot", targets: ["Snapshot"]),
    // All of it as one library, which the tool links to packages that do not know of it.
    .library(
      name: "SnapshotEngine", type: .dynamic,
      targets: [
        "SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "AccessibilitySnapshot",
        "AccessibilitySnapshotCore", "FBSnapshotTestCase_Accessibility",
        "Snapshot", "SwiftUI", "Combine", "UIKit", "QuartzCore", "CoreImage",
        "CoreText",
        "ImageIO", "CoreGraphics", "ObjectiveCRuntime", "SnapshotCore", "_Testing_UIKit",
        "_Testing_CoreImage", "_Testing_CoreGraphics", "_XCTest_Foundation",
      ] + frameworks.map(\.key)),
    .executable(name: "snapshot", targets: ["SnapshotCLI"]),
    .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"]),
    .plugin(name: "SnapshotRecordPlugin", targets: ["SnapshotRecordPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibPNG", path: "Sources/CPNG/CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], exclude: ["CLibPNG"],
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")] + linker),
    // Loops over pixels in vectors as wide as the processor's, which Swift cannot choose while it
    // runs: see its header.
    .target(
      name: "CRaster", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CoreGraphics", dependencies: ["CPNG", "CRaster"], swiftSettings: optimised),
    // Foundation links its ICU itself; whoever calls it names it.
    .target(
      name: "CoreText", dependencies: ["CoreGraphics"], swiftSettings: optimised,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"], swiftSettings: optimised),
    .target(name: "ConstraintSolver", swiftSettings: optimised),
    .target(name: "SymbolDesigns", dependencies: ["CoreGraphics"], swiftSettings: strict),
    // What the process takes from the machine's environment, set before the program's own code.
    .target(name: "CProcessDefaults"),
    .target(
      name: "ObjectiveCRuntime", dependencies: ["CProcessDefaults"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "CoreImage", dependencies: ["CoreGraphics", "ObjectiveCRuntime"],
      swiftSettings: optimised),
    .target(
      name: "QuartzCore", dependencies: ["ObjectiveCRuntime", "CoreText", "CoreGraphics"],
      swiftSettings: optimised),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "CoreImage", "CoreText", "ImageIO", "ConstraintSolver", "SymbolDesigns",
      ],
      swiftSettings: strict),
    .target(name: "Combine", swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "Combine"], swiftSettings: strict),
    .target(name: "SnapshotCore", dependencies: ["CoreGraphics"], swiftSettings: optimised),
    .target(
      name: "Snapshot",
      dependencies: [
        "SwiftUI", "UIKit", "SnapshotCore", "_Testing_UIKit", "_Testing_CoreImage",
        "_Testing_CoreGraphics", "_XCTest_Foundation",
      ],
      swiftSettings: strict),
    // swift-snapshot-testing's module name.
    .target(name: "SnapshotTesting", dependencies: ["Snapshot"], swiftSettings: strict),
    // The module names of other libraries that snapshot tests are written with.
    .target(
      name: "FBSnapshotTestCase", dependencies: ["Snapshot", "SnapshotCore", "UIKit"],
      swiftSettings: strict),
    .target(
      name: "iOSSnapshotTestCase", dependencies: ["FBSnapshotTestCase"], swiftSettings: strict),
    .target(
      name: "AccessibilitySnapshotCore", dependencies: ["Snapshot", "UIKit"],
      swiftSettings: strict),
    .target(
      name: "AccessibilitySnapshot", dependencies: ["AccessibilitySnapshotCore", "SnapshotTesting"],
      swiftSettings: strict),
    .target(
      name: "FBSnapshotTestCase_Accessibility",
      dependencies: ["AccessibilitySnapshotCore", "FBSnapshotTestCase"], swiftSettings: strict),
    .target(name: "TranslatorInterface", swiftSettings: strict, linkerSettings: linker),
    // The report's style and script, `Sources/ReportAssets`, as bytes in the program: Swift would
    // take seconds to compile as many.
    .target(name: "CReportAssets"),
    .target(
      name: "SnapshotTool",
      dependencies: [
        "SnapshotCore", "CoreGraphics", "TranslatorInterface", "SymbolDesigns", "CReportAssets",
      ],
      swiftSettings: strict),
    // A target of its own: it changes each pixel of a picture in some 60 ways, and is optimised.
    .target(name: "ToleranceProbes", dependencies: ["SnapshotCore"], swiftSettings: optimised),
    .executableTarget(
      name: "SnapshotCLI",
      dependencies: ["SnapshotTool", "ToleranceProbes", "SnapshotCore", "CoreGraphics"],
      swiftSettings: strict),
    // They build the tool when they are called: as a dependency it would be compiled twice, with
    // all that it is made of.
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshot", description: "Report on snapshots, list and compare them"))),
    .plugin(
      name: "SnapshotRecordPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshot-record", description: "Take what was drawn last as the references"),
        permissions: [
          .writeToPackageDirectory(reason: "References in __Snapshots__ are replaced.")
        ])),
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"],
      path: "Sources/Overlays/_Testing_CoreGraphics", swiftSettings: strict),
    .target(
      name: "_Testing_CoreImage", dependencies: ["CoreImage", "_Testing_CoreGraphics"],
      path: "Sources/Overlays/_Testing_CoreImage", swiftSettings: strict),
    // Names of Apple's submodules, as in `import UIKit.UIView`. Whoever depends on UIKit or Snapshot
    // gets them through this overlay; the frameworks themselves are compiled without.
    .systemLibrary(name: "FrameworkSubmodules", path: "Sources/FrameworkSubmodules"),
    .target(
      name: "_Testing_UIKit",
      dependencies: [
        "UIKit", "_Testing_CoreImage", "_Testing_CoreGraphics", "FrameworkSubmodules",
      ],
      path: "Sources/Overlays/_Testing_UIKit", swiftSettings: strict),

    // What XCTest has on Apple's platforms and lacks on Linux.
    .target(
      name: "_XCTest_Foundation", dependencies: ["ObjectiveCRuntime"],
      path: "Sources/Overlays/_XCTest_Foundation", swiftSettings: strict),

    // A test that imports Testing and sees CoreGraphics, CoreImage or UIKit needs their overlays.
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "CRaster", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "CoreImageTests",
      dependencies: ["CoreImage", "_Testing_CoreImage", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "ImageIOTests", dependencies: ["ImageIO", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"]),
    .testTarget(name: "SymbolDesignsTests", dependencies: ["SymbolDesigns", "CoreGraphics"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreText", "_Testing_UIKit", "_Testing_CoreImage", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Combine", "Snapshot", "_Testing_UIKit", "_Testing_CoreImage",
        "_Testing_CoreGraphics",
      ]),
    .target(name: "TestSupport", dependencies: ["SnapshotCore"], path: "Tests/TestSupport"),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: ["SnapshotCore", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "SnapshotToolTests",
      dependencies: [
        "SnapshotTool", "SnapshotCore", "TestSupport", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "ToleranceProbesTests",
      dependencies: ["ToleranceProbes", "SnapshotCore", "TestSupport", "_Testing_CoreGraphics"]),
    .testTarget(name: "SnapshotTests", dependencies: ["Snapshot", "TestSupport"]),
    // In the language mode of most test files that were written for swift-snapshot-testing.
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "SnapshotCore"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SnapshotCLITests",
      dependencies: [
        "SnapshotTool", "SnapshotCore", "SnapshotCLI", "TestSupport", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "FBSnapshotTestCaseTests",
      dependencies: ["iOSSnapshotTestCase", "FBSnapshotTestCase_Accessibility", "SnapshotCore"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AccessibilitySnapshotTests", dependencies: ["AccessibilitySnapshot", "SnapshotCore"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "GalleryTests", dependencies: ["Snapshot", "SwiftUI"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "FrameworksTests",
      dependencies: [
        "Snapshot", "_Testing_UIKit", "_Testing_CoreImage", "_Testing_CoreGraphics",
      ] + frameworks.map { .target(name: $0.key) }),
  ] + translator
    + frameworks.map { name, dependencies in
      .target(
        name: name, dependencies: dependencies, path: "Sources/Frameworks/" + name,
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)
