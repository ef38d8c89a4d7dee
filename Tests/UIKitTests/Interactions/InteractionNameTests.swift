import Testing
import UIKit

/// What real apps write compiles and keeps its values.
@MainActor
@Suite struct InteractionNameTests {
  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIPencilInteractionDelegate, UILargeContentViewerInteractionDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate, UIScribbleInteractionDelegate, UIFindInteractionDelegate
  {
    var session: UIFindSession?
    var told: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      told.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      told.append("end")
    }
  }

  private let owner = Owner()

  @Test func `interactions know their view and delegate`() {
    let view = UIView()
    let drag = UIDragInteraction(delegate: owner)
    let drop = UIDropInteraction(delegate: owner)
    let pencil = UIPencilInteraction()
    pencil.delegate = owner
    let large = UILargeContentViewerInteraction(delegate: owner)
    let scribble = UIScribbleInteraction(delegate: owner)
    let spring = UISpringLoadedInteraction { _, _ in }
    let band = UIBandSelectionInteraction { _ in }
    let all: [any UIInteraction] = [drag, drop, pencil, large, scribble, spring, band]
    view.interactions = all
    #expect(view.interactions.count == 7 && all.allSatisfy { $0.view === view })
    #expect(drag.delegate === owner && drop.delegate === owner && !drag.isEnabled)
    view.interactions = []
    #expect(all.allSatisfy { $0.view == nil })
  }

  @Test func `lists keep the delegates of drags and drops weakly`() {
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.dragDelegate = owner
    grid.dropDelegate = owner
    grid.dragInteractionEnabled = true
    grid.reorderingCadence = .fast
    #expect(grid.dragDelegate === owner && grid.dropDelegate === owner)
    #expect(grid.dragInteractionEnabled && grid.reorderingCadence == .fast)
    let table = UITableView()
    table.dragDelegate = owner
    table.dropDelegate = Owner()
    #expect(table.dragDelegate === owner && table.dropDelegate == nil)
    #expect(!table.hasActiveDrag && !table.dragInteractionEnabled)
  }

  @Test func `items and proposals keep what they were made with`() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "a"
    item.previewProvider = { UIDragPreview(view: UIView()) }
    #expect(item.localObject as? String == "a" && item.previewProvider?() != nil)
    let proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    #expect(UITableViewDropProposal(operation: .copy, intent: .automatic).intent == .automatic)
    let target = UIPreviewTarget(container: UIView(), center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: UIView()).retargetedPreview(with: target)
    #expect(preview.target.center == CGPoint(x: 1, y: 2))
    let lines = [CGRect(x: 0, y: 0, width: 9, height: 4), CGRect(x: 0, y: 4, width: 5, height: 4)]
    let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 9, height: 8))
  }

  @Test func `a search begins and ends with its bar`() {
    let view = UIView()
    let interaction = UIFindInteraction(sessionDelegate: owner)
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible && owner.told.isEmpty)
    owner.session = UIFindSession()
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible)
    view.removeInteraction(interaction)
    #expect(owner.told == ["begin", "end"])
  }

  @Test func `recognisers have what pointers and keyboards would say`() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = [.secondary]
    #expect(tap.modifierFlags == [] && tap.buttonMask == [])
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(0) == [] && UIEvent.ButtonMask.button(400) == [])
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    #expect(hover.state == .possible && hover.zOffset == 0)
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
  }
}
