/// The contents of an alert controller: one card, or two for an action sheet with a cancel button.
final class UIAlertControllerView: UIView {
  let style: UIAlertController.Style
  var choose: ((UIAlertAction) -> Void)?

  private let metrics: AlertMetrics
  private let card = UIView()
  private let cancelCard = UIView()
  private let titleLabel = QuietLabel()
  private let messageLabel = QuietLabel()
  private var fields: [UITextField] = []
  private var actionViews: [AlertActionView] = []
  private var cancelView: AlertActionView?
  /// The lines above each action, or above and between two actions beside each other.
  private var separators: [UIView] = []
  /// Whether two actions are beside each other.
  private var isRow = false

  init(style: UIAlertController.Style) {
    self.style = style
    metrics = style == .alert ? .alert : .sheet
    super.init(frame: .zero)
    for (view, color) in [(card, UIColor.alertCard), (cancelCard, UIColor.cancelCard)] {
      view.backgroundColor = color
      view.layer.cornerRadius = metrics.cornerRadius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
      addSubview(view)
    }
    for (label, font) in [(titleLabel, metrics.titleFont), (messageLabel, metrics.messageFont)] {
      label.font = font
      label.textColor = metrics.textColor
      label.textAlignment = .center
      label.numberOfLines = 0
      card.addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    accessibilityViewIsModal = true
    setLack(.visualEffect, "The blur behind an alert", if: true)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    title: String?, message: String?, fields newFields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?
  ) {
    titleLabel.text = title
    messageLabel.text = message
    for field in fields where !newFields.contains(field) { field.superview?.removeFromSuperview() }
    fields = newFields
    for field in fields where field.superview == nil { card.addSubview(AlertFieldView(field)) }
    for view in actionViews + [cancelView].compactMap(\.self) { view.removeFromSuperview() }
    let emphasized = preferred ?? actions.first { style == .alert && $0.style == .cancel }
    isRow = style == .alert && actions.count == 2 && fitBeside(actions)
    let views = ordered(actions).map { action in
      let view = AlertActionView(
        action, fontSize: metrics.actionFontSize,
        isEmphasized: action === emphasized || (style == .actionSheet && action.style == .cancel))
      view.addAction(UIAction { [weak self] _ in self?.choose?(action) }, for: .touchUpInside)
      return view
    }
    cancelView = style == .actionSheet ? views.first { $0.action.style == .cancel } : nil
    actionViews = views.filter { $0 !== cancelView }
    for view in actionViews { card.addSubview(view) }
    if let cancelView { cancelCard.addSubview(cancelView) }
    for separator in separators { separator.removeFromSuperview() }
    separators = actionViews.map { _ in makeSeparator() }
    setNeedsLayout()
  }

  /// The actions in their order on the screen: the cancelling one is the first of two beside each
  /// other, and else the last.
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isRow ? cancel + others : others + cancel
  }

  private func fitBeside(_ actions: [UIAlertAction]) -> Bool {
    let half = AlertMetrics.alertWidth / 2
    return actions.allSatisfy {
      AlertActionView($0, fontSize: metrics.actionFontSize, isEmphasized: true).titleWidth
        <= half - 16
    }
  }

  // MARK: Layout

  /// The size of the content, within the room; a sheet is as wide as the room's shorter side
  /// allows.
  func fittingSize(in room: CGSize) -> CGSize {
    let side = max(min(room.width, room.height) - 2 * AlertMetrics.sheetSpacing, 0)
    return size(width: style == .alert ? AlertMetrics.alertWidth : side, in: room)
  }

  private func size(width: CGFloat, in room: CGSize) -> CGSize {
    let height = headerHeight(width: width) + actionsHeight + cancelHeight
    return CGSize(width: width, height: room.height > 0 ? min(height, room.height) : height)
  }

  private var actionsHeight: CGFloat {
    CGFloat(isRow ? 1 : actionViews.count) * metrics.actionHeight
  }

  /// Whether this is a popover's content, where a touch outside cancels.
  private var isInPopover: Bool {
    let presentation = (superview as? UITransitionView)?.presentation
    return (presentation as? ActionSheetPresentationController)?.isBubble ?? false
  }

  /// The size in a popover.
  var popoverSize: CGSize {
    size(width: AlertMetrics.popoverWidth, in: .zero)
  }

  private var cancelHeight: CGFloat {
    guard cancelView != nil, !isInPopover else { return 0 }
    return metrics.actionHeight + AlertMetrics.sheetSpacing
  }

