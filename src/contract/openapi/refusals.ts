import { refusal } from '../shapes/refusal';
import { UNEXPECTED_ERROR } from '../errors';
import type { Refusal } from '../wire';
import type { Components } from './components';

const SUPPORT_CODE = '4F7KNQXM';

export const refusalExample = (
  message = 'Il codice fiscale non è valido.',
  status: Refusal['status'] = 'bad_request',
): Refusal => ({ status, message, supportCode: SUPPORT_CODE });

const refusals = {
  400: ['Malformed', 'The request does not fit its schema', 'La richiesta non è valida.'],
  401: ['Unauthorized', 'No session, or one that has ended', 'La sessione si è chiusa.'],
  403: ['Forbidden', 'Not allowed for this session, or sent by another site', 'Operazione non consentita.'],
  404: ['NotFound', 'Missing, or of somebody else: the two are not told apart', 'Non trovato.'],
  413: ['TooLarge', 'The body is too large', 'Il file è troppo grande.'],
  415: ['UnsupportedType', 'The body has another content type', 'Il formato non è supportato.'],
  429: ['TooManyCalls', 'Too many calls: the same call may succeed later', 'Attendi qualche minuto.'],
  500: ['Failed', 'A fault of the service', UNEXPECTED_ERROR],
  503: ['Busy', 'The service is busy: the same call succeeds a little later', 'Servizio non disponibile.'],
} as const satisfies Readonly<Record<number, readonly [name: string, description: string, message: string]>>;

export const responseNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(refusals).map(([status, [name]]) => [status, name]),
);

const WAIT = {
  'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 0 } },
} as const;
const waiting = ['429', '503'];

export const refusalResponses = (components: Components): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, [name, description, message]]) => [
      name,
      {
        description,
        ...(waiting.includes(status) && { headers: WAIT }),
        content: {
          'application/json': {
            schema: components.refer(refusal),
            example: refusalExample(message, Number(status) >= 500 ? 'error' : 'bad_request'),
          },
        },
      },
    ]),
  );
