import UIKit

/// Whether an app may use the camera. Raw values are Apple's.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The app may not, and the user cannot change that.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The app may.
  case authorized = 3
}

/// A camera or a microphone. Differs: there is none, as in a simulator.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// On which side it is. Raw values are Apple's.
  public enum Position: Int, Sendable {
    /// On none.
    case unspecified = 0
    /// Behind the screen.
    case back = 1
    /// Beside the screen.
    case front = 2
  }

  override init() {}

  /// Whether there is a light: no.
  open var hasTorch: Bool { false }

  /// The camera for pictures: nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The user was not asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks for permission. Differs: it has no effect.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
}

/// What a session reads from.
open class AVCaptureInput: NSObject {}

/// What a session writes to.
open class AVCaptureOutput: NSObject {}

/// Reads from a camera.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice

  /// Reads from a camera.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Takes photos.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// Brings what a camera sees to where it is wanted. Differs: there is no camera.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How fine pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String

    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Fine.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Less fine.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
  }

  /// How fine pictures are.
  open var sessionPreset = Preset.high
  /// What it reads from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What it writes to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether pictures come: no.
  open var isRunning: Bool { false }

  /// Whether it can read from there.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Reads from there.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Whether it can write there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Writes there.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Begins. Differs: it has no effect.
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}
}

/// Shows what a camera sees.
///
/// Not drawn: that picture, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`). Without a session there is nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What brings the pictures.
  open var session: AVCaptureSession? {
    didSet {
      setLack(.frameworkContent, "AVCaptureVideoPreviewLayer", if: session != nil)
      setNeedsDisplay()
    }
  }
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Makes a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    setLack(.frameworkContent, "AVCaptureVideoPreviewLayer", if: true)
    setNeedsDisplay()
  }

  open override func draw(in ctx: CGContext) {
    guard session != nil else { return }
    UIGraphicsPushContext(ctx)
    FrameworkBoxView.draw("AVCaptureVideoPreviewLayer", in: bounds)
    UIGraphicsPopContext()
  }
}
