/// What a document picker does with a file.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Picks files, or places for them.
///
/// Not drawn: its content, which iOS draws in another process (`FidelityFeature.otherProcess`).
/// Differs: nobody picks.
open class UIDocumentPickerViewController: UIViewController {
  /// Told of files that were picked, and not retained. Differs: never told, as nobody picks.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What the picker does with a file.
  public let documentPickerMode: UIDocumentPickerMode
  /// The folder that the picker begins in; nil for the last one.
  open var directoryURL: URL?
  /// Whether several files can be picked; false by default. The value is kept and has no effect.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extensions; false by default. The value is kept and has no
  /// effect.
  open var shouldShowFileExtensions = false

  /// A picker of copies of files. The nib is not read.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(documentTypes: [], in: .import)
  }

  /// A picker of files of some types. Differs: the types are not kept, as nobody picks.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// A picker that opens files where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: .open)
  }
  /// A picker that opens files where they are, or copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  /// A picker of a place that files are moved to. Differs: the files are not kept.
  public convenience init(forExporting urls: [URL]) {
    self.init(documentTypes: [], in: .moveToService)
  }
  /// A picker of a place that files, or copies of them, are moved to. Differs: the files are not
  /// kept.
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
  /// Called when files were picked.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the picker was closed without a file.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Called when files were picked. The default is empty.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Called when the picker was closed without a file. The default is empty.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
  /// Asks for access to a picked file. Differs: true for every file URL, as files are open to
  /// everybody here.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Gives access to a picked file back. Differs: no effect, as files are open to everybody here.
  public func stopAccessingSecurityScopedResource() {}
}
