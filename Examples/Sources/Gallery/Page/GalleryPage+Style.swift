extension GalleryPage {
  static let style = """
    :root { color-scheme: light; --line: #d1d1d6; --quiet: #6c6c70; --page: #fff; --text: #000;
      --chosen: #e5e5ea; --code: #f5f5f7; --link: #0060df; --bar: 3.25rem; scroll-padding-top: 4.25rem; }
    :root[data-appearance=dark] { color-scheme: dark; --line: #3a3a3c; --quiet: #98989d;
      --page: #161618; --text: #fff; --chosen: #48484a; --code: #232326; --link: #64aaff; }
    body { margin: 0 auto; max-width: 84rem; padding: 0 1.5rem 4rem;
      background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    nav { position: sticky; top: 0; z-index: 1; display: flex; align-items: center;
      height: var(--bar); background: var(--page); border-bottom: 1px solid var(--line); }
    form { display: flex; gap: 1rem; }
    fieldset { display: flex; margin: 0; padding: 2px; border: 1px solid var(--line);
      border-radius: 0.6rem; min-width: 0; }
    fieldset[hidden] { display: none; }
    legend, input { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; }
    label span { display: block; padding: 0.1rem 0.7rem; border-radius: 0.45rem; cursor: pointer;
      font-size: 0.875rem; }
    b { font-weight: inherit; }
    .short { display: none; }
    input:checked + span { background: var(--chosen); }
    input:focus-visible + span { outline: 2px solid #007aff; }
    header { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 2rem 3rem;
      padding-top: 1.5rem; align-items: center; }
    h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; }
    h2 { margin: 4rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.75rem; }
    h3 { margin: 2rem 0 0; font-size: 1.2rem; }
    p { margin: 0.25rem 0 1rem; color: var(--quiet); }
    .translated, :root[data-direction=rtl] :is(a, h2, p)[data-direction=ltr],
    :root[data-direction=rtl] :is(article, figure, .choices):has([data-direction=ltr]) { display: none; }
    :root[data-direction=rtl] .translated { display: block; margin-top: 2rem; }
    .lead { max-width: 40rem; margin: 0.5rem 0; font-size: 1.25rem; color: var(--text); }
    .links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-bottom: 1.5rem; }
    a { color: var(--link); text-decoration: none; }
    img { display: block; width: 100%; height: auto; box-sizing: border-box; }
    header img { max-width: 34rem; }
    .phones { display: flex; gap: 1.5rem; }
    .phones img { border-radius: 2.5rem; border: 1px solid var(--line); }
    .screens { display: grid; gap: 0 3rem;
      grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); }
    .pictures { display: grid; gap: 1.5rem;
      grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); }
    :root[data-size=pad] .screens { grid-template-columns: minmax(0, 1fr); }
    :root[data-size=pad] .pictures {
      grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); align-items: start; }
    .pad { grid-column: 1 / -1; }
    .pad .pictures, :root[data-size=pad] .pad .pictures { align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
    .screens img { border: 1px solid var(--line); border-radius: 1.75rem; }
    :root[data-size=pad] .screens img, .pad img { border-radius: 1rem; }
    .small { display: grid; gap: 2rem; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
    .small img { border-radius: 1.25rem; }
    .looks figure { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
      gap: 0 2.5rem; align-items: center; margin-bottom: 2rem; }
    .looks img { border-radius: 1.25rem; }
    .looks figcaption { color: var(--text); font-size: 1.125rem; font-weight: 600; }
    .choices { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 1rem 3rem;
      align-items: center; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    .choices h2 { margin: 0; padding: 0; border: 0; }
    .choices img { max-width: 30rem; }
    figure { margin: 0; min-width: 0; }
    figcaption { overflow-wrap: anywhere; margin-top: 0.5rem; color: var(--quiet); font-size: 0.875rem; }
    pre { margin: 0.5rem 0 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--code);
      border-radius: 0.75rem; color: var(--text); font: 0.875rem/1.6 ui-monospace, monospace; }
    @media (max-width: 48rem) {
      body { padding: 0 1rem 3rem; }
      header, .choices { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
      nav { justify-content: center; }
      form { gap: 0.5rem; }
      label span { padding: 0.1rem 0.45rem; font-size: 0.8125rem; }
      .looks figure { grid-template-columns: minmax(0, 1fr); margin-bottom: 2.5rem; }
      .looks figure > a { max-width: 26rem; }
      .looks figcaption { font-size: 1rem; }
      pre { font-size: 0.75rem; }
      .phones { gap: 1rem; }
      .phones img { border-radius: 1.5rem; }
      .long { display: none; }
      .short { display: inline; }
      .pictures { gap: 1rem; }
    }
    @media (max-width: 30rem) {
      form { gap: 0.3rem; }
      label span { padding: 0.1rem 0.35rem; font-size: 0.75rem; }
      .pictures, .pad .pictures { grid-template-columns: none; grid-auto-columns: 16rem; }
      .pictures { grid-auto-flow: column; overflow-x: auto; margin: 0 -1rem; padding: 0 1rem;
        scroll-padding: 0 1rem; scroll-snap-type: x proximity; }
      :root[data-size=pad] .pictures, .pad .pictures { grid-auto-columns: 20rem; }
      .pad .pictures img { width: auto; max-width: 100%; max-height: 28.75rem; }
      .pictures figure { scroll-snap-align: start; }
    }
    """
}
