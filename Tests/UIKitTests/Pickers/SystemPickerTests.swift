import CoreGraphics
import Testing
import UIKit

@Suite @MainActor struct SystemPickerTests {
  private final class Picking: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate
  {}

  private func lacks(_ controller: UIViewController) -> [FidelityFeature] {
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let renderer = UIGraphicsImageRenderer(size: controller.view.bounds.size)
    return FidelityLedger.collecting {
      _ = renderer.image { controller.view.layer.render(in: $0.cgContext) }
    }.map(\.feature)
  }

  @Test func `a picture says that it lacks a picker's content`() {
    #expect(lacks(UIImagePickerController()).contains(.otherProcess))
    #expect(
      lacks(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
        .contains(.otherProcess))
    #expect(lacks(UIViewController()).isEmpty)
  }

  @Test func `there are photos and no camera`() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let picker = UIImagePickerController()
    let delegate = Picking()
    picker.delegate = delegate
    #expect(picker.delegate === delegate && picker.sourceType == .photoLibrary)
  }

  @Test func `a document picker says what it does with files`() {
    let export = UIDocumentPickerViewController(forExporting: [], asCopy: true)
    #expect(export.documentPickerMode == .exportToService)
    let open = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
    #expect(open.documentPickerMode == .import)
    let file = URL(fileURLWithPath: "/a")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
  }
}
