import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTrace, type Trace } from '../../src/contract/trace';
import { recordingCopy as copy } from '../../src/copy/recording';
import { arrive, LANDING } from './support/arrive';
import { configure } from './support/configuration';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { somebody } from '../../scripts/testing/pages/people';
import { fillGreeting } from './support/shortcuts';
import { temporaryFolder } from './support/temporary';
import { until } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const folder = temporaryFolder();

it('the recording is shown, saved and sent from an error; it names the flows and holds nothing typed', async () => {
  const { page, open, provokes } = await arrive({ viewport: PHONE });
  provokes(/Failed to load resource|net::ERR_FAILED/);
  await open();
  await goOn(page, 'Inizia');
  await heading(page, 'Piacere di conoscerti');
  const applicant = somebody();
  await page.route('**/wgt/validate/email', (route) => route.abort());
  await fillGreeting(page, applicant);
  await goOn(page);
  await page.getByRole('button', { name: 'Invia un rapporto tecnico all’assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: copy.title });
  await dialog.getByText(copy.never).waitFor();
  await expectUsable(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: copy.save }).click();
  const file = path.join(folder, 'saved.json');
  await (await download).saveAs(file);
  const text = readFileSync(file, 'utf8');
  const trace = JSON.parse(text) as Trace;
  expect(isTrace(trace)).toBe(true);
  for (const typed of Object.values(applicant))
    expect(text.toLowerCase()).not.toContain(String(typed).toLowerCase());
  // The names of the sagas survive the minifier.
  expect(trace.events).toContainEqual(
    expect.objectContaining({ kind: 'flow', name: 'submitGreeting', step: 'begun' }),
  );
  expect(trace.events).toContainEqual(
    expect.objectContaining({ kind: 'call', name: 'validateEmail', step: 'lost' }),
  );
  await dialog.getByRole('button', { name: copy.send }).click();
  await dialog.getByText(/^Rapporto inviato\./).waitFor();
});

it('DevTools are open only where the configuration allows it, in a tab with the support link', async () => {
  const { page } = await arrive();
  await page.addInitScript(() => {
    const tools: unknown[] = [];
    Object.assign(window, {
      tools,
      // In place of the extension, as far as the store asks for it.
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: object) => {
        tools.push('replacer' in ((options as { serialize?: object }).serialize ?? {}));
        return (enhancer: unknown) => enhancer;
      },
    });
  });
  const openedAt = async (hash: string): Promise<unknown> => {
    await page.goto('about:blank');
    await page.goto(`${product.url}/${LANDING}${hash}`);
    await heading(page, 'Prima di iniziare');
    await until(
      () => page.evaluate(() => document.documentElement.dataset.shell),
      (shell) => shell === undefined,
    );
    return page.evaluate(() => (window as unknown as { tools: unknown }).tools);
  };
  expect(await openedAt('')).toEqual([]);
  expect(await openedAt('#assistenza')).toEqual([true]);
  // The tab keeps it.
  expect(await openedAt('')).toEqual([true]);
  await configure(page, { supportTools: false });
  expect(await openedAt('#assistenza')).toEqual([]);
});
