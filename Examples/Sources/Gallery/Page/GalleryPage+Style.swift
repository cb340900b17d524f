extension GalleryPage {
  static let style = """
    :root { color-scheme: light; --line: #d1d1d6; --quiet: #6c6c70; --page: #fff; --text: #000;
      --chosen: #e5e5ea; }
    :root[data-appearance=dark] { color-scheme: dark; --line: #3a3a3c; --quiet: #98989d;
      --page: #161618; --text: #fff; --chosen: #48484a; }
    body { margin: 0 auto; max-width: 84rem; padding: 1rem 1.5rem 4rem;
      background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { margin: 1rem 0 0; font-size: 2.25rem; }
    h2 { margin: 4rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.75rem;
      scroll-margin-top: 6rem; }
    main > h2:first-child { margin-top: 0.5rem; border: 0; }
    h3 { margin: 2.5rem 0 0; font-size: 1.2rem; scroll-margin-top: 6rem; }
    p { margin: 0.25rem 0 1rem; color: var(--quiet); }
    .lead { max-width: 46rem; font-size: 1.25rem; color: var(--text); }
    .film { display: block; width: 100%; max-width: 48rem; height: auto; margin: 1.5rem 0; }
    nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 2rem;
      align-items: center; padding: 0.75rem 0; background: var(--page);
      border-bottom: 1px solid var(--line); }
    .links { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
    a { color: #007aff; text-decoration: none; }
    form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; }
    fieldset { display: flex; margin: 0; padding: 2px; border: 1px solid var(--line);
      border-radius: 0.6rem; }
    fieldset[hidden] { display: none; }
    legend, input { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; }
    label span { display: block; padding: 0.1rem 0.7rem; border-radius: 0.45rem; cursor: pointer;
      font-size: 0.875rem; }
    input:checked + span { background: var(--chosen); }
    input:focus-visible + span { outline: 2px solid #007aff; }
    .pictures { display: grid; gap: 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 17rem)); }
    :root[data-size=pad] .pictures {
      grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 30rem)); }
    .strips { display: grid; gap: 1.5rem; max-width: 64rem; }
    figure { margin: 0; }
    .wide { margin: 1rem 0 2rem; max-width: 68rem; }
    figure img { display: block; width: 100%; height: auto; }
    .pictures img { border: 1px solid var(--line); border-radius: 1.75rem; box-sizing: border-box; }
    :root[data-size=pad] .pictures img { border-radius: 1rem; }
    figcaption { margin-top: 0.5rem; color: var(--quiet); font-size: 0.875rem; }
    """
}
