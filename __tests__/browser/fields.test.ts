import type { Browser, Page } from 'playwright-core';
import { COMPANY_FORM_REFUSED } from '../../src/contract/rules/company';
import type { StepValues } from '../../src/contract/steps/definition';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { addressInfoCopy } from '../../src/copy/address-info';
import { cardCopy } from '../../src/copy/card';
import { companyInfoCopy } from '../../src/copy/company-info';
import { contractCopy } from '../../src/copy/contract';
import { launchBrowser, visit, type Visit } from './support/browser';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { startProduct, type Product } from './support/product';
import { errorsBy, expectErrors, expectFirstWrongFocused } from './support/shownErrors';
import { sendingStep } from './support/tampering';

let browser: Browser;
let product: Product;
let visitor: Visit;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
afterEach(() => visitor.context.close());

interface WrongValues {
  readonly values: StepValues;
  readonly messages: Readonly<Record<string, string>>;
  readonly general?: readonly string[];
}

const under = (widget: string, messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [`${widget}.${name}`, message]));

const wrongAddress = { cap: '1234', provincia: '', citta: '', indirizzo: 'Manzoni 5' };
const wrongAddressMessages = {
  cap: 'CAP non valido',
  provincia: 'Provincia è obbligatorio',
  citta: 'Città è obbligatorio',
  indirizzo: 'Attenzione, indirizzo incompleto...',
};
const emptyAddressMessages = {
  ...wrongAddressMessages,
  cap: 'CAP è obbligatorio',
  indirizzo: 'Indirizzo e numero civico sono obbligatori',
};

/** A CAP of four digits takes province and city away. */
const typeWrongAddress = async (page: Page, widget: string): Promise<void> => {
  await at(page, `${widget}.cap`).fill(wrongAddress.cap);
  await at(page, `${widget}.indirizzo`).fill(wrongAddress.indirizzo);
};
const emptyTheAddress = async (page: Page, widget: string): Promise<void> => {
  await at(page, `${widget}.cap`).fill('');
  await at(page, `${widget}.indirizzo`).fill('');
};

interface Case {
  readonly slug: DataStepSlug;
  readonly title: string;
  /** What a client without rules would send. */
  readonly sent: readonly WrongValues[];
  readonly type: (page: Page) => Promise<void>;
  readonly typed: Readonly<Record<string, string>>;
  readonly send: (page: Page) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    slug: 'address-info',
    title: addressInfoCopy.title,
    sent: [
      {
        values: {
          cittadinanza: { cittadinanza: 'NARNIA' },
          residenza: wrongAddress,
          domicilio: { ...wrongAddress, indirizzo: 'Via Alessandro Manzoni e Giuseppe Parini 12/bis, 45' },
        },
        messages: {
          'cittadinanza.cittadinanza': 'Cittadinanza non è valido',
          ...under('residenza', wrongAddressMessages),
          ...under('domicilio', {
            ...wrongAddressMessages,
            indirizzo: 'Indirizzo non può avere più di 45 caratteri',
          }),
        },
      },
      {
        values: { domicilio: { domicilio: 'ovunque' } },
        messages: { 'domicilio.domicilio': 'Domicilio non è valido' },
      },
    ],
    type: async (page) => {
      await at(page, 'cittadinanza.cittadinanza').fill('');
      await typeWrongAddress(page, 'residenza');
      await emptyTheAddress(page, 'domicilio');
    },
    typed: {
      'cittadinanza.cittadinanza': 'Cittadinanza è obbligatorio',
      ...under('residenza', wrongAddressMessages),
      ...under('domicilio', emptyAddressMessages),
    },
    send: goOn,
  },
  {
    slug: 'company-info',
    title: companyInfoCopy.title,
    sent: [
      {
        values: {
          azienda: {
            ragioneSociale: 'Rossi S.r.l.',
            partitaIva: '00743110158',
            dataCostituzione: '31/02/2020',
            numAddetti: '1000',
            fatturato: 'tanto',
          },
          contattiAzienda: { pec: 'giulia', telefonoAziendale: '12' },
          sedeLegale: wrongAddress,
          sedeAmministrativa: wrongAddress,
        },
        messages: {
          ...under('azienda', {
            ragioneSociale: COMPANY_FORM_REFUSED,
            partitaIva: 'Partita IVA non è valido',
            dataCostituzione: 'Data di costituzione non è valido',
            numAddetti: 'Numero di addetti non è valido',
            fatturato: 'Fatturato non è valido',
          }),
          'contattiAzienda.pec': 'PEC non è valido',
          'contattiAzienda.telefonoAziendale': 'Telefono aziendale non è valido',
          ...under('sedeLegale', wrongAddressMessages),
          ...under('sedeAmministrativa', wrongAddressMessages),
        },
      },
      {
        values: { sedeAmministrativa: { sedeAmministrativa: 'ovunque' } },
        messages: { 'sedeAmministrativa.sedeAmministrativa': 'Sede amministrativa non è valido' },
      },
    ],
    type: async (page) => {
      await at(page, 'azienda.ragioneSociale').fill('');
      await at(page, 'azienda.partitaIva').fill('12345');
      await at(page, 'azienda.dataCostituzione').fill('01/01/2999');
      await at(page, 'azienda.numAddetti').fill('');
      await at(page, 'azienda.fatturato').fill('');
      await at(page, 'contattiAzienda.pec').fill('giulia@');
      await at(page, 'contattiAzienda.telefonoAziendale').fill('');
      await typeWrongAddress(page, 'sedeLegale');
      await emptyTheAddress(page, 'sedeAmministrativa');
    },
    typed: {
      ...under('azienda', {
        ragioneSociale: 'Ragione sociale è obbligatorio',
        partitaIva: 'Partita IVA non è valido',
        dataCostituzione: 'Data di costituzione non è valido',
        numAddetti: 'Numero di addetti è obbligatorio',
        fatturato: 'Fatturato è obbligatorio',
      }),
      'contattiAzienda.pec': 'PEC non è valido',
      'contattiAzienda.telefonoAziendale': 'Telefono aziendale è obbligatorio',
      ...under('sedeLegale', wrongAddressMessages),
      ...under('sedeAmministrativa', emptyAddressMessages),
    },
    send: goOn,
  },
  {
    slug: 'card',
    title: cardCopy.title,
    sent: [
      {
        values: { spedizione: wrongAddress, carta: { visioneDocumentazione: '' } },
        messages: under('spedizione', wrongAddressMessages),
        // No field of the page: it is sent by default.
        general: ['Presa visione è obbligatorio'],
      },
      {
        values: { spedizione: { spedizioneCarta: 'ovunque' } },
        messages: { 'spedizione.spedizioneCarta': 'Indirizzo di spedizione non è valido' },
      },
    ],
    type: (page) => typeWrongAddress(page, 'spedizione'),
    typed: under('spedizione', wrongAddressMessages),
    send: async (page) => {
      await goOn(page);
      await goOn(page, cardCopy.notice.accept);
    },
  },
];

