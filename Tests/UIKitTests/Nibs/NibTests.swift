import Foundation
import Testing

@testable import UIKit

/// A field that looks at its size when it gets its placeholder.
final class NibSizedField: UITextField {
  var widths: [CGFloat] = []
  override var placeholder: String? { didSet { widths.append(bounds.width) } }
}

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

@MainActor
enum NibText {
  static let placeholders = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """

  static func nib(_ objects: String, owner: String = placeholders, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(owner)
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  static func make(_ objects: String, resources: String = "") -> [Any] {
    UINib(data: nib(objects, resources: resources), bundle: nil).instantiate(withOwner: nil)
  }

  /// What is raised meanwhile.
  static func raised(_ body: () -> Void) -> [UIKitException] {
    final class Log: @unchecked Sendable { var exceptions: [UIKitException] = [] }
    let log = Log()
    let old = UIKitException.setHandler {
      log.exceptions.append($0)
      return true
    }
    // Tests of other suites that run meanwhile have one.
    defer { UIKitException.setHandler(old) }
    body()
    return log.exceptions
  }
}

@Suite(.serialized) @MainActor struct NibTests {
  init() {
    NibCard.table
    NibOwner.table
  }

  @Test func `a label has the text, font, colour and place that the nib says`() throws {
    let label = try #require(
      NibText.make(
        """
        <label opaque="NO" userInteractionEnabled="NO" tag="7" contentMode="left"
          horizontalHuggingPriority="251" text="Total" textAlignment="center"
          lineBreakMode="middleTruncation" numberOfLines="2" adjustsFontSizeToFit="NO"
          translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="10" y="20" width="200.5" height="17"/>
          <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
          <fontDescription key="fontDescription" type="system" weight="medium" pointSize="14"/>
          <color key="textColor" red="0.0" green="0.5" blue="0.0" alpha="0.5"
            colorSpace="custom" customColorSpace="sRGB"/>
          <nil key="highlightedColor"/>
        </label>
        """
      ).first as? UILabel)
    #expect(label.text == "Total")
    #expect(label.tag == 7)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 200.5, height: 17))
    #expect(label.font == .systemFont(ofSize: 14, weight: .medium))
    #expect(label.textColor == UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.5))
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 2)
    #expect(label.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(!label.isOpaque && !label.isUserInteractionEnabled)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `a page control has the pages and the priority that the nib says`() throws {
    let pages = try #require(
      NibText.make(
        """
        <pageControl opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750"
          horizontalHuggingPriority="300" numberOfPages="3" currentPage="1" id="a">
          <rect key="frame" x="10" y="20" width="100" height="26"/>
        </pageControl>
        """
      ).first as? UIPageControl)
    #expect(pages.numberOfPages == 3 && pages.currentPage == 1)
    #expect(pages.frame == CGRect(x: 10, y: 20, width: 100, height: 26))
    #expect(pages.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
    #expect(pages.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  static let card = """
    <view contentMode="scaleToFill" id="card" customClass="NibCard" customModule="UIKitTests">
      <rect key="frame" x="0.0" y="0.0" width="120" height="80"/>
      <subviews>
        <label text="One" id="one"/>
        <button tag="5" id="button" buttonType="system">
          <state key="normal" title="Go"/>
          <connections>
            <action selector="tapped:" destination="card" eventType="touchUpInside" id="x"/>
          </connections>
        </button>
        <label text="Two" id="two"/>
      </subviews>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="2.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="n"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="9"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="two" id="o1"/>
        <outletCollection property="labels" destination="two" id="o2"/>
        <outletCollection property="labels" destination="one" id="o3"/>
      </connections>
    </view>
    """

  @Test func `a subclass finds its nib's values in init, outlets when it awakes`() throws {
    let card = try #require(NibText.make(Self.card).first as? NibCard)
    #expect(card.log == ["init 3 120.0", "radius before", "awake Two"])
    #expect(card.backgroundColor == .green)
    #expect(card.labels.map(\.text) == ["Two", "One"])
    #expect(card.radius == 2.5 && card.note == "n")
    #expect(card.layer.cornerRadius == 9 && card.layer.masksToBounds)
    let button = try #require(card.subviews[1] as? UIButton)
    #expect(button.title(for: .normal) == "Go" && button.buttonType == .system)
    button.sendActions(for: .touchUpInside)
    #expect(card.log.last == "tapped 5")
  }

  @Test func `outlets of the owner are set`() throws {
    let owner = NibOwner()
    let placeholder = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      """
    let nib = UINib(
      data: NibText.nib("<view id=\"v\"/><switch on=\"YES\" id=\"s\"/>", owner: placeholder),
      bundle: nil)
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 2)
    #expect(owner.view === objects.first as? UIView)
    #expect((objects.last as? UISwitch)?.isOn == true)
  }

  @Test func `constraints place views, guides and priorities included`() throws {
    let root = try #require(
      NibText.make(
        """
        <view id="v">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <constraints>
                <constraint firstAttribute="width" constant="60" id="c1"/>
                <constraint firstAttribute="height" secondItem="a" secondAttribute="width"
                  multiplier="1:2" id="c2"/>
                <constraint firstAttribute="width" constant="10" priority="250" id="c6"
                  identifier="loose"/>
              </constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe"
              secondAttribute="leading" constant="12" id="c3"/>
            <constraint firstItem="a" firstAttribute="centerY" secondItem="v"
              secondAttribute="centerY" id="c4"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="a"
              secondAttribute="trailing" placeholder="YES" id="c5"/>
          </constraints>
        </view>
        """
      ).first as? UIView)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 12, y: 35, width: 60, height: 30))
    #expect(root.constraints.count == 2)
    #expect(root.subviews[0].constraints.last?.identifier == "loose")
    #expect(root.subviews[0].constraints.last?.priority == .defaultLow)
  }

  @Test func `an attribute or element that is not known is named with line and object`() {
    var made: [Any] = []
    let raised = NibText.raised {
      made = NibText.make(
        """
        <view id="v" wobble="3" userLabel="Box">
        <frobnicator id="f"/>
        <subviews><button id="b" buttonType="round"/></subviews>
        </view>
        """)
    }
    #expect(made.count == 1)
    #expect(
      raised.map(\.reason) == [
        "data of a nib:6: view “Box” (v): the attribute wobble of <view> is not known here.",
        "data of a nib:7: frobnicator (f): the element <frobnicator> is not known here.",
        "data of a nib:8: button (b): 'round' is no value for buttonType.",
      ])
  }

  @Test func `a key that the object has not is raised with file, line and object`() {
    let raised = NibText.raised {
      _ = NibText.make(
        """
        <view id="v"><connections>
        <outlet property="nowhere" destination="v" id="o"/>
        </connections></view>
        """)
    }
    #expect(raised.map(\.name) == ["NSUnknownKeyException"])
    #expect(raised.first?.reason.hasPrefix("data of a nib:7: view (v): ") == true)
    #expect(raised.first?.reason.contains("for the key nowhere: UIView") == true)
  }

  @Test func `a view has its size when its other properties are set`() throws {
    let field = try #require(
      NibText.make(
        """
        <textField id="f" placeholder="Name" customClass="NibSizedField" customModule="UIKitTests">
        <rect key="frame" x="20" y="3" width="374" height="60"/></textField>
        """
      ).first as? NibSizedField)
    #expect(field.widths == [374])
  }

  @Test func `a runtime attribute that the object has not is noted, and the others are set`() throws
  {
    let raised = NibText.raised {
      let view = NibText.make(
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="nowhere" value="n"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """
      ).first as? UIView
      #expect(view?.layer.masksToBounds == true)
      #expect(view?.mistakes.map(\.kind) == [.runtimeAttribute])
      #expect(
        view?.mistakes.first?.sentence.hasPrefix(
          "Failed to set (nowhere) user defined inspected property on (UIView): data of a nib:7: "
            + "view (v): ") == true)
    }
    #expect(raised.map(\.name) == [])
  }

  @Test func `a class that is nowhere is noted and the base class stands in`() throws {
    let view = try #require(
      NibText.make("<label id=\"v\" customClass=\"Missing\" customModule=\"App\"/>").first
        as? UILabel)
    #expect(view.mistakes.map(\.kind) == [.unknownClass])
    #expect(
      view.mistakes.first?.sentence
        == "Unknown class App.Missing in Interface Builder file data of a nib:6 (label (v)): "
        + "UILabel stands in its place.")
  }

  @Test func `a class of a module that has another name than in Xcode is found`() {
    let made = NibText.make("<view id=\"v\" customClass=\"NibCard\" customModule=\"My_App\"/>")
    #expect(made.first is NibCard)
  }

  @Test func `a view inside of itself, a file that is cut and entities are errors`() {
    let entities = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><document>&z;</document>
      """
    for (text, part) in [
      ("<document type=\"XIB\"><objects><view id=\"a\"><subviews>", "no XML of Interface Builder"),
      (entities, "declares entities"),
      ("<plist/>", "is a property list, not a document"),
      ("<document><?a?></document>", "has processing instructions"),
      ("<?a?><document/>", "is no text"),
      ("", "no XML of Interface Builder"),
      ("<document/><document/>", "something stands after </document>"),
      ("<document a=\"1\" a=\"2\"/>", "has the attribute a twice"),
      (
        "<document><objects><view id=\"a\"/><view id=\"a\"/></objects></document>", "is there twice"
      ),
    ] {
      let raised = NibText.raised {
        _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      }
      #expect(raised.count == 1 && raised[0].reason.contains(part), "\(raised)")
    }
    let broken = Data("<document><a".utf8) + Data([0xCB]) + Data("b/></document>".utf8)
    let refused = NibText.raised {
      _ = UINib(data: broken, bundle: nil).instantiate(withOwner: nil)
    }
    #expect(refused.first?.reason.contains("it is no text in UTF-8") == true)
    let deep =
      "<document><objects>" + String(repeating: "<view><subviews>", count: 300)
    let raised = NibText.raised {
      _ = UINib(data: Data(deep.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(raised.first?.reason.contains("more than 200 elements inside each other") == true)
  }

  @Test func `every class of the table reads its element while it is made`() throws {
    let document = try NibDocument(data: NibText.nib(""), file: "f")
    for described in NibClasses.all where NibClasses.readsItself(described.type) {
      let graph = NibGraph(document, bundle: .main, owner: nil)
      let element = NibElement(described.element, ["id": "x"], line: 1, order: 1)
      let coder = NibCoder(graph: graph, element: element)
      _ = NibClasses.make(described.type, coder)
      #expect(coder.isRead, "\(described.element)")
    }
  }
}
