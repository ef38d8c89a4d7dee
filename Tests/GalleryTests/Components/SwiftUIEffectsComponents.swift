import SwiftUI

/// A page of a grid, effects, glass and texts.
struct EffectsPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      StandingsGrid()
      FilterGrid()
      HStack(spacing: 16) {
        BlendedDisks().frame(width: 96, height: 96)
        GlassCard()
      }
      CaptionLines()
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(uiColor: .systemBackground))
  }
}

/// Columns that are as wide as their widest cells.
private struct StandingsGrid: View {
  private let rows = [("Bern", 12, 1.25), ("Luzern", 8, 0.5), ("Zug", 103, 12.75)]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("City")
        Text("Trips").gridColumnAlignment(.trailing)
        Text("Hours").gridColumnAlignment(.trailing)
      }.font(.headline)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(rows, id: \.0) { row in
        GridRow {
          Text(verbatim: row.0)
          Text(row.1, format: .number).monospacedDigit()
          Text(row.2, format: .number).monospacedDigit().foregroundStyle(.secondary)
        }
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.fill.tertiary, in: .rect(cornerRadius: 12))
  }
}

/// The same picture, changed in many ways.
private struct FilterGrid: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Sunset()
        Sunset().blur(radius: 4).clipShape(.rect(cornerRadius: 8))
        Sunset().grayscale(1)
        Sunset().hueRotation(.degrees(120))
      }
      GridRow {
        Sunset().colorInvert()
        Sunset().colorMultiply(.yellow)
        Sunset().contrast(0.5).brightness(0.1)
        Sunset().rotation3DEffect(.degrees(35), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
      }
    }
  }
}

private struct Sunset: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow.gradient).frame(width: 24, height: 24)
      UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 6).fill(.indigo)
        .frame(height: 14).frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(height: 56).frame(maxWidth: .infinity)
    .clipShape(.rect(cornerRadius: 8))
  }
}

/// Three inks that mix where they overlap.
private struct BlendedDisks: View {
  var body: some View {
    ZStack {
      Color.white
      disk(.cyan, .top)
      disk(.pink, .bottomLeading)
      disk(.yellow, .bottomTrailing)
    }
    .compositingGroup()
    .clipShape(.rect(cornerRadius: 12))
  }

  private func disk(_ color: Color, _ alignment: Alignment) -> some View {
    Circle().fill(color).frame(width: 58, height: 58).padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .blendMode(.multiply)
  }
}

/// A caption on glass over a colourful ground.
private struct GlassCard: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { label }
      VStack(spacing: 4) { label }
    }
    .padding(10)
    .background(.regularMaterial, in: .rect(cornerRadius: 10))
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 96)
    .background {
      AngularGradient(
        colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
    }
    .clipShape(.rect(cornerRadius: 12))
  }

  @ViewBuilder private var label: some View {
    Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.pink)
    Text("On glass").font(.headline)
  }
}

private struct CaptionLines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Wide").tracking(6) + Text(" and ").foregroundStyle(.secondary)
        + Text("underlined").underline(pattern: .dash, color: .red)
      Text("A line that is too long for its one row").lineLimit(1).truncationMode(.middle)
      Text("Shrunk until all of it is in its row").lineLimit(1).minimumScaleFactor(0.3)
        .font(.title3)
      Text(Date(timeIntervalSince1970: 1_559_563_200), style: .date).font(.footnote)
        .foregroundStyle(.tertiary)
    }
  }
}
