extension CGPath {
  /// The part of a path between two shares of its whole length.
  ///
  /// The length is summed over all subpaths in order. Curves are cut, not flattened. A closed
  /// subpath that is kept whole stays closed; a part of it is open.
  ///
  /// - Parameters:
  ///   - start: The share where the part begins; below 0 it counts as 0.
  ///   - end: The share where the part ends; above 1 it counts as 1. The path is empty where it is
  ///     not above `start`.
  ///   - isEven: Whether a curve is cut at a share of its length; otherwise at that share of its
  ///     parameter, as shape layers do.
  package func trimmed(
    from start: CGFloat, to end: CGFloat, isEven: Bool = true
  ) -> CGPath {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return CGPath(verbs: [], points: []) }
    let tracks = tracks
    let total = tracks.reduce(0) { $0 + $1.length }
    let (from, to) = (max(start.native, 0) * total, min(end.native, 1) * total)
    let result = CGMutablePath()
    var position = 0.0
    for track in tracks {
      let length = track.length
      if length == 0 {
        // A dot belongs to the part that begins where it lies.
        if position >= from, position < to || total == 0 { result.add(track) }
      } else if position >= from, position + length <= to {
        result.add(track)
      } else {
        result.add(track, from: from - position, to: to - position, isEven: isEven)
      }
      position += length
    }
    return CGPath(verbs: result.verbs, points: result.points)
  }

  /// The path cut into dashes, each a subpath of its own; curves stay curves.
  ///
  /// Each subpath starts the pattern anew. Where a closed one starts and ends with a stroke,
  /// both are one dash. A stroke of no length is a line from a point to itself.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a subpath starts.
  ///   - lengths: Strokes and gaps in turn; an odd number of them is taken twice. The path is
  ///     left whole if there are none, if one is negative, if all are 0, and where a million
  ///     dashes are not enough.
  ///   - transform: Applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let tracks = tracks
    let total = tracks.reduce(0) { $0 + $1.length }
    guard let pattern = DashPattern(lengths: lengths, phase: phase),
      total / pattern.sum * Double(pattern.lengths.count / 2) < Dasher.maximumDashCount
    else { return applying(transform) }
    let result = CGMutablePath()
    for track in tracks {
      result.addDashes(of: track, pattern)
    }
    return result.applying(transform)
  }
}

extension CGMutablePath {
  fileprivate func move(to point: SIMD2<Double>) {
    move(to: CGPoint(x: point.x, y: point.y))
  }

  /// Adds a whole subpath.
  fileprivate func add(_ track: PathTrack) {
    move(to: track.start)
    // The line that a close draws is the last piece, unless the end was there already.
    let pieces = track.pieces
    let isDrawnByClose =
      track.isClosed && pieces.last?.verb == .line && pieces.last?.points.last == track.start
    for piece in isDrawnByClose ? pieces.dropLast() : pieces[...] {
      add(piece)
    }
    if track.isClosed { closeSubpath() }
  }

  /// The part of a subpath between two distances from its start, as an open subpath.
  ///
  /// - Parameters:
  ///   - isNew: Whether it starts a subpath; otherwise it continues the last one.
  ///   - isEven: Whether a curve is cut by its length, and not by its parameter.
  fileprivate func add(
    _ track: PathTrack, from start: Double, to end: Double, isNew: Bool = true,
    isEven: Bool = true
  ) {
    var position = 0.0
    var hasStarted = !isNew
    for piece in track.pieces {
      let (from, to) = (start - position, end - position)
      position += piece.length
      if from >= piece.length || to <= 0 || piece.length == 0 { continue }
      let part =
        isEven
        ? piece.part(from: piece.parameter(at: from), to: piece.parameter(at: to))
        : piece.part(
          from: (from / piece.length).clamped(to: 0...1),
          to: (to / piece.length).clamped(to: 0...1))
      if !hasStarted { move(to: part.points[0]) }
      hasStarted = true
      add(part)
    }
  }

  fileprivate func addDashes(of track: PathTrack, _ pattern: DashPattern) {
    let length = track.length
    var spans: [(start: Double, end: Double)] = []
    var index = pattern.startIndex
    var start = 0.0
    var end = pattern.startRemaining
    while start < length || (start == 0 && length == 0) {
      if index % 2 == 0 { spans.append((start, min(end, length))) }
      if end >= length { break }
      index = (index + 1) % pattern.lengths.count
      start = end
      end += pattern.lengths[index]
    }
    if length == 0 || (spans.first?.start == 0 && spans.first?.end == length) {
      if !spans.isEmpty { add(track) }
      return
    }
    let wraps =
      track.isClosed && spans.count > 1 && spans.first?.start == 0 && spans.last?.end == length
    for (number, span) in spans.enumerated() where !(wraps && number == 0) {
      if span.start == span.end {
        addDot(on: track, at: span.start)
      } else {
        add(track, from: span.start, to: span.end)
      }
    }
    if wraps, let first = spans.first { add(track, from: 0, to: first.end, isNew: false) }
  }

  private func addDot(on track: PathTrack, at distance: Double) {
    var position = 0.0
    for piece in track.pieces {
      if distance <= position + piece.length {
        let t = piece.parameter(at: distance - position)
        let point = piece.part(from: t, to: t).points[0]
        move(to: point)
        addLine(to: CGPoint(x: point.x, y: point.y))
        return
      }
      position += piece.length
    }
  }
}
