import Foundation
import SnapshotCore

/// The folder with the compiled UIKit for Linux and the translator.
package struct EngineFolder: Sendable, Equatable {
  /// The folder with the modules.
  package let modules: String
  /// Module maps of C modules that they import.
  package let moduleMaps: [String]
  /// The folder with `libSnapshotEngine.so`.
  package let libraries: String
  package let translator: String

  package init(modules: String, moduleMaps: [String], libraries: String, translator: String) {
    self.modules = modules
    self.moduleMaps = moduleMaps
    self.libraries = libraries
    self.translator = translator
  }

  /// The one that belongs to the tool: where it is installed the folder that it is in, or
  /// `../lib/snapshot`; else the build folder that it was built in.
  ///
  /// - Parameter executable: The tool.
  package static func find(besides executable: String) throws(IOSPackageError) -> EngineFolder {
    let path = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
    let folder = FileAccess.split(path).folder
    let beside = FileAccess.split(folder).folder + "/lib/snapshot"
    // `Scripts/install` writes there which toolchain the modules are of; no build folder has that.
    let isInstalled = FileAccess.exists(folder + "/toolchain")
    let installed = isInstalled ? folder : beside
    if FileAccess.exists(installed + "/libSnapshotEngine.so") {
      return EngineFolder(
        modules: installed + "/modules", moduleMaps: moduleMaps(in: installed + "/include"),
        libraries: installed, translator: installed + "/SnapshotTranslator")
    }
    if FileAccess.exists(folder + "/libSnapshotEngine.so"),
      FileAccess.exists(folder + "/SnapshotTranslator")
    {
      // `<checkout>/<scratch>/<triple>/<configuration>`.
      let checkout = FileAccess.split(FileAccess.split(FileAccess.split(folder).folder).folder)
      return EngineFolder(
        modules: folder + "/Modules",
        moduleMaps: moduleMaps(sources: checkout.folder + "/Sources", build: folder),
        libraries: folder, translator: folder + "/SnapshotTranslator")
    }
    throw .noEngine([installed, folder])
  }

  /// Changes with the engine: what was compiled with another one has to be compiled again, and
  /// SwiftPM does not know of modules outside of a package.
  var version: String {
    let library = libraries + "/libSnapshotEngine.so"
    let attributes = try? FileManager.default.attributesOfItem(atPath: library)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(size)_" + "\(date.timeIntervalSince1970)".filter(\.isNumber)
  }

  /// Those by hand, of targets and of the system's libraries inside them, and those that the build
  /// has made of C targets, which are the folders with headers.
  private static func moduleMaps(sources: String, build: String) -> [String] {
    names(in: sources).flatMap { name in
      let isC = FileAccess.exists(sources + "/\(name)/include")
      return moduleMaps(in: sources + "/" + name)
        + (isC ? [build + "/\(name).build/module.modulemap"] : []).filter(FileAccess.exists)
    } + moduleMaps(in: sources)
  }

  private static func moduleMaps(in folder: String) -> [String] {
    names(in: folder).map { folder + "/" + $0 + "/module.modulemap" }.filter(FileAccess.exists)
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The arguments of `swift build` and `swift test`: what SwiftPM itself adds to a package, such
  /// as the list of XCTest's tests, has to find the modules as well.
  package var buildArguments: [String] {
    let compiler =
      ["-I", modules, "-DSNAPSHOT_ENGINE_" + version]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let linker = ["-L" + libraries, "-lSnapshotEngine", "-rpath", libraries]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }
}
