// Each key waits until the screen reader is silent.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Desktop } from './desktop';
import { PATIENCE_MS, type Voice } from './voice';

const NAMES: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Space: 'space',
  ArrowDown: 'Down',
  'Control+A': 'ctrl+a',
};

/** A field may write a text its own way. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

export type Note = (key: string, said: readonly string[]) => void;

/** Keys go to the window that has the focus. */
export const useRealKeys = (page: Page, { env }: Desktop, voice: Voice, note: Note) => {
  const xdotool = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)('xdotool', args, { env });
  };
  const before = async (): Promise<void> => note('', await voice.hear(0));
  Object.assign(page.keyboard, {
    press: async (key: string) => {
      await before();
      await xdotool('key', '--clearmodifiers', NAMES[key] ?? key);
      // Marking a text that is empty is silent.
      note(NAMES[key] ?? key, await voice.hear(key === 'Control+A' ? undefined : PATIENCE_MS));
    },
    type: async (text: string) => {
      await before();
      await xdotool('type', '--delay', '40', text);
      note(`«${text}»`, await voice.hear());
      const there = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
      if (lettersOf(there ?? '') !== lettersOf(text)) throw new Error(`Of «${text}» came «${there}»`);
    },
  });
  return {
    /** Clicks where the page has nothing. From then on no key moves Orca's own caret. */
    enterPage: async (): Promise<void> => {
      await xdotool('mousemove', '1245', '900', 'click', '1');
      // From where there is nothing, Firefox goes on to its own bars.
      if (page.context().browser()?.browserType().name() === 'firefox')
        await page.evaluate(() => document.querySelector('main')?.focus());
      await voice.hear();
      await xdotool('key', 'Insert+a', 'Insert+a');
      note('Insert+a Insert+a', await voice.hear());
    },
  };
};
