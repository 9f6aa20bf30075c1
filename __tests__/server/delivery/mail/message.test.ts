/** @jest-environment ./__tests__/setup/browser-globals.ts */
import { text as readText } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { readBrand } from '../../../../server/brand';
import { mailOf } from '../../../../server/delivery/mail/content';
import { messageOf, type MailIdentity } from '../../../../server/delivery/mail/message';
import type { Mail } from '../../../../server/deps';
import type { Request } from '../../../../server/db/schema';
import { newsMail } from '../../../../server/review/mails';

// A page has none, and nodemailer uses it.
Object.assign(globalThis, { setImmediate });

const identity: MailIdentity = { from: 'conto@example.it', brand: readBrand() };
const transport = createTransport({ streamTransport: true, newline: 'windows' });

/** As the recipient's program reads it, by another implementation than the one that wrote it. */
const received = async (
  mail: Mail,
  from = identity,
): Promise<{ email: Email; recipients: readonly unknown[] }> => {
  const { message, envelope } = await transport.sendMail(messageOf(mail, from));
  return {
    email: await PostalMime.parse(await readText(message as NodeJS.ReadableStream)),
    recipients: envelope.to,
  };
};

const parsePage = (page: string | undefined): Document =>
  new DOMParser().parseFromString(page ?? '', 'text/html');

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '<script>alert(1)</script>', '</p><img src=x onerror=alert(1)>', '"><a href="https://evil.example">', '&lt;b&gt;', "O'Brien & Figli",
    'Mario\r\nBcc: altri@evil.example', 'Mario\n\nClicca qui: https://evil.example', 'محمد', '\u202Eevil\u202C', 'Zoë 👩🏽‍💻', '=?utf-8?Q?x?=', '\r\n.\r\n', '\0', 'toString', '__proto__',
  ),
); // prettier-ignore

const refusedNews = ({ isVideo = false, ...paper }: { name: string; reason: string; isVideo?: boolean }) =>
  ({ kind: 'refused', papers: [{ ...paper, isVideo }] }) as const;

const addressee = (nome: string) => ({
  nome,
  origin: 'https://conto.example.it',
  request: { guid: 'a-guid', email: 'giulia@posta.example' } as Request,
  brand: readBrand(),
});

it('nothing that a person wrote becomes markup, a header, a recipient or a line of its own', async () => {
  const usual = await received(newsMail(refusedNews({ name: 'n', reason: 'r' }), addressee('Giulia')));
  const shape = (page: Document) => [...page.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');
  const usualShape = shape(parsePage(usual.email.html));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (nome, name, reason) => {
      const mail = newsMail(refusedNews({ name, reason }), addressee(`G ${nome}`));
      const { email, recipients } = await received(mail);
      const page = parsePage(email.html);
      expect(shape(page)).toBe(usualShape);
      expect(page.querySelectorAll('a[href^="https://conto.example.it/reupload/"]')).toHaveLength(2);
      expect(page.querySelectorAll('a')).toHaveLength(2);
      expect(email.headers.map(({ key }) => key)).toEqual(usual.email.headers.map(({ key }) => key));
      expect(recipients).toEqual(['giulia@posta.example']);
      expect(email.text?.split(/\r?\n/)).toHaveLength(usual.email.text?.split(/\r?\n/).length ?? 0);
    }),
    { numRuns: 60 },
  );
});

it('a value arrives in text and HTML as it was written', async () => {
  const reason = 'Sfocato & "tagliato" <in basso> — però leggibile 👍';
  const { email } = await received(
    newsMail(refusedNews({ name: 'Video', reason, isVideo: true }), addressee('Niccolò')),
  );
  expect(email.text).toContain(`Perché: ${reason}`);
  expect(email.text).toContain('Ciao Niccolò,');
  expect(parsePage(email.html).body.textContent).toContain(reason);
});

