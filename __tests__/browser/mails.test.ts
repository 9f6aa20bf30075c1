import { AxeBuilder } from '@axe-core/playwright';
import { readBrand } from '../../server/brand';
import { sendEmailCode } from '../../server/codes/messages';
import type { Request } from '../../server/db/schema';
import { mailHtml } from '../../server/delivery/mail/layout';
import type { AppDeps, Mail } from '../../server/deps';
import { newsMail } from '../../server/review/mails';
import { ESEMPIO } from '../server/brand/traces';
import { openBrowser } from './support/worker';

const WIDTHS = [320, 360, 800];
const brands = [readBrand(), readBrand(ESEMPIO)];

it('e-mails fit the narrowest screen, can be read in the light and in the dark, and load nothing', async () => {
  const mails: Mail[] = [];
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  await sendEmailCode({ mail } as AppDeps, 'giulia@posta.example', '918273');
  const request = { email: 'giulia@posta.example', guid: '5f0c1d3e-9a7b-4c2d-8e6f-5a4b3c2d1e0f'.repeat(2) };
  const addressee = {
    nome: 'Giulia',
    origin: 'https://conto.example.it',
    request: request as Request,
    brand: readBrand(),
  };
  const reason = `Illeggibile: ${'x'.repeat(80)}`;
  mails.push(
    newsMail({ kind: 'refused', papers: [{ name: 'Carta d’identità', reason, isVideo: false }] }, addressee),
  );

  const browser = await openBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));
    for (const [{ content }, brand] of mails.flatMap((one) => brands.map((brand) => [one, brand] as const))) {
      if (!content) throw new Error('An e-mail has no HTML');
      await page.setContent(mailHtml(content, brand));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      // The mail program around it has the landmarks.
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'landmark-one-main'])
        .setLegacyMode()
        .analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect(found).toEqual([]);
    }
    expect(asked).toEqual([]);
    await context.close();
  }
});
