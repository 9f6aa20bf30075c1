const STREAM = /(?<=>>[\s\0]{0,8})stream(?:\r\n|\n|\r)/g;
const END = '%%EOF';
const SPACE = /[\s\0]*/y;
const COMMENT = /%[^\r\n]*/y;
/** What may follow an end marker: a part of an incremental save, or the end of the file. */
const SECTION = /(?:\d{1,10}[\s\0]{1,8}\d{1,5}[\s\0]{0,8}obj|xref|trailer|startxref)(?![A-Za-z0-9])|$/y;
const OBJECT = /\d{1,10}[\s\0]{1,8}\d{1,5}[\s\0]{0,8}obj(?![A-Za-z0-9])/g;
/** A local header of a ZIP, or the end of its directory. */
const ARCHIVE = ['PK\x03\x04', 'PK\x05\x06'];
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)(?![A-Za-z0-9])/i;

/** A stream without an end is kept. */
const withoutStreams = (text) => {
  const kept = [];
  let at = 0;
  STREAM.lastIndex = 0;
  for (let found = STREAM.exec(text); found; found = STREAM.exec(text)) {
    const end = text.indexOf('endstream', STREAM.lastIndex);
    if (end < 0) break;
    kept.push(text.slice(at, STREAM.lastIndex));
    at = end;
    STREAM.lastIndex = end;
  }
  kept.push(text.slice(at));
  return kept.join('');
};

/** An end marker that follows directly is a comment too. One regular expression would overflow the stack. */
const skipSpaceAndComments = (text, from) => {
  let at = from;
  do {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    COMMENT.lastIndex = at;
    at += COMMENT.exec(text)?.[0].length ?? 0;
  } while (text[at] === '\n' || text[at] === '\r');
  return at;
};

const isSectionAfterEveryEnd = (text) => {
  for (let at = text.indexOf(END); at >= 0; at = text.indexOf(END, at)) {
    at = skipSpaceAndComments(text, at + END.length);
    SECTION.lastIndex = at;
    if (!SECTION.test(text)) return false;
  }
  return true;
};

const hasMarkup = (text) =>
  text.split(OBJECT).some((object) => {
    const end = object.lastIndexOf('endobj');
    return end >= 0 && MARKUP.test(object.slice(end));
  });

/** Incremental saves are no other file. Takes linear time. */
export const isAlone = (bytes) => {
  const text = withoutStreams(bytes.toString('latin1'));
  return isSectionAfterEveryEnd(text) && !ARCHIVE.some((start) => text.includes(start)) && !hasMarkup(text);
};
