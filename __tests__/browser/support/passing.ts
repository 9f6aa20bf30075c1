import type { BrowserContext } from 'playwright-core';
import type { ClockedProduct } from './clockedProduct';

export interface Amount {
  readonly minutes?: number;
  readonly seconds?: number;
}

/** Lets time pass for the service and for the pages of the context, whose clock the test has taken in hand. */
export const passingFor =
  (product: ClockedProduct, { clock }: BrowserContext) =>
  async ({ minutes = 0, seconds = 0 }: Amount): Promise<void> => {
    product.clock.pass({ minutes, seconds });
    await clock.fastForward((minutes * 60 + seconds) * 1000);
  };
