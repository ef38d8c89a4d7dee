import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibTextsTests {
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
}
