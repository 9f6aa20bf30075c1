import { Type } from 'typebox';
import { count, list, oneOf, secret, url } from './setting';

export const accessSettings = {
  APP_URL: url(['https', 'http'], {
    unset: 'where the reviewer called',
    description:
      'public address of the app, for links in the e-mails of the [review](review.md); an address with or without a path, `https://` in production (`http://` for this machine only)',
  }),
  WEB_ORIGINS: list('^https?://[\\w.:\\[\\]-]+$', {
    expected: 'origins as https://conto.example.it, separated by commas',
    default: '',
    description:
      "origins of the app's pages if another host serves them, separated by commas ([integration](integration.md#two-origins))",
  }),
  SESSION_COOKIE: oneOf(['same-site', 'cross-site'], {
    default: 'same-site',
    description:
      '`cross-site` if those pages are of another site than the service ([integration](integration.md#two-origins))',
  }),
  SESSION_IDLE_MINUTES: count(1, 1440, 'minutes', {
    default: '10',
    description: 'idle timeout of a session',
  }),
  SESSION_MAX_MINUTES: count(1, 1440, 'minutes', { default: '120', description: 'lifetime of a session' }),
  TRUST_PROXY: list('^(?:loopback|linklocal|uniquelocal|[0-9a-fA-F:.]+(?:/\\d{1,3})?)$', {
    expected: 'addresses, ranges, loopback or uniquelocal, separated by commas',
    default: '',
    description:
      "proxies whose headers about the client's address and TLS are trusted: `loopback` for nginx on the same machine",
  }),
  RATE_LIMIT_FACTOR: Type.Integer({
    minimum: 1,
    maximum: 1000,
    expected: 'a factor from 1 to 1000',
    default: '1',
    description:
      'multiplies the rate limits by network address and identity (1 to 1000), also codes to many people from one network, but not the other limits of one-time codes ([limits](operations.md#rate-limits))',
  }),
  UPLOAD_BUDGET_MB: count(1, 65_536, 'megabytes', {
    default: '256',
    description:
      'announced megabytes of all uploads in progress in one process. One client address may use a quarter',
  }),
  CONNECTIONS_PER_ADDRESS: count(1, 4096, 'connections', {
    default: '64',
    description: 'open connections of one client address. Behind a trusted proxy: its calls in progress',
  }),
  SANDBOX: Type.Optional(
    oneOf(['on', 'off'], {
      unset: 'this machine only',
      description:
        '`on`: everybody who reaches the service may read codes and review requests; refused in production and beside a gateway. `off`: nobody',
    }),
  ),
  MOCK: Type.Optional(
    oneOf(['on', 'off'], {
      unset: 'off',
      description:
        '`on`: a mock back end for integrators ([conformance](conformance.md)), which `npm start -- --mock` sets; refused in production and beside a gateway',
    }),
  ),
  METRICS_TOKEN: secret({
    unset: 'this machine only',
    description: 'bearer token that allows reading `/metrics` from elsewhere',
  }),
  REVIEW_FOUR_EYES: oneOf(['on', 'off'], {
    default: 'off',
    description: '`on`: no reviewer ends a review alone, whichever way ([review](review.md#reviewers))',
  }),
  WEBHOOK_URL: url(['https', 'http'], {
    description:
      'address that is told of each change of a signed request ([webhooks](review.md#webhooks)); `https://` in production',
  }),
  WEBHOOK_SECRET: list('^whsec_[A-Za-z0-9+/]{32,88}={0,2}$', {
    expected: 'whsec_ and 24 to 64 bytes in base64; two separated by commas while one is replaced',
    default: '',
    description:
      "key of the webhooks' signatures: `whsec_` and base64; two separated by a comma while it is replaced",
  }),
};
