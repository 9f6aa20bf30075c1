import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LightMyRequestResponse } from 'fastify';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import {
  captchas, consents, contracts, credentials, documents, invitations, requests, stepAnswers,
} from '../../../server/db/schema'; // prettier-ignore
import { openRows } from '../../../server/db/sealedRows';
import { refuseDocument } from '../../../server/review/review';
import { sample } from '../../setup/depth';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { pdf, png, webm } from '../files';
import { storedFiles } from '../storedFiles';
import {
  answersOfQuestionnaire, begin, CURRENT, goodValues, introduce, invitationOf, newApplicant, paper, reviewerOf, signed, testService,
  storeFiles, upload, walkTo, widgetsFor, type Journey, type TestClient,
} from '../support'; // prettier-ignore

const service = testService();

const guidOf = async (client: TestClient): Promise<string> =>
  (await client.call('onboardingNext', CURRENT)).guid;

const tables = { requests, stepAnswers, documents, contracts, captchas, consents, credentials, invitations };
/** A repeat may write these again: invitations are inserted again, saved answers keep their text. */
const volatile: Readonly<Record<string, readonly string[]>> = {
  invitations: ['id', 'createdAt'],
  stepAnswers: ['updatedAt'],
};

type Rows = Readonly<Record<string, readonly string[]>>;

