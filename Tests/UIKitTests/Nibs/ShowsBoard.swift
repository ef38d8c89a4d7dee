import Foundation

@testable import UIKit

final class BoardController: UIViewController {
  weak var box: UIView?
  var log: [String] = []
  var given: String?

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(coder: NSCoder, given: String) {
    self.given = given
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(box?.tag ?? -1) \(children.count)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let type = type(of: segue.destination)
    log.append("prepare \(segue.identifier ?? "") \(type) \(segue.destination.isViewLoaded)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "forbidden"
  }

  func back(_ segue: UIStoryboardSegue) { log.append("back \(segue.identifier ?? "")") }

  static let table: Void = ObjectiveCTable.register {
    [
      ObjectiveCTable(
        BoardController.self,
        [
          .property(
            "box", get: { ($0 as? BoardController)?.box },
            set: { ($0 as? BoardController)?.box = try $1.value(0) }),
          .action("back:") { ($0 as? BoardController)?.back(try $1.value(0)) },
        ])
    ]
  }
}

/// A storyboard in a folder of its own, as a bundle's.
@MainActor
struct BoardFolder {
  let path = NSTemporaryDirectory() + "boards-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  var bundle: Bundle { Bundle(path: path) ?? .main }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  static func board(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
    """
  }
}

/// What tests of storyboards share.
@MainActor protocol ShowsBoard {}

extension ShowsBoard {
  static var scenes: String {
    """
    <scene sceneID="1"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <connections>
          <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
        </connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="2"><objects>
      <viewController title="Home" id="home" customClass="BoardController"
        customModule="UIKitTests" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
            <containerView id="c"><rect key="frame" x="5" y="300" width="100" height="50"/>
              <connections><segue destination="child" kind="embed" identifier="in" id="e"/>
              </connections>
            </containerView>
            <button id="b"><connections>
              <segue destination="detail" kind="show" identifier="go" id="s1"/>
              <segue destination="detail" kind="show" identifier="forbidden" id="s2"/>
            </connections></button>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="top"
              secondAttribute="bottom" constant="4" id="k1"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="v"
              secondAttribute="leading" id="k2"/>
            <constraint firstItem="box" firstAttribute="width" constant="50" id="k3"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="k4"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Start" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
        </navigationItem>
        <connections>
          <outlet property="box" destination="box" id="o"/>
          <segue destination="detail" kind="show" identifier="manual" id="s3"/>
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="3"><objects>
      <viewController storyboardIdentifier="Child" id="child" sceneMemberID="viewController">
        <view key="view" tag="9" id="cv"/>
      </viewController>
    </objects></scene>
    <scene sceneID="4"><objects>
      <tableViewController storyboardIdentifier="Detail" id="detail"
        sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
          <sections>
            <tableViewSection headerTitle="First" id="s"><cells>
              <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="checkmark"
                textLabel="l" detailTextLabel="d" rowHeight="66" id="c1">
                <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc">
                  <subviews><label text="Left" id="l"/><label text="Right" id="d"/></subviews>
                </tableViewCellContentView>
                <connections>
                  <segue destination="x" kind="unwind" identifier="out" unwindAction="back:"
                    id="u"/>
                </connections>
              </tableViewCell>
            </cells></tableViewSection>
          </sections>
        </tableView>
      </tableViewController>
      <exit id="x" sceneMemberID="exit"/>
    </objects></scene>
    """
  }

  func open<Result>(_ body: (UIStoryboard) throws -> Result) throws -> Result {
    let folder = try BoardFolder([
      "Base.lproj/Main.storyboard": BoardFolder.board(Self.scenes, initial: "nav")
    ])
    defer { folder.remove() }
    return try body(UIStoryboard(name: "Main", bundle: folder.bundle))
  }

  func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }
}
