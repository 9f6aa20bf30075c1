/**
 * What an object of a PDF does beside showing pages. Dictionaries are judged by their entries, not by their
 * stated type, and entries by what they hold.
 */
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { hold, holdFiles, holdNames, holdPairs } from './contents.mjs';
import { linkHarm } from './linkTargets.mjs';
import { DamagedError } from './parser.mjs';

const namesOf = (words) => words.split(' ').map((word) => PDFName.of(word));

const [S, A, N, F, JS, NEXT, SUBTYPE, TITLE, BASE] = namesOf('S A N F JS Next Subtype Title Base');
const [NA, PA, PREV, WIN, MAC, UNIX] = namesOf('NA PA Prev Win Mac Unix');
const [GO_TO, NAMED, URI, LINK] = namesOf('GoTo Named URI Link');

/**
 * Entries that only scripts, attachments, media, captured sites and the programs of portfolios have. How else
 * a portfolio shows attached files is nothing without them.
 */
const keys = {
  script: [JS],
  attachment: namesOf('AF'),
  other: namesOf('RichMediaContent RichMediaSettings 3DD 3DV FFilter FDecodeParms SpiderInfo Navigator'),
};
const treeKeys = {
  script: namesOf('JavaScript'),
  attachment: namesOf('EmbeddedFiles'),
  other: namesOf('Renditions AlternatePresentations'),
};
const attachmentTypes = namesOf('Filespec FileSpec F EmbeddedFile');
const otherTypes = namesOf('Rendition MediaClip Sound 3D');
const attachmentSubtypes = namesOf('FileAttachment');
const otherSubtypes = namesOf('RichMedia Screen Movie Sound 3D U3D PRC PS');
const scriptKinds = namesOf('JavaScript JS');
/** Kinds of actions that are refused even if nothing seems to run them. */
const formKinds = namesOf('SubmitForm ImportData');
const otherKinds = namesOf(
  'Launch GoToR GoToE GoToDp Thread Rendition Movie Sound RichMediaExecute GoTo3DView',
);
const pageCommands = namesOf('NextPage PrevPage FirstPage LastPage');

const NETWORK_PATH = /^[\s\0]*(?:[\\/]{2}|(?:file|smb|ftp|https?):)/i;

const isText = (value) => value instanceof PDFString || value instanceof PDFHexString;
const harmOf = (addresses) => {
  const harms = addresses.map((value) => (isText(value) ? linkHarm(value.decodeText()) : 'link'));
  return harms.includes('script') ? 'script' : harms.find(Boolean);
};
const isNetworkPath = (value) => isText(value) && NETWORK_PATH.test(value.decodeText());
const isDictionary = (value) => value instanceof PDFDict;

/** For actions that run by themselves, when the file or a page is opened. */
const isHarmlessAlone = (kind) => kind === GO_TO;
const isHarmlessWhenClicked = (kind) => kind === GO_TO || kind === NAMED;
const isHarmlessLink = (kind) => isHarmlessWhenClicked(kind) || kind === URI;

/** A script without a text runs nothing. */
const isEmptyScript = (table, action) =>
  table.get(action, S).every((kind) => scriptKinds.includes(kind)) && !hold(table, table.get(action, JS));

/** Attributes of structure elements share a key with actions but have no kind. */
const runsHarm = (table, values, isHarmless) =>
  values
    .flatMap((value) =>
      value instanceof PDFArray ? value.asArray().flatMap((item) => table.valuesOf(item)) : [value],
    )
    .filter((value) => isDictionary(value) && table.get(value, S).length > 0)
    .some(
      (action) =>
        hold(table, table.get(action, NEXT)) ||
        !(table.get(action, S).every(isHarmless) || isEmptyScript(table, action)),
    );

const isAny = (names) => (_, values) => values.some((value) => names.includes(value));

/** A bookmark has a title and no subtype. */
const isLink = (table, dictionary) => {
  const subtypes = table.get(dictionary, SUBTYPE);
  if (subtypes.length === 0) return table.get(dictionary, TITLE).length > 0;
  return subtypes.every((name) => name === LINK);
};

const runsHarmOnClick = (table, values, { dictionary }) =>
  runsHarm(table, values, isLink(table, dictionary) ? isHarmlessLink : isHarmlessWhenClicked);

const runsHarmOnTrigger = (table, values) =>
  values
    .filter(isDictionary)
    .flatMap((triggers) => triggers.values())
    .some((action) => runsHarm(table, table.valuesOf(action), isHarmlessAlone));

/** Presentation nodes already found harmless: pages may share them. */
const harmlessNodes = new WeakSet();
const runsHarmInPresentation = (table, values) => {
  const open = [...values];
  while (open.length > 0) {
    const node = open.pop();
    if (!isDictionary(node) || harmlessNodes.has(node)) continue;
    if ([NA, PA].some((key) => runsHarm(table, table.get(node, key), isHarmlessAlone))) return true;
    harmlessNodes.add(node);
    open.push(...table.get(node, NEXT), ...table.get(node, PREV));
  }
  return false;
};

