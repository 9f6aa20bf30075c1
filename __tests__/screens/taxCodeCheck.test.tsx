import { act, screen, waitFor } from '@testing-library/react';
import { greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { field, fill, goOn, user } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

const CF = 'RSSMRA85C15H501R';
const OTHER = 'VRDMRA85C15H501N';
const VERIFIED = 'Codice fiscale verificato';
const CHECKING = 'Stiamo verificando il codice fiscale…';
const values = {
  anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: '' },
  email: { email: 'mario@example.it', validateEmail: '' },
};
type Verdict = NonNullable<Parameters<typeof fakeService>[0]['validateCodiceFiscale']>;
const open = (validateCodiceFiscale: Verdict = () => ok) => {
  const service = fakeService({ validateCodiceFiscale });
  const { asked } = renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1, values });
  return {
    checks: () => service.requests('validateCodiceFiscale'),
    aborted: () => service.aborted('validateCodiceFiscale', 0),
    submitted: () => asked(greetingSubmitted.type).length,
  };
};
const taxCode = () => field('Codice fiscale');
const says = (words: RegExp) => waitFor(() => expect(taxCode()).toHaveAccessibleDescription(words));
const rename = async (name: string) => {
  await user.clear(field('Nome'));
  await user.paste(name);
};
/** Longer than the pause after which a code is checked. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

/** An answer that comes when the test says so. */
const later = () => {
  let give: (answer: unknown) => void = () => undefined;
  const answer = new Promise((resolve) => (give = resolve));
  return { answer, give: (given: unknown) => act(async () => give(given)) };
};

describe('check of the tax code', () => {
  it('[R5.2-02] asks the service once the code is whole and the names are right', async () => {
    const { checks } = open();
    await rename('Anna-Maria');
    await fill(taxCode(), CF.slice(0, 15));
    await pause();
    await user.paste(CF.slice(15));
    await pause();
    expect(checks()).toEqual([]);
    await rename('Anna Maria');
    expect(await screen.findByText(VERIFIED)).toBeInTheDocument();
    expect(checks()).toEqual([{ nome: 'Anna Maria', cognome: 'Rossi', cf: CF }]);
  });

  it('[R5.2-02] aborts the pending check when the code changes, and its late answer counts for nothing', async () => {
    const first = later();
    const { aborted } = open(({ cf }) => (cf === CF ? first.answer : refusal('Di altra persona')));
    await fill(taxCode(), CF);
    expect(await screen.findByText(CHECKING)).toBeInTheDocument();
    await user.clear(taxCode());
    expect(aborted()).toBe(true);
    await user.paste(OTHER);
    await says(/Di altra persona/);
    await first.give(ok);
    expect(taxCode()).toHaveAccessibleDescription(/Di altra persona/);
    expect(screen.queryByText(VERIFIED)).not.toBeInTheDocument();
  });

  it('[R5.2-02] takes the message back as soon as a name is corrected, and asks again', async () => {
    open(({ nome }) => (nome === 'Maria' ? ok : refusal('Il nome non corrisponde')));
    await fill(taxCode(), CF);
    await says(/Il nome non corrisponde/);
    await rename('Maria');
    await waitFor(() => expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/));
    expect(await screen.findByText(VERIFIED)).toBeInTheDocument();
  });

  it('[R5.2-02] keeps the refusal of a pasted code when the field is left, and asks once', async () => {
    const { checks } = open(() => refusal('Il nome non corrisponde'));
    await fill(taxCode(), 'RSS MRA 85C15 H501 R');
    await says(/Il nome non corrisponde/);
    await user.tab();
    await waitFor(() => expect(taxCode()).toHaveValue(CF));
    expect(taxCode()).toHaveAccessibleDescription(/Il nome non corrisponde/);
    expect(checks()).toHaveLength(1);
    await user.type(taxCode(), '{Backspace}');
    expect(taxCode()).not.toHaveAccessibleDescription(/Il nome non corrisponde/);
  });

  it('[R5.2-02] says that the service is not available when no verdict comes, and asks again on Continue', async () => {
    let works = false;
    const { checks, submitted } = open(() => (works ? ok : null));
    await fill(taxCode(), CF);
    await says(/Servizio momentaneamente non disponibile\./);
    const before = checks().length;
    works = true;
    await goOn();
    await waitFor(() => expect(submitted()).toBe(1));
    expect(checks()).toHaveLength(before + 1);
  });

  it('[R5.2-02] Continue waits for the check under way instead of asking twice', async () => {
    const pending = later();
    const { checks, submitted } = open(() => pending.answer);
    await fill(taxCode(), CF);
    await screen.findByText(CHECKING);
    await goOn();
    expect(submitted()).toBe(0);
    await pending.give(ok);
    await waitFor(() => expect(submitted()).toBe(1));
    expect(checks()).toHaveLength(1);
  });
});
