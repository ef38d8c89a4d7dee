import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibConnectionsTests {
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

  @Test func `a runtime attribute that the object has not is noted, and the others are set`() throws
  {
    let raised = NibText.raised {
      let view =
        NibText.make(
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
}
