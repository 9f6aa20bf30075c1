import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Document } from '../db/schema';
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { findCaptcha, saveCaptcha, setCaptchaConfirmed, type Captcha } from '../repositories/captchas';
import { findDocument, saveDocument } from '../repositories/documents';
import { isSamePhrase, newPhrase } from './newPhrase';

const NO_VIDEO = 'Il video non è ancora arrivato. Registralo e riprova.';
const OTHER_PHRASE = 'La frase del video non è più valida. Leggi quella nuova e registra di nuovo il video.';

/** Every page gets the same phrase for so long: another one may be recording with it. */
const FRESH_MS = 10 * 60_000;

const isFresh = ({ confirmedAt, createdAt }: Captcha, now: Date): boolean =>
  confirmedAt === null && now.getTime() - createdAt.getTime() < FRESH_MS;

/** `stored`: the documents, if already read. */
export const isVideoDone = async (db: Db, guid: string, stored?: readonly Document[]): Promise<boolean> => {
  const video = stored
    ? stored.find(({ type }) => type === VIDEO_UPLOAD_TYPE)
    : await findDocument(db, guid, VIDEO_UPLOAD_TYPE);
  return Boolean(video?.storageKey && (await findCaptcha(db, guid))?.confirmedAt);
};

/**
 * The phrase of a confirmed video stays, so that a reload does not invalidate the video. A recent phrase
 * stays too, because another page (a second tab, the phone) may be recording with it. When the review refuses
 * a video, its phrase is deleted.
 */
export const phraseOf = async (db: Db, guid: string, now: Date): Promise<string> => {
  const known = await findCaptcha(db, guid);
  if (known && (isFresh(known, now) || (await isVideoDone(db, guid)))) return known.phrase;
  const phrase = newPhrase(known?.phrase);
  await saveCaptcha(db, { guid, phrase, createdAt: now, confirmedAt: null });
  return phrase;
};

/**
 * Repeating it changes nothing. Throws a Refusal for another phrase, and for a video older than the phrase.
 */
export const confirmPhrase = async (db: Db, guid: string, phrase: string, now: Date): Promise<void> => {
  const known = await findCaptcha(db, guid);
  if (!known || !isSamePhrase(known.phrase, phrase)) throw new Refusal('phraseOther', OTHER_PHRASE);
  const video = await findDocument(db, guid, VIDEO_UPLOAD_TYPE);
  if (!video?.storageKey || video.sign === 'false') throw new Refusal('videoMissing', NO_VIDEO);
  if (video.createdAt < known.createdAt) throw new Refusal('phraseOther', OTHER_PHRASE);
  if (known.confirmedAt === null) await setCaptchaConfirmed(db, guid, now);
  if (video.feedback !== '') await saveDocument(db, { ...video, feedback: '' });
};
