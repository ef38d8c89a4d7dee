import Foundation

exit(SnapshotCommand.run(Array(CommandLine.arguments.dropFirst())))
