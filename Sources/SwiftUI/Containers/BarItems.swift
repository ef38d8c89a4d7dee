/// Makes UIKit's items of a toolbar's entries, and keeps those that are the same.
@MainActor final class BarItems {
  /// What a bar's item is made of.
  private struct Look: Equatable {
    let item: ObjectIdentifier
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var isProminent = false
  }

  private struct Entry {
    let look: Look
    let button: UIBarButtonItem
    let host: ItemHostView?
  }

  private var known: [Entry] = []
  private let watch = ItemWatch()
  private var titleHost: ItemHostView?

  init() {
    watch.onChange = { [unowned self] in for entry in known { entry.host?.update() } }
  }

  func show(_ parts: [ToolbarPart], in controller: UIViewController) {
    var new: [Entry] = []
    var places: [ToolbarItemPlacement.Place: [UIBarButtonItem]] = [:]
    var principal: ToolbarPart?
    for part in parts {
      if part.placement.place == .principal {
        principal = part
        continue
      }
      part.root.parentItem = watch
      for item in part.root.childItems {
        let entry = entry(item, part)
        new.append(entry)
        places[part.placement.place, default: []].append(entry.button)
      }
    }
    known = new
    let navigation = controller.navigationItem
    let leading = places[.leading] ?? []
    if !(navigation.leftBarButtonItems ?? []).elementsEqual(leading, by: ===) {
      navigation.leftBarButtonItems = leading.isEmpty ? nil : leading
      navigation.leftItemsSupplementBackButton = true
    }
    // UIKit counts from the edge, SwiftUI from the leading end.
    let trailing = Array((places[.trailing] ?? []).reversed())
    if !(navigation.rightBarButtonItems ?? []).elementsEqual(trailing, by: ===) {
      navigation.rightBarButtonItems = trailing.isEmpty ? nil : trailing
    }
    let bottom = places[.bottom] ?? []
    if !(controller.toolbarItems ?? []).elementsEqual(bottom, by: ===) {
      controller.toolbarItems = bottom.isEmpty ? nil : bottom
    }
    showTitle(principal, navigation)
  }

  private func showTitle(_ part: ToolbarPart?, _ navigation: UINavigationItem) {
    guard let part else {
      if titleHost != nil {
        titleHost = nil
        navigation.titleView = nil
      }
      return
    }
    if titleHost?.item === part.root { return }
    let host = ItemHostView(.row, owner: part.owner)
    host.item = part.root
    host.update()
    titleHost = host
    navigation.titleView = host
  }

  private func entry(_ item: LayoutItem, _ part: ToolbarPart) -> Entry {
    var look = Look(item: ObjectIdentifier(item), isProminent: part.placement.isProminent)
    let target = BarContent(item)
    if let button = target.button, target.isPlain {
      look.title = target.title
      look.image = target.image
      look.isEnabled = button.isEnabled
    }
    if let entry = known.first(where: { $0.look == look }) { return entry }
    if look.title != nil || look.image != nil {
      let action = UIAction { [weak button = target.button] _ in button?.perform() }
      let button = UIBarButtonItem(title: look.title, image: look.image, primaryAction: action)
      button.isEnabled = look.isEnabled
      button.style = look.isProminent ? .done : .plain
      return Entry(look: look, button: button, host: nil)
    }
    let host = ItemHostView(.row, owner: part.owner)
    host.item = item
    host.update()
    return Entry(look: look, button: UIBarButtonItem(customView: host), host: host)
  }
}

extension ItemHostView {
  /// Takes the ideal size, as bars ask for it.
  func update() {
    let size = idealSize
    if bounds.size != size { bounds.size = size }
    setNeedsLayout()
  }
}

/// What an item has that UIKit's bars show: a title, an image, a button's action.
@MainActor struct BarContent {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var button: TouchModifier.Item?
  /// Whether the item holds only what a bar item can show: one title, one image and one button.
  private(set) var isPlain = true

  init(_ item: LayoutItem) { visit(item) }

  private mutating func visit(_ item: LayoutItem) {
    switch item {
    case let text as TextItem:
      if title == nil { title = text.content.string } else { isPlain = false }
    case let picture as ImageItem:
      if image == nil { image = picture.pictureInOneColor } else { isPlain = false }
    case let touch as TouchModifier.Item where touch.modifier.action != nil:
      if button == nil { button = touch } else { isPlain = false }
    default:
      if item.childItems.isEmpty { isPlain = false }
    }
    for child in item.childItems { visit(child) }
  }
}

extension EnvironmentValues {
  /// Bars do not grow with the text size beyond the standard one.
  var inBar: EnvironmentValues {
    guard dynamicTypeSize > .large else { return self }
    var result = self
    result.dynamicTypeSize = .large
    return result
  }

  /// Tab bars prefer filled symbols. Source: the guidelines' "Tab bars", since iOS 15.
  var inTabBar: EnvironmentValues {
    var result = inBar
    result.symbolVariants.formUnion(.fill)
    return result
  }
}
