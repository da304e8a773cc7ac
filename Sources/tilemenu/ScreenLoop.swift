import Glibc
import MenuModel
import MenuSession
import MenuYAML
import Terminal

/// The full-screen session on a terminal: draw, wait, handle what came, carry out what comes of it.
///
/// Frames are never queued. What has happened while the terminal was busy is drawn as one frame of the
/// newest state when it has caught up.
struct ScreenLoop: ~Copyable {
  /// Why a session is over.
  enum End {
    case quit, interrupted
    case signal(Signal)
    /// A tile was chosen.
    case chosen(TileID)
    /// The command is to take our place.
    case becomes(Program)
  }

  var device: TerminalDevice
  var encoder: FrameEncoder
  var session: ScreenSession
  var file: SessionFile
  var timers = ScreenTimers()
  /// True once a person has said that the file's commands may be run.
  var isTrusted = false
  /// True where the first launch is the last, the command taking our place.
  let endsAfterLaunch: Bool
  /// Tells when the file may be another; nil where one has to look.
  var watch: FileWatch?
  /// True where the last save took less time than a frame stays.
  var savesAtOnce = false
  /// True while a change of the file waits for the hand to be empty.
  var isReloadHeld = false
  var looks: TileLooks
  private let isAnimated: Bool
  private var pace = FramePace()
  /// The scene that was drawn last, or that a slide leads to.
  private(set) var shown: MenuScene?
  private var slide: (slide: Slide, start: ContinuousClock.Instant)?
  /// True when something has happened that is not on the screen yet.
  var isStale = true
  /// What is known of the tiles seen so far; nothing after the file was read again.
  var details: [TileID: TileDetails] = [:]

  /// Runs a session until it ends, and gives the terminal back.
  static func run(
    _ device: consuming TerminalDevice, _ file: SessionFile, _ line: Invocation, looks: TileLooks
  ) throws(Failure) -> ExitStatus {
    var options = ScreenSession.Options()
    options.isLocked = line.has(.locked)
    options.isDryRun = line.has(.dryRun)
    options.isChoosing = line.command == .choose
    options.cannotLeave = line.has(.noQuit)
    var loop = ScreenLoop(
      device, file, options, looks, endsAfterLaunch: line.has(.once),
      isAnimated: !line.has(.noAnimation) && Surroundings.text("TILEMENU_ANIMATION") != "0")
    let end = loop.run()
    loop.device.release()
    switch end {
    case .signal(let signal): signal.endProcess()
    case .interrupted: return .interrupted
    case .becomes(let program): RunCommand.become(program)
    case .chosen(let tile):
      try ChooseCommand.printChoice(tile, in: loop.file.document, line)
      return .done
    case .quit where options.isChoosing: return .wrong
    case .quit:
      if options.isDryRun { try Output.diff(loop.file.diff) }
      return loop.session.isUnsaved ? .system : .done
    }
  }

  private init(
    _ device: consuming TerminalDevice, _ file: SessionFile, _ options: ScreenSession.Options,
    _ looks: TileLooks, endsAfterLaunch: Bool, isAnimated: Bool
  ) {
    encoder = FrameEncoder(depth: looks.depth)
    encoder.isErasing = Erasing.keepsBackground(Surroundings.text)
    session = ScreenSession(menu: file.document.menu, size: device.size, options: options)
    self.device = device
    self.file = file
    self.looks = looks
    self.isAnimated = isAnimated
    self.endsAfterLaunch = endsAfterLaunch
    watch = FileWatch.open(file.name)
    if watch == nil { timers.start(.look) }
  }

  private mutating func run() -> End {
    draw()
    // While the person looks at the first frame.
    if !session.state.isLocked { file.prepareToSave() }
    while true {
      draw()
      let others = [watch?.descriptor].compactMap(\.self)
      let wake = device.wait(milliseconds: timers.milliseconds, others: others)
      if let end = handle(wake) { return end }
    }
  }

