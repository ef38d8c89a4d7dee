import Snapshot
import Testing
import UIKit

/// Layout that asks for itself again.
@MainActor @Suite struct LayoutLoopTests {
  final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  final class Nagging: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
    }
  }

  final class Parent: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.setNeedsLayout()
    }
  }

  private func outer(_ view: UIView) -> UIView {
    let outer = Parent()
    outer.addSubview(view)
    return outer
  }

  @Test func `a view that asks for its own layout is named`() throws {
    let failure = try #require(try Findings(outer(Restless()), failOn: .layoutLoops).failure)
    #expect(
      failure.contains(
        "Layout does not settle: after 32 passes Parent > Restless still needs layout. "
          + "Restless (at Parent.Restless).layoutSubviews() asks for it every time. "
          + "Do not call setNeedsLayout() or change a size or constraint there unless something "
          + "is different from the last time."))
  }

  @Test func `a child that asks for its parent's layout is named as the one who does`() throws {
    let failure = try #require(try Findings(outer(Nagging()), failOn: .layoutLoops).failure)
    #expect(failure.contains("after 32 passes Parent still needs layout."))
    #expect(failure.contains("Nagging (at Parent.Nagging).layoutSubviews() asks for it"))
  }

  @Test func `a controller is named by its callback`() throws {
    final class Turning: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.setNeedsLayout()
      }
    }
    let failure = try #require(try Findings(controller: Turning(), failOn: .layoutLoops).failure)
    #expect(failure.contains("Turning.viewDidLayoutSubviews() asks for it every time."))
  }

  @Test func `drawing that asks for layout is named`() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        setNeedsLayout()
        setNeedsDisplay()
      }
    }
    let failure = try #require(try Findings(Drawn(), failOn: .layoutLoops).failure)
    #expect(failure.contains("Drawn.draw(_:) asks for it every time."))
  }

  @Test func `a constraint that changes in every layout is named as a change`() throws {
    final class Growing: UIView {
      let part = UIView()
      lazy var width = part.widthAnchor.constraint(equalToConstant: 1)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addPlaced(part)
        width.isActive = true
        part.heightAnchor.constraint(equalToConstant: 1).isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant += 1
      }
    }
    let failure = try #require(try Findings(Growing(), failOn: .layoutLoops).failure)
    #expect(failure.contains("Growing.layoutSubviews() changes constraints every time."))
  }

  @Test func `a loop is drawn as it is, with a warning, unless a test says otherwise`() throws {
    let found = try Findings(outer(Restless()))
    #expect(found.failure == nil)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.hasPrefix("Layout does not settle") == true)
  }

  @Test func `a layout that writes what is there is no loop`() throws {
    final class Writing: UIView {
      let label = UILabel()
      let button = UIButton(type: .system)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addSubview(button)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        label.text = "x"
        label.attributedText = NSAttributedString(string: "x", attributes: [.kern: 2])
        button.setTitle("x", for: .normal)
        bringSubviewToFront(label)
        label.invalidateIntrinsicContentSize()
        label.layoutIfNeeded()
      }
    }
    let found = try Findings(Writing(), failOn: .layoutLoops)
    #expect(found.failure == nil)
    #expect(found.warnings == [])
  }

  @Test func `layout that settles in a few passes is no mistake`() throws {
    final class Calming: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        if count < 20 { setNeedsLayout() }
      }
    }
    let found = try Findings(outer(Calming()))
    #expect(found.failure == nil)
    #expect(found.warnings == [])
  }
}
