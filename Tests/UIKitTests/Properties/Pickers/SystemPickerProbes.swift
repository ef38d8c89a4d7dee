import UIKit

extension PropertyTable {
  /// Pickers whose content iOS draws in another process, and what belongs to a keyboard.
  static func systemPickers() -> [PropertyProbe] {
    let other = "Of a picker whose content is drawn in another process; no picture has it."
    var images = PropertyFamily<Void>("UIImagePickerController") { nothing() }
    images.list("delegate", .behaviour, "Who is told of what was picked.")
    for name in [
      "sourceType", "mediaTypes", "allowsEditing", "videoMaximumDuration", "videoQuality",
      "showsCameraControls", "cameraOverlayView", "cameraViewTransform", "cameraCaptureMode",
      "cameraDevice", "cameraFlashMode",
    ] { images.list(name, .environment, other) }
    var documents = PropertyFamily<Void>("UIDocumentPickerViewController") { nothing() }
    for name in ["directoryURL", "allowsMultipleSelection", "shouldShowFileExtensions"] {
      documents.list(name, .environment, other)
    }
    documents.list("delegate", .behaviour, "Who is told of files that nobody picks.")
    var bars = PropertyFamily<Void>("UITextInputAssistantItem") { nothing() }
    for name in [
      "allowsHidingShortcuts", "leadingBarButtonGroups", "trailingBarButtonGroups",
    ] { bars.list(name, .environment, "There is no keyboard.") }
    var responders = PropertyFamily<Void>("UIResponder") { nothing() }
    responders.list("inputAssistantItem", .environment, "There is no keyboard.")
    var windows = PropertyFamily<Void>("UIWindow") { nothing() }
    windows.list(
      "canResizeToFitContent", .environment, "A test gives its window the size that it has.")
    return images.probes + documents.probes + bars.probes + responders.probes + windows.probes
  }
}