  private mutating func handle(_ wake: Wake) -> End? {
    if let signal = wake.signals.first(where: \.isFatal) { return .signal(signal) }
    if wake.isHungUp { return .signal(.hangUp) }
    if wake.needsRepaint { repaint() }
    if wake.signals.contains(.stopRequested) { suspend() }
    for event in wake.events {
      if case .answer(let answer) = event {
        take(answer)
      } else if let end = tell(.input(event)) {
        return end
      }
    }
    // An editor may write a file in several steps: it is read when no more of them come.
    if !wake.readable.isEmpty, watch?.takeChange() ?? false { timers.start(.settle) }
    for kind in timers.takeDue() {
      if let end = take(kind) { return end }
    }
    return isReloadHeld ? readChangedFile() : nil
  }

  /// Draws everything anew, at the window's size.
  mutating func repaint() {
    encoder.invalidate()
    pace.reset()
    shown = nil
    isStale = true
    if session.size != device.size { _ = tell(.resized(device.size)) }
  }

  private mutating func take(_ kind: ScreenTimers.Kind) -> End? {
    switch kind {
    case .slide: return nil
    case .answer:
      pace.giveUp()
      return nil
    case .rest: return tell(.rested)
    case .settle: return readChangedFile()
    case .look:
      timers.start(.look)
      return readChangedFile()
    case .edgeScroll:
      timers.start(.edgeScroll)
      return tell(.edgeScrollTick)
    }
  }

  private mutating func take(_ answer: TerminalAnswer) {
    switch answer {
    case .mode(2026, isSupported: let isSupported): encoder.isSynchronizing = isSupported
    case .background(let color):
      looks.background = color
      isStale = true
    case .ready:
      pace.hasAnswered(roundTrip: device.roundTrip ?? 0)
      timers.stop(.answer)
    case .attributes, .keyboard, .mode: break
    }
  }
}

// Drawing.
extension ScreenLoop {
  /// Draws what has happened, or the next frame of a slide, if the terminal can take it now.
  ///
  /// - Parameter isSaving: true when what has happened is to be saved first, and told only then; words
  ///   that change twice would flicker.
  mutating func draw(isSaving: Bool = false) {
    guard isStale || slide != nil else { return }
    guard !device.isBusy else { return }
    guard pace.mayDraw else {
      if !timers.isRunning(.answer) { timers.start(.answer) }
      return
    }
    if isStale { follow(isSaving: isSaving) }
    guard let target = shown else { return }
    let canvas = MenuView(nextFrame(of: target), looks: looks).canvas()
    let bytes = encoder.encode(canvas)
    device.send(bytes)
    if device.roundTrip != nil, pace.hasSent(bytes.count) { device.askWhetherReady() }
  }

  /// Makes a scene of what has happened, and begins a slide where tiles have moved; one that was
  /// under way is over.
  private mutating func follow(isSaving: Bool) {
    isStale = false
    let document = file.document
    var details = details
    var scene = MenuScene(session) { tile in
      if let known = details[tile] { return known }
      let found = document.details(of: tile)
      details[tile] = found
      return found
    }
    self.details = details
    if isSaving, let shown { scene.keepWords(of: shown) }
    // What is said below the tiles may change while they glide.
    if scene.tiles != shown?.tiles { beginSlide(to: scene) }
    shown = scene
  }

  private mutating func beginSlide(to scene: MenuScene) {
    slide = nil
    guard isAnimated, !pace.isSlow, let shown else { return }
    slide = Slide(from: shown, to: scene).map { ($0, .now) }
  }

  private mutating func nextFrame(of target: MenuScene) -> MenuScene {
    timers.stop(.slide)
    guard let (slide, start) = slide else { return target }
    let number = (ContinuousClock.now - start).milliseconds / Slide.frameTime
    if number >= Slide.frameCount - 1 { self.slide = nil } else { timers.start(.slide) }
    return slide.frame(number, of: target)
  }
}
