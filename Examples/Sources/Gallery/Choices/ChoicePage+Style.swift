extension ChoicePage {
  static let style = """
    :root { color-scheme: light; --page: #fff; --text: #000; --quiet: #6c6c70; --line: #d1d1d6; --chosen: #e5e5ea;
      --code: #f5f5f7; --link: #0060df; }
    :root[data-appearance=dark] { color-scheme: dark; --page: #161618; --text: #fff; --quiet: #98989d;
      --line: #3a3a3c; --chosen: #48484a; --code: #232326; --link: #64aaff; }
    @media (prefers-color-scheme: dark) {
      :root:not([data-appearance]) { color-scheme: dark; --page: #161618; --text: #fff; --quiet: #98989d;
        --line: #3a3a3c; --chosen: #48484a; --code: #232326; --link: #64aaff; }
    }
    body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.5rem 4rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; }
    p { margin: 0.25rem 0; color: var(--quiet); }
    a { color: var(--link); text-decoration: none; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 1.5rem 3rem; align-items: start;
      margin-top: 1.5rem; }
    form, section { min-width: 0; }
    figure { grid-column: 2; grid-row: 1 / 3; position: sticky; top: 1.5rem; }
    fieldset { margin: 0 0 0.6rem; padding: 0; border: 0; min-width: 0; }
    legend { float: left; width: 6.5rem; padding: 0; font-size: 0.875rem; line-height: 2.3; font-weight: 600; }
    fieldset div { display: flex; flex-wrap: wrap; width: fit-content; padding: 2px; border: 1px solid var(--line);
      border-radius: 0.6rem; }
    input { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; }
    label span { display: block; padding: 0.25rem 0.7rem; border-radius: 0.45rem; cursor: pointer; font-size: 0.875rem; }
    input:checked + span { background: var(--chosen); }
    input:focus-visible + span { outline: 2px solid #007aff; }
    input:disabled + span { color: var(--quiet); text-decoration: line-through; cursor: default; }
    .why { clear: both; margin-left: 6.5rem; font-size: 0.8125rem; }
    .why span { display: block; }
    figure { margin: 0; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 1.25rem;
      box-sizing: border-box; }
    figcaption { margin-top: 0.5rem; color: var(--quiet); font-size: 0.8125rem; }
    pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--code); border-radius: 0.75rem;
      font: 0.875rem/1.6 ui-monospace, monospace; }
    button { padding: 0.35rem 1.1rem; border: 0; border-radius: 0.6rem; background: #0060df; color: #fff; font: inherit;
      cursor: pointer; }
    button:focus-visible, pre:focus-visible { outline: 2px solid #007aff; outline-offset: 2px; }
    @media (max-width: 48rem) {
      body { padding: 1rem 1rem 3rem; }
      main { grid-template-columns: minmax(0, 1fr); }
      /* The picture stays in sight while one chooses below it. */
      html { scroll-padding-top: calc(38vh + 1.5rem); }
      figure { grid-column: 1; grid-row: auto; order: -1; top: 0; margin: 0 -1rem; padding: 0.75rem 0;
        background: var(--page); z-index: 1; }
      img { height: 38vh; width: auto; margin: 0 auto; }
      figcaption { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; }
      legend { float: none; }
      .why { margin-left: 0; }
      pre { font-size: 0.75rem; }
    }
    """
}
