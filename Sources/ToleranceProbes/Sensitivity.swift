import SnapshotCore

/// What a tolerance lets through for one picture: the picture is changed in ways that a test
/// should notice, and compared with itself.
///
/// A tolerance that catches none of it is no test.
package struct Sensitivity: Sendable {
  /// One change, or several of a kind.
  package struct Probe: Sendable, Equatable {
    /// “everything 1 pixel to the right”.
    package let change: String
    package let isCaught: Bool
    /// What passes, where it is a matter of degree: “up to 4 of 255”.
    package var limit: String?
  }

  package let probes: [Probe]

  package var isBlind: Bool { probes.allSatisfy { !$0.isCaught } }

  /// - Parameter scale: Pixels per point.
  /// - Complexity: Some 60 comparisons.
  package init(of image: PixelImage, tolerance: Tolerance, scale: Int = 1) {
    let mutations = PictureMutations(image)
    func catches(_ mutated: PixelImage) -> Bool {
      !ImageComparison.matches(image, mutated, tolerance: tolerance)
    }
    var probes = [
      Probe(
        change: "everything 1 pixel to the right", isCaught: catches(mutations.moved(x: 1, y: 0))),
      Probe(change: "everything 1 pixel down", isCaught: catches(mutations.moved(x: 0, y: 1))),
      Probe(
        change: "1 point wider in the middle",
        isCaught: catches(mutations.widened(by: max(scale, 1)))),
      Probe(
        change: "1 point higher in the middle",
        isCaught: catches(mutations.heightened(by: max(scale, 1)))),
    ]
    probes.append(Self.step(mutations, catches))
    let elements = mutations.elements(limit: 40)
    let missed = elements.filter { !catches(mutations.without($0)) }
    if !elements.isEmpty {
      var probe = Probe(
        change: "one of \(NumberText.counted(elements.count, "element")) missing",
        isCaught: missed.isEmpty)
      if let largest = missed.max(by: { $0.pixels < $1.pixels }) {
        probe.limit =
          "\(missed.count) pass, the largest \(largest.width) × \(largest.height) pixels"
      }
      probes.append(probe)
    }
    self.probes = probes
  }

  /// The commonest colours but the background's, lighter or darker by 1, 2, 4 … of 255.
  private static func step(
    _ mutations: PictureMutations, _ catches: (PixelImage) -> Bool
  ) -> Probe {
    var greatest = 0
    for step in [1, 2, 4, 8, 16, 32, 64] {
      if !catches(mutations.recolored(by: step)) { greatest = step }
    }
    var probe = Probe(change: "one colour 1 of 255 off", isCaught: greatest == 0)
    if greatest > 0 { probe.limit = "up to \(greatest) of 255 passes" }
    return probe
  }
}

extension Sensitivity: CustomStringConvertible {
  /// A line for each kind of change.
  package var description: String {
    probes.map { probe in
      let verdict = probe.isCaught ? "caught" : "PASSES"
      return "\(verdict)  \(probe.change)" + (probe.limit.map { ": \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
