import Foundation

/// What cases begin with: files of one’s own, a nib and a storyboard with much of what there is.
struct NibSeeds {
  struct Seed {
    let text: String
    let isStoryboard: Bool
  }

  static func all(in folder: String) -> [Seed] {
    let names = folder.isEmpty ? [] : FileManager.default.subpaths(atPath: folder) ?? []
    let files = names.sorted().compactMap { name -> Seed? in
      let isStoryboard = name.hasSuffix(".storyboard")
      guard isStoryboard || name.hasSuffix(".xib"),
        let data = FileManager.default.contents(atPath: folder + "/" + name)
      else { return nil }
      return Seed(text: String(decoding: data, as: UTF8.self), isStoryboard: isStoryboard)
    }
    return files + [Seed(text: nib, isStoryboard: false), Seed(text: board, isStoryboard: true)]
  }

  static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <subviews>
    <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <subviews>
    <label text="Title" numberOfLines="0" id="l"><fontDescription key="fontDescription"
    type="system" weight="bold" pointSize="20"/></label>
    <button buttonType="system" id="b"><state key="normal" title="Go"/><connections>
    <action selector="removeFromSuperview" destination="a" eventType="touchUpInside" id="x"/>
    </connections></button>
    <slider value="0.5" minValue="0.0" maxValue="1" id="s"/>
    <segmentedControl selectedSegmentIndex="0" id="g"><segments><segment title="One"/>
    <segment title="Two" width="60"/></segments></segmentedControl>
    <textField placeholder="Name" borderStyle="roundedRect" id="t"/>
    </subviews></stackView></subviews>
    <viewLayoutGuide key="safeArea" id="top"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="top"
    secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width"
    multiplier="1:2" priority="750" id="c2"><variation key="widthClass=compact" constant="9"/>
    </constraint>
    </constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value"
    value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
    </view></objects></document>
    """

  static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    initialViewController="item"><scenes>
    <scene sceneID="1"><objects><navigationController id="item" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="root" kind="relationship" relationship="rootViewController"
    id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><tableViewController id="root" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="grouped" id="b"><sections>
    <tableViewSection headerTitle="One" id="s"><cells><tableViewCell id="c" rowHeight="60"
    style="IBUITableViewCellStyleDefault" textLabel="l"><tableViewCellContentView key="contentView"
    tableViewCell="c" id="cc"><subviews><label text="Row" id="l"/></subviews>
    </tableViewCellContentView><connections><segue destination="a" kind="show" identifier="go"
    id="g"/></connections></tableViewCell></cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="List" id="n"><barButtonItem key="rightBarButtonItem"
    systemItem="add" id="bb"/></navigationItem></tableViewController></objects></scene>
    <scene sceneID="3"><objects><viewController storyboardIdentifier="B" id="a"
    sceneMemberID="viewController"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
    </layoutGuides><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375"
    height="667"/><subviews><containerView id="e"><connections><segue destination="d" kind="embed"
    id="es"/></connections></containerView></subviews><constraints><constraint firstItem="e"
    firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k"/></constraints></view>
    </viewController><tapGestureRecognizer id="tap"><connections><action selector="x:"
    destination="a" id="y"/></connections></tapGestureRecognizer></objects></scene>
    <scene sceneID="4"><objects><viewController id="d" sceneMemberID="viewController"><view
    key="view" id="dv"/></viewController></objects></scene>
    </scenes></document>
    """
}
