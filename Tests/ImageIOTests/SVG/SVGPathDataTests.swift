import Testing

@testable import ImageIO

@Suite struct SVGPathDataTests {
  /// The path in absolute commands, numbers rounded to hundredths.
  private func commands(_ text: String) -> String {
    let path = SVGPathData.path(text)
    var (words, next): ([String], Int) = ([], 0)
    for verb in path.verbs {
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let points = path.points[next..<next + verb.pointCount].map { point in
        [point.x, point.y].map { number($0.native) }.joined(separator: ",")
      }
      words.append(([letter] + points).joined(separator: " "))
      next += verb.pointCount
    }
    return words.joined(separator: " ")
  }

  private func number(_ value: Double) -> String {
    let hundredths = Int(clamping: (value * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  @Test func `absolute and relative lines are the same`() {
    #expect(commands("M1 2L3 4H5V6Z") == "M 1,2 L 3,4 L 5,4 L 5,6 Z")
    #expect(commands("m1 2l2 2h2v2z") == "M 1,2 L 3,4 L 5,4 L 5,6 Z")
  }

  @Test func `numbers need no more between them than tells them apart`() {
    #expect(commands("M.5.5-1-1") == "M 0.5,0.5 L -1,-1")
    #expect(commands("M1,2 3,4 5 6") == "M 1,2 L 3,4 L 5,6")
    #expect(commands("M1e1 2E+0l-1e-1,0") == "M 10,2 L 9.9,2")
  }

  @Test func `smooth curves go on from the control point before`() {
    #expect(commands("M0 0C1 1 2 1 3 0S5-1 6 0") == "M 0,0 C 1,1 2,1 3,0 C 4,-1 5,-1 6,0")
    #expect(commands("M0 0Q1 1 2 0T4 0t2 0") == "M 0,0 Q 1,1 2,0 Q 3,-1 4,0 Q 5,1 6,0")
    #expect(commands("M0 0L1 1S2 2 3 3") == "M 0,0 L 1,1 C 1,1 2,2 3,3")
    #expect(commands("M0 0c1 1 2 1 3 0 1 1 2 1 3 0") == "M 0,0 C 1,1 2,1 3,0 C 4,1 5,1 6,0")
  }

  @Test func `after a closed subpath the next begins at its start`() {
    #expect(commands("M1 1H3V3ZL0 0") == "M 1,1 L 3,1 L 3,3 Z M 1,1 L 0,0")
    #expect(commands("m1 1h1zm1 1h1z") == "M 1,1 L 2,1 Z M 2,2 L 3,2 Z")
  }

  @Test func `an arc is made of curves, and its flags need no spaces`() {
    let quarter = "M 1,0 C 1,0.55 0.55,1 0,1"
    #expect(commands("M1 0A1 1 0 0 1 0 1") == quarter)
    #expect(commands("M1 0a1 1 0 01-1 1") == quarter)
    // Radii too small for the distance are enlarged: half a circle.
    #expect(
      commands("M-1 0A.1 .1 0 0 1 1 0")
        == "M -1,0 C -1,-0.55 -0.55,-1 0,-1 C 0.55,-1 1,-0.55 1,0")
    #expect(commands("M0 0A0 1 0 0 1 2 2") == "M 0,0 L 2,2")
    #expect(commands("M0 0A1 1 0 0 1 0 0") == "M 0,0")
  }

  @Test func `what follows a mistake is not drawn`() {
    #expect(commands("M0 0L1 1X2 2") == "M 0,0 L 1,1")
    #expect(commands("M0 0L1 1L2") == "M 0,0 L 1,1")
    #expect(commands("M0 0A1 1 0 2 0 1 1") == "M 0,0")
    #expect(commands("L1 1") == "")
    #expect(commands("") == "")
    #expect(commands("M0 0L1e999 0") == "M 0,0")
  }
}
