/** Whether the body of a gateway's 2xx says that the message was taken (docs/decisions/delivery.md). */

const FAILURE_WORDS =
  'error|errore|err|ko|nok|fail|failed|failure|fallito|rejected|refused|denied|invalid|unauthorized';
const FAILURE = new RegExp(`^\\W*(?:${FAILURE_WORDS})(?![a-z])`, 'i');
/** KO, status=KO, or a page of HTML: that of a login, or of somebody in between. */
const FAILURE_LINE = new RegExp(
  `^\\W*(?:(?:status|result)\\s*[=:]\\s*)?(?:${FAILURE_WORDS})(?![a-z])|^\\s*<(?:!doctype\\s+)?html`,
  'i',
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFilled = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : Boolean(value);

/** What a property of that name says of the message. */
const saysFailed = (name: string, value: unknown): boolean => {
  if (/^errors?$/i.test(name)) return isFilled(value);
  if (!/^(?:status|result|success|ok)$/i.test(name)) return false;
  return value === false || (typeof value === 'string' && FAILURE.test(value));
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

/** Where nothing is set. A word, a number or nothing at all is judged as text; JSON that breaks off says nothing good. */
const looksTaken = (body: string): boolean => {
  const parsed = parse(body);
  if (isObject(parsed)) return !holdsFailure(parsed);
  return parsed !== false && !/^\s*[[{]/.test(body) && !FAILURE_LINE.test(body);
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

/** `success`: a text that the body must hold, or /path/to/property=value|value; unset, what nothing speaks against was taken. */
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
