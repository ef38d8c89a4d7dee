/// Adds an image to the device's photos. Differs: there are none, and `completionSelector` is not
/// sent, as on a device whose user has not answered whether the app may.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a film can be added to the device's photos: no.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