/** A picture's prepress versions (OPI) may be in external files. */
const leadsToFile = (table, values) =>
  values
    .filter(isDictionary)
    .flatMap((versions) => versions.values())
    .flatMap((version) => table.valuesOf(version))
    .some((version) => isDictionary(version) && table.get(version, F).length > 0);

const actionKind = (table, kinds, { dictionary }) => {
  const isOf = (names) => kinds.some((name) => names.includes(name));
  if (isOf(formKinds)) return 'form';
  const harm = isOf([URI]) && harmOf(table.get(dictionary, URI));
  if (harm) return harm;
  const isCommand = isOf([NAMED]) && table.get(dictionary, N).some((name) => !pageCommands.includes(name));
  const startsProgram = [WIN, MAC, UNIX].some((key) => table.get(dictionary, key).length > 0);
  return isCommand || startsProgram || isOf(otherKinds) ? 'other' : undefined;
};

const finds =
  (what, isIt) =>
  (...given) =>
    isIt(...given) ? what : undefined;
const anyOf =
  (...found) =>
  (...given) =>
    found.map((check) => check(...given)).find(Boolean);
const keyed = (named, isIt) =>
  Object.entries(named).flatMap(([what, all]) => all.map((key) => [key, finds(what, isIt)]));

/** `values` are all values that the entry may have. */
const checks = new Map([
  ...keyed(keys, hold),
  ...keyed(treeKeys, holdNames),
  // The parts of the form, each behind its name.
  [PDFName.of('XFA'), finds('form', holdPairs)],
  ...namesOf('UF DOS Mac Unix').map((key) => [key, finds('link', (_, values) => values.some(isNetworkPath))]),
  // Embedded files. Usage rights have a list of the same name.
  [PDFName.of('EF'), finds('attachment', holdFiles)],
  // The stream's data is in another file, or its filters have a short name that only some readers know.
  [
    F,
    finds(
      'other',
      (_, values, { isStream }) => (isStream && values.length > 0) || values.some(isNetworkPath),
    ),
  ],
  [PDFName.of('Type'), anyOf(finds('attachment', isAny(attachmentTypes)), finds('other', isAny(otherTypes)))],
  [SUBTYPE, anyOf(finds('attachment', isAny(attachmentSubtypes)), finds('other', isAny(otherSubtypes)))],
  [S, actionKind],
  [PDFName.of('OpenAction'), finds('other', (table, values) => runsHarm(table, values, isHarmlessAlone))],
  [PDFName.of('AA'), finds('other', runsHarmOnTrigger)],
  [A, finds('other', runsHarmOnClick)],
  [PA, finds('other', runsHarmOnClick)],
  [PDFName.of('PresSteps'), finds('other', runsHarmInPresentation)],
  [PDFName.of('OPI'), finds('other', leadsToFile)],
  // Base URI of the catalogue, for links without a site.
  [URI, (table, values) => harmOf(values.filter(isDictionary).flatMap((uri) => table.get(uri, BASE)))],
  // Refers to a page in another file.
  [
    PDFName.of('Ref'),
    finds('other', (table, values) =>
      values.filter(isDictionary).some((other) => table.get(other, F).length > 0),
    ),
  ],
]);

/** Throws when a name contains a zero byte: readers written in C would end it there. */
const expectNoZero = (value) => {
  if (value instanceof PDFName && value.asString().includes('#00'))
    throw new DamagedError('A zero in a name');
};

const foundIn = function* (table, dictionary, isStream) {
  for (const [key, value] of dictionary.entries()) {
    expectNoZero(key);
    const found = checks.get(key)?.(table, table.valuesOf(value), { dictionary, isStream });
    if (found) yield found;
  }
};

/** References are not followed: the objects they lead to are in the table too. */
const foundWithin = function* (table, top, isStream) {
  const open = [top];
  while (open.length > 0) {
    const value = open.pop();
    expectNoZero(value);
    if (isDictionary(value)) {
      yield* foundIn(table, value, isStream && value === top);
      for (const inner of value.values()) open.push(inner);
    }
    if (value instanceof PDFArray) for (const inner of value.asArray()) open.push(inner);
  }
};

const foundInAll = function* (table) {
  for (const { value, stream } of table.all) yield* foundWithin(table, value, stream !== undefined);
  for (const trailer of table.trailers) yield* foundWithin(table, trailer, false);
};

/**
 * 'script', 'attachment', 'form', 'link' or 'other'; undefined when the PDF only shows pages. What runs a
 * script is found as 'other' too: the more precise word wins.
 */
export const activityOf = (table) => {
  let found;
  for (const one of foundInAll(table)) {
    if (one !== 'other') return one;
    found = one;
  }
  return found;
};
