/// What `UIView.setAnimationsEnabled` sets.
@MainActor enum AnimationSwitch {
  static var isOn = true {
    didSet { AnimationBlock.turn(on: isOn) }
  }
}
