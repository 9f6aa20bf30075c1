// How a back end may refuse, by statuses and bodies that the specification leaves open: what the app takes,
// and what leaves an applicant stuck.
import type { Change, Variant } from '../../fixtures/provider/variant';
import type { Entry, Lacking } from './plant';

const NEXT = 'POST /wgt/product/onboarding/next';
const CAP = 'POST /wgt/utils/dettaglicapfromegon';
const EMAIL_CODE = 'POST /wgt/validate/confermaemail';

const refused: Entry = { status: 'bad_request', message: 'Non disponibile' };
const untyped: Entry = { message: 'Non disponibile' };

const NO_REQUEST = 'Nessun processo trovato';

const isProbe = (asked: Entry): boolean => asked['number'] === null;

const beforeStart = (code: number, answer: Entry): Partial<Variant> => ({
  refusals: {
    [NEXT]: (usual, asked) => (usual['message'] === NO_REQUEST && isProbe(asked) ? answer : usual),
  },
  codes: { [NEXT]: (given) => (given === answer ? code : undefined) },
});

const unknownCap = (code: number, answer: Entry): Partial<Variant> => ({
  change: { [CAP]: (usual, asked) => (asked['capCode'] === '00000' ? answer : usual) },
  codes: { [CAP]: (given) => (given === answer ? code : undefined) },
});

const CODES = [
  EMAIL_CODE,
  'POST /wgt/validate/confermacellulare',
  'POST /wgt/resume/validate/cell',
  'POST /wgt/contact/validate/cell',
];

const wrongCode = (calls: readonly string[], answer: Entry): Partial<Variant> => ({
  refusals: Object.fromEntries(
    calls.map((call) => [call, (usual: Entry) => (usual['message'] === NO_REQUEST ? usual : answer)]),
  ),
  codes: Object.fromEntries(
    calls.map((call) => [call, (given: Entry) => (given === answer ? 401 : undefined)]),
  ),
});

const hasMessages = (value: unknown): boolean => JSON.stringify(value).includes('Campo obbligatorio');

const fieldMessages = (code: number, change: Change): Partial<Variant> => ({
  change: { [NEXT]: (answer, asked) => (hasMessages(answer) ? change(answer, asked) : answer) },
  codes: { [NEXT]: (answer) => (hasMessages(answer) ? code : undefined) },
});

const STAYS = [
  'contact-info',
  'address-info',
  'company-info',
  'self-certifications',
  'card',
  'identification',
  'contract',
].map((slug) => `onboardingNext: ${slug} with nothing filled in stays, with a message at a field`);

const STATUS_ALONE = [
  'POST /wgt/validate/codicefiscale',
  'POST /wgt/validate/email',
  EMAIL_CODE,
  'POST /wgt/validate/cellulare',
  'POST /wgt/validate/confermacellulare',
  'POST /user/biz/password',
  'POST /wgt/business/invitations',
  'POST /wgt/resume/send/cell',
  'POST /wgt/contact/send/cell',
  'POST /wgt/acol/save/pg',
  'POST /wgt/video/captcha',
  'POST /wgt/utils/presavisione',
  'POST /wgt/contact/document/updateKO',
];

const saying = (status: string): Partial<Variant> => ({
  change: Object.fromEntries(STATUS_ALONE.map((call) => [call, (answer: Entry) => ({ ...answer, status })])),
});

const WITHOUT_REQUEST = 'onboardingNext: with number null and no request: the app starts one';

export const taken: Readonly<Record<string, Partial<Variant>>> = {
  'refuses the probe before the start by HTTP 409': beforeStart(409, refused),
  'refuses the probe before the start by HTTP 401 without a status': beforeStart(401, untyped),
  'refuses the probe before the start by HTTP 501 without a status': beforeStart(501, untyped),
  'refuses the probe before the start by HTTP 500 with a status': beforeStart(500, refused),
  'refuses an unknown CAP by HTTP 404 without a status': unknownCap(404, untyped),
  'refuses an unknown CAP by HTTP 422': unknownCap(422, refused),
  'refuses wrong codes by HTTP 401': wrongCode(CODES, refused),
  'has the message of a wrong code in data': wrongCode(CODES, {
    status: 'bad_request',
    data: { message: 'Codice errato' },
  }),
  'has the messages of fields in data, beside a refusal': fieldMessages(422, ({ widgets }) => ({
    status: 'bad_request',
    message: null,
    data: { widgets },
  })),
  'judges the probe as a step with nothing filled in': { probe: 'judged' },
  "says 'OK' where nothing but the status is read": saying('OK'),
  'answers a resume by a plain success, and then the current step': {
    probe: 'current',
    change: {
      'POST /wgt/resume': () => ({ status: 'success' }),
      'POST /wgt/contact/resume': () => ({ status: 'success' }),
    },
  },
};

const DEAD_ENDS: readonly (readonly [number, Entry])[] = [
  [408, refused],
  [429, refused],
  [503, refused],
  [500, untyped],
];

export const refusing: readonly Lacking[] = [
  ...DEAD_ENDS.map(([code, answer]) => ({
    lacks: `a refusal of the probe that is neither a limit nor a fault: HTTP ${code}`,
    variant: beforeStart(code, answer),
    found: [WITHOUT_REQUEST],
  })),
  {
    lacks: 'a refusal of the probe where there is no request: it names a step',
    variant: beforeStart(200, { number: 2, name: 'Dati personali', widgets: [], guid: '' }),
    found: [WITHOUT_REQUEST],
  },
  ...[401, 403, 500].map((code) => ({
    lacks: `a refusal of an unknown CAP as such: HTTP ${code}`,
    variant: unknownCap(code, refused),
    found: ['dettagliCap: an unknown CAP has no place'],
  })),
  {
    lacks: 'the status in a refusal of a wrong code by HTTP 401',
    variant: wrongCode([EMAIL_CODE], untyped),
    found: ['confermaEmail: a wrong code is refused'],
  },
  {
    lacks: 'messages of fields at the top or in data of a refusal',
    variant: fieldMessages(422, ({ widgets }) => ({ ...refused, data: { step: { widgets } } })),
    found: STAYS,
  },
  {
    lacks: 'a status in the refusal of a step by HTTP 422',
    variant: fieldMessages(422, (answer) => answer),
    found: [
      ...STAYS.slice(0, 1),
      'onboardingNext: without widgets it is refused',
      'onboardingNext: with widgets of another type it is refused',
      ...STAYS.slice(1),
    ],
  },
];
