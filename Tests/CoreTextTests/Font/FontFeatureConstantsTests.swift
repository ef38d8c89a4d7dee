import CoreText
import Testing

@Suite struct FontFeatureConstantsTests {
  /// As Apple's registry of font features numbers them.
  @Test(arguments: [
    (kLigaturesType, 1), (kCommonLigaturesOnSelector, 2), (kCommonLigaturesOffSelector, 3),
    (kRareLigaturesOnSelector, 4), (kRareLigaturesOffSelector, 5), (kNumberSpacingType, 6),
    (kMonospacedNumbersSelector, 0), (kProportionalNumbersSelector, 1),
    (kThirdWidthNumbersSelector, 2), (kQuarterWidthNumbersSelector, 3),
    (kVerticalPositionType, 10), (kNormalPositionSelector, 0), (kSuperiorsSelector, 1),
    (kInferiorsSelector, 2), (kOrdinalsSelector, 3), (kScientificInferiorsSelector, 4),
    (kFractionsType, 11), (kNoFractionsSelector, 0), (kVerticalFractionsSelector, 1),
    (kDiagonalFractionsSelector, 2), (kTypographicExtrasType, 14), (kSlashedZeroOnSelector, 4),
    (kSlashedZeroOffSelector, 5), (kNumberCaseType, 21), (kLowerCaseNumbersSelector, 0),
    (kUpperCaseNumbersSelector, 1), (kCaseSensitiveLayoutType, 33),
    (kCaseSensitiveLayoutOnSelector, 0), (kCaseSensitiveSpacingOnSelector, 2),
    (kStylisticAlternativesType, 35), (kNoStylisticAlternatesSelector, 0),
    (kStylisticAltOneOnSelector, 2), (kStylisticAltSevenOffSelector, 15),
    (kContextualAlternatesType, 36), (kContextualAlternatesOnSelector, 0), (kLowerCaseType, 37),
    (kLowerCaseSmallCapsSelector, 1), (kLowerCasePetiteCapsSelector, 2), (kUpperCaseType, 38),
    (kUpperCaseSmallCapsSelector, 1), (kUpperCasePetiteCapsSelector, 2),
  ] as [(Int, Int)])
  func `types and selectors have Apple's numbers`(_ constant: Int, _ number: Int) {
    #expect(constant == number)
  }
}
