/**
 * Whether an object of a PDF does more than show pages. Dictionaries are judged by their entries, not by
 * their stated type.
 */
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { DamagedError } from './parser.mjs';

const namesOf = (words) => words.split(' ').map((word) => PDFName.of(word));

const [S, A, N, F, NEXT, SUBTYPE, TITLE, BASE] = namesOf('S A N F Next Subtype Title Base');
const [NA, PA, PREV, WIN, MAC, UNIX] = namesOf('NA PA Prev Win Mac Unix');
const [GO_TO, NAMED, URI, LINK] = namesOf('GoTo Named URI Link');

/**
 * Entries that only scripts, XML forms, attachments, portfolios, media, external streams and captured sites
 * have.
 */
const activeKeys = namesOf(
  'JS JavaScript AF EmbeddedFiles XFA Collection Renditions AlternatePresentations RichMediaContent RichMediaSettings 3DD 3DV FFilter FDecodeParms SpiderInfo',
);
const activeTypes = namesOf('Filespec FileSpec F EmbeddedFile Rendition MediaClip Sound 3D');
const activeSubtypes = namesOf('FileAttachment RichMedia Screen Movie Sound 3D U3D PRC PS');
/** Kinds of actions that are refused even if nothing seems to run them. */
const activeKinds = namesOf(
  'JavaScript JS Launch SubmitForm ImportData GoToR GoToE GoToDp Thread Rendition Movie Sound RichMediaExecute GoTo3DView',
);
/** Menu commands that an action may name. */
const pageCommands = namesOf('NextPage PrevPage FirstPage LastPage');

/**
 * Allowed link targets: a site or e-mail address, with or without scheme as bills print them, a phone number,
 * or a place in the file itself.
 */
