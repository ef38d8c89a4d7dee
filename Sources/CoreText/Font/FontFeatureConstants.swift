// Types of font features and their settings, as Apple's registry of font features numbers them.

/// The type of ligatures. Text in a font without an asked feature keeps its look, and notes it
/// (`FidelityFeature.fontFeature`).
public let kLigaturesType = 1
/// Turns the usual ligatures on: OpenType's `liga`.
public let kCommonLigaturesOnSelector = 2
/// Turns the usual ligatures off.
public let kCommonLigaturesOffSelector = 3
/// Turns decorative ligatures on: OpenType's `dlig`.
public let kRareLigaturesOnSelector = 4
/// Turns decorative ligatures off.
public let kRareLigaturesOffSelector = 5

/// The type of the digits' widths.
public let kNumberSpacingType = 6
/// Digits of equal width: OpenType's `tnum`.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths: OpenType's `pnum`.
public let kProportionalNumbersSelector = 1
/// Digits a third of an em wide. Not drawn.
public let kThirdWidthNumbersSelector = 2
/// Digits a quarter of an em wide. Not drawn.
public let kQuarterWidthNumbersSelector = 3

/// The type of raised and lowered letters.
public let kVerticalPositionType = 10
/// Letters on the baseline, as they are without the feature.
public let kNormalPositionSelector = 0
/// Raised letters: OpenType's `sups`.
public let kSuperiorsSelector = 1
/// Lowered letters: OpenType's `subs`.
public let kInferiorsSelector = 2
/// The letters of ordinal numbers: OpenType's `ordn`.
public let kOrdinalsSelector = 3
/// Lowered digits of formulas: OpenType's `sinf`.
public let kScientificInferiorsSelector = 4

/// The type of fractions.
public let kFractionsType = 11
/// Digits beside a slash, as they are without the feature.
public let kNoFractionsSelector = 0
/// Fractions with a level line: OpenType's `afrc`.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanted line: OpenType's `frac`.
public let kDiagonalFractionsSelector = 2

/// The type of additions such as a slash through the zero.
public let kTypographicExtrasType = 14
/// Puts a slash through the zero: OpenType's `zero`.
public let kSlashedZeroOnSelector = 4
/// Leaves the zero as it is.
public let kSlashedZeroOffSelector = 5

/// The type of the digits' heights.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders: OpenType's `onum`.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals: OpenType's `lnum`.
public let kUpperCaseNumbersSelector = 1

/// The type of punctuation that suits capitals.
public let kCaseSensitiveLayoutType = 33
/// Raises punctuation to the height of capitals: OpenType's `case`.
public let kCaseSensitiveLayoutOnSelector = 0
/// Leaves punctuation as it is.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spaces capitals wider. Not drawn.
public let kCaseSensitiveSpacingOnSelector = 2
/// Leaves the spacing of capitals as it is.
public let kCaseSensitiveSpacingOffSelector = 3

/// The type of a font's stylistic sets. The system font has none here, as its stand-in's differ
/// from those of San Francisco.
public let kStylisticAlternativesType = 35
/// No stylistic set, as without the feature.
public let kNoStylisticAlternatesSelector = 0
/// Turns the first stylistic set on: OpenType's `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Turns the first stylistic set off.
public let kStylisticAltOneOffSelector = 3
/// Turns the second stylistic set on: OpenType's `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Turns the second stylistic set off.
public let kStylisticAltTwoOffSelector = 5
/// Turns the third stylistic set on: OpenType's `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Turns the third stylistic set off.
public let kStylisticAltThreeOffSelector = 7
/// Turns the fourth stylistic set on: OpenType's `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Turns the fourth stylistic set off.
public let kStylisticAltFourOffSelector = 9
/// Turns the fifth stylistic set on: OpenType's `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Turns the fifth stylistic set off.
public let kStylisticAltFiveOffSelector = 11
/// Turns the sixth stylistic set on: OpenType's `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Turns the sixth stylistic set off.
public let kStylisticAltSixOffSelector = 13
/// Turns the seventh stylistic set on: OpenType's `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Turns the seventh stylistic set off.
public let kStylisticAltSevenOffSelector = 15

/// The type of letters that depend on their neighbours.
public let kContextualAlternatesType = 36
/// Letters take the shapes that suit their neighbours: OpenType's `calt`.
public let kContextualAlternatesOnSelector = 0
/// Letters keep their shapes beside others.
public let kContextualAlternatesOffSelector = 1

/// The type of shapes of small letters.
public let kLowerCaseType = 37
/// Small letters as they are without the feature.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of small letters: OpenType's `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Smaller capitals in place of small letters: OpenType's `pcap`.
public let kLowerCasePetiteCapsSelector = 2

/// The type of shapes of capitals.
public let kUpperCaseType = 38
/// Capitals as they are without the feature.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of capitals: OpenType's `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Smaller capitals in place of capitals: OpenType's `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
