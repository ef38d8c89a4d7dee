import SwiftUI

/// A conversation with a field for the next message.
struct ChatPage: View {
  @State private var draft = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 4) {
        Text("Today 09:41").font(.caption).foregroundStyle(.secondary).padding(.bottom, 8)
        ChatBubble("Did you see the new onboarding?", isOwn: false)
        ChatBubble("Not yet! Is it the version with the animated map?", isOwn: true)
        ChatBubble(
          "That one. It got a lot calmer, and the last page is gone.", isOwn: false, stars: 2)
        ChatBubble("Lovely, thank you!", isOwn: true, receipt: "Read 09:44")
        TypingBubble().padding(.top, 6)
      }
      .padding(16)
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(alignment: .bottom, spacing: 10) {
        TextField("Message", text: $draft)
          .padding(.horizontal, 14).padding(.vertical, 8)
          .overlay { Capsule().strokeBorder(.tertiary) }
        Button {} label: {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .accessibilityLabel("Send")
      }
      .padding(.horizontal, 16).padding(.vertical, 10)
      .background(.bar)
    }
    .background(Color(uiColor: .systemBackground))
  }
}

struct ChatBubble: View {
  private let text: LocalizedStringKey
  private let isOwn: Bool
  private let receipt: LocalizedStringKey?
  private let stars: Int?

  init(
    _ text: LocalizedStringKey, isOwn: Bool, receipt: LocalizedStringKey? = nil,
    stars: Int? = nil
  ) {
    self.text = text
    self.isOwn = isOwn
    self.receipt = receipt
    self.stars = stars
  }

  var body: some View {
    VStack(alignment: isOwn ? .trailing : .leading, spacing: 3) {
      Text(text)
        .padding(.horizontal, 14).padding(.vertical, 9)
        .foregroundStyle(isOwn ? .white : .primary)
        .background(isOwn ? Color.blue : Color(uiColor: .secondarySystemBackground), in: shape)
      if let stars { Reaction(count: stars).padding(.top, -8).padding(.horizontal, 12) }
      if let receipt { Text(receipt).font(.caption2).foregroundStyle(.secondary) }
    }
    .padding(isOwn ? .leading : .trailing, 56)
    .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
  }

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: isOwn ? 18 : 5,
      bottomTrailingRadius: isOwn ? 5 : 18, topTrailingRadius: 18)
  }
}

/// How many gave a message a star.
private struct Reaction: View {
  let count: Int
  @ScaledMetric(relativeTo: .caption) private var size = 12.0

  var body: some View {
    HStack(spacing: 3) {
      Star().fill(.orange).frame(width: size, height: size)
      Text(count, format: .number).fontWeight(.semibold)
    }
    .font(.caption)
    .padding(.horizontal, 8).padding(.vertical, 4)
    .background(Color(uiColor: .systemBackground), in: .capsule)
    .overlay { Capsule().strokeBorder(.quaternary) }
  }
}

/// Three dots: somebody writes.
private struct TypingBubble: View {
  @ScaledMetric private var size = 8.0

  var body: some View {
    HStack(spacing: size / 2) {
      ForEach(0..<3) { index in
        Circle().fill(.secondary).frame(width: size, height: size)
          .opacity(1 - Double(index) * 0.3)
      }
    }
    .padding(.horizontal, 14).padding(.vertical, 13)
    .background(Color(uiColor: .secondarySystemBackground), in: .capsule)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
