/// A sign, a control or a text at the leading or trailing end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states of editing in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// The accessory is shown in any case.
    case always
    /// The accessory is shown while the list is edited.
    case whenEditing
    /// The accessory is shown while the list is not edited.
    case whenNotEditing
  }

  /// The width that an accessory is centred in.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width that accessories of all kinds share.
    case standard
    /// The accessory's own width.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow that tells of more content.
    case disclosureIndicator
    /// A check mark.
    case checkmark
    /// A minus, for deleting the row.
    case delete
    /// A plus, for inserting a row.
    case insert
    /// Three lines, for moving the row.
    case reorder
    /// A circle, filled if the row is selected.
    case multiselect
    /// An arrow that expands an item of an outline.
    case outlineDisclosure
    /// The title of a menu's selected element, with arrows.
    case popUpMenu
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A view of the app's own.
    case customView(UIView)
  }

  /// The end of the cell that an accessory is at, and when it is shown.
  public enum Placement {
    /// Returns an accessory's index among those at its end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The accessory is at the leading end, by default behind those that are there.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The accessory is at the trailing end, by default before those that are there.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// A place before the first accessory of a type; at the front if there is none.
    public static func position(before type: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// A place after the last accessory of a type; at the end if there is none.
    public static func position(after type: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// What kind of accessory it is; a view of the app's own is part of that.
  public nonisolated let accessoryType: AccessoryType
  let placement: Placement
  var look = Look()
  var action: ActionHandler?

  /// The properties that the options of all kinds have.
  struct Look: Equatable {
    var isHidden = false
    var width = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var adjustsFont = true
    /// Whether a line stands before a reorder sign.
    var hasLine = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var menu: UIMenu?
    var keepsSize = false
  }

  init(
    _ type: AccessoryType, _ placement: Placement, isHidden: Bool? = nil,
    width: LayoutDimension? = nil, tintColor: UIColor? = nil
  ) {
    accessoryType = type
    self.placement = placement
    look.isHidden = isHidden ?? false
    look.width = width ?? .standard
    look.tintColor = tintColor
  }

  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  var displayed: DisplayedState {
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayed
    }
  }
}

// MARK: - Kinds

extension UICellAccessory {
  /// The options of an arrow that tells of more content.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; nil stands for the width that all kinds share.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil stands for the system's.
    public var tintColor: UIColor?

    /// Options in which nil stands for the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The options of a button for details.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The options of a menu's title; a nil width stands for the title's own.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  /// The options of signs with a colour behind their own.
  public struct DeleteOptions {
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; nil stands for the width that all kinds share.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil stands for the system's.
    public var tintColor: UIColor?
    /// The colour of the circle behind the sign; nil stands for the system's.
    public var backgroundColor: UIColor?

    /// Options in which nil stands for the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a sign for inserting.
  public typealias InsertOptions = DeleteOptions
  /// The options of a circle for selecting.
  public typealias MultiselectOptions = DeleteOptions

  /// The options of the sign for moving a row.
  public struct ReorderOptions {
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; nil stands for the width that all kinds share.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil stands for the system's.
    public var tintColor: UIColor?
    /// Whether a line stands between the sign and accessories before it. Nil stands for true.
    public var showsVerticalSeparator: Bool?

    /// Options in which nil stands for the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of the arrow that expands an item.
  public struct OutlineDisclosureOptions {
    /// The taps that expand an item.
    public enum Style: Sendable {
      /// The style `header` if the cell has others below it.
      case automatic
      /// A tap anywhere in the cell expands it.
      case header
      /// Only a tap on the sign expands the cell.
      case cell
    }

    /// Whether the whole row or only the sign opens the outline; the row's kind decides by default.
    public var style: Style
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; nil stands for the width that all kinds share.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil stands for the system's.
    public var tintColor: UIColor?

    /// Options in which nil stands for the default of each.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; nil stands for the text's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text; nil stands for the system's.
    public var tintColor: UIColor?
    /// The font of the text; nil stands for the list's.
    public var font: UIFont?
    /// Whether the font follows the preferred text size; nil stands for true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Options in which nil stands for the default of each.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of the app's own as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The end of the row at which the view is, when it is shown, and its place among the
    /// accessories.
    public let placement: Placement
    /// Whether the accessory is left out; nil stands for false.
    public var isHidden: Bool?
    /// The width in which the view is centred; nil stands for the width that all kinds share.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the view; nil stands for the row's.
    public var tintColor: UIColor?
    /// Whether the view keeps its size, whatever the text size.
    public var maintainsFixedSize: Bool?

    /// An accessory of a view, with options in which nil stands for the default of each.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}

// MARK: - Making

extension UICellAccessory {
  /// An arrow that tells of more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    simple(.disclosureIndicator, .trailing(displayed: displayed), options)
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { simple(.checkmark, .trailing(displayed: displayed), options) }

  /// A red circle with a minus at the leading end, by default while the list is edited.
  ///
  /// - Parameter actionHandler: Called on a tap; nil opens the row's swipe actions, which are not
  ///   drawn.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { round(.delete, displayed, options, actionHandler) }

  /// A green circle with a plus at the leading end, by default while the list is edited.
  ///
  /// - Parameter actionHandler: Called on a tap; nil opens the row's swipe actions, which are not
  ///   drawn.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { round(.insert, displayed, options, actionHandler) }

  /// A circle, filled if the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { round(.multiselect, displayed, options, nil) }

  /// The sign for moving a row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .reorder, .trailing(displayed: displayed), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tintColor: options.tintColor)
    accessory.look.hasLine = options.showsVerticalSeparator ?? true
    return accessory
  }

  /// An arrow that shows whether an item of an outline is expanded, and expands it.
  ///
  /// - Parameter actionHandler: Called on a tap in place of expanding or collapsing the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, .trailing(displayed: displayed), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tintColor: options.tintColor)
    accessory.look.outlineStyle = options.style
    accessory.action = actionHandler
    return accessory
  }

  /// A text at the trailing end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, .trailing(displayed: displayed), isHidden: options.isHidden,
      width: options.reservedLayoutWidth ?? .actual, tintColor: options.tintColor)
    accessory.look.text = text
    accessory.look.font = options.font
    accessory.look.adjustsFont = options.adjustsFontForContentSizeCategory ?? true
    return accessory
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = simple(.detail, .trailing(displayed: displayed), options)
    accessory.action = actionHandler
    return accessory
  }

  /// The title of the selected element with arrows. Not drawn: the menu (`FidelityFeature.menu`),
  /// which nobody opens; hence `selectedElementDidChangeHandler` is never called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, .trailing(displayed: displayed), isHidden: options.isHidden,
      width: options.reservedLayoutWidth ?? .actual, tintColor: options.tintColor)
    accessory.look.menu = menu
    return accessory
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement,
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    accessory.look.keepsSize = configuration.maintainsFixedSize ?? false
    return accessory
  }

  private static func simple(
    _ type: AccessoryType, _ placement: Placement, _ options: DisclosureIndicatorOptions
  ) -> UICellAccessory {
    UICellAccessory(
      type, placement, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tintColor: options.tintColor)
  }

  private static func round(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: DeleteOptions,
    _ action: ActionHandler?
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      type, .leading(displayed: displayed), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tintColor: options.tintColor)
    accessory.look.backgroundColor = options.backgroundColor
    accessory.action = action
    return accessory
  }
}
