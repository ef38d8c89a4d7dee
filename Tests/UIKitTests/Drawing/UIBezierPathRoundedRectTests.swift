import Testing
import UIKit

/// Points recorded on iOS, to a thousandth of a point: see the source that the initialiser names.
@Suite struct UIBezierPathRoundedRectTests {
  private func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
  }

  private func expect(_ path: UIBezierPath, has points: [(CGFloat, CGFloat)], from first: Int) {
    for (index, point) in points.enumerated() {
      let found = path.cgPath.points[first + index]
      #expect(
        abs(found.x - point.0) < 0.001 && abs(found.y - point.1) < 0.001,
        "point \(first + index): \(found), expected \(point)")
    }
  }

  @Test func `corners that fit are smooth`() {
    let path = path(160, 100, 10)
    #expect(path.cgPath.verbs.count == 22)
    #expect(path.cgPath.verbs[..<7] == [.move, .line, .cubic, .line, .cubic, .cubic, .line])
    #expect(path.cgPath.verbs.last == .line)
    expect(
      path,
      has: [
        (15.287, 0), (144.713, 0), (149.115, 0), (151.316, 0), (153.685, 0.749),
        (153.685, 0.749), (156.272, 1.691), (158.309, 3.728), (159.251, 6.315), (160, 8.684),
        (160, 10.885), (160, 15.287), (160, 84.713), (160, 89.115), (160, 91.316),
        (159.251, 93.685),
      ], from: 0)
    #expect(path.currentPoint == path.cgPath.points[0])
  }

  @Test func `corners that do not fit on the short side meet there`() {
    expect(
      path(160, 100, 42),
      has: [
        (64.204, 0), (95.796, 0), (106.513, 0), (117.517, 0), (129.363, 3.746), (129.363, 3.746),
        (147.757, 10.441), (160, 27.925), (160, 47.5), (160, 50), (160, 50), (160, 50),
        (160, 50), (160, 50), (160, 50), (160, 50), (160, 52.5), (160, 72.075),
        (147.757, 89.559), (129.363, 96.254), (117.517, 100), (106.513, 100), (84.504, 100),
        (64.204, 100), (53.487, 100),
      ], from: 0)
    expect(
      path(60, 160, 32),
      has: [
        (30, 0), (30, 0), (30, 0), (30, 0), (30, 0), (31.5, 0), (43.245, 0), (53.736, 7.346),
        (57.753, 18.382), (60, 25.49), (60, 32.092), (60, 45.297), (60, 111.083), (60, 127.908),
      ], from: 0)
  }

  @Test func `corners that fit nowhere are arcs of circles`() {
    expect(
      path(160, 100, 64),
      has: [
        (80, 0), (80, 0), (110, 0), (110, 0), (110, 0), (110, 0), (137.614, 0), (160, 22.386),
        (160, 50), (160, 50), (160, 50), (160, 50), (160, 50),
      ], from: 0)
    let circle = path(100, 100, 50)
    for k in 0..<36 {
      let angle = Double(k) / 18 * .pi
      let (x, y) = (cos(angle), sin(angle))
      #expect(circle.contains(CGPoint(x: 50 + 49.9 * x, y: 50 + 49.9 * y)))
      #expect(!circle.contains(CGPoint(x: 50 + 50.1 * x, y: 50 + 50.1 * y)))
    }
  }

  @Test func `no corner means a rectangle whose last line is drawn twice`() {
    let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
    let expected = [
      CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0), CGPoint(x: 160, y: 100), CGPoint(x: 0, y: 100),
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0),
    ]
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.points == expected)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: -3).cgPath.points == expected)
    let none = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 20, height: 20))
    #expect(none.cgPath.points == expected)
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 4).isEmpty)
  }

  @Test func `only the named corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 99))
    func isRounded(_ x: CGFloat, _ y: CGFloat) -> Bool { !path.contains(CGPoint(x: x, y: y)) }
    #expect(isRounded(1, 1))
    #expect(!isRounded(159, 1))
    #expect(isRounded(159, 99))
    #expect(!isRounded(1, 99))
  }
}
