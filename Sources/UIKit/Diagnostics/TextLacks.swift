internal import CoreText

/// Texts that a bundle does not have become notes of the picture that shows them.
package enum TextLacks {
  package static func observe() {
    FontLanguage.follow { TextLanguage.current }
    TextLookup.handlers.set { lack in
      let feature: FidelityFeature =
        switch lack.kind {
        case .missing: .textKey
        case .unreadable: .stringTable
        }
      FidelityLedger.note(feature, lack.subject, birth: UIResponder.birthCount)
    }
  }
}
