/// One thing that assistive technology stops at.
struct AccessibilityEntry {
  /// The entry's frame in the hosting view.
  var frame: CGRect
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var identifier: String?
  /// A view of UIKit's with elements of its own.
  var container: UIView?
  var actions = AccessibilityActions()
}

/// The entries of a hosting view, while they are gathered.
@MainActor struct AccessibilityList {
  let host: UIView
  private(set) var entries: [AccessibilityEntry] = []

  init(host: UIView) { self.host = host }

  mutating func add(_ entry: AccessibilityEntry) { entries.append(entry) }

  /// Adds what `gather` does, each changed.
  mutating func changed(
    _ gather: (inout AccessibilityList) -> Void, _ change: (inout AccessibilityEntry) -> Void
  ) {
    var inner = AccessibilityList(host: host)
    gather(&inner)
    for var entry in inner.entries {
      change(&entry)
      entries.append(entry)
    }
  }

  /// Adds one entry for all that `gather` does: labels and values one after the other.
  mutating func combine(
    _ frame: CGRect, _ gather: (inout AccessibilityList) -> Void,
    change: (inout AccessibilityEntry) -> Void
  ) {
    var inner = AccessibilityList(host: host)
    gather(&inner)
    func joined(_ part: (AccessibilityEntry) -> String?) -> String? {
      let parts = inner.entries.compactMap(part).filter { !$0.isEmpty }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    var entry = AccessibilityEntry(
      frame: frame, label: joined(\.label), value: joined(\.value), hint: joined(\.hint))
    for part in inner.entries { entry.traits.formUnion(part.traits) }
    entry.identifier = inner.entries.lazy.compactMap(\.identifier).first
    if let own = inner.entries.lazy.map(\.actions).first(where: { !$0.isEmpty }) {
      entry.actions = own
    }
    change(&entry)
    entries.append(entry)
  }

  /// The entries for UIKit: an element for each.
  var elements: [Any] {
    sorted.map { entry in
      if let container = entry.container { return container }
      let element = ItemElement(accessibilityContainer: host)
      element.accessibilityFrameInContainerSpace = entry.frame
      element.accessibilityLabel = entry.label
      element.accessibilityValue = entry.value
      element.accessibilityHint = entry.hint
      element.accessibilityTraits = entry.traits
      element.accessibilityIdentifier = entry.identifier
      entry.actions.apply(to: element)
      return element
    }
  }

  /// The entries with those of higher priority first.
  private var sorted: [AccessibilityEntry] {
    if entries.allSatisfy({ $0.actions.priority == 0 }) { return entries }
    return entries.enumerated().sorted {
      ($1.element.actions.priority, $0.offset) < ($0.element.actions.priority, $1.offset)
    }.map(\.element)
  }
}

/// How the elements inside of one are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// The view is one element, and those inside of it are left out. It has no label of its own,
  /// unless a modifier gives it one.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The elements inside stay as they are, each to be stopped at.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The elements inside become one, with their labels, values and hints one after the other,
  /// parted by commas.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an element is, and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: UIAccessibilityTraits
  var uiTraits: UIAccessibilityTraits { traits }

  /// Makes an empty set of traits.
  public init() { traits = [] }
  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// The element is pressed to do something.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a heading, to which one can jump.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is the one that is chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element leads elsewhere.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is a field to search with.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element stands in front of all others. Differs: it has no effect, so that those are read
  /// as well.
  public static let isModal = AccessibilityTraits([])
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// The element plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element sums up the state of the app as it begins.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The element changes too often to be read at each change.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element starts or records media, so that nothing is to be read meanwhile.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element is touched directly, without the gestures of assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page turns when the element was read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(.toggleButton)

  /// Whether the set has all traits of another.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.contains(member.traits)
  }
  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }
  /// The traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  /// The traits that only one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  /// Adds traits; the answer says whether one of them was new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  /// Takes traits away where the set has all of them; the answer is nil otherwise.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  /// Adds traits; the answer is nil where one of them was new.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = contains(newMember) ? newMember : nil
    traits.formUnion(newMember.traits)
    return old
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps only traits that another set has, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  /// Keeps the traits that only one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}

/// What a modifier says of the elements of its view.
struct AccessibilityModifier: ItemModifier {
  enum Change {
    case label(Text), value(Text), hint(Text), identifier(String)
    case add(UIAccessibilityTraits), remove(UIAccessibilityTraits)
    case hidden(Bool)
    case children(AccessibilityChildBehavior)
  }

  let change: Change

  final class Item: UnaryItem {
    var change = Change.hidden(false)
    var environment = EnvironmentValues()

    override func addAccessibility(to list: inout AccessibilityList) {
      switch change {
      case .hidden(true): return
      case .hidden(false), .children(.contain): content.addAccessibility(to: &list)
      case .children(.ignore): list.add(AccessibilityEntry(frame: frame))
      case .children:
        list.combine(frame) { content.addAccessibility(to: &$0) } change: {
          if !$0.traits.isDisjoint(with: [.button, .toggleButton, .adjustable]) {
            $0.traits.remove(.staticText)
          }
        }
      default:
        list.changed { content.addAccessibility(to: &$0) } _: { apply(to: &$0) }
      }
    }

    private func apply(to entry: inout AccessibilityEntry) {
      switch change {
      case .label(let text): entry.label = text.string(in: environment)
      case .value(let text): entry.value = text.string(in: environment)
      case .hint(let text): entry.hint = text.string(in: environment)
      case .identifier(let name):
        entry.identifier = name
        entry.container?.accessibilityIdentifier = name
      case .add(let traits): entry.traits.formUnion(traits)
      case .remove(let traits): entry.traits.subtract(traits)
      case .hidden, .children: break
      }
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.change = change
    item.environment = environment
  }
  var shown: (String, String)? {
    if case .identifier(let name) = change { return ("accessibilityIdentifier", name) }
    return nil
  }
}

extension View {
  private func accessibility(
    _ change: AccessibilityModifier.Change
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier(change: change))
  }

  /// Names a control whose label is not shown; a label that is not text gives it no name.
  func accessibilityLabelled<Label: View>(
    by label: Label
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibility((label as? Text).map { .label($0) } ?? .children(.contain))
  }

  /// Names the view for accessibility, in place of its own label. Nothing of it is drawn.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }
  /// Names the view for accessibility with a localized text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(.label(Text(labelKey)))
  }
  /// Names the view for accessibility with a text that is taken as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(.label(Text(label)))
  }
  /// Sets the view's value for accessibility, in place of its own, such as the state of a switch.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility(.value(valueDescription))
  }
  /// Sets the view's value for accessibility to a localized text.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility(.value(Text(valueKey)))
  }
  /// Sets the view's value for accessibility to a text that is taken as it is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(.value(Text(value)))
  }
  /// Says for accessibility what the view does, in place of its own hint.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }
  /// Says for accessibility what the view does, with a localized text.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility(.hint(Text(hintKey)))
  }
  /// Says for accessibility what the view does, with a text that is taken as it is.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(.hint(Text(hint)))
  }
  /// Sets the identifier by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(.identifier(identifier))
  }
  /// Adds accessibility traits to the view's own.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.add(traits.uiTraits))
  }
  /// Takes accessibility traits from the view's own.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.remove(traits.uiTraits))
  }
  /// Whether accessibility leaves the view out.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }
  /// Makes the view one accessibility element, with or without those inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { accessibility(.children(children)) }
}
