import type { Page } from 'playwright-core';

export const noteEvents = async (page: Page): Promise<readonly string[]> => {
  const events: string[] = [];
  await page.exposeFunction('noteEvent', (line: string) => void events.push(line));
  await page.addInitScript(() => {
    const { noteEvent } = window as unknown as { noteEvent: (line: string) => void };
    for (const name of ['step', 'refused', 'error', 'sessionEnded', 'completed'])
      window.addEventListener(`apertura:${name}`, (event) => {
        const { step } = (event as CustomEvent<{ readonly step?: string }>).detail;
        noteEvent([event.type, ...(step === undefined ? [] : [step])].join(' '));
      });
  });
  return events;
};
