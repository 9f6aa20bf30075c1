import { uiCopy } from '../../../src/copy/ui';
import { addressInfoCopy } from '../../../src/copy/address-info';
import { cardCopy } from '../../../src/copy/card';
import { companyInfoCopy } from '../../../src/copy/company-info';
import * as contactCopy from '../../../src/copy/contact-info';
import { introCopy } from '../../../src/copy/contact-info-intro';
import { contractCopy } from '../../../src/copy/contract';
import { pdfCopy } from '../../../src/copy/pdf-reader';
import { identificationCopy } from '../../../src/copy/identification';
import { selfCertificationsCopy } from '../../../src/copy/self-certifications';
import { thanksCopy } from '../../../src/copy/thanks';
import { at, heading, textbox } from './form';
import { pointer, type FileToSend } from '../browser/hands';
import { stopRecording } from './stopRecording';
import { applicant, photograph, scannedPdf } from './people';
import { appears } from '../browser/until';
import { address, box, button, checkbox, goOn, pageOf, radio, send, type Journey, type Way } from './way';

const {
  calculatorCopy,
  credentialsCopy,
  emailCodeCopy,
  greetingCopy,
  mobileCopy,
  passwordCopy,
  smsCodeCopy,
} = contactCopy;

const computeTaxCode = async ({ page, look, hand }: Way): Promise<void> => {
  await hand.press(page.getByRole('button', { name: greetingCopy.forgotten }));
  const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
  await hand.write(textbox(dialog, calculatorCopy.data), applicant.data);
  await hand.tick(dialog.getByRole('radio', { name: calculatorCopy.sexes.M }));
  await hand.search(dialog.getByRole('combobox', { name: calculatorCopy.provincia, exact: true }), 'Roma');
  await hand.search(dialog.getByRole('combobox', { name: calculatorCopy.citta, exact: true }), 'Roma');
  await look('contact-info-1-tax-code');
  await hand.press(dialog.getByRole('button', { name: calculatorCopy.submit }));
  await dialog.waitFor({ state: 'detached' });
};

const contactInfo = (way: Way): Promise<void> =>
  pageOf(way, introCopy.title, 'contact-info-0-intro', undefined, introCopy.start);

const greeting = async (way: Way): Promise<void> => {
  const { page, hand } = way;
  await pageOf(way, greetingCopy.title, 'contact-info-1-greeting', async () => {
    await hand.write(textbox(page, greetingCopy.nome), applicant.nome);
    await hand.write(textbox(page, greetingCopy.cognome), applicant.cognome);
    await (way.plain ? hand.write(textbox(page, greetingCopy.cf), applicant.cf) : computeTaxCode(way));
    await hand.write(textbox(page, greetingCopy.email), applicant.email.toUpperCase());
  });
};

const codes = async (way: Way): Promise<void> => {
  const { page, product, hand } = way;
  const typeCode = async (channel: 'email' | 'sms', to: string): Promise<void> =>
    hand.write(page.getByRole('textbox').first(), (await product.codeFor(channel, to)).code);
  await pageOf(way, emailCodeCopy.title, 'contact-info-2-email-code', () =>
    typeCode('email', applicant.email),
  );
  await pageOf(way, mobileCopy.title, 'contact-info-3-mobile', () =>
    hand.write(textbox(page, mobileCopy.label), applicant.cellulare),
  );
  await pageOf(way, smsCodeCopy.title, 'contact-info-4-sms-code', () => typeCode('sms', applicant.cellulare));
};

const credentials = async (way: Way): Promise<void> => {
  const { page, hand } = way;
  await pageOf(way, passwordCopy.title, 'contact-info-5-password', async () => {
    await hand.write(textbox(page, passwordCopy.password), applicant.password);
    await hand.write(textbox(page, passwordCopy.confirm), applicant.password);
  });
  await pageOf(way, credentialsCopy.title, 'contact-info-6-credentials');
};

const addressInfo = (way: Way): Promise<void> =>
  pageOf(way, addressInfoCopy.title, 'address-info', async () => {
    await way.hand.search(box(way.page, addressInfoCopy.citizenship.label), 'Italia');
    await address(way, 'residenza', { cap: '00184', street: 'Via Cavour, 10/A' });
    const { label, options } = addressInfoCopy.domicile;
    await way.hand.tick(radio(way.page, label, options.altro));
    const domicile = { cap: '00010', city: 'Gallicano nel Lazio', street: "Piazza dell'Unità 3" };
    await address(way, 'domicilio', domicile);
  });

const companyInfo = (way: Way): Promise<void> =>
  pageOf(way, companyInfoCopy.title, 'company-info', async () => {
    const { page, hand } = way;
    const { company, contacts } = companyInfoCopy;
    await hand.write(textbox(page, company.ragioneSociale), 'D’Amico Restauri e Decorazioni');
    await hand.write(textbox(page, company.partitaIva), '00743110157');
    await hand.write(textbox(page, company.dataCostituzione), '01/03/2015');
    await hand.write(textbox(page, company.numAddetti), '3');
    await hand.write(textbox(page, company.fatturato), '125000');
    await hand.write(at(page, 'contattiAzienda.pec'), 'damico@pec.example.it');
    await hand.write(textbox(page, contacts.telefonoAziendale), '0651234567');
    await address(way, 'sedeLegale', { cap: '00184', street: 'Via Cavour, 10/A' });
  });

