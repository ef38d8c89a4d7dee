import SwiftUI

/// A page of a calendar and what is on its days.
struct PlannerPage: View {
  @State private var selection = 18

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        MonthCalendar(selection: $selection)
        VStack(alignment: .leading, spacing: 10) {
          Text("Tuesday 18").font(.headline)
          AgendaRow(title: "Design review", time: "09:30", place: "Room 4", color: .indigo)
          AgendaRow(title: "Lunch with Noor", time: "12:15", place: "Canteen", color: .orange)
          AgendaRow(title: "Climbing", time: "18:00", place: nil, color: .green)
        }
      }
      .padding(20)
    }
    .background(Color(uiColor: .systemBackground))
  }
}

/// The days of a month in weeks.
struct MonthCalendar: View {
  @Binding var selection: Int
  private let weekdays: [LocalizedStringKey] = ["M", "T", "W", "T", "F", "S", "S"]
  /// Days of the month before it in the first week.
  private let lead = 5
  private let today = 12
  private let marks: [Int: [Color]] = [
    4: [.indigo], 7: [.green], 12: [.indigo, .orange], 18: [.indigo, .orange, .green], 26: [.pink],
  ]

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("March 2025").font(.title3.bold())
        Spacer()
        HStack(spacing: 20) {
          Button("Previous", systemImage: "chevron.backward") {}
          Button("Next", systemImage: "chevron.forward") {}
        }
        .labelStyle(.iconOnly)
        .fontWeight(.semibold)
      }
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 7), spacing: 4) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index]).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        }
        ForEach(0..<lead, id: \.self) { index in
          Text(28 - lead + 1 + index, format: .number).monospacedDigit()
            .foregroundStyle(.tertiary)
            .frame(width: 34, height: 34).padding(.bottom, 7).frame(height: 44)
        }
        ForEach(1..<32) { day in
          Button { selection = day } label: { cell(day) }.buttonStyle(.plain)
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 16))
  }

  private func cell(_ day: Int) -> some View {
    VStack(spacing: 2) {
      Text(day, format: .number).monospacedDigit()
        .fontWeight(day == today || day == selection ? .semibold : .regular)
        .foregroundStyle(day == selection ? .white : day == today ? .red : .primary)
        .frame(width: 34, height: 34)
        .background { if day == selection { Circle().fill(.red) } }
      HStack(spacing: 3) {
        ForEach(marks[day] ?? [], id: \.self) { color in
          Circle().fill(color).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(height: 44)
  }
}

/// What is on a day: its time is below it in large text.
struct AgendaRow: View {
  let title: LocalizedStringKey
  let time: String
  let place: LocalizedStringKey?
  let color: Color
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    HStack(spacing: 12) {
      Capsule().fill(color).frame(width: 4)
      layout {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.subheadline.weight(.semibold))
          if let place { Text(place).font(.footnote).foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Text(time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
      }
    }
    .padding(12)
    .fixedSize(horizontal: false, vertical: true)
    .background(color.opacity(0.12), in: .rect(cornerRadius: 10))
  }
}
