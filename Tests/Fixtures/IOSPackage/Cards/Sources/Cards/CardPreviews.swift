import UIKit

@available(iOS 17.0, *)
#Preview("Card", traits: .fixedLayout(width: 120, height: 60)) {
  CardView()
}

@available(iOS 17, *)
#Preview {
  let label = UILabel()
  label.text = PreviewText.title
  label.textColor = .label
  label.backgroundColor = .systemBackground
  return label
}

#if DEBUG
  #Preview("Screen, (turned)", traits: .landscapeLeft) {
    let controller = PreviewController()
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: controller, action: #selector(PreviewController.go))
    return UINavigationController(rootViewController: controller)
  }
#endif

#if os(macOS)
  #Preview { NSView() }
#endif

private enum PreviewText { static let title = "Preview" }

private final class PreviewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
  }

  @objc func go() { title = "Gone" }
}
