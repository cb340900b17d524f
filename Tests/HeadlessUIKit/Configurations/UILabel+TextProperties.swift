extension UILabel {
  func wear(_ properties: UIListContentConfiguration.TextProperties) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
