import fc from 'fast-check';
import { Compile } from 'typebox/schema';
import { contactApi } from '../../src/api/contact';
import { customerApi } from '../../src/api/customer';
import { invitationsApi } from '../../src/api/invitations';
import { lookupsApi } from '../../src/api/lookups';
import { onboardingApi } from '../../src/api/onboarding';
import { paperworkApi } from '../../src/api/paperwork';
import { questionnaireApi } from '../../src/api/questionnaire';
import { supportApi } from '../../src/api/support';
import { uploadsApi } from '../../src/api/uploads';
import { validationApi } from '../../src/api/validation';
import { answerSchemas } from '../../src/contract/answers';
import { endpointNames, endpoints, type EndpointName } from '../../src/contract/endpoints';
import { isApiError } from '../../src/contract/errors';
import { parseStep } from '../../src/state/parseStep';
import { createAppStore } from '../../src/state/store';
import { config } from '../flows/support';
import { isDeep } from '../setup/depth';
import { wildAnswer, type Schema } from './wildAnswers';

jest.mock('../../src/api/uploading', () => ({
  sendForm: async () => ({ status: 200, body: await (await fetch('')).blob() }),
}));

const families = [
  contactApi, customerApi, invitationsApi, lookupsApi, onboardingApi, paperworkApi, questionnaireApi,
  supportApi, uploadsApi, validationApi,
]; // prettier-ignore
const slices: Readonly<Record<string, unknown>> = Object.assign({}, ...families.map((one) => one.endpoints));
const initiable = slices as Readonly<
  Record<string, { readonly initiate: (request: object, options: object) => never }>
>;

let body: unknown;
beforeEach(() => {
  globalThis.fetch = async () => new Response(JSON.stringify(body ?? null));
});

const { store } = createAppStore({ config, location: window.location });
const call = async (name: EndpointName, answer: unknown): Promise<{ data?: unknown; error?: unknown }> => {
  body = answer;
  const request = Object.fromEntries(endpoints[name].parameters.map((one) => [one, 'x']));
  const asked = initiable[name]?.initiate(request, { forceRefetch: true, track: false });
  return store.dispatch(asked as never);
};

/** The specification fixes no pattern, and the entries of a step's own lists are read where they are used. */
const relaxed = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'pattern' ? undefined : ['invitations', 'contracts', 'paperworkList'].includes(key) ? {} : value,
  );
const fits = (schema: Schema) => {
  const validator = Compile(relaxed(schema) as Record<string, unknown>);
  return (value: unknown): string => {
    const [isFit, errors] = validator.Errors(value);
    return isFit ? '' : errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');
  };
};

const declared: Readonly<Partial<Record<EndpointName, Schema>>> = answerSchemas;
const isStep = (name: EndpointName): boolean => 'widgets' in ((declared[name] as never)['properties'] ?? {});
const read = endpointNames.filter((name) => declared[name] && !isStep(name) && name !== 'invitations');
const steps = endpointNames.filter((name) => declared[name] && isStep(name));

const RUNS = { numRuns: isDeep ? 150 : 40 };

it.each(read)('%s is read into its declared shape, with any part missing or wrong', async (name) => {
  const schema = declared[name] ?? {};
  const misfit = fits(schema);
  await fc.assert(
    fc.asyncProperty(wildAnswer(schema), async (answer) => {
      const { data, error } = await call(name, answer);
      if (error !== undefined) expect(isApiError(error)).toBe(true);
      else expect(misfit(data)).toBe('');
      // A recording holds what was read: replayed, it is read again.
      if (error === undefined) expect((await call(name, data)).data).toEqual(data);
    }),
    RUNS,
  );
});

it('a step is read into its declared shape, with any part missing or wrong', () => {
  expect(steps).toHaveLength(6);
  const schema = answerSchemas.onboardingNext;
  const misfit = fits(schema);
  fc.assert(
    fc.property(wildAnswer(schema), (answer) => {
      if (typeof answer !== 'object' || answer === null) return;
      const step = parseStep(answer);
      expect(misfit({ status: 'success', ...step })).toBe('');
      expect(parseStep(step)).toEqual(step);
    }),
    { numRuns: isDeep ? 500 : 150 },
  );
});

