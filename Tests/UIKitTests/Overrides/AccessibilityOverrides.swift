import UIKit

private final class Spoken: UIView {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "label" }
    set {}
  }
  override var accessibilityValue: String? {
    get { "value" }
    set {}
  }
  override var accessibilityHint: String? {
    get { "hint" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
}

private final class Group: UIView {
  let parts = [UIAccessibilityElement(), UIAccessibilityElement()]

  override func accessibilityElementCount() -> Int { parts.count }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  override func index(ofAccessibilityElement element: Any) -> Int {
    parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}

private final class Listing: UIView {
  let parts = [UIAccessibilityElement()]

  override var accessibilityElements: [Any]? {
    get { parts }
    set {}
  }
}

private final class Sized: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = 33
    return attributes
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
}

extension OverrideTable {
  static func accessibility() -> [OverrideProbe] {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    return [
      OverrideProbe(
        "UIResponder.isAccessibilityElement", "UIResponder.accessibilityLabel",
        "UIResponder.accessibilityValue", "UIResponder.accessibilityHint",
        "UIResponder.accessibilityTraits",
        expecting: ["label value hint button"]
      ) { log in
        try OverrideProbe.show(Spoken(frame: frame)) { host in
          for element in AccessibilityReading(of: host.window).elements.map(\.object) {
            let texts = [
              element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint,
            ]
            let kind = element.accessibilityTraits == .button ? "button" : "other"
            log.add(texts.map { $0 ?? "-" }.joined(separator: " ") + " " + kind)
          }
        }
      },
      OverrideProbe(
        "UIResponder.accessibilityElementCount()", "UIResponder.accessibilityElement(at:)",
        "UIResponder.index(ofAccessibilityElement:)", "UIResponder.accessibilityElements",
        expecting: ["0", "1", "listed"]
      ) { log in
        let group = Group(frame: frame)
        let list = Listing(frame: frame)
        for part in group.parts + list.parts {
          part.accessibilityLabel = "part"
          part.accessibilityFrame = frame
        }
        for view in [group, list] {
          try OverrideProbe.show(view) { host in
            for element in AccessibilityReading(of: host.window).elements.map(\.object) {
              if element === list.parts[0] { log.add("listed") }
              let index = group.index(ofAccessibilityElement: element)
              if index != NSNotFound { log.add("\(index)") }
            }
          }
        }
      },
      OverrideProbe(
        "UICollectionReusableView.preferredLayoutAttributesFitting(_:)", expecting: ["0 0 40 33"]
      ) { log in
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 20)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 40, height: 100), collectionViewLayout: layout)
        view.register(Sized.self, forCellWithReuseIdentifier: "c")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        log.add(view.visibleCells.first?.frame.words ?? "-")
      },
    ]
  }
}
