/** The service's settings, and which values of each are valid. */
import { Type, type Static } from 'typebox';
import { deliverySettings, mailbox } from './deliverySettings';

/** The description of a setting is the text of the error for a wrong value. */
const url = (...schemes: string[]) =>
  Type.Optional(
    Type.String({
      pattern: `^(?:${schemes.join('|').replaceAll('+', '\\+')})://\\S+$`,
      description: `an address ${schemes.join(':// or ')}://`,
    }),
  );
/** Rejects the placeholder of deploy/env.example. */
const secret = () =>
  Type.Optional(
    Type.String({
      pattern: '^(?!CHANGE-ME).{16,}$',
      description: 'at least 16 characters, not those of the example',
    }),
  );
const minutes = Type.Integer({ minimum: 1, maximum: 1440, description: 'minutes from 1 to 1440' });
const text = (description: string) => Type.String({ minLength: 1, description });
const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: values, description: values.join(', ') });

export const configSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, description: 'a port from 0 to 65535' }),
  HOST: text('a host name or address'),
  DATA_DIR: text('a folder'),
  /** Folder of the built web app. */
  WEB_DIR: text('a folder'),
  /** Folder of the brand; if unset, the built-in one (server/brand). */
  BRAND_DIR: Type.Optional(text('a folder')),
  DATABASE_URL: url('postgres', 'postgresql'),
  DOCUMENTS_URL: url('https', 'http', 's3', 'file'),
  /**
   * smtps: TLS from the first byte. smtp: STARTTLS, optional only for a server on this machine.
   * smtp+insecure: not encrypted.
   */
  SMTP_URL: url('smtps', 'smtp', 'smtp+insecure'),
  SMS_GATEWAY_URL: url('https', 'http'),
  /** What the gateway's answer contains when it accepted a message (docs/decisions/delivery.md). */
  SMS_GATEWAY_SUCCESS: Type.Optional(
    Type.String({
      pattern: '^(?:[^/].*|(?:/[^/=]+)+=.+)$',
      description: 'a text, or /path/to/property=value|value',
    }),
  ),
  /** 'on' opens the sandbox to everybody, 'off' closes it. If unset, only this machine may use it. */
  SANDBOX: Type.Optional(oneOf('on', 'off')),
  /** 'on' makes the sandbox a mock back end for integrators (docs/conformance.md). */
  MOCK: Type.Optional(oneOf('on', 'off')),
  STEP_NUMBERING: oneOf('A', 'B'),
  NODE_ENV: oneOf('development', 'production', 'test'),
  /** Key for the hashes of codes, the same on all replicas. If unset, one is created and kept in DATA_DIR. */
  CODE_KEY: secret(),
  /**
   * Keys for encryption at rest; the first encrypts new data. If unset, one is created and kept in DATA_DIR.
   */
  ENCRYPTION_KEYS: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=$' }), {
    description: 'id:key separated by commas, each key 32 bytes in base64',
  }),
  /** Proxies that are trusted to name the client's address and the use of TLS. */
  TRUST_PROXY: Type.Array(
    Type.String({ pattern: '^(?:loopback|linklocal|uniquelocal|[0-9a-fA-F:.]+(?:/\\d{1,3})?)$' }),
    {
      description: 'addresses, ranges, loopback or uniquelocal, separated by commas',
    },
  ),
  /**
   * Multiplies most rate limits, for many applicants behind one address. The limits of one-time codes and of
   * uploads per request stay.
   */
  RATE_LIMIT_FACTOR: Type.Integer({ minimum: 1, maximum: 1000, description: 'a factor from 1 to 1000' }),
  /** Days without a change after which an unsigned request is erased. */
  RETENTION_DAYS: Type.Integer({ minimum: 1, maximum: 3650, description: 'days from 1 to 3650' }),
  DATABASE_POOL_SIZE: Type.Integer({ minimum: 1, maximum: 200, description: 'connections from 1 to 200' }),
  /** Token that allows reading /metrics. If unset, only this machine may read it. */
  METRICS_TOKEN: secret(),
  /**
   * Public address of the app, for links in the review's e-mails. If unset, the one that is called.
   * `rules.ts` says what it may hold.
   */
  APP_URL: url('https', 'http'),
  /** Whether a review is concluded by another reviewer than the one who accepted the documents. */
  REVIEW_FOUR_EYES: oneOf('on', 'off'),
  /** Where changes of requests are sent (docs/review.md). */
  WEBHOOK_URL: url('https', 'http'),
  /** Keys of the signatures; each event is signed with all of them. */
  WEBHOOK_SECRET: Type.Array(Type.String({ pattern: '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$' }), {
    description: 'whsec_ and 24 to 64 bytes in base64; two separated by commas while one is replaced',
  }),
  /** Origins of the app's pages, if it is served by another host than the service (docs/integration.md). */
  WEB_ORIGINS: Type.Array(Type.String({ pattern: '^https?://[\\w.:\\[\\]-]+$' }), {
    description: 'origins as https://conto.example.it, separated by commas',
  }),
  /** Whether those pages are of another site than the service, whose browsers then ask more of a cookie. */
  SESSION_COOKIE: oneOf('same-site', 'cross-site'),
  /** Product codes that a request may be started for. Product info names the first. */
  PRODUCT_CODES: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), {
    minItems: 1,
    description: 'product codes separated by commas',
  }),
  /** Two-letter codes of the provinces that the look-ups leave out. */
  EXCLUDED_PROVINCES: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
    description: "provinces' two letters separated by commas",
  }),
  /** Optional widgets that this deployment asks for. */
  EXTRA_WIDGETS: Type.Array(oneOf('tutore', 'dettaglioAttivita', 'altriDocumenti'), {
    description: 'tutore, dettaglioAttivita, altriDocumenti',
  }),
  SESSION_IDLE_MINUTES: minutes,
  SESSION_MAX_MINUTES: minutes,
  /** Limit on the announced bytes of running uploads, for the whole process. */
  UPLOAD_BUDGET_MB: Type.Integer({ minimum: 1, maximum: 65_536, description: 'megabytes from 1 to 65536' }),
  /** Limit on connections (behind a trusted proxy: calls) of an address at once, times RATE_LIMIT_FACTOR. */
  CONNECTIONS_PER_ADDRESS: Type.Integer({
    minimum: 1,
    maximum: 4096,
    description: 'connections from 1 to 4096',
  }),
  MAIL_FROM: Type.String(mailbox),
  ...deliverySettings,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
});
export type Config = Readonly<Static<typeof configSchema>>;
