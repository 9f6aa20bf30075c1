import type { Locator } from 'playwright-core';

/** Longer than any wait of a test takes on a machine that has other work; it ends a wait that is in vain. */
const PATIENCE_MS = 60_000;

/** Fails with what was seen last. */
export const until = async <Seen>(
  look: () => Seen | Promise<Seen>,
  holds: (seen: Seen) => boolean,
): Promise<Seen> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > end) throw new Error(`Last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Fails as the last try did. */
export const eventually = async (look: () => Promise<void>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

const QUICK_LOOKS = 40;

/** Looks every 50 ms at first: Playwright itself, every 500. */
export const appears = async (target: Locator): Promise<void> => {
  for (let looks = 0; looks < QUICK_LOOKS; looks += 1) {
    if (await target.isVisible()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await target.waitFor();
};
