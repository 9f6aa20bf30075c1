import { endpointOf, type EndpointName } from '../../src/contract/endpoints';
import { looseFields } from '../../src/contract/loose';
import { isRefusal } from '../../src/contract/refusal';
import type { ResponseOf } from '../../src/contract/wire';
import { answerErrors } from './answers';
import { told, type Browser, type Fields, type Reply } from './http/browser';
import { Blocked, type Kit } from './kit';
import { readerOf } from './readers';

const isSuccess = ({ httpStatus }: Reply): boolean => httpStatus >= 200 && httpStatus < 300;
export const isRefused = (name: EndpointName, { body }: Reply): boolean =>
  isRefusal(endpointOf(name), body?.status);

export const isTaken = (name: EndpointName, reply: Reply): boolean =>
  isSuccess(reply) && reply.json !== undefined && !isRefused(name, reply);

/**
 * Throws Blocked if it was not taken. The app reads an answer leniently, or nothing but its status: the
 * declared form is advised.
 */
export const taken = <E extends EndpointName>(
  { report, settings }: Kit,
  name: E,
  reply: Reply,
  what = 'is taken',
): ResponseOf<E> => {
  const isIt = isTaken(name, reply);
  report.check(
    name,
    what,
    isIt,
    'a success: HTTP 2xx with JSON, whose status says nothing else',
    told(reply),
  );
  if (!isIt) throw new Blocked(`${name} was not taken`);
  const errors = answerErrors(name, reply.json);
  const read = readerOf(name, settings.names);
  const form = `${what}: the answer is as declared`;
  report.advised(name, form, errors.length === 0, 'what the contract declares', errors.join('; '));
  return (read ? read(reply.json) : reply.json) as ResponseOf<E>;
};

export const good = async <E extends EndpointName>(
  kit: Kit,
  name: E,
  input?: Fields,
  what?: string,
): Promise<ResponseOf<E>> => taken(kit, name, await kit.browser.send(name, input), what);

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** At its top or in `data`; '' without one. */
export const messageIn = ({ body }: Reply): string =>
  words(body?.message) || words(looseFields(body?.data).message);

/** Returns the message; '' without one. */
export const refused = ({ report }: Kit, name: EndpointName, what: string, reply: Reply): string => {
  const message = messageIn(reply);
  const is4xx = reply.httpStatus >= 400 && reply.httpStatus < 500;
  // A file's call is refused by its status. A step's fields come back with their messages.
  const isIt =
    endpointOf(name).answer === 'blob' ? is4xx : (isSuccess(reply) || is4xx) && isRefused(name, reply);
  const isSaid = endpointOf(name).answer === 'blob' || message !== '';
  report.check(
    name,
    what,
    isIt && isSaid,
    isIt ? 'a message for the applicant' : "a refusal: status 'bad_request' or 'error', not HTTP 5xx",
    told(reply),
  );
  return message;
};

/**
 * The app never makes the call in this way: a back end that does not refuse it is acceptable, one that breaks
 * is not.
 */
export const guarded = (kit: Kit, name: EndpointName, what: string, reply: Reply): void => {
  if (isRefused(name, reply) || !isSuccess(reply)) return void refused(kit, name, what, reply);
  kit.report.advised(name, what, false, 'a refusal', told(reply));
};

export const listIn = <T>(data: readonly T[]): readonly T[] => {
  const came: unknown = data;
  return Array.isArray(came) ? (came as readonly T[]) : [];
};

type Schema = Readonly<Record<string, unknown>>;

const propertiesOf = (name: EndpointName): readonly (readonly [string, Schema])[] =>
  Object.entries((endpointOf(name).request?.properties ?? {}) as Readonly<Record<string, Schema>>);

const without = (input: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(input).filter(([field]) => field !== name));

/** `input` is valid. Only the first field is tried: each call counts towards the back end's rate limits. */
export const malformedIsRefused = async (kit: Kit, name: EndpointName, input: Fields): Promise<void> => {
  const { parameters, request } = endpointOf(name);
  const field = propertiesOf(name).find(
    ([one]) => !parameters.includes(one) && (request?.required ?? []).includes(one),
  )?.[0];
  if (field === undefined) return;
  const { browser } = kit;
  guarded(kit, name, `without ${field} it is refused`, await browser.send(name, without(input, field)));
  if (endpointOf(name).query.length > 0) return;
  const other = { ...input, [field]: { of: 'another type' } };
  guarded(kit, name, `with ${field} of another type it is refused`, await browser.send(name, other));
};

const valueFor = (schema: Schema): unknown => {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return (schema.enum as readonly unknown[])[0];
  if (Array.isArray(schema.anyOf)) return valueFor((schema.anyOf as readonly Schema[])[0] ?? {});
  if (schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [];
  return schema.type === 'object' ? {} : 'sconosciuto';
};

const anyInput = (name: EndpointName): Fields =>
  Object.fromEntries(propertiesOf(name).map(([field, schema]) => [field, valueFor(schema)]));

export const sendAny = (browser: Browser, name: EndpointName): Promise<Reply> =>
  endpointOf(name).body === 'multipart'
    ? browser.upload(name, anyInput(name) as Readonly<Record<string, string>>, {
        filename: 'a.txt',
        contentType: 'text/plain',
        content: Buffer.from('a'),
      })
    : browser.send(name, endpointOf(name).request ? anyInput(name) : undefined);
