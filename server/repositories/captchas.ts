import { eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { captchas } from '../db/schema';
import type { Db } from '../db/types';

export type Captcha = typeof captchas.$inferSelect;

const find = prepared('find_captcha', (db) =>
  db
    .select()
    .from(captchas)
    .where(eq(captchas.guid, sql.placeholder('guid'))),
);

export const findCaptcha = async (db: Db, guid: string): Promise<Captcha | undefined> =>
  (await find(db, { guid }))[0];

export const saveCaptcha = async (db: Db, captcha: Captcha): Promise<void> => {
  await db.insert(captchas).values(captcha).onConflictDoUpdate({ target: captchas.guid, set: captcha });
};

export const setCaptchaConfirmed = async (db: Db, guid: string, confirmedAt: Date | null): Promise<void> => {
  await db.update(captchas).set({ confirmedAt }).where(eq(captchas.guid, guid));
};

/** No phrase is valid until a new one is made. */
export const deleteCaptcha = async (db: Db, guid: string): Promise<void> => {
  await db.delete(captchas).where(eq(captchas.guid, guid));
};
