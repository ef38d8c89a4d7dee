import Synchronization
import Testing
import UIKit

/// iOS inherits `init()` from `NSObject` wherever a header does not make it unavailable.
@MainActor
@Suite struct PlainInitializerTests {
  private static let hierarchy = Result { try ClassHierarchy.load() }

  @Test func `every class whose init iOS inherits has it`() throws {
    let hierarchy = try Self.hierarchy.get()
    #expect(hierarchy.objects.count > 280)
    let exempt = Set(PlainInitializers.unavailable).union(PlainInitializers.bound.keys)
    var missing: [String] = []
    var superfluous = exempt
    for (id, described) in hierarchy.objects {
      superfluous.remove(described.name)
      if hierarchy.hasInit(id) == exempt.contains(described.name) {
        missing.append(described.name)
      }
    }
    #expect(missing == [], "init() is missing, or is there although the table says otherwise.")
    #expect(superfluous == [], "These names of the table belong to no public class.")
  }

  @Test func `every such object can be made, and only what raises on iOS raises`() throws {
    let hierarchy = try Self.hierarchy.get()
    let raised = Mutex<[String]>([])
    let current = Mutex("")
    var count = 0
    UIKitException.withHandler { _ in
      raised.withLock { names in current.withLock { names.append($0) } }
      return true
    } operation: {
      for (id, described) in hierarchy.objects
      where hierarchy.hasInit(id) && !described.isGeneric
        && !PlainInitializers.singletons.contains(described.name)
      {
        current.withLock { $0 = described.name }
        let type = _typeByName(described.mangledName) as? NSObject.Type
        guard let type else {
          Issue.record("\(described.name) is not found at run time.")
          continue
        }
        let object = type.init()
        #expect(Swift.type(of: object) == type, "\(described.name)")
        count += 1
      }
    }
    #expect(count > 180)
    #expect(raised.withLock { $0 } == ["UICollectionView"])
  }

  @Test func `values that wait for others are as iOS makes them`() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize == 12)
    let touch = UITouch()
    #expect(touch.view == nil && touch.window == nil && touch.phase == .began)
    #expect(Set([touch]).contains(touch))
    #expect(UIEvent().allTouches == [])
    #expect(UIContextualAction().style == .normal)
    #expect(UINavigationItem().title == nil)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    #expect(UIAccessibilityElement().accessibilityContainer == nil)
  }

  @Test func `a behavior without items moves nothing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors: [UIDynamicBehavior] = [
      UIAttachmentBehavior(), UISnapBehavior(), UIPushBehavior(), UIGravityBehavior(),
      UICollisionBehavior(), UIDynamicItemBehavior(),
    ]
    for behavior in behaviors { animator.addBehavior(behavior) }
    #expect(animator.behaviors.count == 6)
    #expect(animator.items(in: view.bounds).isEmpty)
  }

  @Test func `a collection controller without a layout raises when its view is loaded`() {
    let raised = Mutex<[String]>([])
    UIKitException.withHandler { exception in
      raised.withLock { $0.append(exception.name) }
      return true
    } operation: {
      let controller = UICollectionViewController()
      #expect(raised.withLock { $0 } == [])
      #expect(controller.collectionView != nil)
    }
    #expect(raised.withLock { $0 } == ["NSInvalidArgumentException"])
  }
}

/// The classes that have no `init()`.
enum PlainInitializers {
  /// The system's, of which making a second one is a mistake on iOS.
  static let singletons: Set<String> = ["UIApplication"]

  /// Those whose headers make `init` unavailable, so that `Name()` does not compile on iOS. Some
  /// others of that kind have one here, for subclasses that this project makes.
  static let unavailable: [String] = [
    "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem",
    "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension",
    "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroup",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem", "NSCollectionLayoutSection",
    "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem",
    "NSDataAsset", "NSTextAttachmentViewProvider", "NSTextLayoutFragment", "NSTextLineFragment",
    "NSTextRange", "NSTextSelection", "NSTextViewportLayoutController",
    "UIAccessibilityLocationDescriptor", "UIAction", "UIActivityViewController",
    "UIApplicationShortcutItem", "UIBandSelectionInteraction",
    "UICalendarSelectionMultiDate", "UICalendarSelectionSingleDate",
    "UICalendarSelectionWeekOfYear", "UICollectionViewCompositionalLayout",
    "UICollectionViewDiffableDataSource", "UICollectionViewDropPlaceholder",
    "UICollectionViewDropProposal", "UICollectionViewPlaceholder",
    "UICollectionViewTransitionLayout", "UICommandAlternate", "UIContentUnavailableView",
    "UIContextMenuInteraction", "UIDeferredMenuElement", "UIDragInteraction", "UIDragItem",
    "UIDragPreview", "UIDropInteraction", "UIDropProposal", "UIEditMenuConfiguration",
    "UIEditMenuInteraction", "UIFieldBehavior", "UIFindInteraction", "UIFontMetrics",
    "UIHoverStyle", "UIImage.SymbolConfiguration", "UIListContentView", "UIMenu",
    "UIOpenURLContext", "UIPageControlTimerProgress", "UIPointerInteraction",
    "UIPointerRegion", "UIPointerStyle", "UIPopoverPresentationController",
    "UIPresentationController", "UIPreviewTarget", "UIScene", "UISceneSession",
    "UIScribbleInteraction", "UISearchTab", "UISearchToken", "UISheetPresentationController",
    "UISheetPresentationController.Detent", "UISpringLoadedInteraction", "UIStoryboardSegue",
    "UITab", "UITabGroup", "UITableViewDiffableDataSource", "UITableViewDropPlaceholder",
    "UITableViewDropProposal", "UITableViewPlaceholder", "UITargetedDragPreview",
    "UITargetedPreview", "UITextInputPasswordRules", "UIToolTipConfiguration", "UIUpdateInfo",
    "UIUpdateLink", "UIWindowScene", "UIWindowScene.Geometry",
  ]

  /// Those that iOS makes only for itself, and that are nothing without what they belong to.
  static let bound: [String: String] = [
    "NSLayoutAnchor": "An edge of no view.",
    "NSLayoutDimension": "A length of no view.",
    "NSLayoutXAxisAnchor": "An edge of no view.",
    "NSLayoutYAxisAnchor": "An edge of no view.",
    "UIGraphicsImageRendererContext": "A context without a bitmap.",
    "UIGraphicsPDFRendererContext": "A context without a file.",
    "UIGraphicsRendererContext": "A context without a destination.",
  ]
}
