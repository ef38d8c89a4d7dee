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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether there is such a source: as in the simulator, photos and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  /// The maximum length of a video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  /// Not drawn, like all of the picker (`FidelityFeature.otherProcess`).
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto

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
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
