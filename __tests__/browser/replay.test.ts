import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Trace } from '../../src/contract/trace';
import { recordingCopy } from '../../src/copy/recording';
import { replayCopy } from '../../src/copy/replay';
import { sample } from '../setup/depth';
import { arrive, type Visitor } from './support/arrive';
import { configure } from './support/configuration';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { somebody } from '../../scripts/testing/pages/people';
import { press, typeCode } from '../../scripts/testing/pages/resumePages';
import { saveRecording } from './support/savedRecording';
import { fillGreeting, openGreeting } from './support/shortcuts';
import { temporaryFolder } from './support/temporary';
import { product } from './support/worker';

const folder = temporaryFolder();

const recorded = async (visitor: Visitor): Promise<Buffer> => {
  const { page } = visitor;
  await openGreeting(visitor);
  await fillGreeting(page, somebody());
  await goOn(page);
  await heading(page, 'Controlla la tua email');
  await typeCode(page, '000000');
  await page.getByRole('alertdialog', { name: 'Codice non valido' }).waitFor();
  await press(page, 'Chiudi');
  const saved = await saveRecording(page);
  await press(page, recordingCopy.send);
  await page.getByText(recordingCopy.sent).waitFor();
  const sent = JSON.parse(saved.toString()) as Trace;
  const [stored, ...others] = await product.recordings(sent.journey);
  expect([JSON.parse(stored ?? ''), others]).toEqual([sent, []]);
  return Buffer.from(stored ?? '');
};

const walk = (page: Page, key: string, count: number): Promise<string[]> =>
  page.evaluate(
    async ([pressed, times]) => {
      const screens = document.querySelector('iframe')?.contentDocument;
      const text = (selector: string) => screens?.querySelector(selector)?.textContent ?? '';
      const seen: string[] = [];
      for (let at = 0; at < times; at += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        seen.push([text('h1'), text('nav'), text('dialog[open] :is(h2, p)')].join(' | '));
      }
      return seen;
    },
    [key, count] as const,
  );

it('a sent recording shows the same screens at every index, forwards and backwards, without the network', async () => {
  const visitor = await arrive({ landing: '' });
  const { page, context } = visitor;
  const file = await recorded(visitor);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.open('/support/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'trace.json', mimeType: 'application/json', buffer: file });
  const count = Number((await page.getByRole('status').first().textContent())?.split(' di ')[1]);
  expect(count).toBeGreaterThan(30);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: 'Prima di iniziare' }).waitFor();
  // Loads what the screens need: the last page, and the dialog.
  await page.keyboard.press('End');
  await frame.getByRole('heading', { level: 1, name: 'Controlla la tua email' }).waitFor();
  await page.getByRole('checkbox', { name: replayCopy.filters.errors }).check();
  await page.keyboard.press('ArrowLeft');
  await frame.getByRole('alertdialog').waitFor();
  await page.getByRole('checkbox', { name: replayCopy.filters.errors }).uncheck();
  const seen: string[][] = [];
  for (const width of sample([replayCopy.widths.phone, replayCopy.widths.desktop], 1)) {
    await press(page, width);
    await page.keyboard.press('Home');
    const forwards = await walk(page, 'ArrowRight', count);
    const backwards = await walk(page, 'ArrowLeft', count);
    expect(backwards.slice(0, -1).reverse()).toEqual(forwards.slice(0, -1));
    seen.push(forwards);
  }
  for (const others of seen) expect(others).toEqual(seen[0]);
  const headings = seen[0]?.map((one) => one.split(' | ')[0]);
  expect([...new Set(headings)]).toEqual(['Prima di iniziare', 'Piacere di conoscerti', 'Controlla la tua email']); // prettier-ignore
  expect(seen[0]?.some((one) => one.includes('Codice non valido'))).toBe(true);
  expect(asked.filter((path) => !/^\/(assets\/.*|config\.json|support\/replay|manifest.*|icons\/.*)$/.test(path))).toEqual([]); // prettier-ignore
  await expectUsable(page);
});

it('the page of `npm run replay` comes with its recording', async () => {
  const file = path.join(folder, 'trace.json');
  const root = path.resolve(__dirname, '../..');
  const name = '__tests__/traces/session-that-ended-on-the-way-back-forgets-the-step.json';
  const { trace } = JSON.parse(readFileSync(path.join(root, name), 'utf8')) as { trace: object };
  // As a text of the recording could end the script that it is in.
  writeFileSync(file, JSON.stringify({ ...trace, device: { browser: '</script><b>' } }));
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], { cwd: root });
  try {
    const [address] = (await once(server.stdout, 'data')) as [Buffer];
    const { page } = await arrive({ landing: '' });
    await page.goto(String(address).trim());
    await page.getByText('</script><b>').waitFor();
    await page.keyboard.press('End');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: 'Sessione scaduta' }).waitFor();
    expect((await page.request.get(new URL('/wgt/product/info', page.url()).href)).status()).toBe(404);
    // A page elsewhere whose name leads to this machine does not get the recording.
    const elsewhere = await page.request.get(page.url(), { headers: { host: 'elsewhere.example' } });
    expect(elsewhere.status()).toBe(404);
  } finally {
    server.kill();
  }
});

it('where support tools are not configured, there is no such page', async () => {
  const { page, open } = await arrive({ landing: '' });
  await configure(page, { supportTools: false });
  await open('/support/replay');
  await heading(page, 'Pagina non trovata');
});
