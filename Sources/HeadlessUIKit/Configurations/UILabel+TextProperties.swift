extension UILabel {
  func wear(_ properties: UIListContentConfiguration.TextProperties) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
