/// A picker with known options.
struct PickerBody: View {
  let options: [PickerOption]
  let choice: PickerChoice
  @Environment(\.listKind) private var listKind

  private var selected: PickerOption? { options.first { $0.tag == choice.selection } }

  var body: some View {
    switch choice.kind {
    case .segmented: SegmentsControl(options: options, choice: choice)
    case .inline where listKind != nil: rows
    case .wheel, .inline: WheelControl(options: options, choice: choice)
    case .navigationLink where listKind != nil:
      Text(verbatim: selected?.title ?? "").foregroundStyle(.secondary)
    case .menu, .navigationLink: menu
    }
  }

  private var rows: some View {
    ForEach(options.indices, id: \.self) { index in
      let option = options[index]
      let isChosen = option.tag == choice.selection
      Button {
        if let tag = option.tag { choice.choose(tag) }
      } label: {
        HStack {
          if let image = option.image { Image(uiImage: image) }
          if let title = option.title { Text(verbatim: title) }
          Spacer()
          if isChosen {
            Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
              .accessibilityHidden(true)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
    // The options are known already.
    .environment(\.makesRowsLazily, false)
  }

  private var menu: some View {
    HStack(spacing: 4) {
      if let image = selected?.image { Image(uiImage: image) }
      if let title = selected?.title { Text(verbatim: title) }
      VStack(spacing: 1) {
        Image(systemName: "chevron.up")
        Image(systemName: "chevron.down")
      }
      .font(.caption2).imageScale(.small).accessibilityHidden(true)
    }
    .foregroundStyle(listKind == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .padding(.vertical, 7)
    .padding(.horizontal, 12)
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text(verbatim: selected?.title ?? ""))
    .accessibilityAddTraits(.isButton)
  }
}

/// UIKit's segments.
private struct SegmentsControl: UIViewRepresentable {
  let options: [PickerOption]
  let choice: PickerChoice

  final class Coordinator {
    var options: [PickerOption] = []
    var choose: (AnyHashable) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let index = control?.selectedSegmentIndex,
          coordinator.options.indices.contains(index), let tag = coordinator.options[index].tag
        else { return }
        coordinator.choose(tag)
      }, for: .valueChanged)
    return control
  }
  func updateUIView(_ control: UISegmentedControl, context: Context) {
    context.coordinator.choose = choice.choose
    if context.coordinator.options != options {
      context.coordinator.options = options
      control.removeAllSegments()
      for (index, option) in options.enumerated() {
        if let title = option.title {
          control.insertSegment(withTitle: title, at: index, animated: false)
        } else {
          control.insertSegment(with: option.image, at: index, animated: false)
        }
      }
    }
    control.selectedSegmentIndex =
      options.firstIndex { $0.tag == choice.selection } ?? UISegmentedControl.noSegment
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? own.width, 0), height: own.height)
  }
}

/// UIKit's wheel, as wide as there is room.
private struct WheelControl: UIViewRepresentable {
  let options: [PickerOption]
  let choice: PickerChoice

  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var options: [PickerOption] = []
    var choose: (AnyHashable) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(
      _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int { options.count }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { options[row].title }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      if options.indices.contains(row), let tag = options[row].tag { choose(tag) }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIView(_ picker: UIPickerView, context: Context) {
    context.coordinator.choose = choice.choose
    if context.coordinator.options != options {
      context.coordinator.options = options
      picker.reloadAllComponents()
    }
    if let row = options.firstIndex(where: { $0.tag == choice.selection }),
      picker.selectedRow(inComponent: 0) != row
    {
      picker.selectRow(row, inComponent: 0, animated: false)
    }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? own.width, 0), height: own.height)
  }
}
