// Anchors are made when they are asked for; two of the same place are equal.

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .right))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .bottom))
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .width))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .height))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .centerX))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .centerY))
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .lastBaseline))
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .right))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .bottom))
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .width))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(.init(item: self, attribute: .height))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.init(item: self, attribute: .centerX))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.init(item: self, attribute: .centerY))
  }
}
