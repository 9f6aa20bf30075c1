import type { StepRequest } from '../../../src/contract/wire';
import * as actions from '../../../src/flows/actions';
import { componentMarked, userChanged } from '../../../src/state/step';
import { dialogClosed } from '../../../src/state/ui';
import { good } from '../earlier';
import { running } from '../running';
import { answer, component, onStep, widget } from '../support';

const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA80A01H501U' };
const OLD = 'vecchia@example.it';
const NEW = 'nuova@example.it';
const phone = '3331234567';
const passwords = { password: 'p', confermaPassword: 'p' };
const confirmed = (name: string, flag: string) =>
  componentMarked({ widget: name, component: flag, value: 'true', status: 'valid' });

const changedTo = (email: string, status: 'pending' | 'valid') => {
  let now = status;
  const flag = (name: string, value: string) =>
    component(name, value === 'valid' ? 'true' : '', { status: value });
  const widgets = () => [
    widget(
      'anagrafica',
      Object.entries(person).map(([name, value]) => component(name, value)),
    ),
    widget('email', [component('email', email), flag('validateEmail', now)]),
    widget('cellulare', [component('cellulare', phone), flag('otpCellulare', 'valid')]),
    widget('credenziali', [flag('password', 'valid')]),
  ];
  const refused = component('validateEmail', '', { errorMessage: ['Conferma il tuo indirizzo'] });
  const held = (sent: StepRequest) =>
    sent.widgets.find(({ name }) => name === 'email')?.components.find(({ name }) => name === 'email')?.value;
  return {
    ...good,
    onboardingNext: (sent: StepRequest) => {
      if (sent.number === null) return answer('contact-info', { number: 1, widgets: widgets() });
      if (held(sent) === email && now === 'valid') return answer('address-info');
      return answer('contact-info', { number: 1, widgets: [widget('email', [refused])] });
    },
    confermaEmail: ({ indirizzo }: { indirizzo: string }) => {
      if (indirizzo === email) now = 'valid';
      return { status: 'success' };
    },
  };
};

const window = onStep('contact-info', { number: 1 }, 5, [
  userChanged({ ...person, email: OLD, cellulare: phone }),
  confirmed('email', 'validateEmail'),
  confirmed('cellulare', 'otpCellulare'),
]);
const at = ({ state }: Awaited<ReturnType<typeof running>>) =>
  `${state().navigation.path}#${state().navigation.subPage}`;
const moved = { title: 'La richiesta è andata avanti', label: 'Ho capito' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[R4.3-01] one window changes the address, the other is led to its code and on, in no circle', async () => {
  const app = await running(window, changedTo(NEW, 'pending'));
  await app.send(actions.passwordSubmitted(passwords));
  await app.send(actions.credentialsAcknowledged());
  expect(at(app)).toBe('/request/contact-info#2');
  expect(app.state().ui.dialog).toMatchObject(moved);
  expect(app.state().step).toMatchObject({ user: { email: NEW }, errors: {} });
  await app.send(dialogClosed());
  await app.send(actions.emailCodeSubmitted({ codice: '123456' }));
  expect(at(app)).toBe('/request/contact-info#3');
  await app.send(actions.mobileSubmitted({ numero: phone }));
  expect(at(app)).toBe('/request/contact-info#6');
  await app.send(actions.credentialsAcknowledged());
  expect(at(app)).toBe('/request/address-info#0');
  expect(app.names()).not.toContain('validateEmail');
  expect(app.names()).not.toContain('validateCellulare');
});

it('[R4.3-01] … and where it has confirmed the new one too, goes on with that', async () => {
  const app = await running(window, changedTo(NEW, 'valid'));
  await app.send(actions.passwordSubmitted(passwords));
  await app.send(actions.credentialsAcknowledged());
  expect(at(app)).toBe('/request/contact-info#6');
  expect(app.state().ui.dialog).toMatchObject(moved);
  await app.send(dialogClosed());
  await app.send(actions.credentialsAcknowledged());
  expect(at(app)).toBe('/request/address-info#0');
});

it('[R8-08] a refusal of what both hold alike stays where it is shown', async () => {
  const refused = component('nome', '', { errorMessage: ['No'] });
  const same = changedTo(OLD, 'valid');
  const app = await running(window, {
    ...same,
    onboardingNext: (sent: StepRequest) =>
      sent.number === null
        ? same.onboardingNext(sent)
        : answer('contact-info', { number: 1, widgets: [widget('anagrafica', [refused])] }),
  });
  await app.send(actions.credentialsAcknowledged());
  expect(at(app)).toBe('/request/contact-info#1');
  expect(app.state().step.errors).toEqual({ 'anagrafica.nome': 'No' });
  expect(app.state().ui.dialog).toBeNull();
});
