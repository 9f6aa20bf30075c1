import { stepTable } from '../../src/contract/steps/table';
import {
  PAPERWORK_CONCLUDED,
  PAPERWORK_DOCUMENT_KO,
  PAPERWORK_IN_REVIEW,
  PAPERWORK_REFUSED,
  PAPERWORK_TO_COMPLETE,
} from '../../src/contract/states';
import type { Paperwork, PaperworkDetail } from '../../src/contract/wire';
import { brandOf } from '../brand';
import { productName, type Product } from '../brand/product';
import type { Request, StoredContract } from '../db/schema';
import type { AppDeps } from '../deps';
import { CONTACT_STEP } from '../customers/contact';
import { slugOfRequest } from '../steps/read';
import { findAnswers, findAnswersByStep, type SavedAnswer, savedValue } from '../repositories/answers';
import { listDocuments } from '../repositories/documents';
import { contractsInOrder } from '../repositories/signing';
import { IDENTIFICATION_STEP, paperName, paperType } from '../documents/paperNames';
import { missingSides, papersOf, type Paper } from '../documents/papers';

type Deps = Pick<AppDeps, 'db' | 'config'>;

const COMPANY_STEP = 'company-info';

const statusOf: Readonly<Record<Request['state'], string>> = {
  open: PAPERWORK_TO_COMPLETE,
  document_ko: PAPERWORK_DOCUMENT_KO,
  completed: PAPERWORK_IN_REVIEW,
  concluded: PAPERWORK_CONCLUDED,
  refused: PAPERWORK_REFUSED,
};

export const paperworkOf = async ({ db, config }: Deps, request: Request): Promise<Paperwork> => {
  const answers = await findAnswersByStep(db, request.guid, [CONTACT_STEP, COMPANY_STEP]);
  const of = (component: string) =>
    savedValue(answers.get(CONTACT_STEP) ?? [], 'anagrafica', component)?.value ?? '';
  const ragioneSociale = savedValue(answers.get(COMPANY_STEP) ?? [], 'azienda', 'ragioneSociale')?.value;
  const contract = request.state === 'open' ? undefined : (await contractsInOrder(db, request.guid)).at(-1);
  return {
    nome: of('nome'),
    cognome: of('cognome'),
    prodotto: productName(brandOf(config).product),
    contactId: request.contactId,
    lastEdit: request.updatedAt.toISOString(),
    status: statusOf[request.state],
    guid: request.guid,
    lastStep: stepTable[slugOfRequest(request)].title,
    email: request.email,
    cell: request.phone,
    ...(ragioneSociale && { ragioneSociale }),
    ...(contract?.signedAt && { reference: contract.barCode, signedAt: contract.signedAt.toISOString() }),
  };
};

const contractDetail = (
  { kind, signedAt, stampeId, barCode }: StoredContract,
  { account }: Product,
): PaperworkDetail => ({
  tipo: kind === 'questionnaire' ? 'Questionario' : 'Contratto',
  description: kind === 'questionnaire' ? 'Questionario di adeguata verifica' : `Contratto del ${account}`,
  sign: signedAt === null ? 'false' : 'true',
  azioni: signedAt === null ? 'sign' : 'print',
  feedback: '',
  stampeId,
  barCode,
  frontDocUploadType: '',
});

export const paperDetail = (paper: Paper, identification: readonly SavedAnswer[]): PaperworkDetail => ({
  tipo: paperType(paper),
  description: paperName(paper, identification),
  sign: paper.sign,
  azioni: 'upload',
  feedback: paper.feedback,
  stampeId: '',
  barCode: paper.barCode,
  frontDocUploadType: paper.front,
  missing: missingSides(paper),
});

export const paperworkDetails = async ({ db, config }: Deps, guid: string): Promise<PaperworkDetail[]> => {
  const { product } = brandOf(config);
  const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
  const papers = papersOf(await listDocuments(db, guid));
  return [
    ...(await contractsInOrder(db, guid)).map((contract) => contractDetail(contract, product)),
    ...papers.map((paper) => paperDetail(paper, identification)),
  ];
};
