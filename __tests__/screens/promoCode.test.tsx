import { screen, waitFor } from '@testing-library/react';
import { draftChanged, greetingSubmitted } from '../../src/flows/actions';
import ContactInfo from '../../src/screens/steps/contact-info';
import { button, errorList, field, fill, goOn, press, user } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen, type ScreenState } from './renderScreen';

const checks = { validateCodiceFiscale: () => ok };
const values = {
  anagrafica: { nome: 'Mario', cognome: 'Rossi', cf: 'RSSMRA85C15H501R' },
  email: { email: 'mario@example.it', validateEmail: '' },
};
const open = (
  answers: Parameters<typeof fakeService>[0] = {},
  carried: typeof values | object = {},
  more: Pick<ScreenState, 'search' | 'before'> = {},
) => {
  const service = fakeService(answers);
  const page = { slug: 'contact-info', subPage: 1, values: { ...carried }, ...more } as const;
  return { service, ...renderScreen(<ContactInfo />, page) };
};

describe('promo code', () => {
  afterEach(() => jest.restoreAllMocks());

  const OPEN = 'Hai un codice promo?';
  const CLOSE = 'Non ho un codice promo';
  const codes = {
    ...checks,
    promocodeCheck: ({ promocode = '' }) => (promocode === 'ESTATE' ? ok : refusal('Scaduto')),
  };
  const code = () => field('Codice promo');
  const sentWith = (promoCode: string) => [expect.objectContaining({ promoCode })];

  it('[R2.4-04] opens, takes the focus, closes again, and counts only while it is open', async () => {
    const { asked } = open(checks, values);
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    await press(OPEN);
    expect(code()).toHaveFocus();
    await user.paste('ESTATE');
    await press(CLOSE);
    expect(screen.queryByRole('textbox', { name: 'Codice promo' })).not.toBeInTheDocument();
    expect(button(OPEN)).toHaveFocus();
    await goOn();
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual(sentWith('')));
  });

  it('is not asked for where the brand leaves it out', () => {
    jest.replaceProperty(__BRAND__, 'features', { ...__BRAND__.features, promoCode: false });
    open(checks, values);
    expect(field('Email')).toBeVisible();
    expect(screen.queryByText(OPEN)).toBeNull();
  });

  it('[R2.4-04] that a draft has is not sent while it is hidden', async () => {
    const promo = { promoShown: 'false', promoCode: 'ESTATE' };
    const before = [draftChanged({ slug: 'contact-info', values: { promo } })];
    const { asked } = open(codes, values, { before });
    await goOn();
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual(sentWith('')));
  });

  it.each([
    ['ESTATE', codes, /codice promo ESTATE è valido/],
    ['INVERNO', codes, /codice promo INVERNO non può essere applicato. Scaduto/],
    ['ESTATE', {}, /ora non riusciamo a verificarlo/],
  ])(
    '[R2.4-04] [R5.2-08] that the landing address brought (%s) has no field, and is checked before it is called valid: %#',
    async (promoCode, answers, words) => {
      open(answers, {}, { search: `?promoCode=${promoCode}` });
      expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
      const checking = new RegExp(`Stiamo verificando il codice promo ${promoCode}`);
      expect(screen.getAllByText(checking).length).toBeGreaterThan(1);
      await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1));
    },
  );

  it.each([429, 401])(
    '[R5.2-08] of the address is not called refused where the service has not judged it: HTTP %d',
    async (status) => {
      globalThis.fetch = () =>
        Promise.resolve(new Response(JSON.stringify(refusal('Troppi tentativi.')), { status }));
      renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1, search: '?promoCode=ESTATE' });
      expect((await screen.findAllByText(/ora non riusciamo a verificarlo/))[0]).toBeVisible();
    },
  );

  it('[R5.2-08] is required while it is open, and checked for the business level with the service’s message', async () => {
    const { asked, service } = open(codes, values);
    await press(OPEN);
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Codice promo è obbligatorio'));
    expect(service.requests('promocodeCheck')).toEqual([]);
    await fill(code(), 'INVERNO');
    await goOn();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Scaduto'));
    expect(service.requests('promocodeCheck')).toEqual([
      { promocode: 'INVERNO', operatingLevel: 'BUSINESS' },
    ]);
    expect(asked(greetingSubmitted.type)).toEqual([]);
    await user.clear(code());
    await user.paste('ESTATE');
    await goOn();
    await waitFor(() => expect(asked(greetingSubmitted.type)).toEqual(sentWith('ESTATE')));
  });

  it('[R5.2-08] closing a refused code takes its message out of the page', async () => {
    open(codes, values);
    await press(OPEN);
    await user.paste('INVERNO');
    await goOn();
    expect(await errorList()).toHaveTextContent('Scaduto');
    await press(CLOSE);
    expect(screen.queryByText('Scaduto')).not.toBeInTheDocument();
  });

  describe('refused with the tax code', () => {
    let isKnown: boolean;
    beforeEach(async () => {
      isKnown = false;
      const validateCodiceFiscale = () => (isKnown ? ok : refusal('Non corrisponde.'));
      open({ ...codes, validateCodiceFiscale }, values);
      await press(OPEN);
      await user.paste('INVERNO');
      await goOn();
      await waitFor(() => expect(code()).toHaveAccessibleDescription('Scaduto'));
    });
    const edit = async (name: string): Promise<void> => {
      await user.clear(field(name));
      await user.paste(name === 'Codice promo' ? 'AUTUNNO' : values.anagrafica.cf);
    };

    it('[R5.2-08] is refused again in the same words once both were edited', async () => {
      await edit('Codice fiscale');
      await edit('Codice promo');
      isKnown = true;
      await goOn();
      await waitFor(() => expect(code()).toHaveAccessibleDescription('Scaduto'));
      expect(await errorList()).toHaveTextContent('Scaduto');
    });

    it('[R5.2-08] is corrected, and the tax code refused in the same words: its field gets the focus again', async () => {
      await user.clear(code());
      await user.paste('ESTATE');
      await goOn();
      const list = await errorList();
      await waitFor(() => expect(field('Codice fiscale')).toHaveFocus());
      expect(list).toHaveTextContent('Non corrisponde.');
      expect(list).not.toHaveTextContent('Scaduto');
    });
  });
});
