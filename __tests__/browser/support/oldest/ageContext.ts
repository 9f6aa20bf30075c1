import type { BrowserContext } from 'playwright-core';
import { lackedStyles } from '../../../../scripts/lib/oldest/styles';
import { missingMembers } from './missing';
import { takeAway } from './takeAway';
import { watchMembers } from './watchMembers';
import { withoutStyles } from './withoutStyles';

/** The compiler of the tests may call `__name` in each function. */
const script = (constants: Readonly<Record<string, string>>, code: string): string => {
  const all = { __name: '(one) => one', ...constants };
  const lines = Object.entries(all).map(([name, value]) => `const ${name} = ${value};`);
  return `(() => { ${lines.join('\n')} ${code} })();`;
};

/** What each worker prints when it has been aged: its path, what it had of the list, what it still has. */
export const AGED = 'Aged worker';

export interface AgedWorker {
  readonly path: string;
  readonly had: readonly string[];
  readonly has: readonly string[];
}

export const agedWorkers = (printed: readonly string[]): readonly AgedWorker[] =>
  printed
    .filter((line) => line.startsWith(AGED))
    .map((line) => JSON.parse(line.slice(AGED.length, line.lastIndexOf('}') + 1)) as AgedWorker);

/**
 * Takes what the declared browsers lack from the pages of the context, from their workers and style sheets,
 * those of scripts too. The styles within the page itself stay: its policy names their hash, and they cost
 * looks only.
 *
 * Not taken away: options of functions, values of properties, `Symbol.dispose` and `Symbol.asyncDispose`,
 * which the engine does not give up; syntax, which the build refuses.
 */
export const ageContext = async (context: BrowserContext): Promise<void> => {
  const styles = lackedStyles();
  const members = JSON.stringify(missingMembers());
  const constants = { takeAway: takeAway.toString(), watchMembers: watchMembers.toString(), members };
  const taking = script(constants, 'globalThis.notTaken = takeAway(members);');
  const inserting = script(
    { withoutStyles: withoutStyles.toString(), styles: JSON.stringify(styles) },
    `const sheet = CSSStyleSheet.prototype; const { insertRule } = sheet;
    sheet.insertRule = function (rule, at) { return insertRule.call(this, withoutStyles(rule, styles), at); };`,
  );
  await context.addInitScript({ content: taking + inserting });
  // Nothing distinguishes a worker's script from a page's before it runs.
  const inWorker = `if (typeof document === 'undefined' && !globalThis.notTaken) {
    ${script(
      constants,
      `
      const present = watchMembers(members);
      const had = present();
      globalThis.notTaken = takeAway(members);
      console.debug('${AGED} ' + JSON.stringify({ path: location.pathname, had, has: present() }));`,
    )}
  }`;
  await context.route(/\.m?js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `'use strict'; ${inWorker}\n${await response.text()}` });
  });
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutStyles(await response.text(), styles) });
  });
};
