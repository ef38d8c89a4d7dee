import Foundation

@testable import UIKit

/// A view whose class a nib names. Sources for iOS get the table from the translator.
final class NibCard: UIView {
  weak var title: UILabel!
  var labels: [UILabel] = []
  var radius: CGFloat = 0 { didSet { log.append("radius \(title == nil ? "before" : "after")") } }
  var note = ""
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(subviews.count) \(bounds.width)")
    backgroundColor = backgroundColor == .red ? .green : .blue
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(title?.text ?? "")")
  }

  func tapped(_ sender: UIButton) { log.append("tapped \(sender.tag)") }

  static let table: Void = ObjectiveCTable.register {
    [
      ObjectiveCTable(
        NibCard.self,
        [
          .property(
            "title", get: { ($0 as? NibCard)?.title },
            set: { ($0 as? NibCard)?.title = try $1.value(0) }),
          .property(
            "labels", get: { ($0 as? NibCard)?.labels },
            set: { ($0 as? NibCard)?.labels = try $1.value(0) }),
          .property(
            "radius", get: { ($0 as? NibCard)?.radius },
            set: { ($0 as? NibCard)?.radius = try $1.value(0) }),
          .property(
            "note", get: { ($0 as? NibCard)?.note },
            set: { ($0 as? NibCard)?.note = try $1.value(0) }),
          .action("tapped:") { ($0 as? NibCard)?.tapped(try $1.value(0)) },
        ])
    ]
  }
}

final class NibOwner: NSObject {
  var view: UIView?

  static let table: Void = ObjectiveCTable.register {
    [
      ObjectiveCTable(
        NibOwner.self,
        [
          .property(
            "view", get: { ($0 as? NibOwner)?.view },
            set: { ($0 as? NibOwner)?.view = try $1.value(0) })
        ])
    ]
  }
}
