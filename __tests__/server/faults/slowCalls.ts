/** Calls that do slow work before they lock the request, or wait for its lock. */
import type { LightMyRequestResponse } from 'fastify';
import type { EndpointName } from '../../../src/contract/endpoints';
import { slugOf } from '../../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { StepAnswer } from '../../../src/contract/wire';
import { saveAnswers } from '../../../server/repositories/answers';
import { saveCaptcha } from '../../../server/repositories/captchas';
import { listDocuments, saveDocument } from '../../../server/repositories/documents';
import { findRequest, proofOf } from '../../../server/repositories/requests';
import { findSession, updateSession } from '../../../server/repositories/sessions';
import { additionalTypes } from '../../../server/review/ask';
import { askDocument, refuseDocument } from '../../../server/review/review';
import { hashToken } from '../../../server/session/token';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { webm } from '../files';
import { seedRequest, seedReviewable } from '../seed';
import {
  CURRENT,
  goodValues,
  newApplicant,
  reviewerOf,
  storeFiles,
  widgetsFor,
  type Applicant,
  type TestApp,
  type TestClient,
} from '../support';

export const PASSWORD = 'Un4ltra!Chiave';
const PHRASE = 'sette mele verdi';
const REFUSED = 'FRONT_DOC_1';
const [ADDITIONAL = ''] = additionalTypes;

export interface Stage {
  readonly client: TestClient;
  readonly guid: string;
  readonly sessionId: string;
  readonly applicant: Applicant;
  /** Undefined for a request that was signed. */
  readonly step?: StepAnswer;
  readonly barCode?: string;
}

export interface SlowCall {
  readonly stage: () => Promise<Stage>;
  readonly call: (stage: Stage) => Promise<LightMyRequestResponse>;
}

const nextOf = async ({ client, applicant, step }: Stage): Promise<LightMyRequestResponse> => {
  const { number = null, name = '', widgets = [] } = step ?? {};
  const values = goodValues(applicant)[slugOf(name) as 'contract'];
  const kept = widgets.filter((one) => !(one.name in values));
  return client.send('onboardingNext', { number, widgets: [...kept, ...widgetsFor(values)] });
};

const listContracts: SlowCall['call'] = ({ client, guid }) => client.send('signContractList', { guid });

const reupload = (name: EndpointName, type: string): SlowCall['call'] => {
  return async ({ client, guid, barCode = '' }) =>
    client.multipart(name, { guid, type, barCode }, await jpeg());
};

export const slowCallsOf = (service: TestApp): Readonly<Record<string, SlowCall>> => {
  const now = (): Date => service.clock.now();
  const db = () => service.deps.db;

  const sessionOf = async (client: TestClient): Promise<string> =>
    (await findSession(db(), hashToken([...client.cookies.values()][0] ?? '')))?.id ?? '';

  const stageOf = async (client: TestClient, guid: string): Promise<Stage> => {
    const sessionId = await sessionOf(client);
    const step = await client.call('onboardingNext', CURRENT);
    return { client, guid, applicant: newApplicant(), step, sessionId };
  };

  const atStep = async (step: string): Promise<Stage> => {
    const { client, guid } = await seedRequest(service, { step });
    if (step === 'identification') await storeFiles(service, guid);
    return stageOf(client, guid);
  };

  const withPhrase = async (): Promise<Stage> => {
    const stage = await atStep('identification');
    await saveCaptcha(db(), { guid: stage.guid, phrase: PHRASE, createdAt: now(), confirmedAt: null });
    return stage;
  };

  const signing = async (): Promise<Stage> => {
    const { client, guid, ...stage } = await atStep('identification');
    const { contracts } = (await nextOf({ client, guid, ...stage })).json<StepAnswer>();
    for (const { stampeId, barCode = '' } of contracts)
      await client.call('presaVisione', { stampeId, barcode: barCode });
    return stageOf(client, guid);
  };

  const underReview =
    (type: string, askFor: (guid: string) => Promise<unknown>) => async (): Promise<Stage> => {
      const applicant = newApplicant();
      // A phone of its own: opening the request takes every one of its identity from other sessions.
      const { client, guid } = await seedReviewable(service, { phone: applicant.cellulare });
      await askFor(guid);
      const sessionId = await sessionOf(client);
      const request = await findRequest(db(), guid);
      const resumeProof = request && proofOf(db(), request);
      await updateSession(db(), sessionId, { guid: null, resumeGuid: guid, resumeProof: resumeProof ?? '' });
      const { barCode = '' } = (await listDocuments(db(), guid)).find((one) => one.type === type) ?? {};
      return { client, guid, applicant, sessionId, barCode };
    };
  const refuse = (guid: string): Promise<unknown> =>
    refuseDocument(reviewerOf(service), guid, REFUSED, 'illeggibile');
  const refused = underReview(REFUSED, refuse);
  const sentAgain = underReview(REFUSED, async (guid) => {
    await refuse(guid);
    for (const one of await listDocuments(db(), guid))
      await saveDocument(db(), { ...one, sign: '', feedback: '' });
  });
  const additional = underReview(ADDITIONAL, (guid) => askDocument(reviewerOf(service), guid, ADDITIONAL));

  return {
    createPassword: {
      stage: async () => {
        const { client, guid } = await seedRequest(service, { step: 'contact-info' });
        const confirmed = { widget: 'cellulare', component: 'otpCellulare', value: 'true', status: 'valid' };
        await saveAnswers(db(), guid, 'contact-info', [confirmed], now());
        return stageOf(client, guid);
      },
      call: ({ client }) => client.send('createPassword', { password: PASSWORD, confermaPassword: PASSWORD }),
    },
    documentUpload: {
      stage: () => atStep('identification'),
      call: async ({ client }) => client.multipart('documentUpload', { type: REFUSED }, await jpeg()),
    },
    videoUpload: {
      stage: () => atStep('identification'),
      call: ({ client, guid }) => client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm()),
    },
    generateCaptcha: {
      stage: () => atStep('identification'),
      call: ({ client, guid }) => client.send('generateCaptcha', { guid }),
    },
    videoCaptcha: {
      stage: withPhrase,
      call: ({ client, guid }) => client.send('videoCaptcha', { guid, captcha: PHRASE }),
    },
    'next identification': { stage: () => atStep('identification'), call: nextOf },
    signContractList: { stage: () => atStep('contract'), call: listContracts },
    'signContractList of documents that are there': { stage: signing, call: listContracts },
    'next contract': { stage: signing, call: nextOf },
    signDocument: {
      stage: signing,
      call: ({ client, guid, step }) => {
        const { stampeId = '', barCode = '' } = step?.contracts[0] ?? {};
        return client.send('signDocument', { guid, stampeId, barCode });
      },
    },
    contactUpload: { stage: refused, call: reupload('contactUpload', REFUSED) },
    reuploadDocument: { stage: refused, call: reupload('reuploadDocument', REFUSED) },
    uploadAdditionalDoc: { stage: additional, call: reupload('uploadAdditionalDoc', ADDITIONAL) },
    updateDocumentsKo: {
      stage: sentAgain,
      call: ({ client, guid, barCode = '' }) => {
        const others = { barCodev: '', barCode2: '', processAdditionalBarcodes: [] };
        return client.send('updateDocumentsKo', { guid, barCode1: barCode, ...others });
      },
    },
  };
};
