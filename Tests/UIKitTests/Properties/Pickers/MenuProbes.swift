import UIKit

/// Members of menus and interactions, which are in no picture at rest.
private typealias Row = (
  owner: String, properties: [String], reason: Reason, sentence: String
)

private let menu = "Part of a menu, which only a touch opens."
private let keys = "Of a command that keys call."
private let dragged = "Seen while something is dragged."
private let pointer = "About the pointer, which is in no picture."
private let finger = "Of a finger that rests on the view."

private let menuRows: [Row] = [
  ("UIMenu", ["preferredElementSize", "displayPreferences"], .behaviour, menu),
  ("UIMenuDisplayPreferences", ["maximumNumberOfTitleLines"], .behaviour, menu),
  ("UIMenuItem", ["title", "action"], .behaviour, menu),
  ("UIMenuController", ["arrowDirection", "menuItems"], .behaviour, menu),
  (
    "UICommand", ["discoverabilityTitle", "attributes", "state", "title", "image"], .behaviour,
    menu
  ),
  (
    "UIKeyCommand",
    [
      "wantsPriorityOverSystemBehavior", "allowsAutomaticLocalization",
      "allowsAutomaticMirroring",
    ], .behaviour, keys
  ),
  (
    "UIMenuLeaf", ["title", "image", "discoverabilityTitle", "attributes", "state"],
    .requirement, "Of actions and commands."
  ),
  ("UIEditMenuConfiguration", ["preferredArrowDirection"], .behaviour, menu),
  (
    "UIContextMenuConfiguration",
    ["secondaryItemIdentifiers", "badgeCount", "preferredMenuElementOrder"], .behaviour, menu
  ),
  ("UIContextMenuInteractionCommitAnimating", ["preferredCommitStyle"], .requirement, menu),
]

private let dragRows: [Row] = [
  ("UIDragItem", ["localObject", "previewProvider"], .motion, dragged),
  ("UIDropProposal", ["isPrecise", "prefersFullSizePreview"], .motion, dragged),
  ("UIDragSession", ["localContext"], .requirement, dragged),
  ("UIDropSession", ["progressIndicatorStyle"], .requirement, dragged),
  (
    "UIDragInteraction", ["allowsSimultaneousRecognitionDuringLift", "isEnabled"], .behaviour,
    dragged
  ),
  ("UIDropInteraction", ["allowsSimultaneousDropSessions"], .behaviour, dragged),
  ("UISpringLoadedInteractionSupporting", ["isSpringLoaded"], .requirement, dragged),
  ("UISpringLoadedInteractionContext", ["targetView", "targetItem"], .requirement, dragged),
  (
    "UICollectionView",
    [
      "dragDelegate", "dropDelegate", "dragInteractionEnabled", "reorderingCadence",
      "isSpringLoaded",
    ], .behaviour, dragged
  ),
  (
    "UITableView", ["dragDelegate", "dropDelegate", "dragInteractionEnabled", "isSpringLoaded"],
    .behaviour, dragged
  ),
  ("UICollectionViewPlaceholder", ["cellUpdateHandler"], .motion, dragged),
  ("UICollectionViewDropPlaceholder", ["previewParametersProvider"], .motion, dragged),
  ("UITableViewPlaceholder", ["cellUpdateHandler"], .motion, dragged),
  ("UITableViewDropPlaceholder", ["previewParametersProvider"], .motion, dragged),
]

private let otherRows: [Row] = [
  ("UIPencilInteraction", ["delegate", "isEnabled"], .environment, "There is no pencil."),
  ("UIToolTipInteraction", ["delegate", "isEnabled", "defaultToolTip"], .environment, pointer),
  ("UIBandSelectionInteraction", ["isEnabled", "shouldBeginHandler"], .environment, pointer),
  ("UIHoverStyle", ["effect", "shape", "isEnabled"], .environment, pointer),
  (
    "UIFindInteraction", ["searchText", "replacementText", "optionsMenuProvider"], .environment,
    "Of a bar above the keyboard."
  ),
  ("UIFindSession", ["searchResultDisplayStyle"], .environment, "Of a bar above the keyboard."),
  (
    "UIView",
    [
      "showsLargeContentViewer", "largeContentTitle", "largeContentImage",
      "scalesLargeContentImage", "largeContentImageInsets",
    ], .behaviour, finger
  ),
  ("UIView", ["hoverStyle"], .environment, pointer),
  ("UIGestureRecognizer", ["allowedPressTypes"], .environment, "Nothing presses buttons."),
  ("UITapGestureRecognizer", ["buttonMaskRequired"], .environment, pointer),
  ("UIPanGestureRecognizer", ["allowedScrollTypesMask"], .environment, pointer),
]

extension PropertyTable {
  static func menusAndInteractions() -> [PropertyProbe] {
    (menuRows + dragRows + otherRows).flatMap { row in
      var family = PropertyFamily<Void>(row.owner) { nothing() }
      for property in row.properties { family.list(property, row.reason, row.sentence) }
      return family.probes
    }
  }
}