const selfCertifications = async (way: Way): Promise<void> => {
  const { page, hand } = way;
  const { company } = selfCertificationsCopy;
  await pageOf(way, company.title, 'self-certifications-1-business', async () => {
    await hand.choose(box(page, company.activity.tipoSocieta), 'Ditta individuale');
    await hand.search(box(page, company.activity.settoreAttivita), 'costruzioni');
    await hand.search(box(page, company.activity.codiceAteco), '43.34');
    await hand.choose(box(page, company.place.regione), 'Lazio');
    await hand.choose(at(page, 'rapporto.scopoRapporto'), 1);
    await hand.choose(at(page, 'rapporto.origineFondi'), 1);
  });
};

const questionnaire = async (way: Way): Promise<void> => {
  const { page, hand } = way;
  const { questionnaire: copy } = selfCertificationsCopy;
  await pageOf(way, copy.title, 'self-certifications-2-questionnaire', async () => {
    const { business, office, durations, destination } = copy;
    await hand.tick(radio(page, business.relazioniCommerciali, uiCopy.yesNo.yes));
    await hand.search(box(page, business.paeseRelazioniCommerciali), 'Francia');
    await hand.tick(radio(page, office.funzionePolitica, uiCopy.yesNo.yes));
    await hand.choose(at(page, 'questionario.tipologiaIncaricoPolitico'), 1);
    await hand.search(box(page, office.area), 'Italia');
    await hand.tick(radio(page, office.durata, durations[1].label));
    await hand.write(textbox(page, office.conclusione), '06/2024');
    await hand.tick(checkbox(page, destination.options.acquistiOnline));
    await hand.tick(checkbox(page, destination.options.altro));
    await hand.write(textbox(page, destination.altroDescription), 'Materiali per i cantieri');
  });
};

const card = async (way: Way): Promise<void> => {
  const { page, look, hand } = way;
  await pageOf(way, cardCopy.title, 'card', () =>
    hand.tick(page.getByRole('radio', { name: cardCopy.shipping.domicilio })),
  );
  await page.getByRole('dialog', { name: cardCopy.notice.title }).waitFor();
  await look('card-consent');
  await goOn(way, cardCopy.notice.accept);
};

const picture = async (): Promise<FileToSend> => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(),
});

const identification = async (way: Way): Promise<void> => {
  const { page, look, hand } = way;
  const { video, capture } = identificationCopy;
  await heading(page, video.title);
  await goOn(way, capture.turnOn);
  await page.getByText(capture.ready).first().waitFor();
  await goOn(way, capture.record);
  await page.getByText(capture.recording).first().waitFor();
  await look('identification-1-recording');
  if (!way.wholeVideo) await stopRecording(page, hand);
  await button(page, capture.use).waitFor();
  await goOn(way, capture.use);
  await page.getByText(video.sent, { exact: true }).first().waitFor();
  await look('identification-1-video');
  await goOn(way);
};

const documents = async (way: Way): Promise<void> => {
  const { page, hand } = way;
  const { document: copy } = identificationCopy;
  await pageOf(way, copy.title.first, 'identification-2-first-document', async () => {
    await hand.choose(box(page, copy.type), 'Passaporto');
    await send(way, 'documento.documentoFronte', await picture());
    const pdf = { name: 'esterna.pdf', mimeType: 'application/pdf', buffer: await scannedPdf() };
    await send(way, 'documento.documentoRetro', pdf);
    await hand.write(textbox(page, copy.number), 'YA1234567');
    await hand.write(textbox(page, copy.city), 'Roma');
    await hand.write(textbox(page, copy.issueDate), '10/05/2022');
    await hand.write(textbox(page, copy.expiryDate), '10/05/2032');
  });
  await pageOf(way, copy.title.second, 'identification-3-second-document', async () => {
    await hand.choose(box(page, copy.type), 'Tessera sanitaria');
    await send(way, 'secondoDocumento.documentoDueFronte', await picture());
    await send(way, 'secondoDocumento.documentoDueRetro', await picture());
  });
};

const contract = (way: Way): Promise<void> => {
  const fill = async (): Promise<void> => {
    for (const name of way.plain ? [] : contractCopy.documents) {
      const region = way.page.getByRole('region', { name: pdfCopy.read(name) });
      await appears(region.getByRole('heading').first());
    }
    await way.hand.tick(way.page.getByRole('checkbox', { name: contractCopy.sign.label }));
  };
  return pageOf(way, contractCopy.title, 'contract', fill, contractCopy.sign.action);
};

export const parts = {
  contactInfo, greeting, codes, credentials, addressInfo, companyInfo, selfCertifications, questionnaire, card, identification, documents, contract,
} as const; // prettier-ignore

export const completed = async ({ page, look }: Journey): Promise<void> => {
  await heading(page, thanksCopy.title);
  await look('thanks');
};

export const journeyFrom = async (
  part: keyof typeof parts,
  { hand = pointer, ...journey }: Journey,
): Promise<void> => {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  for (const name of names.slice(names.indexOf(part))) await parts[name]({ hand, ...journey });
  await completed(journey);
};

export const wholeJourney = async (journey: Journey, landing = ''): Promise<void> => {
  await journey.page.goto(`${journey.product.url}/${landing}`);
  await journeyFrom('contactInfo', journey);
};
