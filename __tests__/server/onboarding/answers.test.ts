import { componentErrors } from '../../../src/contract/fieldErrors';
import { stepDefinitions } from '../../../src/contract/steps';
import type { StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, type DataStepSlug } from '../../../src/contract/steps/table';
import { findAllAnswers, findAnswers } from '../../../server/repositories/answers';
import { listConsents } from '../../../server/repositories/consents';
import { findRequest } from '../../../server/repositories/requests';
import {
  goodValues,
  introduce,
  startTestApp,
  storeFiles,
  storeQuestionnaire,
  submit,
  walkTo,
  type Journey,
  type TestApp,
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ environment: { EXTRA_WIDGETS: 'tutore,dettaglioAttivita,altriDocumenti' } });
});
afterAll(() => service.close());

const guardian = {
  tutoreNome: 'Anna',
  tutoreCognome: 'Verdi',
  tutoreEmail: 'anna@example.it',
  tutoreCellulare: '3339876543',
  tutoreCf: 'VRDNNA70A41F205I',
};
const activityDetail = { professione: 'Ceramista', settoreEconomico: 'Artigianato', attivitaSvolta: 'Vasi' };
const otherDocuments = Object.fromEntries(
  Object.keys(stepDefinitions.identification.empty['altriDocumenti'] ?? {}).map((name) => [name, 'valid']),
);

/** Right answers to every step, those widgets with them that only some deployments ask for. */
const everyValue = ({ applicant }: Journey): Record<DataStepSlug, StepValues> => {
  const good = goodValues(applicant);
  return {
    ...good,
    'address-info': { ...good['address-info'], tutore: guardian },
    'self-certifications': { ...good['self-certifications'], dettaglioAttivita: activityDetail },
    identification: { ...good.identification, altriDocumenti: otherDocuments },
  };
};

const atStep = async (slug: DataStepSlug): Promise<Journey> => {
  let journey = await walkTo(service, 'contact-info');
  await introduce(service, journey.client, journey.applicant);
  const { guid } = journey.step;
  for (const passed of dataStepSlugs.slice(0, dataStepSlugs.indexOf(slug))) {
    if (passed === 'self-certifications') await storeQuestionnaire(service, guid);
    if (passed === 'identification') await storeFiles(service, guid, allUploads);
    const step = await submit(journey.client, everyValue(journey)[passed]);
    expect(componentErrors(step.widgets)).toEqual({});
    journey = { ...journey, step };
  }
  return journey;
};

const allUploads = [
  'FRONT_DOC_', 'FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_2', 'BACK_DOC_2', 'CONTENT_VIDEO_SELFIE', 'CONTENT_SELFIE_DOC',
  'CONTENT_STUDENT_CARD', 'CONTENT_HEALTH_CARD', 'CONTENT_PAYSLIP', 'CONTENT_BILL', 'CONTENT_RESIDENCE',
]; // prettier-ignore

const required = (label: string): string => `${label} è obbligatorio`;

const changed = (values: StepValues, changes: Readonly<Record<string, string>>): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.entries(components).map(([name, value]) => [name, changes[`${widget}.${name}`] ?? value]),
      ),
    ]),
  );

const uploadErrors = {
  'video.docVideoCaptcha': required('Carica il video selfie'),
  'documento.documentoFronte': required('Carica il fronte del documento'),
  'documento.documentoRetro': required('Carica il retro del documento'),
  'secondoDocumento.documentoDueFronte': required('Carica il fronte del secondo documento'),
  'secondoDocumento.documentoDueRetro': required('Carica il retro del secondo documento'),
  'altriDocumenti.videoSelfie': required('Carica il video selfie'),
  'altriDocumenti.selfieDocumento': required('Carica il selfie con documento'),
  'altriDocumenti.tesseraStudente': required('Carica la tessera dello studente'),
  'altriDocumenti.tesseraSanitaria': required('Carica la tessera sanitaria'),
  'altriDocumenti.bustaPaga': required('Carica la busta paga'),
  'altriDocumenti.bollettaEstrattoConto': required("Carica la bolletta o l'estratto conto"),
  'altriDocumenti.certificatoResidenza': required('Carica il certificato di residenza'),
};

