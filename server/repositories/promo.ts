import { eq } from 'drizzle-orm';
import { promoCodes } from '../db/schema';
import type { Db } from '../db/types';

export type PromoCode = typeof promoCodes.$inferSelect;

/** `code`: in upper case. */
export const findPromoCode = async (db: Db, code: string): Promise<PromoCode | undefined> => {
  const [promo] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return promo;
};

export const seedPromoCodes = async (db: Db, codes: readonly PromoCode[]): Promise<void> => {
  await db
    .insert(promoCodes)
    .values([...codes])
    .onConflictDoNothing();
};
