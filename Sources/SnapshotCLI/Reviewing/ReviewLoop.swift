import Foundation
import SnapshotCore
import SnapshotTool

/// The review in a terminal: shows a snapshot, waits for a key, does what it says, and goes on.
final class ReviewLoop {
  private static let tickMilliseconds: Int32 = 100

  private let session: ReviewSession
  private let snapshots: [PendingSnapshot]
  private let renames: RenamedReferences
  private let style: TextStyle
  private let packageRoot: String
  private var states: [PendingSnapshot.State]
  private var index = 0
  private var message = ""
  /// The one picture that is shown large; nil where all are shown.
  private var enlarged: ReviewScreen.Picture?

  /// - Throws: `ReviewError.busy`.
  init(_ run: PendingRun, packageRoot: String, style: TextStyle) throws(ReviewError) {
    let session = try ReviewSession(run)
    snapshots = run.snapshots
    renames = RenamedReferences(run, packageRoot: packageRoot)
    self.style = style
    self.packageRoot = packageRoot
    states = snapshots.map { session.state($0) }
    self.session = session
    let fresh = snapshots.indices.first {
      states[$0].isUndecided && !session.isSkipped(snapshots[$0])
    }
    index = fresh ?? states.firstIndex(where: \.isUndecided) ?? 0
  }

  /// Ends when everything is decided, at `q`, with the terminal, or after a signal.
  ///
  /// - Parameter images: What to show pictures with; nil to ask the terminal.
  func run(
    _ terminal: borrowing TerminalDevice, _ images: PictureProtocol?,
    _ environment: SnapshotEnvironment
  ) {
    let images = images ?? terminal.pictureProtocol(environment)
    var shownSize: TerminalDevice.Size?
    while Interruption.signals == 0 {
      let size = terminal.size
      if shownSize != size {
        terminal.write(screen(images, environment).text(size))
        shownSize = size
      }
      guard let bytes = terminal.read(milliseconds: Self.tickMilliseconds) else { return }
      for key in ReviewKey.keys(in: bytes) {
        if key == .quit { return }
        press(key)
        shownSize = nil
        if !states.contains(where: \.isUndecided) { return }
      }
    }
  }

  private func screen(
    _ images: PictureProtocol, _ environment: SnapshotEnvironment
  ) -> ReviewScreen {
    let snapshot = snapshots[index]
    return ReviewScreen(
      snapshot: snapshot, state: states[index], number: index + 1, count: snapshots.count,
      othersWithCause: sameCause.count { $0 != index }, renamedFrom: renamedFrom.map(short),
      message: message, images: images, enlarged: enlarged,
      isInsideTmux: environment.variables["TMUX"] != nil, style: style)
  }

  /// The undecided ones that one change explains.
  private var sameCause: [Int] {
    snapshots.indices.filter {
      states[$0].isUndecided && snapshots[$0].cause == snapshots[index].cause
    }
  }

  private var renamedFrom: String? {
    states[index].isUndecided ? renames.movableSource(of: snapshots[index]) : nil
  }

  private func short(_ path: String) -> String {
    path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
  }

  // MARK: Keys

  private func press(_ key: ReviewKey) {
    message = ""
    do throws(ReviewError) {
      switch key {
      case .accept: try decide([index], "accepted")
      case .acceptCause: try decide(sameCause, "accepted")
      case .reject: try decide([index], "rejected")
      case .skip:
        try session.skip(snapshots[index], step: session.nextStep)
        goOn()
      case .move:
        if let renamedFrom {
          try session.accept(snapshots[index], step: session.nextStep, movedFrom: renamedFrom)
          refresh([index])
          message = "moved from \(short(renamedFrom)); u undoes it"
          goOn()
        }
      case .undo: try undo()
      case .enlarge: enlarged = screenPictures.next(after: enlarged)
      case .next: index = min(index + 1, snapshots.count - 1)
      case .previous: index = max(index - 1, 0)
      case .quit: break
      }
    } catch {
      refresh([index])
      message = "\(error)"
    }
  }

  /// The pictures that the snapshot has.
  private var screenPictures: [ReviewScreen.Picture] {
    ReviewScreen.pictures(of: snapshots[index], states[index]).map(\.picture)
  }

  private func decide(_ chosen: [Int], _ verb: String) throws(ReviewError) {
    let step = session.nextStep
    var trouble: String?
    var done = 0
    for index in chosen {
      do throws(ReviewError) {
        if verb == "rejected" {
          try session.reject(snapshots[index], step: step)
        } else {
          try session.accept(snapshots[index], step: step)
        }
        done += 1
      } catch {
        trouble = "\(error)"
      }
    }
    refresh(chosen)
    let what = done == 1 ? snapshots[chosen[0]].path : NumberText.counted(done, "snapshot")
    message = trouble ?? "\(verb) \(what); u undoes it"
    if trouble == nil { goOn() }
  }

  private func undo() throws(ReviewError) {
    guard let references = try session.undo() else {
      message = "nothing to undo"
      return
    }
    let concerned = snapshots.indices.filter { references.contains(snapshots[$0].referencePath) }
    refresh(concerned)
    index = concerned.first ?? index
    message = "taken back"
  }

  private func refresh(_ indices: [Int]) {
    for index in indices { states[index] = session.state(snapshots[index]) }
  }

  /// Goes to the next undecided snapshot, from the start again after the last.
  private func goOn() {
    let order = Array(index + 1..<snapshots.count) + Array(0..<index)
    if let next = order.first(where: { states[$0].isUndecided }) { index = next }
  }
}
