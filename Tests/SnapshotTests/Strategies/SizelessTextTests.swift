import Snapshot
import Testing
import UIKit

/// A text needs no pixels: no text strategy refuses a view without a size.
@MainActor @Suite struct SizelessTextTests: TextTaking {
  @Test func `a view without a size is described`() {
    #expect(
      text(UIView(), .recursiveDescription)
        == "<UIView; frame = (0 0; 0 0); layer = <CALayer>>")
    let flat = UIView(frame: CGRect(x: 3, y: 4, width: 20, height: 0))
    #expect(
      text(flat, .recursiveDescription)?.hasPrefix("<UIView; frame = (3 4; 20 0);") == true)
  }

  @Test func `a controller without a size is described`() {
    final class Empty: UIViewController {
      override func loadView() { view = UIView() }
    }
    #expect(text(Empty(), .recursiveDescription)?.hasPrefix("<UIView; frame = (0 0; 0 0)") == true)
    #expect(text(Empty(), .hierarchy)?.contains("Empty>, state: appeared") == true)
    #expect(text(UIView(), .dump)?.isEmpty == false)
  }

  @Test func `the view's own origin is described`() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 20))
    #expect(
      text(view, .recursiveDescription)?.hasPrefix("<UIView; frame = (30 40; 50 20);") == true)
    #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 20))
  }
}
