import { Type, type Static } from 'typebox';
import { Errors } from 'typebox/value';
import { ConfigError } from '../../config';
import { isLoopbackName } from '../../machine/thisMachine';
import { parseJson } from '../../domain/parseJson';

const NAMES = ['to', 'toPlain', 'to00', 'text', 'sender', 'id', 'user', 'password', 'basic'] as const;
export type PlaceholderValues = Readonly<Record<(typeof NAMES)[number], string>>;

const exact = { additionalProperties: false };
const pattern = Type.String({ format: 'regex' });
/** Path of a property in the JSON answer, as in /messages/0/status; '' for the whole body as text. */
const path = Type.String({ pattern: '^(?:/[^/]+)*$' });
/** Regular expressions by path: all must match. At least one: many gateways refuse with status 200. */
const matches = Type.Record(path, pattern, { minProperties: 1 });

const templateSchema = Type.Object(
  {
    method: Type.Optional(Type.Union([Type.Literal('POST'), Type.Literal('GET'), Type.Literal('PUT')])),
    /** Placeholders in the path and the query are percent-encoded. */
    url: Type.String({ pattern: '^https?://\\S+$' }),
    headers: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-]+$' }), Type.String())),
    form: Type.Union([Type.Literal('json'), Type.Literal('form'), Type.Literal('query')]),
    body: Type.Record(Type.String(), Type.Unknown()),
    /** Added to the body when the text does not fit the alphabet of GSM. */
    unicode: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    success: Type.Object({ status: Type.Array(Type.Integer(), { minItems: 1 }), match: matches }, exact),
    /** The gateway takes no message at the moment; HTTP 429 always means that. */
    throttled: Type.Optional(Type.Object({ match: matches }, exact)),
    messageId: Type.Optional(path),
    reason: Type.Optional(Type.Array(path)),
  },
  exact,
);
export type SmsTemplate = Readonly<Static<typeof templateSchema>>;

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;
/** A header cannot hold every text, nor a log of headers the number. */
const IN_HEADERS: readonly string[] = ['sender', 'id', 'user', 'password', 'basic'];

export const fill = (
  text: string,
  values: PlaceholderValues,
  encode: (value: string) => string = String,
): string => text.replace(PLACEHOLDER, (_, name: keyof PlaceholderValues) => encode(values[name]));

const ANY_VALUES = Object.fromEntries(NAMES.map((name) => [name, 'x'])) as PlaceholderValues;

const placeholdersIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placeholdersIn) : [];
};

/** The text quotes no value but a placeholder. */
const faultOf = ({ url, headers = {}, form, body, unicode = {}, method }: SmsTemplate) => {
  const known: readonly string[] = NAMES;
  const unknown = placeholdersIn([url, headers, body, unicode]).find((name) => !known.includes(name));
  if (unknown !== undefined) return `{${unknown}} is no placeholder; there are ${NAMES.join(', ')}`;
  const inHeader = placeholdersIn(headers).find((name) => !IN_HEADERS.includes(name));
  if (inHeader !== undefined) return `{${inHeader}} cannot be in a header`;
  const filled = fill(url, ANY_VALUES);
  if (!URL.canParse(filled)) return 'url is not an address';
  const { origin, protocol, hostname, username, password } = new URL(filled);
  if (username !== '' || password !== '') return 'credentials are in a header: "Basic {basic}"';
  if (!url.startsWith(origin)) return 'url has no placeholder before its path, and no default port';
  if (protocol === 'http:' && !isLoopbackName(hostname)) return 'url begins with https://';
  const isFlat = [...Object.values(body), ...Object.values(unicode)].every((one) => typeof one === 'string');
  if (form !== 'json' && !isFlat) return `form ${form} has a body of texts only`;
  if (method === 'GET' && form !== 'query') return 'method GET has form query';
  const said = [url, ...Object.values(body), ...Object.values(unicode)];
  return placeholdersIn(said).includes('text') ? undefined : '{text} is in the body or the url';
};

/** Throws ConfigError, whose message quotes none of the values. */
export const readTemplate = (json: string): SmsTemplate => {
  const invalid = (why: string) => new ConfigError(`Setting SMS_TEMPLATE is not valid: ${why}`);
  const raw = parseJson(json);
  if (raw === undefined) throw invalid('it is not JSON, or a file of JSON');
  const [failure] = Errors(templateSchema, raw);
  if (failure) {
    const { instancePath: place, message, keyword } = failure;
    throw invalid(`${place || 'the template'} ${keyword === 'boolean' ? 'is not known' : message}`);
  }
  const template = raw as SmsTemplate;
  const fault = faultOf(template);
  if (fault !== undefined) throw invalid(fault);
  return template;
};
