import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arrive } from './support/arrive';
import { heading } from '../../scripts/testing/pages/form';
import { pathOf } from './support/shortcuts';
import { temporaryFolder } from './support/temporary';
import { until } from '../../scripts/testing/browser/until';
import { otherProduct } from './support/worker';

const folder = temporaryFolder();
const BUILT = path.resolve(__dirname, '../../dist/web');
const INTRO = 'Prima di iniziare';
const LINES = [
  'Banca </script><b id="broken">B</b> & figli S.p.A.',
  'Banca <!--<script> $& \u2028 \\u003c S.p.A.',
  'Banca Terza S.p.A.',
] as const;

it('any configuration reaches the page as it is, and a changed one with the next load', async () => {
  const web = path.join(folder, 'web');
  cpSync(BUILT, web, { recursive: true });
  const usual = JSON.parse(readFileSync(path.join(BUILT, 'config.json'), 'utf8')) as object;
  const configure = (legalLine: string): void =>
    writeFileSync(path.join(web, 'config.json'), JSON.stringify({ ...usual, legalLine }));
  configure(LINES[0]);
  const { url } = await otherProduct({ WEB_DIR: web });
  const { page, open } = await arrive({ url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  const shows = async (line: string): Promise<void> => {
    await heading(page, INTRO);
    await until(
      () => page.getByRole('contentinfo').innerText(),
      (text) => text.replaceAll(/\s+/g, ' ').includes(line.replaceAll(/\s+/g, ' ')),
    );
  };
  await open();
  await shows(LINES[0]);
  expect(await page.locator('#broken').count()).toBe(0);
  configure(LINES[1]);
  await page.reload();
  await shows(LINES[1]);
  expect(asked).not.toContain('/config.json');

  await page.goto('about:blank');
  configure(LINES[2]);
  await page.goBack();
  await shows(LINES[2]);
});