const rowsOf = async (guid: string): Promise<Rows> => {
  const found = Object.entries(tables).map(async ([name, table]) => {
    const stored = await service.deps.db.select().from(table).where(eq(table.guid, guid));
    const rows: object[] = openRows(service.deps.db, table as PgTable, stored);
    const left = rows.map((row) => Object.entries(row).filter(([key]) => !volatile[name]?.includes(key)));
    return [name, left.map((row) => JSON.stringify(row)).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}; // prettier-ignore

const countsOf = async (guid: string, filesBefore: number) => ({
  rows: Object.fromEntries(Object.entries(await rowsOf(guid)).map(([name, rows]) => [name, rows.length])),
  files: (await storedFiles(service)).length - filesBefore,
});

interface Prepared {
  readonly client: TestClient;
  readonly act: () => Promise<LightMyRequestResponse>;
}
type Prepare = () => Promise<Prepared>;

const nextAt = (slug: Parameters<typeof walkTo>[1] & keyof ReturnType<typeof goodValues>): Prepare => async () => {
  const { client, applicant, step } = await walkTo(service, slug);
  if (slug === 'contact-info') await introduce(service, client, applicant);
  if (slug === 'identification') await storeFiles(service, step.guid);
  if (slug === 'contract')
    for (const { stampeId, barCode = '' } of step.contracts)
      await client.call('presaVisione', { stampeId, barcode: barCode });
  const sent = { number: step.number, widgets: widgetsFor(goodValues(applicant)[slug]) };
  return { client, act: () => client.send('onboardingNext', sent) };
}; // prettier-ignore

const introducing = async (upTo: 'email' | 'password') => {
  const applicant = newApplicant();
  const client = await begin(service);
  const { nome, cognome, cf, email, cellulare: numero, password } = applicant;
  await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
  await client.call('validateEmail', { indirizzo: email });
  const confirmation = { indirizzo: email, codice: await service.lastCode(email) };
  if (upTo === 'password') {
    await client.call('confermaEmail', confirmation);
    await client.call('validateCellulare', { numero, prefisso: '+39' });
    const codice = await service.lastCode(`+39${numero}`);
    await client.call('confermaCellulare', { numero, prefisso: '+39', codice });
  }
  return { client, confirmation, passwords: { password, confermaPassword: password } };
};

const refused = async (...types: readonly string[]): Promise<Journey> => {
  const journey = await signed(service);
  for (const type of types) await refuseDocument(reviewerOf(service), journey.step.guid, type, 'sfocata');
  return journey;
};

const atContract = async () => {
  const { client, step } = await walkTo(service, 'contract');
  const { stampeId = '', barCode = '' } = step.contracts[0] ?? {};
  return { client, guid: step.guid, stampeId, barCode };
};

const actions: Readonly<Record<string, Prepare>> = {
  start: async () => {
    const client = service.client();
    await client.call('productInfo');
    return { client, act: () => client.send('onboardingStart', { code: 'DITTA_INDIVIDUALE' }) };
  },
  'next at contact-info': nextAt('contact-info'),
  'next at address-info': nextAt('address-info'),
  'next that makes the documents to sign': nextAt('identification'),
  'next that signs': nextAt('contract'),
  'a refused next': async () => {
    const { client, step } = await walkTo(service, 'address-info');
    return { client, act: () => client.send('onboardingNext', { number: step.number, widgets: [] }) };
  },
  'a confirmed e-mail': async () => {
    const { client, confirmation } = await introducing('email');
    return { client, act: () => client.send('confermaEmail', confirmation) };
  },
  'the password': async () => {
    const { client, passwords } = await introducing('password');
    return { client, act: () => client.send('createPassword', passwords) };
  },
  'a document': async () => {
    const { client } = await walkTo(service, 'identification');
    const file = await jpeg();
    return { client, act: () => client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, file) };
  },
  'a document in the place of another': async () => {
    const { client } = await walkTo(service, 'identification');
    const [type, file] = ['FRONT_DOC_1', await pdf()];
    await client.multipart('documentUpload', { type }, await png());
    return { client, act: () => client.multipart('documentUpload', { type }, file) };
  },
  'the video': async () => {
    const { client, step } = await walkTo(service, 'identification');
    const fields = { type: VIDEO_UPLOAD_TYPE, guid: step.guid };
    return { client, act: () => client.multipart('videoUpload', fields, webm()) };
  },
  'the phrase': async () => {
    const { client, step } = await walkTo(service, 'address-info');
    return { client, act: () => client.send('generateCaptcha', { guid: step.guid }) };
  },
  'the confirmation of the phrase': async () => {
    const { client, step } = await walkTo(service, 'identification');
    const { guid } = step;
    const { captcha } = (await client.call('generateCaptcha', { guid })).data;
    await client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
    return { client, act: () => client.send('videoCaptcha', { guid, captcha }) };
  },
  'the questionnaire': async () => {
    const { client } = await walkTo(service, 'self-certifications');
    return { client, act: () => client.send('questionnaireSave', answersOfQuestionnaire) };
  },
  'an invitation': async () => {
    const { client, step } = await walkTo(service, 'address-info');
    return {
      client,
      act: () => client.send('invitations', invitationOf(step.guid, { campaignUrl: '/?utm_source=a' })),
    };
  },
  'the pre-notice': async () => {
    const { client, stampeId, barCode } = await atContract();
    return { client, act: () => client.send('presaVisione', { stampeId, barcode: barCode }) };
  },
  'the signature of one document': async () => {
    const { client, guid, stampeId, barCode } = await atContract();
    await client.call('presaVisione', { stampeId, barcode: barCode });
    return { client, act: () => client.send('signDocument', { guid, stampeId, barCode }) };
  },
  'a document sent again': async () => {
    const journey = await refused('FRONT_DOC_1');
    const { barCode } = await paper(journey, 'FRONT_DOC_1');
    const fields = { guid: journey.step.guid, type: 'FRONT_DOC_1', barCode };
    const file = await jpeg();
    return { client: journey.client, act: () => journey.client.multipart('contactUpload', fields, file) };
  },
  'documents given back to the review': async () => {
    const journey = await refused('FRONT_DOC_1');
    const { client, step } = journey;
    const { barCode } = await paper(journey, 'FRONT_DOC_1');
    for (const type of ['FRONT_DOC_1', 'BACK_DOC_1'])
      await upload(client, { name: 'contactUpload', fields: { guid: step.guid, type, barCode }, file: await jpeg() });
    const update = { guid: step.guid, barCodev: '', barCode1: barCode, barCode2: '', processAdditionalBarcodes: [] };
    return { client, act: () => client.send('updateDocumentsKo', update) };
  }, // prettier-ignore
};

const plain = ({ statusCode, body }: LightMyRequestResponse) =>
  [statusCode, body.replace(/,?"supportCode":"\w+"/, '')] as const;

const SHOWN = 5;

describe.each(sample(Object.entries(actions), SHOWN))('%s, sent twice', (name, prepare) => {
  let alone: Awaited<ReturnType<typeof countsOf>>;

  it('[R6-01] one after the other, has one effect and the first answer again', async () => {
    const { client, act } = await prepare();
    const files = (await storedFiles(service)).length;
    const first = await act();
    expect(first.statusCode).toBe(200);
    if (name !== 'a refused next') expect(first.json()).not.toMatchObject({ status: 'bad_request' });
    const guid = await guidOf(client);
    const rows = await rowsOf(guid);
    alone = await countsOf(guid, files);
    service.clock.pass({ seconds: 3 });
    expect(plain(await act())).toEqual(plain(first));
    expect(await rowsOf(guid)).toEqual(rows);
    expect(await countsOf(guid, files)).toEqual(alone);
  });

  it('[R6-01] at the same time, has one effect, and both get the one answer', async () => {
    const { client, act } = await prepare();
    const files = (await storedFiles(service)).length;
    const [first, second] = await Promise.all([act(), act()]);
    const withoutIds = (text: string) => text.replace(/"(guid|contactId)":"[\w-]+"/g, '');
    expect(plain(second)).toEqual(plain(first));
    expect(withoutIds(second.body)).toBe(withoutIds(first.body));
    expect(await countsOf(await guidOf(client), files)).toEqual(alone);
  });
});

// The two calls of a pair happen to run one after the other now and then, and then prove nothing.
it('[R6-01] a start, sent twice at the same time by each of eight browsers, makes one request each', async () => {
  for (let browser = 0; browser < 8; browser += 1) {
    const { act } = await (actions['start'] as Prepare)();
    const before = await service.deps.db.$count(requests);
    await Promise.all([act(), act()]);
    expect(await service.deps.db.$count(requests)).toBe(before + 1);
  }
});
