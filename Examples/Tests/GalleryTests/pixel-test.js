// Draws screens at several scales, and compares columns of pixels with what the layers show there. `.ci/run browser` runs it.
addEventListener("load", async () => {
  const channels = (color) => color.slice(0, 3);
  const difference = (one, other) => Math.max(...channels(one).map((value, channel) => Math.abs(value - other[channel])));
  // A browser smooths the edges of a fill and of the outline on it one after the other, so a pixel at an edge differs more.
  // What covers a part of a pixel it counts in quarters, so a line that is thinner than a pixel may be up to a quarter off.
  const isAsExpected = (colors, y, pixel) => {
    const [above, below] = [colors[y - 1], colors[y + 1]].map((other) => other ?? colors[y]);
    const step = Math.max(difference(colors[y], above), difference(colors[y], below));
    if (difference(colors[y], pixel) <= Math.max(8, 0.45 * step, 0.25 * colors[y][3])) return true;
    // Opaque rows of two colors that meet inside a pixel end at one of its sides.
    return difference(above, below) > 16 && [above, below].some((other) => difference(other, pixel) <= 8);
  };
  // The pixels of a column of a picture.
  const drawn = async (sample, svg, column) => {
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = sample.width * column.scale;
    canvas.height = sample.height * column.scale;
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, sample.width * column.scale, sample.height * column.scale);
    return context.getImageData(column.x, 0, 1, canvas.height).data;
  };
  // Where a picture is not as its layers are: the first pixel, and how many there are.
  const differences = async (sample, svg) => {
    const found = [];
    for (const column of sample.columns) {
      const pixels = await drawn(sample, svg, column);
      const wrong = [];
      column.colors.forEach((color, y) => {
        if (!color) return;
        const pixel = pixels.slice(4 * y, 4 * y + 3);
        if (!isAsExpected(column.colors, y, pixel)) wrong.push(`${y}: ${channels(color)} is ${[...pixel]}`);
      });
      if (wrong.length) found.push(`${sample.name} at ${column.scale}×, x ${column.x}: ${wrong.length} pixels, ${wrong[0]}`);
    }
    return found;
  };
  const wrong = [];
  let columns = 0;
  for (const sample of samples) {
    columns += sample.columns.length;
    wrong.push(...await differences(sample, sample.svg));
  }
  // A check that finds nothing ever would pass, too.
  const plant = async (what, change) => {
    let found = 0;
    for (const sample of samples) found += (await differences(sample, change(sample))).length;
    if (!found) wrong.push(`a planted fault was not found: ${what}`);
  };
  await plant("rows that are not joined", (sample) => sample.apart);
  await plant("paths that do not begin with a move", (sample) => sample.svg.replace(/(<path d=")M[^"]*("[^>]*stroke-width)/g, "$1L0 0$2"));
  const line = /(<path d="M0 0L\d+ 0L\d+ 0\.333L0) 0\.333Z"/g;
  await plant("separators that are missing", (sample) => sample.svg.replace(line, '$1 0Z" visibility="hidden"'));
  await plant("separators that are a point lower", (sample) => sample.svg.replace(line, '$1 0.333Z" transform="translate(0 1)"'));
  await plant("everything half a point lower", (sample) => sample.svg.replace('viewBox="0 0', 'viewBox="0 0.5'));
  document.title = wrong.length ? wrong.join("; ") : `${columns} columns of pixels, all is well`;
});
