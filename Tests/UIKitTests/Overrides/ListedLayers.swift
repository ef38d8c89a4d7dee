/// QuartzCore’s classes.
extension OverrideTable {
  static let listedLayers: [OverrideReason: [String: String]] =
    [
      .called: [
        "CAAnimation": """
          copy(with:) defaultValue(forKey:) run(forKey:object:arguments:) setValue(_:forKey:)
          value(forKey:)
          """,
        "CADisplayLink": "add(to:forMode:) invalidate() remove(from:forMode:)",
        "CALayer": """
          addSublayer(_:) affineTransform() animation(forKey:) animationKeys()
          contentsAreFlipped() convert(_:from:) convert(_:to:) convertTime(_:from:)
          convertTime(_:to:) cornerCurveExpansionFactor(_:) displayIfNeeded()
          insertSublayer(_:above:) insertSublayer(_:at:) insertSublayer(_:below:)
          layoutIfNeeded() model() needsDisplay() needsLayout() preferredFrameSize()
          removeAllAnimations() removeAnimation(forKey:) removeFromSuperlayer() render(in:)
          replaceSublayer(_:with:) setAffineTransform(_:) setNeedsDisplay() setNeedsDisplay(_:)
          setNeedsLayout() setValue(_:forKey:) setValue(_:forKeyPath:) value(forKey:)
          value(forKeyPath:)
          """,
        "CAMediaTimingFunction": "getControlPoint(at:values:)",
        "CAScrollLayer": "scroll(to:)",
        "CATiledLayer": "fadeDuration()",
        "CATransaction": """
          animationDuration() animationTimingFunction() begin() commit() completionBlock()
          disableActions() flush() lock() setAnimationDuration(_:)
          setAnimationTimingFunction(_:) setCompletionBlock(_:) setDisableActions(_:)
          setValue(_:forKey:) unlock() value(forKey:)
          """,
      ],
      .kept: [
        "CAAnimation": """
          autoreverses beginTime delegate duration fillMode isRemovedOnCompletion
          preferredFrameRateRange repeatCount repeatDuration speed timeOffset timingFunction
          """,
        "CAAnimationGroup": "animations",
        "CABasicAnimation": "byValue fromValue toValue",
        "CADisplayLink": """
          duration frameInterval isPaused preferredFrameRateRange preferredFramesPerSecond
          targetTimestamp timestamp
          """,
        "CAEmitterCell": """
          alphaRange alphaSpeed birthRate blueRange blueSpeed color contents contentsRect
          contentsScale emissionLatitude emissionLongitude emissionRange greenRange greenSpeed
          isEnabled lifetime lifetimeRange redRange redSpeed scale scaleRange scaleSpeed spin
          spinRange velocity velocityRange xAcceleration yAcceleration zAcceleration
          """,
        "CAEmitterLayer": """
          birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape
          emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed spin
          velocity
          """,
        "CAGradientLayer": "colors endPoint locations startPoint type",
        "CAKeyframeAnimation": """
          biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues
          timingFunctions values
          """,
        "CALayer": """
          allowsGroupOpacity anchorPoint anchorPointZ backgroundColor borderColor borderWidth
          bounds compositingFilter contents contentsCenter contentsGravity contentsRect
          contentsScale cornerCurve cornerRadius delegate frame isDoubleSided isGeometryFlipped
          isHidden isOpaque magnificationFilter mask maskedCorners masksToBounds
          minificationFilter name needsDisplayOnBoundsChange opacity position rasterizationScale
          shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize
          sublayerTransform sublayers superlayer transform zPosition
          """,
        "CAPropertyAnimation": "isAdditive isCumulative keyPath valueFunction",
        "CAReplicatorLayer": """
          instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
          instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
          """,
        "CAScrollLayer": "scrollMode",
        "CAShapeLayer": """
          fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit
          path strokeColor strokeEnd strokeStart
          """,
        "CASpringAnimation": """
          allowsOverdamping bounce damping initialVelocity mass perceptualDuration
          settlingDuration stiffness
          """,
        "CATextLayer": """
          alignmentMode font fontSize foregroundColor isWrapped string truncationMode
          """,
        "CATiledLayer": "levelsOfDetail levelsOfDetailBias tileSize",
        "CATransition": "endProgress startProgress subtype type",
      ],
      .withoutEffect: [
        "CAEmitterCell": "name",
        "CALayer": "backgroundFilters drawsAsynchronously filters presentation()",
        "CATextLayer": "allowsFontSubpixelQuantization",
      ],
    ]
}
