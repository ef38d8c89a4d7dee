import SwiftUI

/// A screen of settings with every kind of control.
struct SettingsPage: View {
  @State private var name = "Ada Lovelace"
  @State private var password = "secret"
  @State private var notifies = true
  @State private var volume = 0.6
  @State private var guests = 2
  @State private var theme = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Label("Settings", systemImage: "info.circle.fill").font(.title2.bold())
      VStack(spacing: 10) {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        TextField("Nickname", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      }
      VStack(spacing: 10) {
        Toggle("Notifications", isOn: $notifies)
        Toggle("Sounds", isOn: .constant(false)).disabled(true)
        Stepper("Guests: \(guests)", value: $guests, in: 0...5)
        LabeledContent("Version", value: "2.1")
      }
      Picker("Theme", selection: $theme) {
        Text("Light").tag(0)
        Text("Dark").tag(1)
        Text("Automatic").tag(2)
      }.pickerStyle(.segmented)
      Picker("Currency", selection: .constant("EUR")) {
        Text("Euro").tag("EUR")
        Text("Pound").tag("GBP")
      }
      Slider(value: $volume) { Text("Volume") } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      ProgressView("Syncing", value: 3, total: 4)
      SettingsButtons()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.systemBackground))
  }
}

struct SettingsButtons: View {
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Button {} label: { Text("Save").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent).controlSize(.large)
      if textSize >= .accessibility1 {
        bordered
        others
      } else {
        HStack { bordered }
        HStack(spacing: 16) { others }
      }
    }
  }

  @ViewBuilder private var bordered: some View {
    Button("Add", systemImage: "plus.circle.fill") {}.buttonStyle(.bordered)
    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
    ProgressView()
  }

  @ViewBuilder private var others: some View {
    Button("Tinted") {}.buttonStyle(.bordered).tint(.green).buttonBorderShape(.capsule)
    Button("Plain") {}
    Button("Off") {}.buttonStyle(.borderedProminent).controlSize(.small).disabled(true)
  }
}
