import { uploadTypes } from '../../../src/contract/uploads';
import type { EndpointName } from '../../../src/contract/endpoints';
import { jpeg } from '../../testing/samples/pictures';
import type { TestFile } from '../../testing/service/client';
import { isSuccess } from './contact';
import { heardOf, pickOf, type Turn } from './turn';

const byGuid = [
  'paperworkList',
  'contactContractList',
  'signContractList',
  'generateCaptcha',
  'documentInfo',
] as const;

export const read = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const request = pickOf(turn, 0, heardOf(turn));
  const name = pickOf(turn, 1, byGuid) ?? 'paperworkList';
  if (request) await world.call(index, name, { guid: request.guid });
};

export const readOwn = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const what = pickOf(turn, 0, ['info', 'questions', 'file', 'video'] as const);
  if (what === 'info') await world.call(index, 'customerInfo', { provider: 'provider' });
  if (what === 'file') await world.call(index, 'documentPreview', { type: uploadTypes.documentoFronte });
  if (what === 'video') await world.call(index, 'documentPreview', { type: 'FRONT_DOC_' });
  const questions = { requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: true } as const;
  if (what === 'questions') await world.call(index, 'questionnaireGet', questions);
};

/** The numbers of a request's documents: in the worst case everybody knows them. */
const paperOf = (turn: Turn) => {
  const withPapers = heardOf(turn).filter(
    ({ guid }) => (turn.world.known.get(guid)?.rows.contracts.length ?? 0) > 0,
  );
  const guid = pickOf(turn, 0, withPapers)?.guid ?? '';
  const paper = pickOf(turn, 1, turn.world.known.get(guid)?.rows.contracts ?? []);
  return paper && { guid, stampeId: paper.stampeId, barCode: paper.barCode };
};

type Paper = NonNullable<ReturnType<typeof paperOf>>;
const withPaper =
  (call: (turn: Turn, paper: Paper) => Promise<unknown>) =>
  async (turn: Turn): Promise<void> => {
    const paper = paperOf(turn);
    if (paper) await call(turn, paper);
  };

export const print = withPaper(({ world, index }, { stampeId, barCode }) =>
  world.call(index, 'stampaContratto', { stampeId, barCode }),
);
export const notice = withPaper(({ world, index }, { stampeId, barCode }) =>
  world.call(index, 'presaVisione', { stampeId, barcode: barCode }),
);
export const sign = withPaper(({ world, index }, paper) => world.call(index, 'signDocument', paper));
export const mailPapers = withPaper(({ world, index }, { guid }) =>
  world.call(index, 'contactSendPdf', { guid }),
);

let made: Promise<TestFile> | undefined;
const picture = (): Promise<TestFile> => (made ??= jpeg(64, 48));

const send = async (
  { world, index }: Turn,
  name: EndpointName,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  const file = await picture();
  const send = () => world.client(index).multipart(name, fields, file);
  const heard = await world.hear(index, name, fields, send);
  if (isSuccess(heard)) world.replacesFiles = true;
};

export const upload = (turn: Turn): Promise<void> =>
  send(turn, 'documentUpload', {
    type: pickOf(turn, 0, [uploadTypes.documentoFronte, uploadTypes.documentoDueFronte]) ?? '',
  });

export const uploadAgain = async (turn: Turn): Promise<void> => {
  const request = pickOf(turn, 0, heardOf(turn));
  const document = turn.world.known
    .get(request?.guid ?? '')
    ?.rows.documents.find(({ type }) => type === uploadTypes.documentoFronte);
  if (!request || !document) return;
  const { type, barCode } = document;
  const name = pickOf(turn, 1, ['contactUpload', 'reuploadDocument'] as const) ?? 'contactUpload';
  await send(turn, name, { type, barCode, guid: request.guid });
};

export const giveBack = async (turn: Turn): Promise<void> => {
  const request = pickOf(turn, 0, heardOf(turn));
  const documents = turn.world.known.get(request?.guid ?? '')?.rows.documents ?? [];
  const barCode1 = documents.find(({ type }) => type === uploadTypes.documentoFronte)?.barCode;
  if (!request || barCode1 === undefined) return;
  const { guid } = request;
  const rest = { barCodev: '', barCode2: '', processAdditionalBarcodes: [] };
  await turn.world.call(turn.index, 'updateDocumentsKo', { guid, barCode1, ...rest });
};
