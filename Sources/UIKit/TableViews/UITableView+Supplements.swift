internal import CoreText

/// The headers and footers of sections.
extension UITableView {
  // MARK: Lengths

  /// The padding above a header of a length, in points.
  func topPadding(forHeader length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.plainHeaderTopPadding : 0
  }

  func supplementLength(_ section: Int, isFooter: Bool) -> (points: CGFloat, isMeasured: Bool) {
    let estimate =
      isFooter
      ? rowDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
      : rowDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    if estimate > 0 { return (estimate, false) }
    return (measuredSupplementLength(section, isFooter: isFooter), true)
  }

  /// The measured length, with the padding above a header, in points.
  func measuredSupplementLength(_ section: Int, isFooter: Bool) -> CGFloat {
    var height =
      isFooter
      ? rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    // The grouped styles take 0 for an unset height, as on iOS.
    if height < 0 || (height == 0 && style != .plain) {
      height = naturalSupplementLength(section, isFooter: isFooter)
    }
    return isFooter ? height : height + topPadding(forHeader: height)
  }

  private func naturalSupplementLength(_ section: Int, isFooter: Bool) -> CGFloat {
    let look = supplementLook(section, isFooter: isFooter)
    guard let view = preparedSupplement(section, isFooter: isFooter) else {
      return look.emptyHeight(scale: pixelScale)
    }
    let size = CGSize(width: rowSpan.width, height: 0)
    if let view = view as? UITableViewHeaderFooterView {
      view.look = look
      let fitted = view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      return fitted > 0 ? fitted : standardSupplementLength
    }
    guard view.hasConstraintsInside else { return standardSupplementLength }
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private var standardSupplementLength: CGFloat {
    style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupedHeaderHeight
  }

  private func supplementLook(_ section: Int, isFooter: Bool) -> TableHeaderLook {
    var look = TableHeaderLook()
    look.style = style
    look.isFooter = isFooter
    look.isFirst = section == 0
    (look.sideMargins, look.safeInsets) = contentInsets
    return look
  }

  // MARK: Views

  /// The view of a visible section, or one made to be measured, or a new one. Nil if the section
  /// has neither view nor title.
  private func preparedSupplement(_ section: Int, isFooter: Bool) -> UIView? {
    if let shown = shownSupplement(section, isFooter: isFooter) { return shown }
    if let known = isFooter ? preparedFooters[section] : preparedHeaders[section] { return known }
    guard let view = makeSupplement(section, isFooter: isFooter) else { return nil }
    if isFooter { preparedFooters[section] = view } else { preparedHeaders[section] = view }
    return view
  }

  private func makeSupplement(_ section: Int, isFooter: Bool) -> UIView? {
    let own = resolvedTraits.withCurrent {
      LayoutRecording.excusing {
        isFooter
          ? rowDelegate?.tableView(self, viewForFooterInSection: section)
          : rowDelegate?.tableView(self, viewForHeaderInSection: section)
      }
    }
    if let own {
      (own as? UITableViewHeaderFooterView)?.table = self
      own.translatesAutoresizingMaskIntoConstraints = true
      own.inheritTraits(of: self)
      return own
    }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.table = self
    view.inheritTraits(of: self)
    view.look = supplementLook(section, isFooter: isFooter)
    let isHeading = style != .plain && !isFooter
    view.textLabel?.text = isHeading ? title.uppercased() : title
    return view
  }

  func shownSupplement(_ section: Int, isFooter: Bool) -> UIView? {
    (isFooter ? shownFooters : shownHeaders).first { $0.section == section }?.view
  }

  // MARK: Layout

  /// Shows the headers or footers of the visible sections, in front of the rows.
  func layOutSupplements(sections: Range<Int>, isFooter: Bool) {
    retireSupplements(isFooter: isFooter) { sections.contains($0) }
    for section in sections {
      let index = geometry.index(of: isFooter ? .footer(section) : .header(section))
      let length = geometry.length(index)
      let padding = isFooter || length <= 0 ? 0 : paddingInside(length)
      guard length - padding > 0 else {
        retireSupplements(isFooter: isFooter) { $0 != section }
        continue
      }
      let isNew = shownSupplement(section, isFooter: isFooter) == nil
      guard let view = preparedSupplement(section, isFooter: isFooter) else { continue }
      if isNew { show(view, section, isFooter: isFooter) }
      place(view, section, length: length - padding, isFooter: isFooter)
      if isNew { tellDisplay(view, section, isFooter: isFooter) }
    }
  }

  /// The part of a header's length that is padding above it.
  private func paddingInside(_ length: CGFloat) -> CGFloat {
    min(topPadding(forHeader: length), length)
  }

  private func show(_ view: UIView, _ section: Int, isFooter: Bool) {
    let supplement = TableSupplement(section: section, view: view)
    if isFooter {
      preparedFooters[section] = nil
      shownFooters.append(supplement)
    } else {
      preparedHeaders[section] = nil
      shownHeaders.append(supplement)
    }
    addSubview(view)
  }

  private func tellDisplay(_ view: UIView, _ section: Int, isFooter: Bool) {
    if isFooter {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Places a header or footer. In the plain style headers stay at the top and footers at the
  /// bottom while their sections are visible.
  private func place(_ view: UIView, _ section: Int, length: CGFloat, isFooter: Bool) {
    let (top, bottom) = geometry.span(ofSection: section)
    var y: CGFloat
    var isFloating = false
    let inset = adjustedContentInset
    if isFooter {
      let natural = contentTop + bottom - length
      y = natural
      if style == .plain {
        let headerIndex = geometry.index(of: .header(section))
        let rowsTop = contentTop + top + geometry.length(headerIndex)
        y = max(min(natural, bounds.maxY - inset.bottom - length), min(rowsTop, natural))
      }
      isFloating = y < natural
    } else {
      let header = geometry.length(geometry.index(of: .header(section)))
      let natural = contentTop + top + header - length
      y = natural
      if style == .plain {
        let footer = geometry.length(geometry.index(of: .footer(section)))
        let end = contentTop + bottom - footer - length
        y = max(natural, min(bounds.minY + inset.top, end))
      }
      isFloating = y > natural
    }
    let span = rowSpan
    let frame = CGRect(x: span.x, y: y, width: span.width, height: length).onPixels(pixelScale)
    if let view = view as? UITableViewHeaderFooterView {
      var look = supplementLook(section, isFooter: isFooter)
      look.isFloating = isFloating
      view.look = look
    }
    if view.frame != frame { view.frame = frame }
  }

  func retireSupplements(isFooter: Bool, unless isKept: (Int) -> Bool) {
    let shown = isFooter ? shownFooters : shownHeaders
    let kept = shown.filter { isKept($0.section) }
    guard kept.count < shown.count else { return }
    if isFooter { shownFooters = kept } else { shownHeaders = kept }
    for supplement in shown where !isKept(supplement.section) {
      supplement.view.removeFromSuperview()
      if isFooter {
        rowDelegate?.tableView(
          self, didEndDisplayingFooterView: supplement.view, forSection: supplement.section)
      } else {
        rowDelegate?.tableView(
          self, didEndDisplayingHeaderView: supplement.view, forSection: supplement.section)
      }
      guard let view = supplement.view as? UITableViewHeaderFooterView,
        let identifier = view.reuseIdentifier
      else { continue }
      reuse.put(view, for: .headerFooter(identifier))
    }
  }
}

extension UIView {
  /// Gives a view that is measured before it is in the table the table's traits.
  func inheritTraits(of view: UIView) {
    guard superview == nil, inheritedTraits !== view.resolvedTraits else { return }
    inheritedTraits = view.resolvedTraits
    updateTraits()
  }
}
