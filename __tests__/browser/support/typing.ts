// What an applicant types on the pages of the steps.
import type { Page } from 'playwright-core';
import { addressInfoCopy } from '../../../src/copy/address-info';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import { answer, at, choose, fillAddress, pick, textbox } from './form';

const { company, questionnaire } = selfCertificationsCopy;
const { document } = identificationCopy;

export const typeAddress = async (page: Page): Promise<void> => {
  await pick(page, page, addressInfoCopy.citizenship.label, 'Francia');
  await fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
  await page.getByRole('radio', { name: addressInfoCopy.domicile.options.altro }).check();
  const domicile = { cap: '00010', city: 'Gallicano nel Lazio', indirizzo: "Piazza dell'Unita' 3" };
  await fillAddress(page, 'domicilio', domicile);
};

export const typeCompany = async (page: Page): Promise<void> => {
  const labels = companyInfoCopy.company;
  await textbox(page, labels.ragioneSociale).fill("D'Amico Restauri e Decorazioni");
  await textbox(page, labels.partitaIva).fill('00743110157');
  await textbox(page, labels.dataCostituzione).fill('01/03/2015');
  await textbox(page, labels.numAddetti).fill('3');
  await textbox(page, labels.fatturato).fill('125000');
  await at(page, 'contattiAzienda.pec').fill('damico@pec.example.it');
  await textbox(page, companyInfoCopy.contacts.telefonoAziendale).fill('0651234567');
  await fillAddress(page, 'sedeLegale', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
};

export const typeBusiness = async (page: Page): Promise<void> => {
  await choose(page, company.activity.tipoSocieta, 'Ditta individuale');
  for (const [label, words] of [
    [company.activity.settoreAttivita, 'costruzioni'],
    [company.activity.codiceAteco, '43.34'],
  ] as const) {
    const box = page.getByRole('combobox', { name: label, exact: true });
    await box.click();
    await box.fill(words);
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await choose(page, company.place.regione, 'Lazio');
  await at(page, 'rapporto.scopoRapporto').selectOption({ index: 2 });
  await at(page, 'rapporto.origineFondi').selectOption({ index: 2 });
};

export const typeQuestions = async (page: Page): Promise<void> => {
  await answer(page, questionnaire.business.relazioniCommerciali, true);
  await pick(page, page, questionnaire.business.paeseRelazioniCommerciali, 'FRANCIA');
  await answer(page, questionnaire.office.funzionePolitica, true);
  await at(page, 'questionario.tipologiaIncaricoPolitico').selectOption({ index: 1 });
  await pick(page, page, questionnaire.office.area, 'ITALIA');
  const durations = page.getByRole('radiogroup', { name: questionnaire.office.durata });
  await durations.getByRole('radio', { name: questionnaire.durations[1].label }).check();
  await textbox(page, questionnaire.office.conclusione).fill('06/2024');
  const { destination } = questionnaire;
  await page.getByRole('checkbox', { name: destination.options.altro, exact: true }).check();
  await textbox(page, destination.altroDescription).fill('Materiali per i cantieri');
};

export const typeShipping = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: cardCopy.shipping.altro }).check();
  await fillAddress(page, 'spedizione', { cap: '00184', indirizzo: 'Via dei Serpenti 35' });
};

export const typeDocument =
  (type: string, number: string) =>
  async (page: Page): Promise<void> => {
    await choose(page, document.type, type);
    await textbox(page, document.number).fill(number);
    await textbox(page, document.city).fill('Gallicano nel Lazio');
    await textbox(page, document.issueDate).fill('10/05/2022');
    await textbox(page, document.expiryDate).fill('10/05/2032');
  };
