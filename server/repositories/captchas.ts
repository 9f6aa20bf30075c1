import { eq } from 'drizzle-orm';
import { captchas } from '../db/schema';
import type { Db } from '../db/types';

export type Captcha = typeof captchas.$inferSelect;

export const findCaptcha = async (db: Db, guid: string): Promise<Captcha | undefined> => {
  const [captcha] = await db.select().from(captchas).where(eq(captchas.guid, guid));
  return captcha;
};

/** Saves the phrase, replacing the request's earlier one. */
export const saveCaptcha = async (db: Db, captcha: Captcha): Promise<void> => {
  await db.insert(captchas).values(captcha).onConflictDoUpdate({ target: captchas.guid, set: captcha });
};

export const setCaptchaConfirmed = async (db: Db, guid: string, confirmedAt: Date | null): Promise<void> => {
  await db.update(captchas).set({ confirmedAt }).where(eq(captchas.guid, guid));
};

/** Deletes the phrase. None is valid until a new one is made. */
export const deleteCaptcha = async (db: Db, guid: string): Promise<void> => {
  await db.delete(captchas).where(eq(captchas.guid, guid));
};
