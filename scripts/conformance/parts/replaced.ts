import type { EndpointName } from '../../../src/contract/endpoints';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { samplePicture, sampleVideo } from '../../../server/walk/files';
import { good, guarded, refused, taken } from '../judge';
import type { Kit } from '../kit';
import { phrase, sentTwice } from './uploads';

const FRONT = uploadTypes.documentoFronte;
const BACK = uploadTypes.documentoRetro;

const updateOf = ({ guid }: Kit) => ({
  guid,
  barCodev: '',
  barCode1: '',
  barCode2: '',
  processAdditionalBarcodes: [],
});

const unknownIsRefused = async (kit: Kit, name: EndpointName, what: string): Promise<void> => {
  const fields = { type: FRONT, barCode: 'sconosciuto', guid: kit.guid };
  guarded(kit, name, what, await kit.browser.upload(name, fields, await samplePicture(10)));
};

export const sendDocument = async (kit: Kit, barCode: string): Promise<void> => {
  const { browser, guid } = kit;
  const fields = { type: FRONT, barCode, guid };
  await unknownIsRefused(kit, 'contactUpload', 'an unknown bar code is refused');
  await unknownIsRefused(kit, 'uploadAdditionalDoc', 'a document that nobody asked for is refused');
  const file = await samplePicture(10);
  await sentTwice(kit, 'contactUpload', fields, file);
  const back = await browser.upload('contactUpload', { ...fields, type: BACK }, await samplePicture(11));
  taken(kit, 'contactUpload', back, `${BACK}: is taken`);
  const form = await browser.upload('reuploadDocument', fields, file);
  kit.report.optional('reuploadDocument', 'the app does not make this call', form.body?.status === 'success');

  const update = { ...updateOf(kit), barCode1: barCode };
  const unknown = await browser.send('updateDocumentsKo', { ...update, guid: 'nessuna-pratica-0000' });
  refused(kit, 'updateDocumentsKo', 'an unknown guid is refused', unknown);
  await good(kit, 'updateDocumentsKo', update);
};

export const sendVideo = async (kit: Kit, barCode: string): Promise<void> => {
  const { browser, guid } = kit;
  const captcha = await phrase(kit);
  const sent = await browser.upload('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, sampleVideo());
  taken(kit, 'videoUpload', sent, 'another video: is taken');
  await good(kit, 'videoCaptcha', { guid, captcha }, 'of another video: is taken');
  await good(kit, 'updateDocumentsKo', { ...updateOf(kit), barCodev: barCode }, 'of a video: is taken');
};

export const sendAdditional = async (kit: Kit, barCode: string): Promise<void> => {
  const { browser, guid } = kit;
  for (const [place, type] of [uploadTypes.content, uploadTypes.contentBack].entries()) {
    const file = await samplePicture(20 + place);
    const sent = await browser.upload('uploadAdditionalDoc', { type, barCode, guid }, file);
    taken(kit, 'uploadAdditionalDoc', sent, `${type}: is taken`);
  }
  const processAdditionalBarcodes = [{ processAdditionalBarcode: barCode }];
  const update = { ...updateOf(kit), processAdditionalBarcodes };
  await good(kit, 'updateDocumentsKo', update, 'of an additional document: is taken');
};