describe('a request answered to its end', () => {
  it('[R3.2-01] [R3.4-01] [R3.3-01] holds every answer of every step under its spec name', async () => {
    const journey = await atStep('contract');
    for (const { stampeId, barCode = '' } of journey.step.contracts) {
      await journey.client.call('presaVisione', { stampeId, barcode: barCode });
    }
    expect((await submit(journey.client, { firma: { signedContract: 'true' } })).name).toBe(
      'Richiesta completata',
    );
    const stored = await findAllAnswers(service.deps.db, journey.step.guid);
    const everything = everyValue(journey);
    for (const slug of dataStepSlugs) {
      const names = Object.entries(stepDefinitions[slug].empty).flatMap(([widget, components]) =>
        Object.keys(components).map((component) => `${widget}.${component}`),
      );
      const held = new Map(
        stored
          .filter(({ step }) => step === slug)
          .map((one) => [`${one.widget}.${one.component}`, one.value]),
      );
      for (const name of names) expect([...held.keys()]).toContain(name);
      for (const [widget, components] of Object.entries(everything[slug])) {
        for (const [component, value] of Object.entries(components)) {
          const kept = held.get(`${widget}.${component}`);
          if (component === 'codiceAteco' || component === 'tipoSocieta' || component === 'settoreAttivita') {
            expect(kept).toBe(everything['self-certifications']['attivita']?.[component]);
          } else expect([component, kept]).toEqual([component, value]);
        }
      }
    }
  });

  it('[R3.2-02] records the defaults, whatever was sent in their place', async () => {
    const journey = await atStep('company-info');
    const values = everyValue(journey)['company-info'];
    const hostile = {
      'azienda.codiceTipoSoggetto': '9999',
      'azienda.sottotipoSoggetto': 'SPA',
      'azienda.risultatoEconomico': '5',
      'azienda.totaleBilancioAnnuo': '5',
      'azienda.dataChiusuraBilancio': '31/12/2025',
      'contattiAzienda.prefisso': '+1',
      'sedeLegale.nazione': 'FRANCIA',
    };
    expect((await submit(journey.client, changed(values, hostile))).name).toBe('Autocertificazioni');
    const { db } = service.deps;
    const { guid } = journey.step;
    const value = async (step: DataStepSlug, widget: string, component: string) =>
      (await findAnswers(db, guid, step)).find((one) => one.widget === widget && one.component === component)
        ?.value;
    expect(await value('company-info', 'azienda', 'codiceTipoSoggetto')).toBe('1048');
    expect(await value('company-info', 'azienda', 'sottotipoSoggetto')).toBe('Ditta Individuale');
    expect(await value('company-info', 'azienda', 'risultatoEconomico')).toBe('0');
    expect(await value('company-info', 'azienda', 'totaleBilancioAnnuo')).toBe('0');
    expect(await value('company-info', 'azienda', 'dataChiusuraBilancio')).toBe('');
    expect(await value('company-info', 'contattiAzienda', 'prefisso')).toBe('+39');
    expect(await value('company-info', 'sedeLegale', 'nazione')).toBe('ITALIA');
    expect(await value('contact-info', 'cellulare', 'prefisso')).toBe('+39');
    expect(await value('contact-info', 'consensi', 'consensoPrivacy')).toBe('selected');
    expect(await value('contact-info', 'consensi', 'consensoInformativa')).toBe('selected');
  });

  it('[R3.2-02] records the consents with the version of their text and the time', async () => {
    const { step } = await atStep('identification');
    const consents = await listConsents(service.deps.db, step.guid);
    expect(consents.map(({ name }) => name).sort()).toEqual([
      'consensoInformativa',
      'consensoPrivacy',
      'visioneDocumentazione',
    ]);
    for (const consent of consents) {
      expect(consent).toMatchObject({ value: 'selected', givenAt: service.clock.now() });
      expect(consent.textVersion).not.toBe('');
    }
  });

  it('never lets a password into an answer', async () => {
    const { client, step, applicant } = await atStep('contact-info');
    const values = goodValues(applicant)['contact-info'];
    const secret = {
      'credenziali.password': applicant.password,
      'credenziali.confermaPassword': applicant.password,
    };
    await submit(client, changed(values, secret));
    const stored = await findAllAnswers(service.deps.db, step.guid);
    expect(stored.filter(({ value }) => value.includes(applicant.password))).toEqual([]);
    expect(stored.find(({ component }) => component === 'password')).toMatchObject({
      value: '',
      status: 'valid',
    });
  });
});

