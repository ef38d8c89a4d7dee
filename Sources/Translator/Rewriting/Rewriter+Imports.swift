import SwiftSyntax

extension Rewriter {
  /// Apple's modules, and what has their part here. Without a value: nothing is imported, since
  /// UIKit brings what there is of it.
  static let replacedModules: [String: String] = [
    "Darwin": "Glibc", "ObjectiveC": "ObjectiveCRuntime", "os": "ObjectiveCRuntime",
    "OSLog": "ObjectiveCRuntime", "MobileCoreServices": "UIKit", "CoreFoundation": "Foundation",
    "UniformTypeIdentifiers": "UIKit", "InlineSnapshotTesting": "SnapshotTesting",
    "CoreServices": "UIKit", "Accessibility": "UIKit", "simd": "Foundation",
    "AudioToolbox": "UIKit",
  ]

  /// Frameworks of Apple's that nothing here is in place of.
  static let absentModules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AppKit",
    "AuthenticationServices", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia",
    "CoreML", "CoreMotion", "CoreTelephony", "CoreVideo", "EventKit", "EventKitUI", "GLKit",
    "GameKit", "HealthKit", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity",
    "Network", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Social",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
    "UserNotifications",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Linux's Foundation has `URLSession` and what belongs to it in another module.
  func noteNetworking(_ name: String) {
    guard name.hasPrefix("URL") || name.hasPrefix("HTTP") else { return }
    let beginnings = ["URLSession", "HTTPURLResponse", "HTTPCookie"]
    usesNetworking =
      usesNetworking || beginnings.contains(where: name.hasPrefix)
      || [
        "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
        "CachedURLResponse",
        "URLAuthenticationChallenge", "URLProtectionSpace", "URLCredentialStorage",
      ].contains(name)
  }

  /// What the file needs to import beside what its author did.
  var additionalModules: [String] {
    (usesNetworking ? ["FoundationNetworking"] : []) + (usesCombine ? ["Combine"] : [])
  }

  /// iOS's Foundation brings Combine along.
  func noteCombine(_ name: String) {
    let combineNames: Set<String> = [
      "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable",
      "Cancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publisher",
      "Publishers", "Just", "Subscribers", "Subscription",
    ]
    usesCombine = usesCombine || combineNames.contains(name) && program.own[name] == nil
  }

  /// `import UIKit.UIView` is `import UIKit`; `import Darwin` is `import Glibc`.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name.text)
    guard let module = names.first else { return }
    if Self.absentModules.contains(module), Self.replacedModules[module] == nil,
      !IOSBuildConfiguration.modules.contains(module),
      !unit.configuration.packageModules.contains(module)
    {
      note(
        .error, at: node,
        "There is no \(module) here. Put the import, and what uses it, inside "
          + "`#if canImport(\(module))`, or exclude the file from the target.")
      return
    }
    let replacement = Self.replacedModules[module]
    // `import class UIKit.UIView` is Swift's own and stays, where the module is there.
    if names.count == 1 || node.importKindSpecifier != nil, replacement == nil { return }
    if let kind = node.importKindSpecifier { blank(kind) }
    let text = replacement ?? module
    let range = node.path.trimmedOffsets
    let padding = max(range.count - text.utf8.count, 0)
    replace(node.path, with: text + String(repeating: " ", count: padding))
  }
}
