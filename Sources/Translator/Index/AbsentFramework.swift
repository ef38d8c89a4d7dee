/// One of Apple's frameworks that is not here, or not whole, and how its declarations are named.
struct AbsentFramework: Sendable {
  /// Names begin with one of these and go on with a capital letter.
  var prefixes: [String]
  /// Names that are the framework's as they are, such as `VideoPlayer`.
  var names: Set<String>
  /// The names that exist here although they look like the framework's.
  var present: Set<String>

  init(_ prefixes: String..., names: Set<String> = [], present: Set<String> = []) {
    self.prefixes = prefixes
    self.names = names
    self.present = present
  }

  /// Whether an identifier is one of the framework's that is not here, as far as names tell.
  func declares(_ name: String) -> Bool {
    if Self.provided.contains(name) || present.contains(name) { return false }
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase ?? prefix.contains { $0.isLowercase }
    }
  }

  /// The absent frameworks by module. A name that other frameworks use as well is not listed: the
  /// compiler tells that it is missing.
  static let all: [String: AbsentFramework] = [
    "ARKit": Self("AR"), "AVFAudio": Self("AV"), "AVFoundation": Self("AV", "CM"),
    "AVKit": Self("AV", names: ["VideoPlayer"]), "Accelerate": Self("vImage_", "vDSP_"),
    "AuthenticationServices": Self(
      "ASAuthorization", "ASWeb", "ASPresentation", "ASPassword", "ASCredential", "ASAccount",
      names: ["SignInWithAppleButton"]),
    "CloudKit": Self("CK"), "Contacts": Self("CN"), "ContactsUI": Self("CN"),
    "CoreAudio": Self("AudioObject", "AudioDevice"), "CoreBluetooth": Self("CB"),
    "CoreData": Self(
      "NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSMergePolicy",
      names: [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
      ], present: ["NSManagedObjectContext"]),
    "CoreHaptics": Self("CH"), "CoreLocation": Self("CL"), "CoreMedia": Self("CM"),
    "CoreML": Self("ML"), "CoreMotion": Self("CM"),
    "CoreTelephony": Self("CTTelephony", "CTCarrier", "CTCellular"), "CoreVideo": Self("CV"),
    "EventKit": Self("EK"), "EventKitUI": Self("EK"), "GLKit": Self("GLK"), "GameKit": Self("GK"),
    "HealthKit": Self("HK"), "Intents": Self("IN"), "IntentsUI": Self("IN"),
    "LinkPresentation": Self("LP"), "LocalAuthentication": Self("LA"),
    "MapKit": Self("MK", "CL", names: ["Map", "MapPolyline", "MapCircle", "MapCameraPosition"]),
    "MediaPlayer": Self("MP"), "MessageUI": Self("MF"), "Messages": Self("MS"),
    "Metal": Self("MTL"), "MetalKit": Self("MTK", "MTL"), "MultipeerConnectivity": Self("MC"),
    "Network": Self("NW"), "NotificationCenter": Self("NC"), "OpenGLES": Self("EAGL"),
    "PDFKit": Self("PDF"), "PassKit": Self("PK"), "PencilKit": Self("PK"), "Photos": Self("PH"),
    "PhotosUI": Self("PH", names: ["PhotosPicker", "PhotosPickerItem"]),
    "QuickLook": Self("QL", names: ["quickLookPreview"]),
    "RealityKit": Self(names: ["ARView", "AnchorEntity", "ModelEntity", "RealityView"]),
    "SafariServices": Self("SFSafari", "SFAuthentication", "SFContentBlocker"),
    "SceneKit": Self("SCN", names: ["SceneView"]), "Security": Self("Sec", "kSec"),
    "Social": Self("SL"), "SpriteKit": Self("SK", names: ["SpriteView"]),
    "StoreKit": Self("SK", names: ["AppStore", "requestReview"]),
    "SwiftData": Self(
      names: [
        "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
        "PersistentModel", "Query", "modelContainer", "modelContext",
      ]),
    "SystemConfiguration": Self("SCNetwork"), "TipKit": Self(names: ["Tip", "TipView", "Tips"]),
    "UserNotifications": Self("UN"), "VideoToolbox": Self("VT"), "Vision": Self("VN"),
    "VisionKit": Self("VN", names: ["DataScannerViewController"]), "WatchConnectivity": Self("WC"),
    "WebKit": Self("WK"), "WidgetKit": Self("WidgetCenter", "TimelineProvider"),
  ]

  /// Frameworks that an app for iOS cannot import either.
  static let foreign: Set<String> = ["AppKit", "Cocoa"]

  /// Whether an import of a module leads nowhere here.
  static func isAbsent(_ module: String, _ configuration: IOSBuildConfiguration) -> Bool {
    if configuration.packageModules.contains(module) || foreign.contains(module) { return false }
    // Sources ask for it to tell iOS from other systems.
    if module == "CoreTelephony" { return true }
    return !IOSBuildConfiguration.modules.contains(module)
      && !IOSBuildConfiguration.toolchain.contains(module)
      && IOSBuildConfiguration.replacedModules[module] == nil
  }

  /// Whether some declarations of a framework are here, and not all.
  static func isPartial(_ module: String, _ configuration: IOSBuildConfiguration) -> Bool {
    IOSBuildConfiguration.frameworks.contains(module)
      && !configuration.packageModules.contains(module)
  }
}
