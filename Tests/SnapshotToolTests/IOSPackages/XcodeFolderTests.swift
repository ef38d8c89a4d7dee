import Foundation
import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

/// A folder with a project of an app, its tests and a shared framework.
@Suite struct XcodeFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "App/AppDelegate.swift", "App/Card.swift", "App/Legacy.m", "Kit/In/Shape.swift",
      "Kit/Draft.swift", "Tests/CardTests.swift", "Local/Package.swift",
    ] { try write("", to: path) }
    try write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try write(
      """
      #include "Base.xcconfig"
      SWIFT_VERSION = 6.0 // the mode
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*] = MAC
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) SHOP
      """, to: "App/App.xcconfig")
    try write("SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE", to: "App/Base.xcconfig")
  }

  private func write(_ text: String, to path: String) throws {
    let place = folder.path + "/" + path
    try FileAccess.makeFolder(FileAccess.split(place).folder)
    try FileAccess.write(Array(text.utf8), to: place)
  }

  private func manifest() throws -> PackageManifest {
    try #require(XcodeFolder(folder.path)).manifest()
  }

  private func target(_ name: String) throws -> PackageManifest.Target {
    try #require(manifest().targets.first { $0.name == name })
  }

  @Test func `targets are those with sources for devices and for unit tests`() throws {
    let targets = try manifest().targets
    #expect(targets.map(\.name) == ["Shop_App", "ShopKit", "ShopTests"])
    #expect(targets.map(\.type) == ["regular", "regular", "test"])
  }

  @Test func `a classic group's sources are those of its phase`() throws {
    let app = try target("Shop_App")
    #expect(app.path == "App")
    #expect(app.sources == ["AppDelegate.swift", "Card.swift", "Legacy.m"])
    #expect(app.resources.map(\.path) == ["Art.xcassets", "en.lproj/Main.strings"])
    #expect(app.dependencies.map(\.name) == ["ShopKit", "Lottie"])
  }

  @Test func `a synchronised folder has all files but the exceptions`() throws {
    let kit = try target("ShopKit")
    #expect(kit.path == "Kit")
    #expect(kit.sources == ["."])
    #expect(kit.exclude == ["Draft.swift"])
    let built = try IOSTarget(kit, of: try manifest(), in: folder.path)
    #expect(built.sources == [folder.path + "/Kit/In/Shape.swift"])
  }

  @Test func `settings come from the files, the project and the target`() throws {
    let settings = try target("Shop_App").settings
    #expect(
      settings.filter { $0.kind == "define" }.map(\.value) == ["BASE", "SHOP", "DEBUG"])
    #expect(settings.first { $0.kind == "swiftLanguageMode" }?.value == "6")
    #expect(
      try target("ShopKit").settings.contains { $0.kind == "defaultIsolation" })
  }

  @Test func `packages are local ones and those of repositories`() throws {
    let dependencies = try manifest().dependencies
    #expect(dependencies.map(\.identity) == ["lottie-spm", "local"])
    #expect(dependencies[0].requirement == .range(lower: "4.4.0", upper: "5.0.0"))
    #expect(dependencies[1].path == folder.path + "/Local")
  }

  @Test func `tests that every scheme skips are left out`() throws {
    let scheme = """
      <Testables><TestableReference skipped = "YES"><BuildableReference
      BlueprintName = "ShopTests"></BuildableReference></TestableReference></Testables>
      """
    try write(scheme, to: "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
    #expect(try manifest().targets.map(\.type) == ["regular", "regular"])
    try write(
      scheme.replacing("YES", with: "NO"),
      to: "Shop.xcodeproj/xcshareddata/xcschemes/Tests.xcscheme")
    #expect(try manifest().targets.map(\.type) == ["regular", "regular", "test"])
  }

  @Test func `pods with sources count, in front of what needs them`() throws {
    try write("", to: "Pods/Chart/Chart.swift")
    try write(Self.pods, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try write(
      """
      <Workspace><FileRef location = "group:Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """, to: "Shop.xcworkspace/contents.xcworkspacedata")
    #expect(try manifest().targets.map(\.name) == ["Shop_App", "ShopKit", "ShopTests", "Chart"])
    #expect(try target("ShopTests").dependencies.map(\.name).contains("Chart"))
    #expect(PackageRoot.find(from: folder.path + "/Tests") == folder.path)
  }

  @Test func `a folder with a manifest is a package, whatever else is there`() throws {
    try write("", to: "Package.swift")
    #expect(XcodeFolder(folder.path) == nil)
  }

  @Test func `a project that cannot be read is named`() throws {
    try write("{", to: "Shop.xcodeproj/project.pbxproj")
    let error = #expect(throws: IOSPackageError.self) { try manifest() }
    #expect(error?.description.contains("Shop.xcodeproj cannot be read") == true)
  }

  private static let pods = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = {isa = PBXFileReference; path = Chart/Chart.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      S = {isa = PBXSourcesBuildPhase; files = (B); };
      T = {isa = PBXNativeTarget; name = Chart; buildPhases = (S);
           productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = MAIN; targets = (APP, KIT, TESTS, UITESTS);
           buildConfigurationList = PL; packageReferences = (REMOTE); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_VERSION = 5.0; }; };
      REMOTE = {isa = XCRemoteSwiftPackageReference;
            repositoryURL = "https://github.com/airbnb/lottie-spm.git";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 4.4.0; }; };
      MAIN = {isa = PBXGroup; sourceTree = "<group>";
            children = (GAPP, GKIT, GTESTS, LOCAL); };
      LOCAL = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Local;
            sourceTree = "<group>"; };
      GAPP = {isa = PBXGroup; path = App; sourceTree = "<group>";
            children = (F1, F2, F3, F4, V, XC); };
      F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = App/Card.swift; sourceTree = SOURCE_ROOT; };
      F3 = {isa = PBXFileReference; path = Art.xcassets; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
      XC = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Main.strings; sourceTree = "<group>";
            children = (V1); };
      V1 = {isa = PBXFileReference; name = en; path = en.lproj/Main.strings;
            sourceTree = "<group>"; };
      GKIT = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";
            exceptions = (EX); };
      EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = KIT;
            membershipExceptions = (Draft.swift); };
      GTESTS = {isa = PBXGroup; path = Tests; sourceTree = "<group>"; children = (F5); };
      F5 = {isa = PBXFileReference; path = CardTests.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; };
      BV = {isa = PBXBuildFile; fileRef = V; };
      BL = {isa = PBXBuildFile; productRef = LOTTIE; };
      LOTTIE = {isa = XCSwiftPackageProductDependency; productName = Lottie; };
      SAPP = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
      RAPP = {isa = PBXResourcesBuildPhase; files = (B3, BV); };
      LAPP = {isa = PBXFrameworksBuildPhase; files = (BL, BK); };
      BK = {isa = PBXBuildFile; fileRef = PRODUCT; };
      PRODUCT = {isa = PBXFileReference; path = ShopKit.framework;
            sourceTree = BUILT_PRODUCTS_DIR; };
      APP = {isa = PBXNativeTarget; name = "Shop App"; buildPhases = (SAPP, RAPP, LAPP);
            buildConfigurationList = AL; productType = "com.apple.product-type.application"; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC;
            buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; }; };
      KIT = {isa = PBXNativeTarget; name = ShopKit; buildPhases = ();
            productReference = PRODUCT; fileSystemSynchronizedGroups = (GKIT);
            buildConfigurationList = KL; productType = "com.apple.product-type.framework"; };
      KL = {isa = XCConfigurationList; buildConfigurations = (KD); };
      KD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      STESTS = {isa = PBXSourcesBuildPhase; files = (B5); };
      DEP = {isa = PBXTargetDependency; target = APP; };
      TESTS = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (STESTS);
            dependencies = (DEP); productType = "com.apple.product-type.bundle.unit-test"; };
      UITESTS = {isa = PBXNativeTarget; name = ShopUITests; buildPhases = (STESTS);
            productType = "com.apple.product-type.bundle.ui-testing"; };
    }; rootObject = P; }
    """
}
