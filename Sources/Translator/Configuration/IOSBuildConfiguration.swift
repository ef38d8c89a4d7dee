import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions are in a build for an iOS simulator.
struct IOSBuildConfiguration: BuildConfiguration {
  /// `-D` flags of the target.
  var customConditions: Set<String>
  /// Modules that can be imported besides those of `modules`: the package's own.
  var packageModules: Set<String>

  /// Apple's modules that this package has, or has something in place of.
  static let modules = frameworks.union([
    "AudioToolbox", "Combine", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreText", "Darwin",
    "Foundation", "ImageIO", "ObjectiveC", "OSLog", "QuartzCore", "Swift", "UIKit", "XCTest",
    "Testing", "Dispatch", "os", "_Concurrency", "MobileCoreServices", "Observation",
    "SnapshotTesting", "Snapshot", "SwiftUI", "UniformTypeIdentifiers", "simd",
    "FBSnapshotTestCase", "iOSSnapshotTestCase", "AccessibilitySnapshot",
    "AccessibilitySnapshotCore", "FBSnapshotTestCase_Accessibility",
    // There is no such module here, but sources ask for it to tell iOS from other systems.
    "CoreTelephony",
  ])

  /// Apple's frameworks of which some declarations are here, a folder each of `Sources/Frameworks`.
  static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "CoreHaptics", "CoreLocation", "CoreMedia", "CryptoKit",
    "LocalAuthentication", "MapKit", "MessageUI", "Photos", "PhotosUI", "SafariServices",
    "Security", "StoreKit", "UserNotifications", "WebKit",
  ]

  /// Other modules that can be imported: those of the toolchain.
  static let toolchain: Set<String> = [
    "Builtin", "Cxx", "CxxStdlib", "Distributed", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "PackageDescription", "PackagePlugin", "RegexBuilder", "SwiftCompilerPlugin",
    "SwiftDiagnostics", "SwiftOnoneSupport", "SwiftOperators", "SwiftParser", "SwiftShims",
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacrosTestSupport",
    "Synchronization", "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
    "InlineSnapshotTesting", "ObjectiveCRuntime", "SnapshotCore", "_XCTest_Foundation",
  ]

  /// Apple's modules and the modules that replace them here.
  static let replacedModules: [String: String] = [
    "Darwin": "Glibc", "ObjectiveC": "ObjectiveCRuntime", "MobileCoreServices": "UIKit",
    "CoreFoundation": "Foundation", "UniformTypeIdentifiers": "UIKit",
    "InlineSnapshotTesting": "SnapshotTesting", "CoreServices": "UIKit", "Accessibility": "UIKit",
    "AudioToolbox": "UIKit", "CoreTransferable": "SwiftUI", "Symbols": "UIKit",
    "DeveloperToolsSupport": "SwiftUI", "SwiftUICore": "SwiftUI", "AVFAudio": "AVFoundation",
  ]

  func isCustomConditionSet(name: String) -> Bool { customConditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    return Self.modules.contains(name) || packageModules.contains(name)
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == Self.architecture }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { Int.bitWidth }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 3) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }

  #if arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "x86_64"
  #endif
}