  private func textHeights(width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    let room = CGSize(width: width - 2 * metrics.sideMargin, height: .greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
    }
    return (height(titleLabel), height(messageLabel))
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    let (title, message) = textHeights(width: width)
    if title == 0, message == 0, fields.isEmpty { return 0 }
    let spacing = title > 0 && message > 0 ? metrics.textSpacing : 0
    let fieldsHeight =
      fields.isEmpty
      ? 0 : AlertMetrics.fieldSpacing + CGFloat(fields.count) * AlertMetrics.fieldHeight
    // A sheet with both texts has more room below them.
    let extra: CGFloat = style == .actionSheet && title > 0 && message > 0 ? 10 : 0
    return metrics.topMargin + title + spacing + message + fieldsHeight + metrics.bottomMargin
      + extra
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Shown by itself it can be larger than its cards, which are in the middle, or at the bottom.
    let isPlaced = style == .actionSheet && superview is UITransitionView
    let size =
      isPlaced ? size(width: bounds.width, in: bounds.size) : fittingSize(in: bounds.size)
    let frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: style == .alert ? (bounds.height - size.height) / 2 : bounds.height - size.height,
      width: size.width, height: size.height)
    card.frame =
      isInPopover
      ? bounds.inset(by: safeAreaInsets)
      : CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - cancelHeight)
    card.layer.cornerRadius = isInPopover ? 0 : metrics.cornerRadius
    cancelCard.isHidden = cancelView == nil || isInPopover
    cancelCard.frame = CGRect(
      x: frame.minX, y: frame.maxY - metrics.actionHeight, width: frame.width,
      height: metrics.actionHeight)
    cancelView?.frame = cancelCard.bounds
    layOutCard()
  }

  private func layOutCard() {
    let width = card.bounds.width
    let (title, message) = textHeights(width: width)
    var y = metrics.topMargin
    for (label, height) in [(titleLabel, title), (messageLabel, message)] {
      label.isHidden = height == 0
      label.frame = CGRect(
        x: metrics.sideMargin, y: y, width: width - 2 * metrics.sideMargin, height: height)
      if height > 0 { y += height + metrics.textSpacing }
    }
    y = headerHeight(width: width) - metrics.bottomMargin
    y -= CGFloat(fields.count) * AlertMetrics.fieldHeight
    for field in fields {
      field.superview?.frame = CGRect(
        x: metrics.sideMargin, y: y, width: width - 2 * metrics.sideMargin,
        height: AlertMetrics.fieldHeight)
      y += AlertMetrics.fieldHeight
    }
    layOutActions(from: headerHeight(width: width))
  }

  private func layOutActions(from top: CGFloat) {
    let width = card.bounds.width
    let line = 1 / max(traitCollection.displayScale, 1)
    if isRow {
      let half = width / 2
      for (index, view) in actionViews.enumerated() {
        view.frame = CGRect(
          x: CGFloat(index) * half, y: top, width: half, height: metrics.actionHeight)
      }
      separators[0].frame = CGRect(x: 0, y: top, width: width, height: line)
      separators[1].frame = CGRect(
        x: half - line / 2, y: top, width: line, height: metrics.actionHeight)
      return
    }
    var y = top
    for (view, separator) in zip(actionViews, separators) {
      view.frame = CGRect(x: 0, y: y, width: width, height: metrics.actionHeight)
      separator.frame = CGRect(x: 0, y: y, width: width, height: line)
      // There is no line at the card's own edge.
      separator.isHidden = y == 0
      y += metrics.actionHeight
    }
  }

  private func makeSeparator() -> UIView {
    let view = UIView()
    view.backgroundColor = .separator
    view.isUserInteractionEnabled = false
    card.addSubview(view)
    return view
  }
}

extension UIColor {
  /// The card's colour over a plain screen: white at 0.8 over the dimmed screen, and the dark
  /// material.
  static let alertCard = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.145, alpha: 1) : UIColor(white: 0.96, alpha: 1)
  }

  /// The colour of the card that holds the cancel button; it is opaque.
  fileprivate static let cancelCard = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.173, alpha: 1) : .white
  }
}

/// A field of an alert, in a frame of its own.
private final class AlertFieldView: UIView {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.cornerRadius = 5
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    field.frame = bounds.insetBy(dx: 6, dy: 2)
  }
}
