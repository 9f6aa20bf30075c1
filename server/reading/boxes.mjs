/** The numbers of a box, one after another in one list: a picture of noise has a million boxes. */
const FIELDS = 6;
const [LEFT, RIGHT, TOP, BOTTOM, AREA, PARENT] = [0, 1, 2, 3, 4, 5];

const rootOf = (list, box) => {
  let at = box;
  while (list[at + PARENT] !== at) {
    list[at + PARENT] = list[list[at + PARENT] + PARENT];
    at = list[at + PARENT];
  }
  return at;
};

const join = (list, one, other) => {
  if (one === other) return one;
  const [kept, gone] = one < other ? [one, other] : [other, one];
  list[gone + PARENT] = kept;
  list[kept + LEFT] = Math.min(list[kept + LEFT], list[gone + LEFT]);
  list[kept + RIGHT] = Math.max(list[kept + RIGHT], list[gone + RIGHT]);
  list[kept + BOTTOM] = Math.max(list[kept + BOTTOM], list[gone + BOTTOM]);
  list[kept + AREA] += list[gone + AREA];
  return kept;
};

const addRun = (list, box, start, end, y) => {
  if (start < list[box + LEFT]) list[box + LEFT] = start;
  if (end > list[box + RIGHT]) list[box + RIGHT] = end;
  list[box + BOTTOM] = y;
  list[box + AREA] += end - start + 1;
};

/** Also the boxes that were joined to another. */
const allBoxes = (ink, width, height) => {
  const list = [];
  // Starts, ends and boxes of the runs of this row and of the one before.
  const most = (width >> 1) + 1;
  let [starts, ends, boxes] = Array.from({ length: 3 }, () => new Int32Array(most));
  let [startsBefore, endsBefore, boxesBefore] = Array.from({ length: 3 }, () => new Int32Array(most));
  let countBefore = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let [count, first, x] = [0, 0, 0];
    for (;;) {
      while (x < width && ink[row + x] === 0) x += 1;
      if (x >= width) break;
      const start = x;
      while (x < width && ink[row + x] === 1) x += 1;
      const end = x - 1;
      while (first < countBefore && endsBefore[first] < start - 1) first += 1;
      let box = -1;
      for (let at = first; at < countBefore && startsBefore[at] <= x; at += 1) {
        const root = rootOf(list, boxesBefore[at]);
        box = box < 0 ? root : join(list, box, root);
      }
      if (box < 0) {
        box = list.length;
        list.push(start, end, y, y, 0, box);
      }
      addRun(list, box, start, end, y);
      [starts[count], ends[count], boxes[count]] = [start, end, box];
      count += 1;
    }
    [starts, startsBefore] = [startsBefore, starts];
    [ends, endsBefore] = [endsBefore, ends];
    [boxes, boxesBefore] = [boxesBefore, boxes];
    countBefore = count;
  }
  return list;
};

/** `visit` gets left, right, top, bottom and area of each group of pixels of ink that touch. */
export const visitBoxes = (ink, width, height, visit) => {
  const list = allBoxes(ink, width, height);
  for (let at = 0; at < list.length; at += FIELDS)
    if (list[at + PARENT] === at)
      visit(list[at + LEFT], list[at + RIGHT], list[at + TOP], list[at + BOTTOM], list[at + AREA]);
};
