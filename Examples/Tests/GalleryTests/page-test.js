// Uses the gallery's page as a reader does, and tells the page around it what is wrong. `.ci/run browser` appends it to the page.
addEventListener("load", async () => {
  const wrong = [];
  const check = (holds, what) => { if (!holds) wrong.push(what); };
  const root = document.documentElement;
  const images = [...document.querySelectorAll("img")];
  const nav = document.querySelector("nav");
  for (const image of images) image.loading = "eager";
  const loaded = () => Promise.all(images.map((image) => image.decode().catch(() => {})));
  await loaded();

  // What is seen first.
  const [film, opening] = document.querySelectorAll("header img");
  check(root.dataset.system === "ios26", "the page does not open on iOS 26");
  check(film.getBoundingClientRect().bottom < innerHeight, "the film is not wholly in the first view");
  check(opening.getBoundingClientRect().top < innerHeight, "no screen is in the first view");
  check(root.scrollWidth <= innerWidth, "the page is wider than the window");
  for (const image of images) {
    // In a narrow window the pictures of a screen are in a strip that is scrolled.
    const strip = image.closest(".pictures");
    const isStrip = strip && getComputedStyle(strip).overflowX === "auto";
    const right = isStrip ? image.offsetWidth : image.getBoundingClientRect().right;
    check(right <= innerWidth, `too wide: ${image.alt}`);
  }

  const last = [...document.querySelectorAll("h2")].at(-1);
  check(last.textContent === "Test screens", "the test screens are not at the end");

  // The page's own texts stand out against what is behind them.
  const channels = (color) => color.match(/[\d.]+/g).map(Number);
  const background = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = channels(getComputedStyle(one).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const luminance = (color) => {
    const [red, green, blue] = color.slice(0, 3).map((value) =>
      value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const checkTexts = () => {
    for (const element of document.querySelectorAll("h1, h2, h3, p, figcaption, code, .links a, label span")) {
      const lights = [channels(getComputedStyle(element).color), background(element)].map(luminance);
      const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      check(contrast >= 4.5, `pale (${contrast.toFixed(1)}) where it is ${root.dataset.appearance}: ${element.textContent}`);
    }
  };
  checkTexts();

  // Every heading that is gone to is seen.
  for (const link of document.querySelectorAll('.links a[href^="#"]')) {
    link.click();
    const heading = document.querySelector(link.getAttribute("href"));
    const box = heading.getBoundingClientRect();
    check(box.top >= nav.getBoundingClientRect().bottom, `covered: ${link.textContent}`);
    check(box.bottom <= innerHeight, `not in view: ${link.textContent}`);
    const seen = document.elementFromPoint(box.left + 8, box.bottom - 8);
    check(heading.contains(seen), `something lies over: ${link.textContent}`);
  }
  check(nav.getBoundingClientRect().height <= innerHeight / 10, "the bar is high");

  // Every switch changes every picture that does not say otherwise. All looks are gone through, one switch at a time.
  const switches = [...nav.querySelectorAll("fieldset")].map((set) => [...set.querySelectorAll("input")]);
  check(images.length > 40, "few pictures");
  check(switches.map((choices) => choices.length).join() === "2,2,2,2,2", "not five switches with two choices");
  const content = async (image) => (await fetch(image.src).catch(() => null))?.text() ?? "";
  const contents = () => Promise.all(images.map(content));
  let before = await contents();
  for (let look = 1; look <= 1 << switches.length; look++) {
    const number = Math.min(Math.log2(look & -look), switches.length - 1);
    const input = switches[number].find((choice) => !choice.checked);
    input.click();
    await loaded();
    const after = await contents();
    check(root.dataset[input.name] === input.value, `the page is not ${input.value}`);
    if (input.name === "appearance") checkTexts();
    check(location.search.includes(`${input.name}=${input.value}`), `the address is not ${input.value}`);
    const isHebrew = root.dataset.direction === "rtl";
    for (const image of images) {
      const isShown = image.getClientRects().length > 0;
      check(isShown !== (isHebrew && image.dataset.direction === "ltr"), `${isShown ? "English" : "missing"} where it is ${root.dataset.direction}: ${image.dataset.scene}`);
    }
    images.forEach((image, index) => {
      check(image.naturalWidth > 0 && after[index], `missing: ${image.getAttribute("src")}`);
      const follows = !(input.name in image.dataset);
      check(!follows || before[index] !== after[index], `${input.value || input.name} changes nothing: ${image.dataset.scene}`);
    });
    before = after;
  }
  check(document.querySelector('a[href="look.html"] img'), "no picture leads to the page of looks");
  const result = wrong.length ? `wrong: ${[...new Set(wrong)].slice(0, 5).join(", ")}` : "all is well";
  parent.postMessage(`${innerWidth} points wide, ${result}`, "*");
});
