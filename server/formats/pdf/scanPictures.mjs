/** The pictures of a PDF that is a scan. One that a program wrote has none, or small ones. */
import { ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Both sides of a document are on one page, or on two. */
const MAX_PAGES = 2;
const MAX_PICTURES = 3;
/** A smaller one is a logo: no zone of a document is legible in it. */
const MIN_SIDE_PX = 300;

/** From 0 for black, in each form that the library hands over. */
const levelIn = ({ kind, data, width }) => {
  const rowBytes = Math.ceil(width / 8);
  const coloured = (channels) => (x, y) => {
    const at = (y * width + x) * channels;
    return (data[at] * 77 + data[at + 1] * 150 + data[at + 2] * 29) >> 8;
  };
  return {
    [ImageKind.GRAYSCALE_1BPP]: (x, y) => (data[y * rowBytes + (x >> 3)] & (128 >> (x & 7)) ? 255 : 0),
    [ImageKind.RGB_24BPP]: coloured(3),
    [ImageKind.RGBA_32BPP]: coloured(4),
  }[kind];
};

const greyWithin = (image, maxSide) => {
  const levelAt = levelIn(image);
  const scale = Math.max(1, image.width / maxSide, image.height / maxSide);
  const [width, height] = [image.width, image.height].map((side) => Math.floor(side / scale));
  const levels = new Uint8Array(width * height);
  const edge = (index) => Math.floor(index * scale);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = edge(y); row < edge(y + 1); row += 1)
        for (let column = edge(x); column < edge(x + 1); column += 1) sum += levelAt(column, row);
      levels[y * width + x] = sum / ((edge(y + 1) - edge(y)) * (edge(x + 1) - edge(x)));
    }
  return { levels, width, height };
};

const imageOf = (page, name) =>
  new Promise((resolve) => (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve));

const isScan = (image) => image?.data && Math.min(image.width, image.height) >= MIN_SIDE_PX;

const scansOn = async (page, maxSide) => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = argsArray.filter((_, at) => fnArray[at] === OPS.paintImageXObject).map(([name]) => name);
  const scans = [];
  for (const name of new Set(names)) {
    const image = await imageOf(page, name);
    if (isScan(image) && scans.length < MAX_PICTURES) scans.push(greyWithin(image, maxSide));
  }
  return scans;
};

/** `beginPage` is called when nothing holds the pictures of the page before. */
export const scansIn = async (document, maxSide, beginPage) => {
  const scans = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    beginPage();
    const page = await document.getPage(number);
    scans.push(...(await scansOn(page, maxSide)));
    page.cleanup();
    // The library lets go of the pictures in its next turn.
    await new Promise(setImmediate);
  }
  return scans.slice(0, MAX_PICTURES);
};
