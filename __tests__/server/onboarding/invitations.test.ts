import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Invitation } from '../../../src/contract/wire';
import { decryptInvitation } from '../../../server/crypto/invitationCipher';
import { listInvitations } from '../../../server/repositories/invitations';
import { readWebConfig } from '../../../server/config/webConfig';
import { seedRequest, type Seeded } from '../seed';
import { invitationOf, testService } from '../support';

const service = testService();
let own: Seeded;
let passphrase: string;
beforeEach(async () => {
  own = await seedRequest(service);
  passphrase = (await readWebConfig(service.config.WEB_DIR)).invitationPassphrase;
});

const campaignUrl = '/?promoCode=BENVENUTO&utm_source=prova';
const invitation = (changes: Partial<Invitation> = {}): Invitation =>
  invitationOf(own.guid, { contactId: 'c-1', analyticsId: 'a-1', campaignUrl, ...changes });
const record = (changes?: Partial<Invitation>) => own.client.call('invitations', invitation(changes));
const stored = () => listInvitations(service.deps.db, own.guid);

/** As the browser does it: docs/decisions/wire.md. */
const encrypt = (text: string, secret = passphrase): string => {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(secret, salt, 100, 32, 'sha256'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [salt, iv, sealed].map((part) => part.toString('base64')).join(';');
};

describe('invitations', () => {
  it('[R7.7-01] [R3.5-01] are recorded with all their fields and no other, in the body or in the query', async () => {
    const answer = await own.client.inject({
      method: 'POST',
      url: '/wgt/business/invitations?id=78',
      payload: { ...invitation(), id: 77, createdAt: '1999-01-01', evil: 'x' },
    });
    expect(answer.json()).toEqual({ status: 'success', data: invitation() });
    const [row] = await stored();
    expect(row).toMatchObject(invitation());
    expect([77, 78]).not.toContain(row?.id);
  });

  it('[R7.7-01] are one for a step: the last that is sent', async () => {
    await record();
    await record({ stepSlug: 'card', stepNumber: 5 });
    await record({ promoCode: 'ALTRO' });
    const found = (await stored()).map(({ stepSlug, promoCode }) => [stepSlug, promoCode]);
    expect(found).toEqual([
      ['contract', 'ALTRO'],
      ['card', ''],
    ]);
  });

  it.each([
    ['https://evil.example/steal?utm_source=b&promoCode=A#x', '/?utm_source=b&promoCode=A'],
    ['?gclid=1&__proto__=x&utm_term=A%20B&<script>=1', '/?gclid=1&__proto__=x&utm_term=A+B&%3Cscript%3E=1'],
    [`?promoCode=${'x'.repeat(2000)}&proof=ok`, '/?proof=ok'],
    [`https://example.it/${'x'.repeat(100_000)}`, ''],
    ['javascript:alert(1)//', ''],
  ])(
    '[R7.7-01] [R7.7-02] keep of the campaign %.60j the query, rewritten, within the bound',
    async (sent, kept) => {
      const data = invitation({ campaignUrl: kept });
      expect(await record({ campaignUrl: sent })).toEqual({ status: 'success', data });
      expect((await stored())[0]?.campaignUrl).toBe(kept);
    },
  );
});

describe('the legacy invitation', () => {
  const ask = (p: string, client = own.client) => client.call('legacyInvitation', { p, last: 'true' });

  it('[R7.7-02] is the campaign address of the last record, and nothing to who has no such request', async () => {
    await record();
    const empty = { status: 'success', data: [] };
    for (const identifier of [own.guid, 'c-1', 'a-1'])
      expect(await ask(encrypt(identifier))).toEqual({ status: 'success', data: [{ campaignUrl }] });
    expect(await ask(encrypt('nobody'))).toEqual(empty);
    expect(await ask(encrypt(own.guid), service.client())).toEqual(empty);
    expect(await ask(encrypt(own.guid), (await seedRequest(service)).client)).toEqual(empty);
  });

  it('[R7.7-02] is refused for what does not decrypt', async () => {
    const good = encrypt(own.guid);
    const [salt = '', iv = '', cipher = ''] = good.split(';');
    const flipped = Buffer.from(cipher, 'base64');
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    const wrong = [
      encrypt(own.guid, 'another passphrase'),
      [salt, iv, flipped.toString('base64')].join(';'),
      [salt, iv].join(';'),
      ';;',
      'not base64!;x;y',
      `${good};more`,
    ];
    for (const p of wrong) {
      const response = await own.client.send('legacyInvitation', { p, last: 'true' });
      expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([400, 'bad_request']);
    }
  });

  it('[R7.7-02] takes plus signs that a query turned into blanks', async () => {
    let text = '';
    do text = encrypt('id', 'p');
    while (!text.includes('+'));
    expect(await decryptInvitation(text.replaceAll('+', ' '), 'p')).toBe('id');
  });
});

it.each([
  ['BENVENUTO', 'success', 'Codice promo applicato.'],
  [' benvenuto ', 'success', 'Codice promo applicato.'],
  ['NESSUNO', 'bad_request', 'Il codice promo non esiste. Controlla di averlo scritto bene.'],
  ['ESTATE2025', 'bad_request', 'Il codice promo è scaduto.'],
  ['DOMANI', 'bad_request', 'Il codice promo non è ancora attivo.'],
])('[R7.7-03] the promo check answers for %s: %s, %s', async (promocode, status, message) => {
  const query = { promocode, operatingLevel: 'BUSINESS' } as const;
  expect(await service.client().call('promocodeCheck', query)).toMatchObject({ status, message });
});
