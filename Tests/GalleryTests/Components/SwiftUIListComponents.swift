import SwiftUI

/// Mail in tabs: a list with sections, links, badges and controls in a stack.
struct MailPage: View {
  @State private var isSynced = true
  @State private var order = 1

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Mailboxes") {
            NavigationLink { Text("Inbox") } label: {
              Label("Inbox", systemImage: "arrow.down.circle.fill")
            }
            .badge(12)
            NavigationLink { Text("Flagged") } label: {
              Label("Flagged", systemImage: "exclamationmark.circle.fill")
            }
            NavigationLink { Text("Sent") } label: {
              Label("Sent", systemImage: "arrow.up.circle.fill")
            }
          }
          Section {
            Toggle("Sync mail", isOn: $isSynced)
            Picker("Sort by", selection: $order) {
              Text("Date").tag(1)
              Text("Sender").tag(2)
            }
            LabeledContent("Account", value: "ada@example.com")
            Button("Sign Out", role: .destructive) {}
          } header: {
            Text("Settings")
          } footer: {
            Text("Mail that is synced is on all of your devices.")
          }
        }
        .navigationTitle("Mail")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Write", systemImage: "plus") {}
          }
        }
      }
      .tabItem { Label("Mail", systemImage: "envelope.fill") }
      .badge(12)
      Text("Done").tabItem { Label("Done", systemImage: "checkmark.circle.fill") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }
}
