import type { Browser, Page } from 'playwright-core';
import { identificationCopy as copy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { launchBrowser, visit, type Visit } from './support/browser';
import { smallPhotograph } from './support/fastForward';
import { at, choose, goOn, heading, textbox } from './support/form';
import {
  beginAtSecondDocument,
  beginIdentification,
  toFirstDocument,
  upload,
} from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { errorsBy, eventually, expectErrors, expectFirstWrongFocused } from './support/shownErrors';
import { answeringStep, sendingStep } from './support/tampering';

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({ EXTRA_WIDGETS: 'altriDocumenti' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.context.close());

const today = new Date();
const inYears = (years: number): string => `01/03/${today.getFullYear() + years}`;

interface DocumentData {
  readonly type: string;
  readonly number: string;
  readonly city: string;
  readonly issued: string;
  readonly expires: string;
}
const typeDocument = async ({ type, number, city, issued, expires }: DocumentData): Promise<void> => {
  await choose(page, copy.document.type, type);
  await textbox(page, copy.document.number).fill(number);
  await textbox(page, copy.document.city).fill(city);
  await textbox(page, copy.document.issueDate).fill(issued);
  await textbox(page, copy.document.expiryDate).fill(expires);
};

const missing = {
  first: {
    'documento.documento': 'Tipo di documento è obbligatorio',
    'documento.numeroDocumento': 'Numero documento è obbligatorio',
    'documento.cittaRilascio': 'Città di rilascio è obbligatorio',
    'documento.dataRilascio': 'Data di rilascio è obbligatorio',
    'documento.dataScadenza': 'Data di scadenza è obbligatorio',
    'documento.enteEmissione': 'Ente di emissione è obbligatorio',
    'documento.documentoFronte': 'Carica il fronte del documento è obbligatorio',
    'documento.documentoRetro': 'Carica il retro del documento è obbligatorio',
  },
  second: {
    'secondoDocumento.secondoDocumento': 'Tipo di documento è obbligatorio',
    'secondoDocumento.numeroSecondoDocumento': 'Numero documento è obbligatorio',
    'secondoDocumento.cittaRilascioSecondoDocumento': 'Città di rilascio è obbligatorio',
    'secondoDocumento.dataRilascioSecondoDocumento': 'Data di rilascio è obbligatorio',
    'secondoDocumento.dataScadenzaSecondoDocumento': 'Data di scadenza è obbligatorio',
    'secondoDocumento.enteEmissioneSecondoDocumento': 'Ente di emissione è obbligatorio',
    'secondoDocumento.documentoDueFronte': 'Carica il fronte del secondo documento è obbligatorio',
    'secondoDocumento.documentoDueRetro': 'Carica il retro del secondo documento è obbligatorio',
    'altriDocumenti.videoSelfie': 'Carica il video selfie è obbligatorio',
    'altriDocumenti.selfieDocumento': 'Carica il selfie con documento è obbligatorio',
    'altriDocumenti.tesseraStudente': 'Carica la tessera dello studente è obbligatorio',
    'altriDocumenti.tesseraSanitaria': 'Carica la tessera sanitaria è obbligatorio',
    'altriDocumenti.bustaPaga': 'Carica la busta paga è obbligatorio',
    'altriDocumenti.bollettaEstrattoConto': "Carica la bolletta o l'estratto conto è obbligatorio",
    'altriDocumenti.certificatoResidenza': 'Carica il certificato di residenza è obbligatorio',
  },
} as const;

it('[R5.6-04] [R5.6-03] [R2.3-02] [R8-08] refuses what is wrong or missing on all three pages', async () => {
  const session = await beginIdentification(page, product);
  await goOn(page);
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'Carica il video selfie è obbligatorio' })
    .waitFor();
  await session.sendVideo();
  await page.reload();
  await heading(page, copy.video.title);
  await toFirstDocument(page);
  await goOn(page);
  await expectFirstWrongFocused(page);
  await expectErrors(page, errorsBy(missing.first));

  const wrong = {
    type: 'Passaporto',
    number: 'A1',
    city: 'R0ma',
    issued: inYears(9),
    expires: inYears(-2),
  };
  await typeDocument(wrong);
  await goOn(page);
  await expectErrors(
    page,
    errorsBy({
      'documento.numeroDocumento': 'Numero Passaporto non è valido',
      'documento.cittaRilascio': 'Città di rilascio non è valido',
      'documento.dataRilascio': 'La data di rilascio non può essere futura',
      'documento.dataScadenza': 'La data di scadenza deve essere maggiore della data di rilascio',
      'documento.documentoFronte': missing.first['documento.documentoFronte'],
      'documento.documentoRetro': missing.first['documento.documentoRetro'],
    }),
  );
  // The expiry itself is not touched.
  await textbox(page, copy.document.issueDate).fill(inYears(-9));
  await textbox(page, copy.document.issueDate).blur();
  const expiry = page.locator('#campo-documento-dataScadenza-errore');
  await eventually(async () => expect(await expiry.innerText()).toBe('Il documento è scaduto'));

  await typeDocument({
    ...wrong,
    number: 'YA1234567',
    city: "L'Aquila",
    issued: inYears(-2),
    expires: inYears(8),
  });
  await upload(page, 'documento.documentoFronte', await smallPhotograph());
  await upload(page, 'documento.documentoRetro', await smallPhotograph());
  await eventually(async () =>
    expect(await page.getByText(uiCopy.upload.done, { exact: true }).count()).toBe(2),
  );
  await goOn(page);
  await heading(page, copy.document.title.second);
  await at(page, 'altriDocumenti.certificatoResidenza').waitFor({ state: 'attached' });
  await goOn(page);
  await expectErrors(page, errorsBy(missing.second));
});

