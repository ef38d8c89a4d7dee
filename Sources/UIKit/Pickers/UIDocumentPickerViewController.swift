/// What a document picker does with a file.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Picks files, or places for them.
///
/// Not drawn: its content, which iOS draws in another process (`FidelityFeature.otherProcess`).
/// Differs: nobody picks.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public let documentPickerMode: UIDocumentPickerMode
  /// The folder that the picker begins in; nil for the last one.
  open var directoryURL: URL?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: .open)
  }
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  public convenience init(forExporting urls: [URL]) {
    self.init(documentTypes: [], in: .moveToService)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
  }

  /// Nil, as it cannot be made from a file.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.setLack(.otherProcess, "UIDocumentPickerViewController", if: true)
  }
}

/// Told of files that were picked.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
  /// Differs: returns true for every file URL, as files are open to everybody here.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Differs: no effect, as files are open to everybody here.
  public func stopAccessingSecurityScopedResource() {}
}