describe('what the service fills in', () => {
  const component = (answer: Journey['step'], widget: string, name: string) =>
    answer.widgets.find((one) => one.name === widget)?.components.find((one) => one.name === name);

  it('[R3.2-01] decodes the tax code into its fields of the personal step', async () => {
    const { step, applicant } = await atStep('address-info');
    const of = (name: string) => component(step, 'codiceFiscale', name)?.value;
    expect([of('nome'), of('cognome'), of('cf')]).toEqual([applicant.nome, applicant.cognome, applicant.cf]);
    expect([of('sesso'), of('citta'), of('provincia')]).toEqual(['F', 'Milano', 'MI']);
    expect(of('data')).toMatch(/^\d{2}\/04\/\d{4}$/);
  });

  it('[R4.5-02] tells Italian citizens from others by the citizenship answered', async () => {
    const journey = await atStep('identification');
    expect(component(journey.step, 'secondoDocumento', 'cittadinanzaItaliana')?.value).toBe('true');
    for (let steps = 0; steps < 4; steps += 1) await journey.client.call('onboardingBack');
    const values = everyValue(journey);
    await submit(journey.client, { ...values['address-info'], cittadinanza: { cittadinanza: 'FR' } });
    for (const slug of ['company-info', 'self-certifications'] as const)
      await submit(journey.client, values[slug]);
    const step = await submit(journey.client, values.card);
    expect(component(step, 'secondoDocumento', 'cittadinanzaItaliana')?.value).toBe('false');
  });

  it('[R4.5-03] writes the tax code as the number of a health card, and asks it nothing else', async () => {
    const journey = await atStep('identification');
    await storeFiles(service, journey.step.guid, allUploads);
    const values = everyValue(journey).identification;
    const card = {
      ...values['secondoDocumento'],
      secondoDocumento: 'Tessera sanitaria',
      numeroSecondoDocumento: '',
      cittaRilascioSecondoDocumento: '',
      dataRilascioSecondoDocumento: '',
      dataScadenzaSecondoDocumento: '',
      enteEmissioneSecondoDocumento: 'Comune',
    };
    expect((await submit(journey.client, { ...values, secondoDocumento: card })).name).toBe(
      'Firma il contratto',
    );
    const stored = await findAnswers(service.deps.db, journey.step.guid, 'identification');
    expect(stored.find((one) => one.component === 'numeroSecondoDocumento')?.value).toBe(
      journey.applicant.cf,
    );
  });

  it('[R3.4-01] has an upload valid only once its file is stored, whatever is sent', async () => {
    const journey = await atStep('identification');
    const refused = await submit(journey.client, everyValue(journey).identification);
    expect(componentErrors(refused.widgets)).toEqual(uploadErrors);
    await storeFiles(service, journey.step.guid, allUploads);
    const step = await journey.client.call('onboardingNext', { number: null, widgets: [] });
    expect(component(step, 'documento', 'documentoFronte')).toMatchObject({
      value: 'valid',
      status: 'valid',
    });
    expect(component(step, 'video', 'docVideoCaptcha')).toMatchObject({ value: 'valid' });
  });

  it('[R5.2-02] checks the guardian’s tax code with the guardian’s names, as the applicant’s', async () => {
    const journey = await atStep('address-info');
    const values = everyValue(journey)['address-info'];
    const refused: Readonly<Record<string, Partial<typeof guardian>>> = {
      'uno o più caratteri sono sbagliati': { tutoreCf: 'VRDNNA70A41F205Q' },
      'non corrisponde al cognome inserito: scrivi': { tutoreCognome: 'Bianchi' },
      'nome e cognome sembrano invertiti': { tutoreNome: 'Verdi', tutoreCognome: 'Anna' },
    };
    for (const [part, change] of Object.entries(refused)) {
      const step = await submit(journey.client, { ...values, tutore: { ...guardian, ...change } });
      expect(componentErrors(step.widgets)).toEqual({
        'tutore.tutoreCf': expect.stringContaining(part) as string,
      });
    }
    const step = await submit(journey.client, values);
    expect(componentErrors(step.widgets)).toEqual({});
  });

  it('[R4.7-01] signs only after both notices, and once', async () => {
    const { client, step } = await atStep('contract');
    const sign = { firma: { signedContract: 'true' } };
    const [questionnaire, contract] = step.contracts;
    const refusal = {
      'firma.signedContract': 'Prima di firmare apri e leggi il questionario e il contratto',
    };
    expect(componentErrors((await submit(client, sign)).widgets)).toEqual(refusal);
    const notice = (one: typeof contract) =>
      client.call('presaVisione', { stampeId: one?.stampeId ?? '', barcode: one?.barCode ?? '' });
    await notice(questionnaire);
    expect(componentErrors((await submit(client, sign)).widgets)).toEqual(refusal);
    await notice(contract);
    expect((await submit(client, sign)).name).toBe('Richiesta completata');
    const signed = await findRequest(service.deps.db, step.guid);
    expect(signed).toMatchObject({ state: 'completed', completedAt: service.clock.now() });
    service.clock.pass({ seconds: 5 });
    expect((await client.call('onboardingNext', { number: step.number, widgets: [] })).name).toBe(
      'Richiesta completata',
    );
    expect(await findRequest(service.deps.db, step.guid)).toEqual(signed);
  });
});