it('an address is one recipient, and a subject one line, whatever is in them', async () => {
  const part = fc.constantFrom('a', ', ', 'b@evil.example', ';', '<', '>', '"', '\r\n', 'Bcc: c@evil.example', ' ', '@', 'è', '(x)');
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.array(part, { maxLength: 8 }), async (to, subject) => {
      const mail = { to: `x${to.join('')}@posta.example`, subject: subject.join(''), text: 't' };
      const { email, recipients } = await received(mail);
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(email.bcc ?? []).toEqual([]);
      const keys = email.headers.map(({ key }) => key);
      expect(keys.filter((key) => !/^(auto-submitted|from|to|subject|message-id|date|mime-version|content-.*)$/.test(key))).toEqual([]);
      expect(email.subject ?? '').not.toMatch(/[\r\n]/);
    }),
  );
}); // prettier-ignore

it('names the brand as sender unless the setting has a name, and answers go where they are read', async () => {
  const mail = { to: 'giulia@posta.example', subject: 's', text: 't' };
  const brand = { ...readBrand(), mail: { sender: 'Banca Però' } };
  const replyTo = 'Assistenza <aiuto@example.it>';
  const { email } = await received(mail, { from: 'conto@example.it', replyTo, brand });
  expect(email.from).toMatchObject({ name: 'Banca Però', address: 'conto@example.it' });
  expect(email.replyTo).toMatchObject([{ name: 'Assistenza', address: 'aiuto@example.it' }]);
  expect(email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(email.html).toBeUndefined();
  const named = await received(mail, { from: '"Conto, online" <conto@example.it>', brand });
  expect(named.email.from).toMatchObject({ name: 'Conto, online', address: 'conto@example.it' });
});

it('promises no virtual card and no help on the pages where the brand has none', () => {
  const usual = readBrand();
  const without = {
    ...usual,
    features: { ...usual.features, virtualCard: false, help: false },
    config: { supportEmail: 'aiuto@banca.example', supportPhone: '06 1' },
  };
  const textOf = (kind: 'concluded' | 'rejected', brand = usual) =>
    JSON.stringify(newsMail({ kind }, { ...addressee('Giulia'), brand }));
  expect(textOf('concluded')).toMatch(/virtuale.+virtuale/);
  expect(textOf('concluded', without)).not.toContain('virtuale');
  // Before the account is open nobody can enter the app.
  expect(textOf('rejected')).toContain('in fondo alle pagine della tua richiesta, alla voce «Serve aiuto?»');
  expect(textOf('rejected')).not.toContain('nell’app');
  expect(textOf('rejected', without)).not.toContain('Serve aiuto?');
  expect(textOf('rejected', without)).toContain('scrivi a aiuto@banca.example o chiama il numero 06\u00a01.');
});

it('the page is in Italian, has a heading, loads nothing, and its links show where they lead', async () => {
  const { email } = await received(newsMail({ kind: 'asked', name: 'Visura' }, addressee('')));
  const page = parsePage(email.html);
  expect(page.documentElement.lang).toBe('it');
  expect(page.title).toBe('Ci serve un altro documento');
  expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim())).toEqual([
    page.title,
  ]);
  expect(page.querySelectorAll('img, link, script, iframe, form, input, [background], [src]')).toHaveLength(
    0,
  );
  expect(email.html).not.toMatch(/url\(|@import/);
  for (const table of page.querySelectorAll('table')) expect(table.getAttribute('role')).toBe('presentation');
  const [button, address] = page.querySelectorAll('a');
  expect(button?.textContent?.trim()).toBe('Invia il documento');
  expect(address?.textContent?.trim()).toBe(address?.getAttribute('href'));
  expect(email.text).toContain('https://conto.example.it/reupload/a-guid');
});

it('attachments are beside text and HTML, with their names', async () => {
  const content = Buffer.from('%PDF-1.7 …');
  const attachments = [{ filename: 'contratto.pdf', content, contentType: 'application/pdf' }];
  const blocks = [{ kind: 'text', text: 'In allegato.' }] as const;
  const mail = mailOf('giulia@posta.example', { subject: 's', preview: 'p', blocks }, { attachments });
  const { email } = await received(mail);
  expect(email.attachments).toMatchObject([{ filename: 'contratto.pdf', mimeType: 'application/pdf' }]);
  expect(Buffer.from(email.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  expect([email.text?.trim(), parsePage(email.html).title]).toEqual(['In allegato.', 's']);
});