const watchNext = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/onboarding/next')) sent.push(request.postData() ?? '');
  });
  return sent;
};

describe.each(cases)('$slug', ({ slug, title, sent, type, typed, send }) => {
  beforeEach(async () => {
    visitor = await visit(browser);
    await fastForwardBackTo(visitor.context, product, slug);
    await visitor.page.goto(product.url);
    await heading(visitor.page, title);
  });

  it("[R4.1-02] [R2.3-02] [R8-08] shows the service's verdict on every field and in the list", async () => {
    const { page } = visitor;
    for (const { values, messages, general } of sent) {
      await sendingStep(page, values, async () => {
        await send(page);
        await expectFirstWrongFocused(page);
        await expectErrors(page, errorsBy(messages, general));
      });
    }
    expect(new URL(page.url()).pathname).toBe(`/request/${slug}`);
  });

  it('[R2.3-02] [R8-08] refuses what is wrong or missing on every field and in the list', async () => {
    const { page } = visitor;
    const calls = watchNext(page);
    await type(page);
    await goOn(page);
    await expectFirstWrongFocused(page);
    await expectErrors(page, errorsBy(typed));
    expect(calls).toEqual([]);
  });
});

describe('contract', () => {
  it('[R5.7-01] [R4.1-02] [R2.3-02] [R8-08] shows what is wrong with the signature, here and from the service', async () => {
    visitor = await visit(browser);
    const { page } = visitor;
    await fastForward(visitor.context, product, 'contract');
    await page.goto(product.url);
    await heading(page, contractCopy.title);
    const calls = watchNext(page);
    const sign = () => goOn(page, contractCopy.sign.action);
    const unsigned = errorsBy({ 'firma.signedContract': 'firma contratto è obbligatorio' });

    await sign();
    await expectFirstWrongFocused(page);
    await expectErrors(page, unsigned);
    expect(calls).toEqual([]);

    await page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
    await expectErrors(page, errorsBy({}));
    await sendingStep(page, { firma: { signedContract: 'false' } }, async () => {
      await sign();
      await expectErrors(page, unsigned);
    });
    expect(calls).toHaveLength(1);
    await heading(page, contractCopy.title);
  });
});
