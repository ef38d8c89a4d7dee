/// Picks a picture from the photos, or takes one.
///
/// Not drawn: its content, which iOS draws in another process (`FidelityFeature.otherProcess`).
/// Differs: there are neither photos nor a camera, so nobody picks.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The quality of recorded videos.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Whether the camera takes pictures or videos.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// When the flash is used.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// The keys of a picture's facts for the delegate.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the fact.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of what was picked, as an identifier such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken or stored, as a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has edited it, as a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the original that the user has kept, as an `NSValue` of a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video, as a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What a camera tells of a picture that was taken, as a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The file of a picture, as a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether there is such a source: as in the simulator, photos and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The types of what a source has: pictures from all but the camera, for which it is nil.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Whether there is such a camera. Differs: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash. Differs: always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from; the photos by default. Kept, without effect, as nobody picks.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be picked; pictures by default. The value is kept and has no effect.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit what was picked; false by default. The value is kept and has no
  /// effect.
  open var allowsEditing = false
  /// The maximum length of a video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of recorded videos; medium by default. The value is kept and has no effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's controls are shown; true by default. The value is kept and has no effect.
  open var showsCameraControls = true
  /// The view over the camera's picture. Not drawn: it, like all of the picker
  /// (`FidelityFeature.otherProcess`).
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; the identity by default. The value is kept and has no
  /// effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Whether the camera takes pictures or videos; pictures by default. The value is kept and has no
  /// effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera that is used; the rear one by default. The value is kept and has no effect.
  open var cameraDevice = CameraDevice.rear
  /// When the flash is used; automatic by default. The value is kept and has no effect.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Told of what was picked. It is the navigation controller's delegate as well.
  @_nonoverride open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// A picker of pictures from the photos.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    view.backgroundColor = .systemBackground
    view.setLack(.otherProcess, "UIImagePickerController", if: true)
  }
}

/// Told of what was picked.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when something was picked, with facts about it.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the picker was closed without a choice.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called when something was picked. The default is empty.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Called when the picker was closed without a choice. The default is empty.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