const person = {
  nome: 'Mario',
  cognome: 'Rossi',
  codiceFiscale: 'RSSMRA80A01H501U',
  email: 'm@example.it',
  cellulare: '3331234567',
  pec: '',
  telefonoAziendale: '',
};
const town = { comune: 'Roma', codice: 'H501' };
const list = [town, { comune: 'Milano', codice: 'F205' }];

it.each<[EndpointName, unknown, readonly unknown[]]>([
  [
    'customerInfo',
    { customerInfo: { productCustomer: person } },
    [
      { customerInfo: { cliente: person } },
      { customerInfo: person },
      { data: { customerInfo: { c: person } } },
      person,
    ],
  ],
  [
    'comuni',
    { data: list },
    [
      list,
      { comuni: list },
      { data: { data: list } },
      { data: { lista: list } },
      { errorMessage: [], comuni: list },
    ],
  ],
  [
    'documentInfo',
    { data: { videoUploaded: true } },
    [{ data: { data: { videoUploaded: 'true' } } }, { videoUploaded: 1 }, { videoUploaded: 'TRUE' }],
  ],
  [
    'contactNext',
    { data: { name: 'list' } },
    [{ name: 'list' }, { name: 'LIST' }, { data: { data: { name: 'list' } } }],
  ],
  [
    'contactNext',
    { data: { name: 'validate' } },
    [{}, { data: null }, { name: 'validate/otp' }, { data: { name: 7 } }],
  ],
  ['contactStart', { data: { name: 'identify' } }, [{}, { data: [] }]],
  ['checkCustomerInfo', { data: { stato: 'A' } }, [{ data: { stato: ' a' } }]],
  [
    'contactList',
    { data: [{ status: 'DOCUMENTO DI IDENTITA KO' }, { status: 'DA COMPLETARE' }, { status: 'Sospesa' }] },
    [
      [{ status: 'Documento di identità KO' }, { status: 'da_completare' }, { status: 'Sospesa' }],
      [{ status: "DOCUMENTO DI IDENTITA' KO " }, { status: 'Da Completare' }, { status: 'Sospesa' }],
    ],
  ],
  [
    'paperworkList',
    { data: [{ sign: 'never_uploaded', azioni: 'upload', feedback: 'KO: sfocata' }] },
    [
      [{ sign: 'NEVER_UPLOADED', azioni: 'Upload', feedback: 'Ko: sfocata' }],
      [{ sign: 'never_uploaded', azioni: ['UPLOAD'], feedback: 'KO: sfocata' }],
    ],
  ],
  [
    'settoriAziende',
    { data: [{ key: '614', value: 'Costruzioni' }] },
    [
      [{ value: '614', label: 'Costruzioni' }],
      [{ codice: 614, descrizione: 'Costruzioni' }],
      [{ key: '614', settore: 'Costruzioni' }],
    ],
  ],
  ['tipiSocieta', { data: [{ value: '1##Ditta' }] }, [['1##Ditta'], [{ id: 1, descrizione: 'Ditta' }]]],
  [
    'generateCaptcha',
    { data: { nome: 'Mario', cognome: 'Rossi', captcha: 'sole' } },
    [{ nome: 'Mario', cognome: 'Rossi', captcha: 'sole' }],
  ],
])('%s is read alike from every form of the same answer', async (name, usual, others) => {
  const { data } = await call(name, { status: 'success', ...(usual as object) });
  expect(data).toMatchObject(usual as object);
  for (const other of others) {
    const answer = Array.isArray(other) ? (other as unknown) : { status: 'success', ...(other as object) };
    expect((await call(name, answer)).data).toEqual(data);
  }
});

it('of a call that has no list, a bare list is no answer', async () => {
  expect((await call('confermaEmail', [1])).error).toBeDefined();
});

// Nobody signs, or gives back, a part of what the back end means by all.
it.each(['signContractList', 'paperworkList'] as const)(
  'of %s nothing is read where one document cannot be',
  async (name) => {
    const known = { stampeId: '801', barCode: 'Q1', sign: '', feedback: 'KO' };
    const unread = name === 'signContractList' ? [{ barCode: 'C1' }, 'C1', null] : ['C1', null, []];
    for (const other of unread)
      expect((await call(name, { status: 'success', data: [known, other] })).data).toMatchObject({
        data: [],
      });
    expect((await call(name, [known])).data).toMatchObject({ data: [{ stampeId: '801' }] });
  },
);
