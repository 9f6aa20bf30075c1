import type { BrowserContext, Route } from 'playwright-core';

/**
 * What the line does to the calls: nothing; keeps them back until the applicant has done something else; has
 * the service do its work and loses the answer; answers for a proxy whose service is down.
 */
export type Mood = 'good' | 'slow' | 'lost' | 'down';

export interface BadLine {
  readonly become: (mood: Mood) => void;
}

const CALLS = /\/(wgt|user|onboarding|promocode)\//;

export const badLine = async (context: BrowserContext): Promise<BadLine> => {
  let mood: Mood = 'good';
  let release: (() => void)[] = [];
  const answer = async (route: Route): Promise<void> => {
    const now = mood;
    if (now === 'slow') await new Promise<void>((resolve) => release.push(resolve));
    if (now === 'down') return route.fulfill({ status: 504, body: '<h1>504</h1>' });
    if (now !== 'lost') return route.continue();
    await route.fetch();
    return route.abort();
  };
  // The page, or the line, may be gone before the call is.
  await context.route(CALLS, (route) => answer(route).catch(() => undefined));
  return {
    become: (next) => {
      mood = next;
      for (const go of release) go();
      release = [];
    },
  };
};
