import { emptyAnswers, type QuestionnaireAnswers } from '../../src/contract/questionnaire';
import type { Request } from '../../server/db/schema';
import { toStoredAnswers } from '../../server/questionnaire/storedAnswers';
import { saveAnswers } from '../../server/repositories/answers';
import { recordConsent } from '../../server/repositories/consents';
import { insertRequest } from '../../server/repositories/requests';
import { updateSession, findSession } from '../../server/repositories/sessions';
import { hashToken, newId } from '../../server/session/token';
import type { TestApp, TestClient } from './support';

export interface Seeded {
  readonly client: TestClient;
  readonly guid: string;
}

export const applicant = {
  nome: "Niccolo'",
  cognome: "D'Angelo",
  cf: 'DNGNCL85T10F205D',
  email: 'niccolo@posta.example',
  cellulare: '3331234567',
} as const;

const milan = {
  cap: '20121',
  provincia: 'MI',
  citta: 'Milano',
  indirizzo: 'Via Alessandro Manzoni 12',
  nazione: 'ITALIA',
};

type Widgets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const steps: Readonly<Record<string, Widgets>> = {
  'contact-info': {
    anagrafica: { nome: applicant.nome, cognome: applicant.cognome, cf: applicant.cf },
    email: { email: applicant.email, validateEmail: 'true' },
    cellulare: { cellulare: applicant.cellulare, prefisso: '+39', otpCellulare: 'true' },
  },
  'address-info': {
    cittadinanza: { cittadinanza: 'IT' },
    residenza: milan,
    domicilio: { domicilio: 'residenza' },
    codiceFiscale: { data: '10/12/1985', citta: 'Milano', provincia: 'MI', cf: applicant.cf },
  },
  'company-info': {
    azienda: {
      ragioneSociale: "Officina Creativa di Niccolo' D'Angelo",
      partitaIva: '01234567897',
      dataCostituzione: '15/03/2019',
      numAddetti: '3',
      fatturato: '1.250.000',
      sottotipoSoggetto: 'Ditta Individuale',
    },
    contattiAzienda: { pec: '', prefisso: '+39', telefonoAziendale: '0212345678' },
    sedeLegale: milan,
    sedeAmministrativa: { sedeAmministrativa: 'sedeLegale' },
  },
  'self-certifications': {
    attivita: { tipoSocieta: '1##Ditta individuale', settoreAttivita: 'K', codiceAteco: '62.10' },
    rapporto: {
      scopoRapporto: 'COMMERCIALE',
      naturaRapporto: 'CONTINUATIVO',
      origineFondi: 'LAVORO_AUTONOMO',
    },
  },
  card: { spedizione: { spedizioneCarta: 'residenza' } },
};

export const goodAnswers: QuestionnaireAnswers = {
  ...emptyAnswers,
  regione: 'LOMBARDIA',
  acquistiOnline: true,
};

const flat = (widgets: Widgets) =>
  Object.entries(widgets).flatMap(([widget, components]) =>
    Object.entries(components).map(([component, value]) => ({ widget, component, value })),
  );

/** A browser whose session owns a request at `step`, its earlier steps answered. */
export const seedRequest = async (service: TestApp, changes: Partial<Request> = {}): Promise<Seeded> => {
  const { db } = service.deps;
  const now = service.clock.now();
  const client = service.client();
  await client.send('productInfo');
  const session = await findSession(db, hashToken([...client.cookies.values()][0] ?? ''));
  if (!session) throw new Error('The service opened no session');
  const guid = newId();
  await insertRequest(db, {
    guid,
    contactId: newId(),
    productCode: session.productCode,
    step: 'identification',
    state: 'open',
    cf: applicant.cf,
    email: applicant.email,
    phone: applicant.cellulare,
    emailConfirmedAt: now,
    phoneConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    acceptedHash: '',
    returnedAt: null,
    ...changes,
  });
  for (const [step, widgets] of Object.entries(steps)) await saveAnswers(db, guid, step, flat(widgets), now);
  await saveAnswers(db, guid, 'self-certifications', toStoredAnswers(goodAnswers), now);
  await recordConsent(db, {
    guid,
    name: 'consensoPrivacy',
    textVersion: '2026-11',
    value: 'selected',
    givenAt: now,
  });
  await updateSession(db, session.id, { guid });
  return { client, guid };
};
