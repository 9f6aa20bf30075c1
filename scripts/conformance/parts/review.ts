/** A refused document, and the way in which it is sent again (spec, 4.6, 7.8 and 7.9). */
import { needsReupload, PAPERWORK_DOCUMENT_KO } from '../../../src/contract/states';
import { uploadTypes } from '../../../src/contract/uploads';
import type { PaperworkDetail } from '../../../src/contract/wire';
import { picture } from '../files';
import { good, listIn, refused, taken } from '../judge';
import { CommandFailed, type Kit } from '../kit';
import { listed } from './resume';
import { sentTwice } from './uploads';

const FRONT = uploadTypes.documentoFronte;
const BACK = uploadTypes.documentoRetro;

const paperOf = async (kit: Kit): Promise<PaperworkDetail | undefined> => {
  const { data } = await good(kit, 'paperworkList', { guid: kit.guid });
  return listIn(data).find((one) => one.frontDocUploadType === FRONT);
};

/** Sends both sides again and submits them, as the re-upload page does. */
const replaced = async (kit: Kit, barCode: string): Promise<void> => {
  const { browser, guid } = kit;
  const fields = { type: FRONT, barCode, guid };
  const file = await picture(10);
  const other = await browser.upload('contactUpload', { ...fields, barCode: 'sconosciuto' }, file);
  refused(kit, 'contactUpload', 'an unknown bar code is refused', other);
  const asked = await browser.upload('uploadAdditionalDoc', { ...fields, barCode: 'sconosciuto' }, file);
  refused(kit, 'uploadAdditionalDoc', 'a document that nobody asked for is refused', asked);
  await sentTwice(kit, 'contactUpload', fields, file);
  const back = await browser.upload('contactUpload', { ...fields, type: BACK }, await picture(11));
  taken(kit, 'contactUpload', back, `${BACK}: is taken`);
  const form = await browser.upload('reuploadDocument', fields, file);
  kit.report.optional('reuploadDocument', 'the app does not make this call', form.body?.status === 'success');

  const update = { guid, barCodev: '', barCode1: barCode, barCode2: '', processAdditionalBarcodes: [] };
  const unknown = await browser.send('updateDocumentsKo', { ...update, guid: 'nessuna-pratica-0000' });
  refused(kit, 'updateDocumentsKo', 'an unknown guid is refused', unknown);
  await good(kit, 'updateDocumentsKo', update);
};

/** The calls that a refused document leads to. */
const calls = ['contactUpload', 'uploadAdditionalDoc', 'reuploadDocument', 'updateDocumentsKo'] as const;
const WHAT = 'a refused document';

/** Refuses the document. Returns whether it was done; what was not is in the report. */
const isRefusedNow = async ({ report, refuse, guid }: Kit): Promise<boolean> => {
  if (!refuse) {
    for (const name of calls) report.notTried(name, WHAT, 'nobody refuses one: see --review');
    return false;
  }
  try {
    await refuse(guid, FRONT);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    for (const name of calls) report.commandFailed(name, WHAT, error);
    return false;
  }
};

/** Follows byIdentity: its browser has the list. */
export const review = async (kit: Kit): Promise<void> => {
  const { report } = kit;
  if (!(await isRefusedNow(kit))) return;
  const isKo = (await listed(kit))?.status === PAPERWORK_DOCUMENT_KO;
  report.check(
    'contactList',
    'tells that a document is refused',
    isKo,
    PAPERWORK_DOCUMENT_KO,
    'another status',
  );
  const paper = await paperOf(kit);
  const isAsked = paper !== undefined && needsReupload(paper);
  report.check('paperworkList', 'has the refused document', isAsked, `${FRONT}, with feedback 'KO…'`, paper);
  if (!paper) return;
  report.optional('paperworkList', 'missing: which sides are still to be sent', paper.missing !== undefined);
  await replaced(kit, paper.barCode);
  const isOver = (await listed(kit))?.status !== PAPERWORK_DOCUMENT_KO;
  report.check(
    'contactList',
    'waits no more once it was sent again',
    isOver,
    'another status',
    PAPERWORK_DOCUMENT_KO,
  );
};
