import Foundation

/// A group of actions, commands and menus.
///
/// Not drawn: it does not open (`FidelityFeature.menu`). Its elements show in buttons that take
/// their title from the selected one.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu shows its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown among those around the menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is selected, here and in the menus inside.
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize
  open var displayPreferences: UIMenuDisplayPreferences?

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    if identifier == nil { Self.count += 1 }
    self.identifier = identifier ?? Identifier("menu.\(Self.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The selected elements, here and in the menus that are shown inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The actions, here and in the menus inside, in their order.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      (element as? UIMenu)?.actions ?? (element as? UIAction).map { [$0] } ?? []
    }
  }
}

/// How the elements of a menu are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The maximum number of lines of a title.
  open var maximumNumberOfTitleLines = 0

  public override init() {
    super.init()
  }
}

extension UIMenu.Identifier {
  private static func apple(_ name: String) -> UIMenu.Identifier {
    UIMenu.Identifier("com.apple.menu." + name)
  }

  public static let root = apple("root")
  public static let application = apple("application")
  public static let file = apple("file")
  public static let edit = apple("edit")
  public static let view = apple("view")
  public static let window = apple("window")
  public static let help = apple("help")
  public static let about = apple("about")
  public static let preferences = apple("preferences")
  public static let services = apple("services")
  public static let hide = apple("hide")
  public static let quit = apple("quit")
  public static let newScene = apple("new-scene")
  public static let newItem = apple("new-item")
  public static let open = apple("open")
  public static let openRecent = apple("open-recent")
  public static let close = apple("close")
  public static let print = apple("print")
  public static let document = apple("document")
  public static let undoRedo = apple("undo-redo")
  public static let standardEdit = apple("standard-edit")
  public static let find = apple("find")
  public static let findPanel = apple("find-panel")
  public static let replace = apple("replace")
  public static let share = apple("share")
  public static let textStyle = apple("text-style")
  public static let spelling = apple("spelling")
  public static let spellingPanel = apple("spelling-panel")
  public static let spellingOptions = apple("spelling-options")
  public static let substitutions = apple("substitutions")
  public static let substitutionsPanel = apple("substitutions-panel")
  public static let substitutionOptions = apple("substitution-options")
  public static let transformations = apple("transformations")
  public static let speech = apple("speech")
  public static let lookup = apple("lookup")
  public static let learn = apple("learn")
  public static let format = apple("format")
  public static let autoFill = apple("autofill")
  public static let font = apple("font")
  public static let textSize = apple("text-size")
  public static let textColor = apple("text-color")
  public static let textStylePasteboard = apple("text-style-pasteboard")
  public static let text = apple("text")
  public static let writingDirection = apple("writing-direction")
  public static let alignment = apple("alignment")
  public static let toolbar = apple("toolbar")
  public static let sidebar = apple("sidebar")
  public static let fullscreen = apple("fullscreen")
  public static let minimizeAndZoom = apple("minimize-and-zoom")
  public static let bringAllToFront = apple("bring-all-to-front")
}
