@_exported import UIKit

/// Whether an app may read photos. Raw values are Apple's.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The app may not, and the user cannot change that.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The app may.
  case authorized = 3
  /// The app may read some.
  case limited = 4
}

/// What an app wants of photos. Raw values are Apple's.
public enum PHAccessLevel: Int, Sendable {
  /// To add some.
  case addOnly = 1
  /// To read them, too.
  case readWrite = 2
}

/// The device's photos. Differs: the user is not asked for permission, and there are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The device's.
  open class func shared() -> PHPhotoLibrary { library }
  /// The user was not asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// The user was not asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Asks for permission. Differs: it has no effect.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
  /// Asks for permission. Differs: it has no effect.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}
}

/// What kind an asset is. Raw values are Apple's.
public enum PHAssetMediaType: Int, Sendable {
  /// None of these.
  case unknown = 0
  /// A photo.
  case image = 1
  /// A film.
  case video = 2
  /// Sound.
  case audio = 3
}

/// A photo or film of the device. Differs: there is none.
open class PHAsset: NSObject, @unchecked Sendable {
  override init() {}

  /// Its name.
  open var localIdentifier: String { "" }
  /// What kind it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Its width in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height in pixels.
  open var pixelHeight: Int { 0 }
  /// Seconds.
  open var duration: TimeInterval { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }

  /// The device's photos and films: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// The device's photos or films: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What is asked for.
open class PHFetchOptions: NSObject {
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Which.
  open var predicate: NSPredicate?
  /// At most so many; 0 for all.
  open var fetchLimit = 0
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}

  /// The number.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  /// Calls `block` with each.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
