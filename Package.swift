// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every target is held to the same rules, so they are told once.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The fuzzers need a run-time library of their own, so they are there only when asked for.
let isFuzzing = Context.environment["TILEMENU_FUZZ"] != nil

/// The benchmarks measure a release, so they too are there only when asked for.
let isMeasuring = Context.environment["TILEMENU_BENCH"] != nil

/// A release build is one static file, which starts as fast as a C program; what static Foundation
/// needs besides is named here because the linker is not told of it.
let releaseLinking: [LinkerSetting] =
  isFuzzing
  ? []
  : [
    .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release)),
    .linkedLibrary("_FoundationCShims", .when(configuration: .release)),
    .linkedLibrary("_FoundationCollections", .when(configuration: .release)),
    .linkedLibrary("swiftSynchronization", .when(configuration: .release)),
  ]

/// The tests draw on a real terminal's screen where libvterm-dev is installed, and else only on a
/// model of one.
let hasVTerm = FileManager.default.fileExists(atPath: "/usr/include/vterm.h")
let vterm: [Target.Dependency] = hasVTerm ? ["CVTerm"] : []
let screenSettings = settings + (hasVTerm ? [.define("VTERM")] : [])

let package = Package(
  name: "tilemenu",
  products: [.executable(name: "tilemenu", targets: ["tilemenu"])],
  targets: [
    // C: libyaml, xxHash, and what Swift's Glibc leaves out.
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CSystem"),

    // The pure core: values in, values out.
    .target(name: "MenuModel", swiftSettings: settings),
    .target(name: "MenuYAML", dependencies: ["MenuModel", "CLibYAML"], swiftSettings: settings),

    // The edges: a terminal, and a file that is never lost.
    .target(name: "Terminal", swiftSettings: settings),
    .target(name: "SafeFile", dependencies: ["CSystem"], swiftSettings: settings),

    // The session as a value, and the command that ties all together.
    .target(name: "MenuSession", dependencies: ["MenuModel", "Terminal"], swiftSettings: settings),
    .executableTarget(
      name: "tilemenu",
      dependencies: [
        "MenuModel", "MenuYAML", "Terminal", "SafeFile", "MenuSession", "CSystem", "CXXHash",
      ],
      swiftSettings: settings, linkerSettings: releaseLinking),

    // The tests mirror the targets.
    .target(
      name: "TestSupport", dependencies: ["MenuModel", "MenuYAML"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "MenuModelTests", dependencies: ["MenuModel", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MenuYAMLTests", dependencies: ["MenuYAML", "TestSupport"], swiftSettings: settings),
    .target(
      name: "TerminalSupport", dependencies: ["Terminal"] + vterm,
      path: "Tests/TerminalSupport", swiftSettings: screenSettings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "CSystem", "TerminalSupport"],
      swiftSettings: screenSettings),
    .testTarget(
      name: "SafeFileTests", dependencies: ["SafeFile", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "MenuSessionTests", dependencies: ["MenuSession", "TestSupport"], exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "TilemenuTests", dependencies: ["tilemenu", "TestSupport", "TerminalSupport"],
      exclude: ["Goldens"], swiftSettings: screenSettings),
  ]
)

if hasVTerm {
  package.targets.append(
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]))
}

if isFuzzing {
  let fuzzers: [(String, [Target.Dependency])] = [
    ("FuzzMenu", []), ("FuzzInput", ["Terminal"]), ("FuzzCommands", ["MenuSession"]),
  ]
  package.targets += fuzzers.map { name, more in
    .executableTarget(
      name: name, dependencies: ["MenuModel", "MenuYAML"] + more,
      path: "Tests/Fuzz/\(name)",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
  }
}

if isMeasuring {
  package.targets.append(
    .executableTarget(
      name: "Benchmarks", dependencies: ["Terminal", "TestSupport", "TerminalSupport"],
      path: "Tests/Benchmarks", exclude: ["C"],
      swiftSettings: screenSettings))
}
