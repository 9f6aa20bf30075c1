import { runConformance } from '../../../scripts/conformance/run';
import { endpointOf } from '../../../src/contract/endpoints';
import type { Finding } from '../../../scripts/conformance/report';
import { startProvider } from '../../fixtures/provider';
import type { Variant } from '../../fixtures/provider/variant';
import { sample } from '../../setup/depth';
import { lacking } from './lacking';
import { refusing, taken } from './refusing';

const findingsOf = async (
  variant: Partial<Variant> = {},
  config: object = {},
): Promise<readonly Finding[]> => {
  const provider = await startProvider(variant);
  const { url } = provider;
  const report = await runConformance({
    bases: { main: url, v2: url, legacy: url, password: url },
    config: { provider: 'pagamenti', ...config },
    codeFor: async (to) => provider.codeFor(to)?.code ?? '',
    refuse: async (guid, type) => provider.refuse(guid, type, 'illeggibile'),
    ask: async (guid) => provider.refuse(guid, 'ADDITIONAL', 'Bolletta'),
    pause: async () => undefined,
  });
  await provider.stop();
  return report.findings;
};

let usual: Promise<readonly Finding[]> | undefined;
const usualFindings = (): Promise<readonly Finding[]> => (usual ??= findingsOf());

const named = (findings: readonly Finding[], outcome: Finding['outcome']): string[] => [
  ...new Set(findings.filter((one) => one.outcome === outcome).map(({ call, what }) => `${call}: ${what}`)),
];

const VALIDATE = `POST ${endpointOf('validateCodiceFiscale').path}`;

const CURRENT_STEP = 'onboardingNext: with number null: the current step, on each load';

const USUAL = 'bare lists and plain successes';
const variants: Readonly<Record<string, Partial<Variant>>> = {
  [USUAL]: {},
  'lists in data, names of a resume at the top, numbers of steps as text': {
    lists: 'data',
    resumeName: 'top',
    numbers: 'text',
    sign: 'null',
    feedback: 'null',
    change: { [VALIDATE]: (answer) => ({ ...answer, message: null }) },
  },
  'a start that begins another request, countries by code, names of a resume in data': {
    start: 'begins',
    countries: 'code',
    resumeName: 'data',
    documentInfo: 'data',
  },
};

describe('a back end that answers what the specification shows', () => {
  it.each(sample(Object.keys(variants), 1))('lacks nothing that the app needs: %s', async (name) => {
    const findings = await (name === USUAL ? usualFindings() : findingsOf(variants[name]));
    expect(named(findings, 'failed')).toEqual([]);
    expect(named(findings, 'notTried')).toEqual([
      'CORS: another origin',
      'otpVerify: the call',
      'otpResend: the call',
    ]);
  });

  it('lists as not needed what our service has beyond that', async () => {
    const findings = await usualFindings();
    expect(named(findings, 'notNeeded')).toEqual(
      expect.arrayContaining([
        'productInfo: is taken: the answer is as declared',
        'onboardingStart: is taken: the answer is as declared',
        'comuni: is taken: the answer is as declared',
        'comuni: without sigla it is refused',
        'customerInfo: names the email',
        'questionnaireGet: is taken: the answer is as declared',
        'documentInfo: is taken: the answer is as declared',
        'contactStart: is taken: the answer is as declared',
        'contactNext: is taken: the answer is as declared',
        'resumeStart: is taken: the answer is as declared',
        "contactValidateCell: leads to 'list'",
        'paperworkList: is taken: the answer is as declared',
      ]),
    );
    expect(named(findings, 'absent')).toEqual(
      expect.arrayContaining([
        'comuni: codice: the app can compute a tax code',
        'questionnaireGet: other entries: lists of its own',
      ]),
    );
  });

  it('may have any names of widgets and titles that its config.json explains', async () => {
    const widgets = { indirizzoResidenza: 'W1', indirizzoDomicilio: 'W2' };
    const titles = { 'Dati azienda': 'La tua impresa' };
    const findings = await findingsOf(
      { widgets, titles },
      { stepTitles: { 'La tua impresa': 'company-info' }, widgetNames: { W1: 'residenza', W2: 'domicilio' } },
    );
    expect(named(findings, 'failed')).toEqual([]);
  });
});

describe('a back end that refuses in its own way', () => {
  it.each(sample(Object.keys(taken), 2))('lacks nothing that the app needs: it %s', async (name) => {
    expect(named(await findingsOf(taken[name]), 'failed')).toEqual([]);
  });

  it('reports that the app ignores the messages of a judged probe', async () => {
    const findings = await findingsOf({ probe: 'judged' });
    expect(named(findings, 'present')).toContain(CURRENT_STEP);
    expect(named(findings, 'notNeeded')).toContain(`${CURRENT_STEP}, without messages`);
  });
});

describe('a back end that lacks something that the app needs', () => {
  it.each([...sample(lacking, 3), ...sample(refusing, 2)])('$lacks', async ({ variant, found }) => {
    expect(named(await findingsOf(variant), 'failed')).toEqual(found);
  });
});
