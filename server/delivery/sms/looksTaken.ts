/** Guesses whether the body of a 2xx answer accepts the message (docs/decisions/delivery.md). */
import { parseJson } from '../../domain/parseJson';

const FAILURE_WORDS =
  'errors?|errore|err|ko|nok|fail|failed|failure|fallito|rejected|refused|denied|invalid|unauthorized|unauthenticated|forbidden|expired|undeliverable|undelivered';
/** A word of failure with the rest of a property name: error, error-text, errorCode. */
const FAILURE = new RegExp(
  `(?<![a-z])(?:${FAILURE_WORDS})(?:[-_ ]?(?:code|text|message|msg|description|number))?(?![a-z])`,
  'gi',
);
/** Text before or after such a word that negates it: no error, failed: 0, error=&, <error/>. */
const NEGATED = /(?:\bno|\bwithout|\b0)[\s_-]*$|<\/$/i;
const EMPTY = /^["']?\s*(?:=[ \t]*(?:$|[&;,\r\n])|[=:>]\s*["']?(?:0+|none|null|false)(?!\w)|\/>|>\s*<\/)/i;
/** A login page, or an error page of a proxy. */
const HTML = /^\s*<(?:!doctype\s+)?html/i;

const containsFailure = (text: string): boolean =>
  [...text.matchAll(FAILURE)].some(
    ({ index, 0: word }) =>
      !NEGATED.test(text.slice(Math.max(0, index - 16), index)) &&
      !EMPTY.test(text.slice(index + word.length)),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Whether the value of an error property names an error. */
const isFilled = (value: unknown): boolean => {
  if (isObject(value)) return Object.keys(value).length > 0;
  if (typeof value === 'string') return !/^(?:0+|ok|none|null|false|no[ _]errors?)?$/i.test(value.trim());
  return Boolean(value);
};
const isNumber = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value));
/** Codes that gateways use for success: 0, and the 2xx of HTTP. */
const isSuccessCode = (value: string | number): boolean =>
  Number(value) === 0 || (Number(value) >= 200 && Number(value) < 300);

/** Whether a property with this name and value reports a failure. */
const saysFailed = (property: string, value: unknown): boolean => {
  const name = property.replace(/[-_ ]/g, '').toLowerCase();
  if (name.includes('error')) return isFilled(value);
  if (/^(?:success|ok)$/.test(name) && /^(?:0|false|no)$/i.test(String(value))) return true;
  if (/^(?:status|code|statuscode)$/.test(name) && isNumber(value)) return !isSuccessCode(value);
  if (!/^(?:status|result|success|ok|code|groupname|message|description|reason)$/.test(name)) return false;
  return value === false || (typeof value === 'string' && containsFailure(value));
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

/**
 * Judges an answer when no success text is configured. A word, a number or an empty body is judged as text;
 * truncated JSON is a failure.
 */
export const looksTaken = (body: string): boolean => {
  const parsed = parseJson(body);
  if (isObject(parsed)) return !holdsFailure(parsed);
  return parsed !== false && !/^\s*[[{]/.test(body) && !HTML.test(body) && !containsFailure(body);
};
