import type { Page } from 'playwright-core';
import { addressInfoCopy } from '../../../src/copy/address-info';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import {
  calculatorCopy,
  credentialsCopy,
  emailCodeCopy,
  greetingCopy,
  mobileCopy,
  passwordCopy,
  smsCodeCopy,
} from '../../../src/copy/contact-info';
import { introCopy } from '../../../src/copy/contact-info-intro';
import { contractCopy } from '../../../src/copy/contract';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import { thanksCopy } from '../../../src/copy/thanks';
import { answer, at, choose, fillAddress, goOn, heading, pick, textbox } from './form';
import { applicant, photograph, scannedPdf } from './people';
import type { Product } from './product';

/** Called on every screen, by its picture's name, before the applicant goes on. */
export type Look = (screen: string) => Promise<void>;

export interface Journey {
  readonly page: Page;
  readonly product: Product;
  readonly look: Look;
}

export const computeTaxCode = async ({ page, look }: Journey): Promise<void> => {
  await page.getByRole('button', { name: greetingCopy.forgotten }).click();
  const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
  await textbox(dialog, calculatorCopy.data).fill(applicant.data);
  await dialog.getByRole('radio', { name: calculatorCopy.sexes.M }).check();
  await pick(page, dialog, calculatorCopy.provincia, 'Roma');
  await pick(page, dialog, calculatorCopy.citta, 'Roma');
  await look('contact-info-1-tax-code');
  await dialog.getByRole('button', { name: calculatorCopy.submit }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The six pages that end with credentials. */
export const contactInfo = async (journey: Journey): Promise<void> => {
  const { page, product, look } = journey;
  await heading(page, introCopy.title);
  await look('contact-info-0-intro');
  await goOn(page, introCopy.start);

  await heading(page, greetingCopy.title);
  await textbox(page, greetingCopy.nome).fill(applicant.nome);
  await textbox(page, greetingCopy.cognome).fill(applicant.cognome);
  await textbox(page, greetingCopy.email).fill(applicant.email.toUpperCase());
  await computeTaxCode(journey);
  await look('contact-info-1-greeting');
  await goOn(page);

  await heading(page, emailCodeCopy.title);
  await look('contact-info-2-email-code');
  await page
    .getByRole('textbox')
    .first()
    .fill((await product.codeFor('email', applicant.email)).code);
  await goOn(page);

  await heading(page, mobileCopy.title);
  await textbox(page, mobileCopy.label).fill(applicant.cellulare);
  await look('contact-info-3-mobile');
  await goOn(page);

  await heading(page, smsCodeCopy.title);
  await look('contact-info-4-sms-code');
  await page
    .getByRole('textbox')
    .first()
    .fill((await product.codeFor('sms', applicant.cellulare)).code);
  await goOn(page);

  await heading(page, passwordCopy.title);
  await textbox(page, passwordCopy.password).fill(applicant.password);
  await textbox(page, passwordCopy.confirm).fill(applicant.password);
  await look('contact-info-5-password');
  await goOn(page);

  await heading(page, credentialsCopy.title);
  await look('contact-info-6-credentials');
  await goOn(page);
};

export const addressInfo = async ({ page, look }: Journey): Promise<void> => {
  await heading(page, addressInfoCopy.title);
  await fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
  await page
    .getByRole('radiogroup', { name: addressInfoCopy.domicile.label })
    .getByRole('radio', { name: addressInfoCopy.domicile.options.altro })
    .check();
  await fillAddress(page, 'domicilio', {
    cap: '00010',
    city: 'Gallicano nel Lazio',
    indirizzo: "Piazza dell'Unità 3",
  });
  await look('address-info');
  await goOn(page);
};

export const companyInfo = async ({ page, look }: Journey): Promise<void> => {
  const { company, contacts } = companyInfoCopy;
  await heading(page, companyInfoCopy.title);
  await textbox(page, company.ragioneSociale).fill('D’Amico Restauri e Decorazioni');
  await textbox(page, company.partitaIva).fill('00743110157');
  await textbox(page, company.dataCostituzione).fill('01/03/2015');
  await textbox(page, company.numAddetti).fill('3');
  await textbox(page, company.fatturato).fill('125000');
  await at(page, 'contattiAzienda.pec').fill('damico@pec.example.it');
  await textbox(page, contacts.telefonoAziendale).fill('0651234567');
  await fillAddress(page, 'sedeLegale', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
  await look('company-info');
  await goOn(page);
};

export const selfCertifications = async ({ page, look }: Journey): Promise<void> => {
  const { company, questionnaire } = selfCertificationsCopy;
  await heading(page, company.title);
  await choose(page, company.activity.tipoSocieta, 'Ditta individuale');
  const sector = page.getByRole('combobox', { name: company.activity.settoreAttivita, exact: true });
  await sector.click();
  await sector.fill('costruzioni');
  await page.getByRole('listbox').getByRole('option').first().click();
  const ateco = page.getByRole('combobox', { name: company.activity.codiceAteco, exact: true });
  await ateco.click();
  await ateco.fill('43.34');
  await page.getByRole('listbox').getByRole('option').first().click();
  await choose(page, company.place.regione, 'Lazio');
  await at(page, 'rapporto.scopoRapporto').selectOption({ index: 1 });
  await at(page, 'rapporto.origineFondi').selectOption({ index: 1 });
  await look('self-certifications-1-business');
  await goOn(page);

  await heading(page, questionnaire.title);
  await answer(page, questionnaire.business.relazioniCommerciali, true);
  await pick(page, page, questionnaire.business.paeseRelazioniCommerciali, 'FRANCIA');
  await answer(page, questionnaire.office.funzionePolitica, true);
  await at(page, 'questionario.tipologiaIncaricoPolitico').selectOption({ index: 1 });
  await pick(page, page, questionnaire.office.area, 'ITALIA');
  await page
    .getByRole('radiogroup', { name: questionnaire.office.durata })
    .getByRole('radio', { name: questionnaire.durations[1].label })
    .check();
  await textbox(page, questionnaire.office.conclusione).fill('06/2024');
  await page.getByRole('checkbox', { name: questionnaire.destination.options.acquistiOnline }).check();
  await page.getByRole('checkbox', { name: questionnaire.destination.options.altro, exact: true }).check();
  await textbox(page, questionnaire.destination.altroDescription).fill('Materiali per i cantieri');
  await look('self-certifications-2-questionnaire');
  await goOn(page);
};

export const card = async ({ page, look }: Journey): Promise<void> => {
  await heading(page, cardCopy.title);
  await page.getByRole('radio', { name: cardCopy.shipping.domicilio }).check();
  await look('card');
  await goOn(page);
  await page.getByRole('dialog', { name: cardCopy.notice.title }).waitFor();
  await look('card-consent');
  await goOn(page, cardCopy.notice.accept);
};

const documentData = async (page: Page, number?: string): Promise<void> => {
  const copy = identificationCopy.document;
  if (number === undefined) return;
  await textbox(page, copy.number).fill(number);
  await textbox(page, copy.city).fill('Roma');
  await textbox(page, copy.issueDate).fill('10/05/2022');
  await textbox(page, copy.expiryDate).fill('10/05/2032');
};

/** A real recording of five seconds, a real JPEG, a real PDF and two more pictures. */
export const identification = async ({ page, look }: Journey): Promise<void> => {
  const { video, capture, document: copy } = identificationCopy;
  await heading(page, video.title);
  await page.getByRole('button', { name: capture.turnOn }).click();
  await page.getByText(capture.ready).first().waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: capture.record }).click();
  await page.getByText(capture.recording).first().waitFor();
  await look('identification-1-recording');
  await page.getByRole('button', { name: capture.use }).click({ timeout: 30_000 });
  await page.getByText(video.sent, { exact: true }).first().waitFor({ timeout: 30_000 });
  await look('identification-1-video');
  await goOn(page);

  await heading(page, copy.title.first);
  await choose(page, copy.type, 'Passaporto');
  await documentData(page, 'YA1234567');
  await upload(page, 'documento.documentoFronte', 'interna.jpg', 'image/jpeg', await photograph());
  await upload(page, 'documento.documentoRetro', 'esterna.pdf', 'application/pdf', await scannedPdf());
  await look('identification-2-first-document');
  await goOn(page);

  await heading(page, copy.title.second);
  await choose(page, copy.type, 'Tessera sanitaria');
  await upload(page, 'secondoDocumento.documentoDueFronte', 'fronte.jpg', 'image/jpeg', await photograph());
  await upload(page, 'secondoDocumento.documentoDueRetro', 'retro.jpg', 'image/jpeg', await photograph());
  await look('identification-3-second-document');
  await goOn(page);
};

const upload = async (
  page: Page,
  path: string,
  name: string,
  mimeType: string,
  buffer: Buffer,
): Promise<void> => {
  const input = at(page, path);
  await input.setInputFiles({ name, mimeType, buffer });
  await page
    .locator('div', { has: input })
    .last()
    .getByRole('status')
    .filter({ hasText: 'Caricato' })
    .waitFor({ timeout: 30_000 });
};

export const contract = async ({ page, look }: Journey): Promise<void> => {
  await heading(page, contractCopy.title);
  for (const name of contractCopy.documents) {
    await page
      .getByRole('region', { name: contractCopy.read(name) })
      .getByRole('group')
      .first()
      .waitFor();
  }
  await page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
  await look('contract');
  await goOn(page, contractCopy.sign.action);
};

export const thanks = async ({ page, look }: Journey): Promise<void> => {
  await heading(page, thanksCopy.title);
  await look('thanks');
};

/** From the landing page to 'Richiesta completata!'. */
export const wholeJourney = async (journey: Journey, landing = ''): Promise<void> => {
  await journey.page.goto(`${journey.product.url}/${landing}`);
  await contactInfo(journey);
  await addressInfo(journey);
  await companyInfo(journey);
  await selfCertifications(journey);
  await card(journey);
  await identification(journey);
  await contract(journey);
  await thanks(journey);
};
