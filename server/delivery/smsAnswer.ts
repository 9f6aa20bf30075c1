/** Whether the body of a gateway's 2xx says that the message was taken (docs/decisions/delivery.md). */

const FAILURE_WORDS =
  'errors?|errore|err|ko|nok|fail|failed|failure|fallito|rejected|refused|denied|invalid|unauthorized|unauthenticated|forbidden|expired|undeliverable|undelivered';
/** A word of failure, and the rest of a property's name: error, error-text, errorCode. */
const FAILURE = new RegExp(
  `(?<![a-z])(?:${FAILURE_WORDS})(?:[-_ ]?(?:code|text|message|msg|description|number))?(?![a-z])`,
  'gi',
);
/**
 * What stands before or after such a word and takes its meaning away: no error, failed: 0, error=&, <error/>.
 */
const NEGATED = /(?:\bno|\bwithout|\b0)[\s_-]*$|<\/$/i;
const EMPTY = /^["']?\s*(?:=[ \t]*(?:$|[&;,\r\n])|[=:>]\s*["']?(?:0+|none|null|false)(?!\w)|\/>|>\s*<\/)/i;
/** A login page, or that of a proxy in between. */
const HTML = /^\s*<(?:!doctype\s+)?html/i;

const tellsFailure = (text: string): boolean =>
  [...text.matchAll(FAILURE)].some(
    ({ index, 0: word }) =>
      !NEGATED.test(text.slice(Math.max(0, index - 16), index)) &&
      !EMPTY.test(text.slice(index + word.length)),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Whether a property named after an error names one. */
const isFilled = (value: unknown): boolean => {
  if (isObject(value)) return Object.keys(value).length > 0;
  if (typeof value === 'string') return !/^(?:0+|ok|none|null|false|no[ _]errors?)?$/i.test(value.trim());
  return Boolean(value);
};
const isNumber = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value));
/** The codes of success that gateways share: 0, and those of HTTP. */
const isSuccessCode = (value: string | number): boolean =>
  Number(value) === 0 || (Number(value) >= 200 && Number(value) < 300);

/** What a property of that name says of the message. */
const saysFailed = (property: string, value: unknown): boolean => {
  const name = property.replace(/[-_ ]/g, '').toLowerCase();
  if (name.includes('error')) return isFilled(value);
  if (/^(?:success|ok)$/.test(name) && /^(?:0|false|no)$/i.test(String(value))) return true;
  if (/^(?:status|code|statuscode)$/.test(name) && isNumber(value)) return !isSuccessCode(value);
  if (!/^(?:status|result|success|ok|code|groupname|message|description|reason)$/.test(name)) return false;
  return value === false || (typeof value === 'string' && tellsFailure(value));
};

const holdsFailure = (body: unknown): boolean => {
  const waiting: unknown[] = [body];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObject(next)) continue;
    for (const [name, value] of Object.entries(next)) {
      if (saysFailed(name, value)) return true;
      if (isObject(value)) waiting.push(value);
    }
  }
  return false;
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * Where nothing is set. A word, a number or nothing at all is judged as text; JSON
 * that breaks off says nothing good.
 */
const looksTaken = (body: string): boolean => {
  const parsed = parse(body);
  if (isObject(parsed)) return !holdsFailure(parsed);
  return parsed !== false && !/^\s*[[{]/.test(body) && !HTML.test(body) && !tellsFailure(body);
};

/** The value at /a/0/b; undefined where there is none. */
const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        isObject(value) && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      body,
    );

/**
 * `success`: a text that the body must hold, or /path/to/property=value|value; unset, what
 * nothing speaks against was taken.
 */
export const wasTaken = (body: string, success: string | undefined): boolean => {
  if (success === undefined) return looksTaken(body);
  if (!success.startsWith('/')) return body.includes(success);
  const at = success.indexOf('=');
  const value = valueAt(parse(body), success.slice(0, at));
  return (
    !isObject(value) &&
    success
      .slice(at + 1)
      .split('|')
      .includes(String(value))
  );
};
