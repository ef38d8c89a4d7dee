import Testing
import UIKit

@MainActor
@Suite struct UISwipeActionsConfigurationTests {
  @Test func `a long swipe performs the first action unless told not to`() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(configuration.actions == [delete])
  }

  @Test func `what destroys is red, other buttons are gray, unless a colour is set`() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(delete.backgroundColor == .systemRed && flag.backgroundColor == .systemGray)
    flag.backgroundColor = .systemOrange
    #expect(flag.backgroundColor == .systemOrange)
    flag.backgroundColor = nil
    #expect(flag.backgroundColor == .systemGray)
  }

  @Test func `a handler gets its action and says whether it was performed`() {
    var told: [Bool] = []
    var sender: UIContextualAction?
    let action = UIContextualAction(style: .normal, title: "Flag") { action, _, done in
      sender = action
      done(true)
    }
    action.handler(action, UIView()) { told.append($0) }
    #expect(sender === action && told == [true])
  }
}
