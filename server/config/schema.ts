/** The table of docs/configuration.md is printed from these settings (scripts/apiDocs.ts). */
import { Type, type Static } from 'typebox';
import { accessSettings } from './accessSettings';
import { deliverySettings } from './deliverySettings';
import { sealSettings } from './sealSettings';
import { count, list, oneOf, secret, text, url, type Setting } from './setting';

export const configSchema = Type.Object({
  HOST: text('a host name or address', { default: '127.0.0.1', description: 'address to listen on' }),
  PORT: count(0, 65_535, 'a port', { default: '3000', description: 'port to listen on' }),
  DATA_DIR: text('a folder', {
    default: '.data',
    description: 'folder of PGlite, documents and keys, unless the settings below put them elsewhere',
  }),
  WEB_DIR: text('a folder', { default: 'dist/web', description: 'folder of the built web app' }),
  BRAND_DIR: Type.Optional(
    text('a folder', {
      unset: 'the brand of the build',
      description: 'folder of the brand: messages, contracts ([brand](brand.md))',
    }),
  ),
  DATABASE_URL: url(['postgres', 'postgresql'], {
    unset: 'PGlite in `DATA_DIR/db`',
    description: 'PostgreSQL. PGlite serves one process only',
  }),
  DATABASE_POOL_SIZE: count(1, 200, 'connections', {
    default: '10',
    description:
      "connections of one process. The sum over all processes stays below the server's `max_connections`",
  }),
  DOCUMENTS_URL: url(['https', 'http', 's3', 'file'], {
    unset: '`DATA_DIR/documents`',
    description:
      'document store: `file:///…` or `s3://bucket/prefix?endpoint=…&region=…` ([stored-files](decisions/stored-files.md#the-store)); the credentials of `s3://` are those of the AWS environment: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, profiles, roles',
  }),
  CODE_KEY: secret({
    unset: 'created in `DATA_DIR`',
    description:
      'key of the hashes of one-time codes, of look-up hashes and of draft keys; the same for all processes',
  }),
  ENCRYPTION_KEYS: list('^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=$', {
    expected: 'id:key separated by commas, each key 32 bytes in base64',
    default: '',
    unset: 'created in `DATA_DIR`',
    description:
      '`id:base64`, separated by commas. The first key encrypts. Without these keys nothing stored can be read ([encryption](decisions/encryption-and-retention.md#encryption))',
  }),
  RETENTION_DAYS: count(1, 3650, 'days', {
    default: '30',
    description:
      'days after which a request that was not signed is erased ([retention](operations.md#retention))',
  }),
  EVIDENCE_YEARS: count(0, 50, 'years', {
    default: '20',
    description:
      'years after the signature for which what proves a request stays when the request is erased; 0: nothing stays ([evidence](operations.md#evidence))',
  }),
  ...sealSettings,
  ...deliverySettings,
  ...accessSettings,
  PRODUCT_CODES: list('^[A-Za-z0-9_-]{1,40}$', {
    minItems: 1,
    expected: 'product codes separated by commas',
    default: 'DITTA_INDIVIDUALE',
    description: 'products for which a request may be started. Product info names the first',
  }),
  STEP_NUMBERING: oneOf(['A', 'B'], {
    default: 'A',
    description: '`A` numbers the steps from 1, `B` from 0 ([steps](decisions/steps.md#numbers))',
  }),
  EXCLUDED_PROVINCES: list('^[A-Z]{2}$', {
    expected: "provinces' two letters separated by commas",
    default: 'VS',
    description: 'provinces that the look-ups leave out',
  }),
  EXTRA_WIDGETS: Type.Array(
    oneOf(['tutore', 'dettaglioAttivita', 'altriDocumenti'], { description: 'an optional widget' }),
    {
      expected: 'tutore, dettaglioAttivita, altriDocumenti',
      default: '',
      description: 'optional widgets: `tutore`, `dettaglioAttivita`, `altriDocumenti`',
    },
  ),
  NODE_ENV: oneOf(['development', 'production', 'test'], {
    default: 'development',
    description:
      '`development`, `test` or `production`. `production` disables the sandbox and requires `MAIL_FROM`, `SMTP_URL`, a gateway for SMS, `CODE_KEY` and `ENCRYPTION_KEYS`, and a `legalLine` of the provider in `config.json`',
  }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    default: 'info',
    description:
      '`fatal`, `error`, `warn`, `info`, `debug` or `silent`; the end of the [audit’s chain](security.md#audit) is logged at all but `silent`',
  }),
});
export type Config = Readonly<Static<typeof configSchema>>;

export const declaredSettings = (): readonly (readonly [
  name: string,
  Setting & { readonly type: string },
])[] => Object.entries(configSchema.properties as object) as [string, Setting & { readonly type: string }][];
