// Anchors are made when they are asked for; two of the same place are equal.

extension UIView {
  /// The edge at which reading begins: the left one where the view runs from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .leading))
  }
  /// The edge at which reading ends: the right one where the view runs from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .trailing))
  }
  /// The left edge in either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .left))
  }
  /// The right edge in either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .right))
  }
  /// The top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .top))
  }
  /// The bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .bottom))
  }
  /// The width of the alignment rectangle, in points.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .width))
  }
  /// The height of the alignment rectangle, in points.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .height))
  }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .centerX))
  }
  /// The middle between the top and the bottom edge.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .centerY))
  }
  /// The baseline of the view's first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .firstBaseline))
  }
  /// The baseline of the view's last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The edge at which reading begins: the left one where the owner runs from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .leading))
  }
  /// The edge at which reading ends: the right one where the owner runs from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .trailing))
  }
  /// The left edge in either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .left))
  }
  /// The right edge in either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .right))
  }
  /// The guide's top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .top))
  }
  /// The guide's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .bottom))
  }
  /// The guide's width, in points.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .width))
  }
  /// The guide's height, in points.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .height))
  }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .centerX))
  }
  /// The middle between the top and the bottom edge.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .centerY))
  }
}
