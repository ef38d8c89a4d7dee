import Foundation
import UIKit

/// A bar that grows when the view gets into its window, each step of it asked for in another way.
@MainActor final class ChainedBar: UIView {
  enum Step {
    /// `DispatchQueue.main.async`.
    case async
    /// So many seconds of waiting by `asyncAfter`, `Timer` or `Task.sleep`.
    case after(Double)
    case timer(Double)
    case sleep(Double)
    /// A background queue, which hands over to the main one.
    case background
    /// An animation by 10 points in so many seconds; the next step comes with its completion.
    case grow(Double)
    /// 10 points at once.
    case jump
  }

  let bar = UIView()
  private var steps: [Step] = []

  convenience init(_ steps: [Step]) {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 4))
    backgroundColor = .white
    bar.backgroundColor = .black
    bar.frame = CGRect(x: 0, y: 0, width: 0, height: 4)
    addSubview(bar)
    self.steps = steps
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { goOn() }
  }

  private func goOn() {
    guard !steps.isEmpty else { return }
    let next: @MainActor @Sendable () -> Void = { [self] in goOn() }
    switch steps.removeFirst() {
    case .async: DispatchQueue.main.async { MainActor.assumeIsolated(next) }
    case .after(let seconds):
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(next) }
    case .timer(let seconds):
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        MainActor.assumeIsolated(next)
      }
    case .sleep(let seconds):
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        next()
      }
    case .background:
      DispatchQueue.global().async { DispatchQueue.main.async { MainActor.assumeIsolated(next) } }
    case .grow(let seconds):
      UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
        self.bar.frame.size.width += 10
      } completion: { _ in
        next()
      }
    case .jump:
      bar.frame.size.width += 10
      next()
    }
  }
}
