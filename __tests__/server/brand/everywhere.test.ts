import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailHtml } from '../../../server/delivery/mail/layout';
import { messageOf } from '../../../server/delivery/mail/message';
import type { Mail } from '../../../server/deps';
import { readBrand } from '../../../server/brand';
import { brandedConfig } from '../../../scripts/lib/brandConfig.mjs';
import { readPdf } from '../pdf/readPdf';
import { gather } from '../review/moves';
import { seedRequest } from '../seed';
import { signed, testService, unlocked } from '../support';
import { reviewerToken, signedInReviewer } from '../support/reviewers';
import { ESEMPIO, tracesOf } from './traces';

const ROOT = path.resolve(__dirname, '../../..');
const web = mkdtempSync(path.join(tmpdir(), 'brand-web-'));
afterAll(() => rmSync(web, { recursive: true }));

const configOf = (folder: string): string => {
  const before = process.env['BRAND_DIR'];
  process.env['BRAND_DIR'] = folder;
  try {
    return brandedConfig(ROOT);
  } finally {
    if (before === undefined) delete process.env['BRAND_DIR'];
    else process.env['BRAND_DIR'] = before;
  }
};
writeFileSync(path.join(web, 'config.json'), configOf(ESEMPIO));

const service = testService(() => ({ environment: { BRAND_DIR: ESEMPIO, WEB_DIR: web, MOCK: 'on' } }));
const brand = readBrand(ESEMPIO);

/** Each text with its place, so that a trace says where it is. */
const found = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([place, text]) => tracesOf(text).map((trace) => `${place}: ${trace}`));

it('knows what it looks for', () => {
  const { colours } = readBrand();
  expect(tracesOf(`L’apertura del conto. Apertura: il tuo conto business, ${colours.accent}`)).toHaveLength(
    2,
  );
});

it('messages, contracts and answers', async () => {
  const mails: Mail[] = [];
  const send = service.deps.mail.send.bind(service.deps.mail);
  jest.spyOn(service.deps.mail, 'send').mockImplementation(async (mail) => {
    mails.push(mail);
    await send(mail);
  });
  const { client, guid } = await seedRequest(service, { step: 'contract' });
  const papers = (await client.call('contactContractList', { guid })).data;
  const pdfs = await Promise.all(
    papers.map(async ({ stampeId = '', barCode = '' }) =>
      readPdf((await client.send('stampaContratto', { stampeId, barCode })).rawPayload),
    ),
  );
  expect(pdfs).toHaveLength(2);

  const journey = await signed(service);
  const returned = await unlocked(service, journey);
  const act = async (at: string, name: string, payload: object = {}) => {
    const url = `/sandbox/requests/${at}/${name}`;
    const { statusCode } = await service.client().inject({ method: 'POST', url, payload });
    expect([name, statusCode]).toEqual([name, 200]);
  };
  await act(journey.step.guid, 'refuse-video', { reason: 'Il viso non si vede' });
  await gather(service);
  const [second, third] = [await signed(service), await signed(service)];
  await act(second.step.guid, 'reject');
  await act(third.step.guid, 'accept-all');
  await act(third.step.guid, 'complete');
  const subjects = mails.map(({ subject }) => subject);
  for (const subject of ['Ci serve un nuovo video', 'Il tuo conto è aperto', 'L’esito della tua richiesta'])
    expect(subjects).toContain(subject);

  const identity = { from: service.config.MAIL_FROM, brand };
  const messages = await service.outbox();
  expect(messages.filter(({ channel }) => channel === 'sms')).not.toHaveLength(0);
  const texts = {
    'config.json': configOf(ESEMPIO),
    contracts: pdfs.map(({ text, title }) => `${title} ${text}`).join(),
    messages: messages.map(({ text }) => text).join(),
    'senders of e-mails': JSON.stringify(mails.map((mail) => messageOf(mail, identity).from)),
    'e-mails': mails.map(({ content }) => (content ? mailHtml(content, brand) : '')).join(),
    'list of papers': JSON.stringify(await journey.client.call('paperworkList', { guid: journey.step.guid })),
    'list of requests': JSON.stringify(await returned.call('contactList')),
    product: JSON.stringify(await service.client().call('productInfo')),
  };
  expect(found(texts)).toEqual([]);
  const named = Object.keys(texts).filter((place) =>
    texts[place as keyof typeof texts].includes('Conto Impresa'),
  );
  expect(named).toEqual([
    'contracts',
    'messages',
    'e-mails',
    'list of papers',
    'list of requests',
    'product',
  ]);
});

it('pages of the review, of the sandbox and of the mock', async () => {
  const { step } = await signed(service);
  const client = await signedInReviewer(service, 'Rita', await reviewerToken(service, 'Rita'));
  const paths = [
    '/review/sign-in',
    '/review',
    '/review/style.css',
    `/review/requests/${step.guid}`,
    '/sandbox',
    '/sandbox/style.css',
    `/sandbox/requests/${step.guid}`,
    '/sandbox/mock',
  ];
  const pages = await Promise.all(
    paths.map(
      async (url) => [url, (await client.inject({ url, headers: { accept: 'text/html' } })).body] as const,
    ),
  );
  expect(found(Object.fromEntries(pages))).toEqual([]);
  for (const [url, body] of pages) {
    if (url.endsWith('.css')) expect(body).toContain(brand.colours.accent);
    else
      expect(body).toMatch(
        /<title>[^<]+ – Banca Esempio<\/title>[^]*<div class="brand"><svg[^]+<\/svg>Banca Esempio</,
      );
  }
});
