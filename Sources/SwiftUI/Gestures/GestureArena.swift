/// Decides which of the gestures under the fingers get their way.
///
/// A gesture is recognised when all that come before it have failed; those after it fail then.
@MainActor final class GestureArena {
  @MainActor private final class Participant {
    let target: any GestureTarget
    var touches: [ObjectIdentifier] = []
    /// The participants that come before it.
    var rivals: [Participant] = []
    /// It was recognised, and its actions run.
    var isRecognized = false
    /// It has had its last word.
    var isOut = false

    init(_ target: any GestureTarget) { self.target = target }

    var recognition: _GestureRecognition { target.recognition }
    var space: GestureSpace { GestureSpace(item: target) }
  }

  /// The participants, in order of precedence.
  private var participants: [Participant] = []

  /// Whether somebody follows touches.
  var isEmpty: Bool { participants.isEmpty }
  /// Whether somebody was recognised since the first finger came.
  private(set) var hasRecognized = false
  /// Whether a gesture was recognised that excludes all others.
  private(set) var hasExclusive = false
  /// Whether a scroll view scrolls, or did until the last finger lifted.
  private(set) var isScrolling = false

  var deadlineSeconds: TimeInterval? {
    participants.compactMap { $0.isOut ? nil : $0.recognition.deadlineSeconds }.min()
  }

  func follows(_ id: ObjectIdentifier) -> Bool {
    participants.contains { $0.touches.contains(id) }
  }

  // MARK: Events

  /// - Parameters:
  ///   - chain: What lies under a new finger, innermost first.
  ///   - isControl: Whether a control of UIKit's has the finger: what is around it leaves it alone.
  func join(_ id: ObjectIdentifier, _ chain: [any GestureTarget], isControl: Bool) {
    var inner: [Participant] = []
    for target in chain {
      if !target.mask.contains(.subviews) { inner = [] }
      let isMeant = !isControl || target.rank == .high || target.rank == .simultaneous
      guard target.mask.contains(.gesture), isMeant else { continue }
      let known = participants.first { $0.target === target }
      let participant = known ?? Participant(target)
      if known == nil { add(participant, inner) }
      inner.append(participant)
    }
    for participant in inner where !participant.isOut { participant.touches.append(id) }
  }

  private func add(_ participant: Participant, _ inner: [Participant]) {
    switch participant.target.rank {
    case .normal, .pan:
      participant.rivals = inner
      participants.append(participant)
    case .high:
      for other in inner { other.rivals.append(participant) }
      participants.insert(participant, at: 0)
    case .simultaneous: participants.append(participant)
    }
  }

  func receive(_ touches: [GestureEvent.Touch], seconds: TimeInterval) {
    for participant in participants where !participant.isOut {
      participant.recognition.receive(
        GestureEvent(
          touches: touches.filter { participant.touches.contains($0.id) }, seconds: seconds,
          space: participant.space))
    }
    decide()
    let lifted = touches.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.id)
    for participant in participants { participant.touches.removeAll { lifted.contains($0) } }
    finish()
  }

  private func decide() {
    var isNew = true
    while isNew {
      isNew = false
      for participant in participants where !participant.isOut {
        if decide(participant) { isNew = true }
      }
    }
  }

  /// Whether something changed that others have to know of.
  private func decide(_ participant: Participant) -> Bool {
    let recognition = participant.recognition
    if !participant.isRecognized {
      if participant.rivals.contains(where: { $0.isRecognized && isRival($0, of: participant) }) {
        return leave(participant)
      }
      let waits = participant.rivals.contains { !$0.isOut && !$0.isRecognized }
      if waits, participant.target.rank != .pan {
        return recognition.isFailed ? leave(participant) : false
      }
    }
    recognition.deliver()
    var isNew = false
    if recognition.isClaiming, !participant.isRecognized {
      participant.isRecognized = true
      hasRecognized = true
      if participant.target.rank != .simultaneous { hasExclusive = true }
      if participant.target.rank == .pan {
        isScrolling = true
        takeTouches(participant)
      }
      isNew = true
    }
    if recognition.isOver {
      participant.isOut = true
      isNew = true
    }
    return isNew
  }

  /// Content scrolls together with a simultaneous gesture of what is inside.
  private func isRival(_ other: Participant, of participant: Participant) -> Bool {
    participant.target.rank != .pan || other.target.rank != .simultaneous
  }

  /// A pan's rivals that are undecided are so no more.
  private func takeTouches(_ pan: Participant) {
    for rival in pan.rivals where !rival.isOut && rival.target.rank != .simultaneous {
      _ = leave(rival)
    }
  }

  private func leave(_ participant: Participant) -> Bool {
    participant.isOut = true
    participant.recognition.cancel()
    return true
  }

  /// Ends the arena when no finger is left and no participant waits for a time.
  private func finish() {
    let isWaiting = participants.contains { participant in
      !participant.isOut
        && (!participant.touches.isEmpty || participant.recognition.deadlineSeconds != nil)
    }
    if isWaiting || participants.contains(where: { !$0.touches.isEmpty }) { return }
    cancel()
  }

  /// Ends all.
  func cancel() {
    let all = participants
    participants = []
    for participant in all where !participant.isOut { participant.recognition.cancel() }
    for participant in all { participant.recognition.reset() }
  }

  /// The next finger is the first.
  func forgetResult() {
    (hasRecognized, hasExclusive, isScrolling) = (false, false, false)
  }
}
