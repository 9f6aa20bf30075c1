// What a look-up says of a field lasts no longer than the page that has asked.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { sampleApplicant } from '../../src/contract/samples/applicant';
import { sampleValues } from '../../src/contract/samples/values';
import { navigated } from '../../src/state/navigation';
import { ok, refusal } from '../screens/fakeService';
import { listen } from '../ui/ear';
import { field, user } from '../ui/hands';
import { controlsOf } from './refusedFields';
import { openPage, settle } from './refusedStep';

type Page = Awaited<ReturnType<typeof openPage>>;
type Answers = NonNullable<Parameters<typeof openPage>[3]>;

const sample = sampleValues(sampleApplicant(7), 2026);
const person = { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA85C15H501R' };
const values = {
  ...sample['contact-info'],
  anagrafica: person,
  email: { email: 'mario@example.it', validateEmail: '' },
};
const DIFFERS = 'Non corrisponde.';
const VERIFIED = /verificato/;

const cf = () => field('Codice fiscale');
const listed = () => [...document.querySelectorAll('main li, form li')].map(({ textContent }) => textContent);
const open = (validateCodiceFiscale: Answers['validateCodiceFiscale']) =>
  openPage('contact-info', 1, values, { validateCodiceFiscale });
const goTo = ({ store }: Page, subPage: number): void =>
  act(() => void store.dispatch(navigated({ path: store.getState().navigation.path, subPage })));
const enterAgain = (page: Page): void => [0, 1].forEach((subPage) => goTo(page, subPage));

it('[R5.2-02] a code that could not be checked is right once a later visit has verified it', async () => {
  let isAway = true;
  const page = await open(() => (isAway ? null : ok));
  await waitFor(() => expect(cf()).toBeInvalid());
  isAway = false;
  enterAgain(page);
  await waitFor(() => expect(cf()).toHaveAccessibleDescription(VERIFIED));
  expect(cf()).toBeValid();
  expect(listed()).toEqual([]);
});

it('[R5.2-02] a name that is corrected before the check of a later visit ends takes the message along', async () => {
  let answerLate: (() => void) | undefined;
  let isSlow = false;
  const page = await open(({ nome }) => {
    if (nome !== person.nome) return ok;
    if (!isSlow) return refusal(DIFFERS);
    return new Promise((resolve) => (answerLate = () => resolve(refusal(DIFFERS))));
  });
  await waitFor(() => expect(cf()).toBeInvalid());
  isSlow = true;
  enterAgain(page);
  await waitFor(() => expect(answerLate).toBeDefined());
  await user.clear(field('Nome'));
  await user.paste('Maria');
  await user.tab();
  answerLate?.();
  await waitFor(() => expect(cf()).toHaveAccessibleDescription(VERIFIED));
  expect(cf()).toBeValid();
  expect(listed()).toEqual([]);
});

it('[R4.1-02] a refused code is refused again at its field, and no list opens with the page', async () => {
  const page = await open(() => refusal(DIFFERS));
  await waitFor(() => expect(cf()).toBeInvalid());
  const ear = listen();
  enterAgain(page);
  expect(listed()).toEqual([]);
  await waitFor(() => expect(cf()).toHaveAccessibleDescription(new RegExp(DIFFERS)));
  expect(listed()).toEqual([]);
  expect(document.activeElement).not.toBe(cf());
  expect(ear.take().map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/da controllare/));
  ear.stop();
});

let setShown: (shown: boolean) => void = () => undefined;
function Around({ children }: { readonly children: ReactNode }) {
  const [isShown, set] = useState(true);
  setShown = set;
  return isShown ? children : null;
}

it('[R4.1-02] the unknown CAP of an address that is no longer asked for is not listed', async () => {
  const answers: Answers = {
    dettagliCap: ({ capCode }) => ({
      ...ok,
      data: capCode === '00000' ? [] : [{ provincia: 'MI', localita: 'Milano' }],
    }),
    validateCodiceFiscale: () => ok,
    cittadinanze: () => ({ ...ok, data: [{ key: 'IT', nazionalita: 'Italia' }] }),
  };
  await openPage('address-info', 0, sample['address-info'], answers, (page) => <Around>{page}</Around>);
  const [same, other] = screen.getAllByRole('radio').slice(-2) as [HTMLElement, HTMLElement];
  await user.click(other);
  await settle();
  const [cap] = controlsOf('domicilio.cap') as [HTMLInputElement];
  fireEvent.change(cap, { target: { value: '00000' } });
  await waitFor(() => expect(cap).toBeInvalid());
  await user.click(same);
  for (const isShown of [false, true]) {
    act(() => setShown(isShown));
    await settle();
  }
  expect(controlsOf('domicilio.cap')).toEqual([]);
  expect(listed()).toEqual([]);
});
