import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing
import UIKit

/// What a test is told that its picture lacks.
@MainActor @Suite struct PictureLackTests: LackWarning {
  private func warning(of view: @autoclosure () -> UIView) throws -> String {
    try Findings(view()).warnings.joined(separator: "\n")
  }

  @Test func `an ordinary view lacks nothing`() throws {
    let findings = try Findings(label("Hello"), failOn: [.standard, .unfaithful])
    #expect(findings.failure == nil)
    #expect(findings.warnings == [])
  }

  @Test func `an image that is not found is told by its name, though the view was made before`()
    throws
  {
    let view = UIImageView(image: UIImage(named: "no-such-logo"))
    let text = try warning(of: view)
    #expect(text.contains("The image “no-such-logo” was not found; the result is nil."), "\(text)")
  }

  @Test func `an image made while the assertion makes the view is told, too`() throws {
    let text = try warning(of: UIImageView(image: UIImage(named: "inner-logo")))
    #expect(text.contains("“inner-logo”"), "\(text)")
  }

  @Test func `a note of one view is not told with the picture of another`() throws {
    let first = UIImageView(image: UIImage(named: "first-logo"))
    let middle = [UIView(), UIView(), UIView()]
    let second = UIImageView(image: UIImage(named: "second-logo"))
    #expect(middle.count == 3)
    #expect(try warning(of: first).contains("“first-logo”"))
    let text = try warning(of: second)
    #expect(text.contains("“second-logo”"), "\(text)")
    #expect(!text.contains("“first-logo”"), "\(text)")
    #expect(try warning(of: first).contains("“first-logo”"), "a second picture tells of it again")
  }

  @Test func `a damaged JPEG is told with its fault, and bytes of no image are not`() throws {
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + [UInt8](repeating: 0, count: 94))
    let text = try warning(of: UIImageView(image: UIImage(data: jpeg)))
    #expect(text.contains("The JPEG file is damaged"), "\(text)")
    #expect(try warning(of: UIImageView(image: UIImage(data: Data([1, 2, 3])))) == "")
  }

  @Test func `a symbol without a shape is told with the view that shows it`() throws {
    let view = UIView()
    let imageView = UIImageView(image: UIImage(systemName: "some.rare.symbol"))
    imageView.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.addSubview(imageView)
    let text = try warning(of: view)
    #expect(text.contains("“some.rare.symbol” is drawn as a plain shape (UIView.UIImageView)."))
    imageView.image = UIImage(systemName: "plus")
    #expect(try warning(of: view) == "")
  }

  @Test func `a hidden view lacks nothing`() throws {
    let view = UIView()
    let imageView = UIImageView(image: UIImage(systemName: "some.rare.symbol"))
    imageView.isHidden = true
    view.addSubview(imageView)
    #expect(try warning(of: view) == "")
  }

  @Test func `a symbol drawn by the view itself is told`() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIImage(systemName: "some.rare.symbol")?.draw(at: .zero)
      }
    }
    let text = try warning(of: Drawing())
    #expect(text.contains("“some.rare.symbol” is drawn as a plain shape (Drawing)."), "\(text)")
  }

  @Test func `a character without a glyph is told with its code`() throws {
    let text = try warning(of: label("a\u{E2F3}"))
    #expect(text.contains("“\u{E2F3}” (U+E2F3) is drawn as a box (UILabel)."), "\(text)")
  }

  @Test func `another width is told, and neither the standard one nor a rounded design is`()
    throws
  {
    let narrow = UIFont.systemFont(ofSize: 12, weight: .regular, width: .condensed)
    let text = try warning(of: label("Narrow", narrow))
    #expect(
      text.contains("Another font stands in for “San Francisco, width -0.2”, which only iOS has"),
      "\(text)")
    let plain = UIFont.systemFont(ofSize: 12, weight: .regular, width: .standard)
    #expect(try warning(of: label("Plain", plain)) == "")
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(try warning(of: label("Round", UIFont(descriptor: rounded, size: 12))) == "")
  }

  @Test func `hyphenation is told where a line is wrapped and not elsewhere`() throws {
    let style = NSMutableParagraphStyle()
    style.usesDefaultHyphenation = true
    func view(_ text: String) -> UIView {
      let label = label("")
      label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
      return label
    }
    #expect(try warning(of: view("Short")) == "")
    let text = try warning(of: view("Several words that do not fit into a line"))
    #expect(text.contains("NSParagraphStyle.usesDefaultHyphenation"), "\(text)")
  }

  @Test func `a font that is not found is told`() throws {
    let font = UIFont(name: "NoSuchFont", size: 9) ?? .systemFont(ofSize: 9)
    let text = try warning(of: label("a", font))
    #expect(text.contains("The font “NoSuchFont” was not found; the result is nil."), "\(text)")
  }

  @Test(arguments: [(60.0, true), (0, false)])
  func `layers that run through each other are told`(_ degrees: Double, _ isTold: Bool) throws {
    let view = UIView()
    let volume = CATransformLayer()
    view.layer.addSublayer(volume)
    for angle in [0, degrees] {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      layer.backgroundColor = UIColor.red.cgColor
      layer.transform = CATransform3DMakeRotation(angle / 180 * .pi, 0, 1, 0)
      layer.zPosition = angle == 0 && degrees == 0 ? 5 : 0
      volume.addSublayer(layer)
    }
    let text = try warning(of: view)
    #expect(text.contains("CATransformLayer") == isTold, "\(text)")
  }

  @Test func `a switch that is set with motion is told in pictures of a motion alone`() throws {
    let control = UISwitch()
    control.frame.origin = .zero
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    host.addSubview(control)
    let folder = try TemporaryFolder()
    func warnings<Format>(_ strategy: Snapshotting<UIView, Format>) -> [String] {
      let collected = Mutex<[String]>([])
      _ = folder.inProcess(onWarning: { text in collected.withLock { $0.append(text) } }) {
        verifySnapshot(
          of: host, as: strategy, named: "a", record: .all,
          snapshotDirectory: folder.references, testName: "test()")
      }
      return collected.withLock { $0 }
    }
    let motion = warnings(
      .animation(at: [0, 0.1]) { _ in control.setOn(true, animated: true) })
    #expect(
      motion.joined().contains("UISwitch.setOn(_:animated:) happens immediately"), "\(motion)")
    control.setOn(false, animated: true)
    #expect(warnings(.image(size: CGSize(width: 60, height: 40))) == [])
  }

  @Test func `a tab bar over content without a colour of its own is told of its blur`() throws {
    func warnings(_ color: UIColor?) throws -> [String] {
      let tabs = UITabBarController()
      tabs.tabBar.barTintColor = color
      let page = UIViewController()
      let scroller = UIScrollView()
      scroller.contentSize = CGSize(width: 80, height: 5000)
      page.view = scroller
      tabs.viewControllers = [page]
      return try Findings(controller: tabs).warnings
    }
    #expect(
      try warnings(nil).joined().contains("The blur, seen only with drawHierarchyInKeyWindow"))
    #expect(try warnings(.white) == [])
  }

  @Test(arguments: [(0.0, false), (50, true)])
  func `a navigation bar is told of its blur where content is scrolled below it`(
    _ distance: Double, _ isTold: Bool
  ) throws {
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 80, height: 500)
    let page = UIViewController()
    page.view = scroller
    let navigation = UINavigationController(rootViewController: page)
    navigation.loadViewIfNeeded()
    scroller.contentOffset.y = distance
    let text = try Findings(controller: navigation).warnings.joined()
    #expect(text.contains("The blur, seen only with") == isTold, "\(text)")
  }
}