const WEB_TARGET =
  /^(?:https?:\/\/[^\\/]|mailto:|tel:|#|[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:[/?#]|$)|[a-z0-9._%+-]+@[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+$)[^\\]*$/i;
const WITH_SCHEME = /^[a-z]+:/i;
/**
 * Without a scheme, the name of a program beside the file looks like a host. Suffixes that are also top-level
 * domains are not listed.
 */
const PROGRAM =
  /\.(?:exe|bat|cmd|scr|pif|cpl|dll|ms[ip]|msc|hta|jse?|vb[es]?|ws[fh]|ps1|jar|jnlp|lnk|reg|inf|scf|url|chm|gadget|dmg|pkg|apk|command|appref-ms|application|iso|vhdx?)\.*(?:[/?#]|$)/i;
/** Some mail programs would attach a file of the reader's machine. */
const MAIL_WITH_FILE = /^mailto:.*[?&;]\s*attach/is;
const NETWORK_PATH = /^[\s\0]*(?:[\\/]{2}|(?:file|smb|ftp|https?):)/i;

const isText = (value) => value instanceof PDFString || value instanceof PDFHexString;
const unescapePercent = (text) =>
  text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
const isWebTarget = (value) => {
  if (!isText(value)) return false;
  const target = value.decodeText().trim();
  const unescaped = unescapePercent(target);
  if (!WEB_TARGET.test(target) || MAIL_WITH_FILE.test(unescaped)) return false;
  return WITH_SCHEME.test(target) || target.startsWith('#') || !PROGRAM.test(unescaped);
};
const isNetworkPath = (value) => isText(value) && NETWORK_PATH.test(value.decodeText());
const isDictionary = (value) => value instanceof PDFDict;

/** For actions that run by themselves, when the file or a page is opened. */
const isHarmlessAlone = (kind) => kind === GO_TO;
const isHarmlessWhenClicked = (kind) => kind === GO_TO || kind === NAMED;
const isHarmlessLink = (kind) => isHarmlessWhenClicked(kind) || kind === URI;

/**
 * Whether one of `values`, or an item of a list in it, is an action of a kind that is not harmless, or has a
 * next action. Attributes of structure elements share a key with actions but have no kind.
 */
const runsHarm = (table, values, isHarmless) =>
  values
    .flatMap((value) =>
      value instanceof PDFArray ? value.asArray().flatMap((item) => table.valuesOf(item)) : [value],
    )
    .filter((value) => isDictionary(value) && table.get(value, S).length > 0)
    .some((action) => table.get(action, NEXT).length > 0 || !table.get(action, S).every(isHarmless));

const isAny = (names) => (_, values) => values.some((value) => names.includes(value));

/** Whether the dictionary is a link on a page, or a bookmark. */
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

/** Presentation nodes already found harmless. Pages may share them. */
const harmlessNodes = new WeakSet();
/** Whether a step of a page's presentation, or one before or after it, runs an action by itself. */
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

/** Whether a picture's prepress versions (OPI) are in external files. */
const leadsToFile = (table, values) =>
  values
    .filter(isDictionary)
    .flatMap((versions) => versions.values())
    .flatMap((version) => table.valuesOf(version))
    .some((version) => isDictionary(version) && table.get(version, F).length > 0);

const kind = (table, kinds, { dictionary }) => {
  if (kinds.includes(NAMED) && table.get(dictionary, N).some((name) => !pageCommands.includes(name)))
    return true;
  if (kinds.includes(URI) && !table.get(dictionary, URI).every(isWebTarget)) return true;
  if ([WIN, MAC, UNIX].some((key) => table.get(dictionary, key).length > 0)) return true;
  return kinds.some((name) => activeKinds.includes(name));
};

/** Whether an entry makes its dictionary active, by entry. `values` are all values that it may have. */
const checks = new Map([
  ...activeKeys.map((key) => [key, (_, values) => values.length > 0]),
  ...namesOf('UF DOS Mac Unix').map((key) => [key, (_, values) => values.some(isNetworkPath)]),
  // Embedded files. Usage rights have a list of the same name.
  [PDFName.of('EF'), (_, values) => values.some(isDictionary)],
  // The stream's data is in another file, or its filters have a short name that only some readers know.
  [F, (_, values, { isStream }) => (isStream && values.length > 0) || values.some(isNetworkPath)],
  [PDFName.of('Type'), isAny(activeTypes)],
  [SUBTYPE, isAny(activeSubtypes)],
  [S, kind],
  [PDFName.of('OpenAction'), (table, values) => runsHarm(table, values, isHarmlessAlone)],
  [PDFName.of('AA'), runsHarmOnTrigger],
  [A, runsHarmOnClick],
  [PA, runsHarmOnClick],
  [PDFName.of('PresSteps'), runsHarmInPresentation],
  [PDFName.of('OPI'), leadsToFile],
  // Base URI of the catalogue, for links without a site.
  [
    URI,
    (table, values) => values.filter(isDictionary).some((uri) => !table.get(uri, BASE).every(isWebTarget)),
  ],
  // Refers to a page in another file.
  [
    PDFName.of('Ref'),
    (table, values) => values.filter(isDictionary).some((other) => table.get(other, F).length > 0),
  ],
]);

/** Throws when a name contains a zero byte: readers written in C would end it there. */
const expectNoZero = (value) => {
  if (value instanceof PDFName && value.asString().includes('#00'))
    throw new DamagedError('A zero in a name');
};

const isActive = (table, dictionary, isStream) =>
  dictionary.entries().some(([key, value]) => {
    expectNoZero(key);
    return checks.get(key)?.(table, table.valuesOf(value), { dictionary, isStream }) ?? false;
  });

/**
 * Whether the object or a dictionary inside it is active, at any depth. References are not followed: the
 * objects they lead to are in the table too.
 */
const isActiveWithin = (table, top, isStream) => {
  const open = [top];
  while (open.length > 0) {
    const value = open.pop();
    expectNoZero(value);
    if (isDictionary(value) && isActive(table, value, isStream && value === top)) return true;
    if (isDictionary(value)) for (const inner of value.values()) open.push(inner);
    if (value instanceof PDFArray) for (const inner of value.asArray()) open.push(inner);
  }
  return false;
};

export const hasActiveObject = (table) =>
  table.all.some(({ value, stream }) => isActiveWithin(table, value, stream !== undefined)) ||
  table.trailers.some((trailer) => isActiveWithin(table, trailer, false));
