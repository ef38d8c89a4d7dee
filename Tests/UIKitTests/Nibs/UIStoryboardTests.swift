import Foundation
import Testing

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

@Suite(.serialized) @MainActor struct UIStoryboardTests {
  init() { BoardController.table }

  static let scenes = """
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

  private func open<Result>(_ body: (UIStoryboard) throws -> Result) throws -> Result {
    let folder = try BoardFolder([
      "Base.lproj/Main.storyboard": BoardFolder.board(Self.scenes, initial: "nav")
    ])
    defer { folder.remove() }
    return try body(UIStoryboard(name: "Main", bundle: folder.bundle))
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  @Test func `a scene's view is loaded when it is asked for, with what it embeds`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      #expect(navigation.navigationBar.prefersLargeTitles)
      let home = try #require(navigation.topViewController as? BoardController)
      #expect(home.storyboard === board)
      #expect(home.log == ["awake false"] && !home.isViewLoaded)
      #expect(home.navigationItem.title == "Start" && home.title == "Home")
      #expect(home.navigationItem.rightBarButtonItem?.systemItem == .add)
      let window = show(navigation)
      #expect(home.log == ["awake false", "prepare in UIViewController false", "loaded 3 1"])
      let box = try #require(home.box)
      #expect(box.frame.size == CGSize(width: 50, height: 20))
      #expect(box.frame.minY == home.view.safeAreaInsets.top + 4)
      #expect(home.view.viewWithTag(9)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      window.rootViewController = nil
    }
  }

  @Test func `a button's segue asks, prepares and pushes; a cell's unwinds`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      let window = show(navigation)
      let home = try #require(navigation.topViewController as? BoardController)
      home.log = []
      let button = try #require(home.view.subviews.last as? UIButton)
      button.sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      #expect(
        home.log == ["should go", "prepare go UITableViewController false", "should forbidden"])
      let detail = try #require(navigation.topViewController as? UITableViewController)
      let cell = try #require(detail.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.textLabel?.text == "Left" && cell.detailTextLabel?.text == "Right")
      #expect(cell.accessoryType == .checkmark && cell.bounds.height == 66)
      #expect(
        detail.tableView(detail.tableView, titleForHeaderInSection: 0) == "First")
      cell.selectionSegue?.fire(cell)
      window.layoutIfNeeded()
      #expect(home.log.last == "back out")
      #expect(navigation.topViewController === home)
      window.rootViewController = nil
    }
  }

  @Test func `a segue is performed by its name, and one that is not there is raised`() throws {
    try open { board in
      let navigation = try #require(
        board.instantiateInitialViewController() as? UINavigationController)
      let window = show(navigation)
      let home = try #require(navigation.topViewController as? BoardController)
      home.performSegue(withIdentifier: "manual", sender: nil)
      window.layoutIfNeeded()
      #expect(navigation.topViewController is UITableViewController)
      let raised = NibText.raised { home.performSegue(withIdentifier: "none", sender: nil) }
      #expect(
        raised.map(\.reason) == ["Receiver (BoardController) has no segue with identifier 'none'"])
      window.rootViewController = nil
    }
  }

  @Test func `a creator makes the controller with the storyboard's coder`() throws {
    try open { board in
      let home = try #require(
        board.instantiateInitialViewController {
          (coder: NSCoder) -> UINavigationController? in UINavigationController(coder: coder)
        }?.topViewController as? BoardController)
      #expect(home.given == nil)
      let child = board.instantiateViewController(identifier: "Child") { coder in
        BoardController(coder: coder, given: "value")
      }
      #expect(child.given == "value" && child.view.tag == 9)
      #expect(board.instantiateViewController(withIdentifier: "Detail") is UITableViewController)
      let raised = NibText.raised { _ = board.instantiateViewController(withIdentifier: "No") }
      #expect(raised.first?.reason.contains("view controller with identifier 'No'") == true)
    }
  }

  @Test func `a storyboard that is nowhere is named with the folders that were looked in`() throws {
    let folder = try BoardFolder(["a.txt": ""])
    defer { folder.remove() }
    let raised = NibText.raised {
      let board = UIStoryboard(name: "Gone", bundle: folder.bundle)
      #expect(board.instantiateInitialViewController() == nil)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("Could not find a storyboard named 'Gone'") == true)
    #expect(raised.first?.reason.contains(folder.path) == true)
  }

  @Test func `a scene that embeds itself ends with an error`() throws {
    let scene = """
      <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><containerView id="c"><connections>
      <segue destination="a" kind="embed" id="s"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    let folder = try BoardFolder(["A.storyboard": BoardFolder.board(scene, initial: "a")])
    defer { folder.remove() }
    let raised = NibText.raised {
      UIStoryboard(name: "A", bundle: folder.bundle).instantiateInitialViewController()?
        .loadViewIfNeeded()
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("contains itself") == true)
  }

  @Test func `a controller is let go of when nobody keeps it`() throws {
    try open { board in
      weak var home: UIViewController?
      weak var box: UIView?
      try autoreleased {
        let navigation = try #require(
          board.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        home = navigation.topViewController
        box = home?.view
        window.rootViewController = nil
      }
      #expect(home == nil && box == nil)
    }
  }

  @Test func `size classes choose constraints and constants, and change them later`() throws {
    let text = """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
      <variation key="heightClass=compact" constant="30"/></constraint>
      <constraint firstItem="a" firstAttribute="height" constant="11" id="h"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="hc"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="hc"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="h"/>
      <include reference="hc"/></mask></variation>
      </view>
      """
    let controller = UIViewController()
    let root = try #require(NibText.make(text).first as? UIView)
    controller.view = root
    let window = show(controller)
    let inner = root.subviews[0]
    #expect(inner.frame.size == CGSize(width: 10, height: 11))
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 30, height: 40))
    window.rootViewController = nil
  }

  @Test func `cells come from nibs and from prototypes`() throws {
    let cell = """
      <tableViewCell reuseIdentifier="row" id="c"><rect key="frame" x="0.0" y="0.0" width="320"
      height="44"/><tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
      <label text="From a nib" tag="1" id="l"/></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: NibText.nib(cell), bundle: nil), forCellReuseIdentifier: "row")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect((made.contentView.viewWithTag(1) as? UILabel)?.text == "From a nib")
    #expect(made.reuseIdentifier == "row")
    let prototype = "<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView>"
    let owner = try #require(NibText.make(prototype).first as? UITableView)
    let first = owner.dequeueReusableCell(withIdentifier: "row")
    let second = owner.dequeueReusableCell(withIdentifier: "row")
    #expect(first != nil && first !== second)
    #expect((second?.contentView.viewWithTag(1) as? UILabel)?.text == "From a nib")
  }

  @Test func `a controller without a nib's name finds the nib of its class`() throws {
    let text = String(
      decoding: NibText.nib(
        "<view tag=\"4\" id=\"v\"/>",
        owner: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="view" destination="v" id="o"/></connections></placeholder>
          """), as: UTF8.self)
    let folder = try BoardFolder(["PlainBoard.xib": text, "Other.xib": text])
    defer { folder.remove() }
    #expect(PlainBoardController(nibName: nil, bundle: folder.bundle).view.tag == 4)
    #expect(UIViewController(nibName: "Other", bundle: folder.bundle).view.tag == 4)
    #expect(UIViewController(nibName: nil, bundle: folder.bundle).view.tag == 0)
    #expect(folder.bundle.loadNibNamed("Other", owner: nil)?.count == 1)
  }

  @Test func `texts are those of the language beside Base`() throws {
    let text = String(decoding: NibText.nib("<label text=\"Base\" id=\"l\"/>"), as: UTF8.self)
    let folder = try BoardFolder([
      "Base.lproj/L.xib": text, "en.lproj/L.strings": "\"l.text\" = \"English\";",
    ])
    defer { folder.remove() }
    let label = folder.bundle.loadNibNamed("L", owner: nil)?.first as? UILabel
    #expect(label?.text == "English")
  }
}

private final class PlainBoardController: UIViewController {}
