/** Sections 4.5 and 7.8 of the specification. */
import { createHash } from 'node:crypto';
import type { EndpointName } from '../../../src/contract/endpoints';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { UploadAnswer } from '../../../src/contract/wire';
import { samplePicture, sampleVideo } from '../../../server/walk/files';
import type { SentFile } from '../../../server/walk/requests';
import { told } from '../http/browser';
import { good, malformedIsRefused, refused, taken } from '../judge';
import type { Kit } from '../kit';

const textFile: SentFile = {
  filename: 'documento.txt',
  contentType: 'text/plain',
  content: Buffer.from('Questo non è un documento.'),
};

type Form = Readonly<Record<string, string>>;

export const sentTwice = async (
  kit: Kit,
  name: EndpointName,
  fields: Form,
  file: SentFile,
): Promise<void> => {
  const { browser, report } = kit;
  const isText = await browser.upload(name, fields, textFile);
  refused(kit, name, 'a text file is refused', isText);
  refused(kit, name, 'a form without its file is refused', await browser.upload(name, fields));
  const unknown = await browser.upload(name, { ...fields, type: 'NO_SUCH_TYPE' }, file);
  refused(kit, name, 'an unknown type is refused', unknown);

  const reply = await browser.upload(name, fields, file);
  const { sha256 } = taken(kit, name, reply, `${fields['type']}: is taken`) as UploadAnswer;
  // The raw answer: the app's reader turns every one into a success.
  const status = reply.body?.['status'];
  report.check(name, "answers status 'success'", status === 'success', "'success'", status);
  const again = await browser.upload(name, fields, file);
  const isAgain = again.body?.['status'] === 'success';
  report.optional(name, 'the same bytes again: the app sends them if the answer was lost', isAgain);
  report.optional(name, 'sha256: the app compares it with what it has sent', sha256 !== undefined);
  if (sha256 === undefined) return;
  const isOwn = sha256 === createHash('sha256').update(file.content).digest('hex');
  report.check(name, 'sha256 is that of the bytes sent', isOwn, 'SHA-256 in hexadecimal', sha256);
};

const previewed = async ({ browser, report }: Kit, type: string, media: RegExp): Promise<void> => {
  const reply = await browser.send('documentPreview', { type });
  const isShown = reply.httpStatus === 200 && media.test(reply.type) && reply.bytes.length > 0;
  report.check(
    'documentPreview',
    `${type}: shows what was sent`,
    isShown,
    `a file of ${media.source}`,
    told(reply),
  );
};

export const phrase = async (kit: Kit): Promise<string> => {
  await malformedIsRefused(kit, 'generateCaptcha', { guid: kit.guid });
  const { data } = await good(kit, 'generateCaptcha', { guid: kit.guid });
  const isPhrase = typeof data?.captcha === 'string' && data.captcha.trim() !== '';
  kit.report.check('generateCaptcha', 'has a phrase', isPhrase, 'data.captcha: a text', data);
  const isNamed = data?.nome === kit.person.nome && data.cognome === kit.person.cognome;
  kit.report.check('generateCaptcha', "has the applicant's names", isNamed, kit.person.nome, data);
  return isPhrase ? data.captcha : '';
};

const isVideoStored = async (kit: Kit): Promise<boolean> =>
  (await good(kit, 'documentInfo', { guid: kit.guid })).data?.videoUploaded;

const identify = async (kit: Kit): Promise<void> => {
  const { browser, guid, report } = kit;
  report.check(
    'documentInfo',
    'has no video before',
    !(await isVideoStored(kit)),
    'videoUploaded: false',
    true,
  );
  const captcha = await phrase(kit);
  await sentTwice(kit, 'videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, sampleVideo());
  const other = await browser.send('videoCaptcha', { guid, captcha: 'tutt’altra frase' });
  refused(kit, 'videoCaptcha', 'another phrase is refused', other);
  await good(kit, 'videoCaptcha', { guid, captcha });
  report.check('documentInfo', 'has the video after', await isVideoStored(kit), 'videoUploaded: true', false);
};

const FRONT = uploadTypes.documentoFronte;
const OTHERS = [uploadTypes.documentoRetro, uploadTypes.documentoDueFronte, uploadTypes.documentoDueRetro];

export const uploads = async (kit: Kit): Promise<void> => {
  await identify(kit);
  const { browser, report } = kit;
  const before = await browser.send('documentPreview', { type: FRONT });
  const isNothing = before.httpStatus === 404;
  report.check('documentPreview', 'nothing is stored before', isNothing, 'HTTP 404', told(before));
  await sentTwice(kit, 'documentUpload', { type: FRONT }, await samplePicture(0));
  for (const [place, type] of OTHERS.entries()) {
    const file = await samplePicture(place + 1);
    taken(kit, 'documentUpload', await browser.upload('documentUpload', { type }, file), `${type}: is taken`);
  }
  for (const type of [FRONT, ...OTHERS]) await previewed(kit, type, /^image\//);
};
