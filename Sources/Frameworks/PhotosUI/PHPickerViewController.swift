@_exported import Photos
import SwiftUI

/// Which photos can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  let names: Set<String>

  /// Photos.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// What one of several takes.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// How photos are picked.
public struct PHPickerConfiguration: Sendable {
  /// At most so many; 0 for any number.
  public var selectionLimit = 1
  /// Which ones.
  public var filter: PHPickerFilter?
  /// Those that are picked at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// One of any kind.
  public init() {}

  /// One of any kind.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult {
  /// What brings it.
  public let itemProvider: NSItemProvider
  /// Its name.
  public let assetIdentifier: String?
}

/// Hears what was picked.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user picked something, or cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets somebody pick photos.
///
/// Not drawn: the photos, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`). Differs: nobody picks.
open class PHPickerViewController: UIViewController {
  /// How photos are picked.
  public let configuration: PHPickerConfiguration
  /// What hears of it; held weakly.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open override func loadView() { view = FrameworkBoxView("PHPickerViewController") }
}

/// A photo that was picked in SwiftUI.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Its name.
  public let itemIdentifier: String?

  /// Makes an item of its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// A button that lets somebody pick photos. Differs: the picker does not open.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Makes a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with a title for one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Makes a button with a title for several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }
}
