#if os(iOS) || os(tvOS)
import UIKit
#else
import AppKit
#endif

@objc public protocol PinDelegate {
  @objc optional func pinned(_ view: UIView, to other: UIView)
}

public extension UIView {
  @objc func pin(to other: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
