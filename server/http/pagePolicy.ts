/** Any other server that serves the app needs the same headers (`npm run csp`). */
import { EMPTY_STYLE, inlineHashesOf } from './inlineHashes';
import { serviceOrigins } from './serviceOrigins';

/** A year, as the preload lists require. For answers over TLS. */
export const HSTS = 'max-age=31536000; includeSubDomains';

export const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** `services`: origins that the page may call beside its own. Throws when config.json is no JSON. */
export const pagePolicy = (
  webFolder: string,
  services: readonly string[] = serviceOrigins(webFolder),
): string => {
  const inline = inlineHashesOf(webFolder);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    // Emotion writes its rules through the CSSOM of an empty style element. The policy allows the element but
    // no text in it.
    'style-src': ["'self'", EMPTY_STYLE, ...inline.styles],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', ...services],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

export const pageHeaders = (webFolder: string, services?: readonly string[]): Record<string, string> => ({
  'content-security-policy': pagePolicy(webFolder, services),
  ...fixedHeaders,
  'strict-transport-security': HSTS,
});
