import Foundation

/// A group of actions, commands and menus.
///
/// Not drawn: it does not open (`FidelityFeature.menu`). Its elements show in buttons that take
/// their title from the selected one.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name by which the menu is found.
    public let rawValue: String

    /// A name of the app's own, or one of the system's menus.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of the app's own, or one of the system's menus.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu shows its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options that the set holds.
    public let rawValue: UInt

    /// Makes a set of the options whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown among those around the menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is selected, here and in the menus inside: one that becomes selected
    /// turns the others off. Of several that are selected when the menu is made, the first stays.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a row of images or colours.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    /// Elements show their image alone, several in a row.
    case small = 0
    /// Elements show an image above a short title, several in a row.
    case medium = 1
    /// Elements show their image and title, one in a row.
    case large = 2
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The name of the menu; unless given, `menu.` and a number that counts up in the process.
  public let identifier: Identifier
  /// How the menu shows its elements.
  public let options: Options
  /// The actions, commands and menus in their order.
  public let children: [UIMenuElement]
  /// The size of the elements; automatic by default. Kept, without effect, as menus do not open.
  open var preferredElementSize: ElementSize
  /// How the elements are shown; nil for the system's way. Kept, without effect, as menus do not
  /// open.
  open var displayPreferences: UIMenuDisplayPreferences?

  private static var count = 0

  /// A menu of elements; without a title, and shown as the system does, unless said otherwise.
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
    guard options.contains(.singleSelection) else { return }
    let leaves = self.leaves
    for leaf in leaves { leaf.selectionMenu = self }
    if let first = leaves.first(where: \.isSelected) { turnOff(allBut: first) }
  }

  /// Turns off the selected elements, here and in the menus inside, except for one.
  func turnOff(allBut selected: UIMenuElement) {
    for leaf in leaves where leaf !== selected && leaf.isSelected {
      (leaf as? any UIMenuLeaf)?.state = .off
    }
  }

  /// The elements that are no menus, here and in the menus inside, in their order.
  private var leaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
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

  /// Preferences that limit no title.
  public override init() {
    super.init()
  }
}

extension UIMenu.Identifier {
  private static func apple(_ name: String) -> UIMenu.Identifier {
    UIMenu.Identifier("com.apple.menu." + name)
  }

  /// The menu of all menus of a Mac's or iPad's menu bar.
  public static let root = apple("root")
  /// The menu with the app's name.
  public static let application = apple("application")
  /// The menu of documents and windows.
  public static let file = apple("file")
  /// The menu of changes to a text or document.
  public static let edit = apple("edit")
  /// The menu of how content is shown.
  public static let view = apple("view")
  /// The menu of the app's windows.
  public static let window = apple("window")
  /// The menu of help.
  public static let help = apple("help")
  /// The group with the command that tells about the app.
  public static let about = apple("about")
  /// The group with the command that opens the app's settings.
  public static let preferences = apple("preferences")
  /// The menu of services of other apps.
  public static let services = apple("services")
  /// The group of commands that hide apps.
  public static let hide = apple("hide")
  /// The group with the command that ends the app.
  public static let quit = apple("quit")
  /// The group of commands that open new windows.
  public static let newScene = apple("new-scene")
  /// The group of commands that make new items.
  public static let newItem = apple("new-item")
  /// The group of commands that open documents.
  public static let open = apple("open")
  /// The menu of documents that were opened lately.
  public static let openRecent = apple("open-recent")
  /// The group of commands that close windows.
  public static let close = apple("close")
  /// The group of commands that print.
  public static let print = apple("print")
  /// The group of commands of a document, such as saving it.
  public static let document = apple("document")
  /// The group of commands that undo and redo.
  public static let undoRedo = apple("undo-redo")
  /// The group of commands that cut, copy and paste.
  public static let standardEdit = apple("standard-edit")
  /// The menu of commands that find text.
  public static let find = apple("find")
  /// The group of commands that show the bar for finding text.
  public static let findPanel = apple("find-panel")
  /// The menu of replacements for a word.
  public static let replace = apple("replace")
  /// The menu of ways to share.
  public static let share = apple("share")
  /// The menu of bold, italic and underlined text.
  public static let textStyle = apple("text-style")
  /// The menu of spelling.
  public static let spelling = apple("spelling")
  /// The group of commands that show the panel for spelling.
  public static let spellingPanel = apple("spelling-panel")
  /// The group of choices of how spelling is checked.
  public static let spellingOptions = apple("spelling-options")
  /// The menu of characters that take the place of typed ones.
  public static let substitutions = apple("substitutions")
  /// The group of commands that show the panel for substitutions.
  public static let substitutionsPanel = apple("substitutions-panel")
  /// The group of choices of what is substituted.
  public static let substitutionOptions = apple("substitution-options")
  /// The menu of changes to upper and lower case.
  public static let transformations = apple("transformations")
  /// The menu of commands that read text aloud.
  public static let speech = apple("speech")
  /// The group of commands that look words up.
  public static let lookup = apple("lookup")
  /// The group of commands that teach the system a spelling.
  public static let learn = apple("learn")
  /// The menu of how text looks.
  public static let format = apple("format")
  /// The menu of texts that the system fills in.
  public static let autoFill = apple("autofill")
  /// The menu of fonts.
  public static let font = apple("font")
  /// The group of commands that change the size of text.
  public static let textSize = apple("text-size")
  /// The group of commands that change the colour of text.
  public static let textColor = apple("text-color")
  /// The group of commands that copy and paste the style of text.
  public static let textStylePasteboard = apple("text-style-pasteboard")
  /// The menu of the layout of text.
  public static let text = apple("text")
  /// The menu of the directions in which text is written.
  public static let writingDirection = apple("writing-direction")
  /// The group of alignments of text.
  public static let alignment = apple("alignment")
  /// The group of commands that show and change the toolbar.
  public static let toolbar = apple("toolbar")
  /// The group of commands that show the sidebar.
  public static let sidebar = apple("sidebar")
  /// The group of commands that fill the screen.
  public static let fullscreen = apple("fullscreen")
  /// The group of commands that minimise and zoom windows.
  public static let minimizeAndZoom = apple("minimize-and-zoom")
  /// The group of commands that bring all windows to the front.
  public static let bringAllToFront = apple("bring-all-to-front")
}
