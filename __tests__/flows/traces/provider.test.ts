import * as actions from '../../../src/flows/actions';
import { good, productInfo } from '../earlier';
import { answer, component, step, widget } from '../support';
import { withBuild } from './planted';
import type { Journey } from './record';
import { ownClock } from './turns';

ownClock();

const MARIO = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U' };

const theirs = {
  ...answer('contact-info', { number: 1 }),
  widgets: [
    widget(
      'datiCliente',
      Object.entries(MARIO).map(([name, value]) => component(name, value)),
    ),
    widget('W1', [
      component('email', 'mario@example.it'),
      component('validateEmail', 'true', { status: 'valid' }),
      component('prefisso', '+39'),
      component('cellulare'),
      component('otpCellulare'),
    ]),
    widget('informative', [component('informativaPrivacy', 'true'), component('consensoMarketing')]),
  ],
};

const company = widget('datiImpresa', [component('tipoSoggetto', 'M'), component('totaleBilancio', '1000')]);

const journey = (): Journey => ({
  path: '/',
  late: true,
  names: { stepTitles: { Impresa: 'company-info' }, widgetNames: { W1: 'email' } },
  answers: {
    ...Object.fromEntries(Object.entries(good).map(([name, given]) => [name, () => given])),
    productInfo: () => ({ ...productInfo, data: { ...productInfo.data, journey: 'ABCDEFGH' } }),
    onboardingNext: ({ number }: { readonly number: number | null }) =>
      number === null
        ? theirs
        : { status: 'success', ...step('company-info', { name: 'Impresa', widgets: [company] }) },
  },
  does: [
    actions.mobileSubmitted({ numero: '3331234567' }),
    actions.smsCodeSubmitted({ codice: '123456' }),
    actions.passwordSubmitted({ password: 'Segreta-2026!', confermaPassword: 'Segreta-2026!' }),
    actions.credentialsAcknowledged(),
  ],
});

it('a run of a recording reads the names of a provider’s back end as the product did', async () => {
  const trace = await withBuild(undefined, ({ record }) => record(journey()));
  const text = JSON.stringify(trace);
  expect(text).toContain('"name":"codiceTipoSoggetto"');
  expect(text).not.toMatch(/Mario|datiCliente|informativaPrivacy|tipoSoggetto/);
  expect(text.match(/"learnNames"/g)).toHaveLength(2);
  const given = { title: 'names', trace: JSON.parse(text) as typeof trace };
  expect(await withBuild(undefined, ({ runCase }) => runCase(given))).toEqual([]);
  const unsent = await withBuild('widget-of-another-name-is-not-sent-back', ({ runCase }) => runCase(given));
  expect(unsent.join('\n')).toContain('call/onboardingNext/asked.widgets');
});
