open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
