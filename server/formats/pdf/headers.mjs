/** Starts of objects and trailers anywhere in the bytes, even if no cross-reference table names them. */

const KEYWORD = /(?<![A-Za-z/])(?:obj|trailer)(?![A-Za-z])/g;
const SPACES = '\0\t\n\f\r ';
const isDigit = (char) => char >= '0' && char <= '9';

const lineStart = (text, at) => {
  let start = at;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start;
};

/** A reader that is sent into a comment does not know that it is one. */
const gapsBefore = function* (text, at) {
  let start = at;
  for (;;) {
    const end = start;
    while (start > 0 && SPACES.includes(text[start - 1])) start -= 1;
    yield start;
    if (start === end || start === 0) return;
    const line = lineStart(text, start);
    const comment = text.slice(line, start).indexOf('%');
    if (comment < 0) return;
    start = line + comment;
  }
};

const digitsBefore = (text, at) => {
  let start = at;
  while (start > 0 && isDigit(text[start - 1])) start -= 1;
  return start;
};

const headerBefore = (text, at) => {
  for (const generationEnd of gapsBefore(text, at)) {
    const generation = digitsBefore(text, generationEnd);
    if (generation === generationEnd) continue;
    for (const end of gapsBefore(text, generation)) {
      const start = digitsBefore(text, end);
      if (end < generation && start < end) return { start, number: Number(text.slice(start, end)) };
    }
  }
  return undefined;
};

/** Yields `{start, bodyAt, number}` of every object and `{start, bodyAt}` of every trailer, in file order. */
export const headersIn = function* (text) {
  for (const { index, 0: keyword } of text.matchAll(KEYWORD)) {
    const bodyAt = index + keyword.length;
    if (keyword === 'trailer') yield { start: index, bodyAt };
    const header = keyword === 'obj' && headerBefore(text, index);
    if (header) yield { ...header, bodyAt };
  }
};
