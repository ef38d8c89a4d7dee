extension UIView {
  /// The pace of an animation between its ends.
  public enum AnimationCurve: Int, Sendable {
    /// The pace that begins and ends slowly.
    case easeInOut = 0
    /// The pace that begins slowly.
    case easeIn = 1
    /// The pace that ends slowly.
    case easeOut = 2
    /// The pace that is the same all along.
    case linear = 3
  }

  /// The options of an animation: its pace, repetition and transition. Raw values are Apple's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values: curve in bits 16…19, transition in bits 20…22.
    public let rawValue: UInt

    /// Options by their bits; unknown ones are kept and have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews along with the animation. Differs: no effect; call `layoutIfNeeded()` in
    /// the block for that.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch what moves. Differs: no effect, as views in motion take touches in any
    /// case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what is shown. Differs: no effect, as animations that follow each other do so in
    /// any case.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animation backwards after each time forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes the block's own duration inside of another block, in place of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes the block's own pace inside of another block, in place of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes in a transition's block by themselves; they appear at once otherwise.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides one view and shows the other in a transition between two, in place of removing and
    /// adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options from an outer block. Differs: no effect, as only duration and pace are
    /// inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The pace that begins and ends slowly; it is the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// The pace that begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The pace that ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The pace that is the same all along.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns the view about its vertical axis, the left side coming forward. Not drawn: the new
    /// content appears at once (`FidelityFeature.transitionStyle`).
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, the right side coming forward. Not drawn: the new
    /// content appears at once (`FidelityFeature.transitionStyle`).
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page up from the bottom. Not drawn: the new content appears at once
    /// (`FidelityFeature.transitionStyle`).
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page down from the top. Not drawn: the new content appears at once
    /// (`FidelityFeature.transitionStyle`).
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves the old content into the new one; the only transition that is drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis, the top coming forward. Not drawn: the new content
    /// appears at once (`FidelityFeature.transitionStyle`).
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, the bottom coming forward. Not drawn: the new
    /// content appears at once (`FidelityFeature.transitionStyle`).
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Asks for 60 frames per second. No effect: the virtual clock has 60 in any case.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames per second. Differs: no effect, as the virtual clock has 60.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of a keyframe animation, with the calculation of values between keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values: the calculation in bits 10…12, the curve of an
    /// animation's options in bits 16…19.
    public let rawValue: UInt

    /// Options by their bits; unknown ones are kept and have no effect.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews along with the animation. Differs: no effect; call `layoutIfNeeded()` in a
    /// keyframe for that.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch what moves. Differs: no effect, as views in motion take touches in any
    /// case.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins with what is shown. Differs: no effect, as animations that follow each other do so in
    /// any case.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays the animation backwards after each time forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes the animation's own duration inside of another block, in place of the outer one's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options from an outer block. Differs: no effect, as only duration and pace are
    /// inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Goes from one keyframe to the next on a straight line; it is the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes along straight lines at an even speed, whatever the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes through the keyframes on a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes through the keyframes on a smooth curve at an even speed, whatever their times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