it("[R4.1-02] [R2.3-02] [R8-08] shows the service's verdict on the page of each document", async () => {
  await beginAtSecondDocument(page, product);
  await at(page, 'altriDocumenti.certificatoResidenza').waitFor({ state: 'attached' });
  const values = {
    documento: {
      documento: 'Tessera del tram',
      cittaRilascio: 'M1lano',
      dataRilascio: inYears(9),
      dataScadenza: inYears(-1),
      enteEmissione: '',
    },
    secondoDocumento: {
      numeroSecondoDocumento: '1',
      cittaRilascioSecondoDocumento: '',
      dataRilascioSecondoDocumento: '31/02/2020',
      dataScadenzaSecondoDocumento: inYears(-1),
      enteEmissioneSecondoDocumento: '',
    },
  };
  await sendingStep(page, values, async () => {
    await goOn(page);
    await heading(page, copy.document.title.first);
    await expectErrors(
      page,
      errorsBy({
        'documento.documento': 'Tipo di documento non è valido',
        'documento.cittaRilascio': 'Città di rilascio non è valido',
        'documento.dataRilascio': 'La data di rilascio non può essere futura',
        'documento.dataScadenza': 'La data di scadenza deve essere maggiore della data di rilascio',
        'documento.enteEmissione': 'Ente di emissione è obbligatorio',
      }),
    );
  });
  await goOn(page);
  await heading(page, copy.document.title.second);
  await expectErrors(
    page,
    errorsBy({
      'secondoDocumento.numeroSecondoDocumento': 'Numero Passaporto non è valido',
      'secondoDocumento.cittaRilascioSecondoDocumento': 'Città di rilascio è obbligatorio',
      'secondoDocumento.dataRilascioSecondoDocumento': 'Data di rilascio non è valido',
      'secondoDocumento.dataScadenzaSecondoDocumento': 'Il documento è scaduto',
      'secondoDocumento.enteEmissioneSecondoDocumento': 'Ente di emissione è obbligatorio',
    }),
  );
});

it('[R4.1-02] [R2.3-02] names the document of a message on the whole of it, and marks the picture refused', async () => {
  await beginAtSecondDocument(page, product);
  await at(page, 'altriDocumenti.certificatoResidenza').waitFor({ state: 'attached' });
  const ofWidgets: Readonly<Record<string, string>> = {
    documento: 'Il documento non è leggibile',
    secondoDocumento: 'Il documento è già stato usato',
  };
  const ofComponents: Readonly<Record<string, string>> = {
    documentoDueFronte: 'Nella foto manca un angolo',
  };
  await answeringStep(
    page,
    (_, answer) => ({
      ...answer,
      widgets: answer.widgets.map((widget) => ({
        ...widget,
        errorMessage: [ofWidgets[widget.name] ?? []].flat(),
        components: widget.components.map((one) => ({
          ...one,
          errorMessage: [ofComponents[one.name] ?? []].flat(),
        })),
      })),
    }),
    async () => {
      await goOn(page);
      await expectErrors(
        page,
        errorsBy({ 'secondoDocumento.documentoDueFronte': 'Nella foto manca un angolo' }, [
          "[Carta d'identita] Il documento non è leggibile",
          '[Passaporto] Il documento è già stato usato',
        ]),
      );
    },
  );
});

it('[R4.1-02] [R8-08] leads back to a video that the service refuses, and says why', async () => {
  await beginAtSecondDocument(page, product);
  await at(page, 'altriDocumenti.certificatoResidenza').waitFor({ state: 'attached' });
  const refusal = 'Nel video non si vede il documento';
  await answeringStep(
    page,
    (_, answer) => ({
      ...answer,
      widgets: answer.widgets.map((widget) => ({
        ...widget,
        components: widget.components.map((one) => ({
          ...one,
          errorMessage: one.name === 'docVideoCaptcha' ? [refusal] : [],
        })),
      })),
    }),
    async () => {
      await goOn(page);
      await heading(page, copy.video.title);
      await page.getByRole('alert').getByRole('link', { name: refusal }).waitFor();
    },
  );
  // Another can be recorded at once.
  await page.getByRole('button', { name: copy.capture.turnOn }).waitFor();
});
