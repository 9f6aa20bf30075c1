import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Invitation } from '../../../src/contract/wire';
import { decryptInvitation } from '../../../server/crypto/invitationCipher';
import { listInvitations } from '../../../server/repositories/invitations';
import { readWebConfig } from '../../../server/config/webConfig';
import { applicant, seedRequest, type Seeded } from '../seed';
import { testService } from '../support';

const service = testService();
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service);
});

const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  actorType: 'adult',
  codiceFiscale: applicant.cf,
  email: applicant.email,
  phoneNumber: '+393331234567',
  stepSlug: 'address-info',
  type: 'BIZ_DITTA_INDIVIDUALE',
  guid: own.guid,
  contactId: 'c-1',
  stepNumber: 2,
  campaignUrl: '/?promoCode=BENVENUTO&utm_source=prova',
  encryptedReporterId: '',
  promoCode: 'BENVENUTO',
  analyticsId: 'a-1',
  ...changes,
});

/** As the browser does it: docs/decisions/invitation-cipher.md. */
const encrypt = (text: string, passphrase: string): string => {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', pbkdf2Sync(passphrase, salt, 100, 32, 'sha256'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [salt, iv, sealed].map((part) => part.toString('base64')).join(';');
};

describe('invitations', () => {
  it('[R7.7-01] [R3.5-01] records the invitation with all its fields and answers it as data', async () => {
    const record = invitation();
    expect(await own.client.call('invitations', record)).toEqual({ status: 'success', data: record });
    const [stored] = await listInvitations(service.deps.db, own.guid);
    expect(stored).toMatchObject(record);
  });

  it('[R7.7-01] records a step once, the last time it is told', async () => {
    await own.client.call('invitations', invitation());
    await own.client.call('invitations', invitation({ stepSlug: 'card', stepNumber: 5 }));
    await own.client.call('invitations', invitation({ promoCode: 'ALTRO' }));
    const stored = await listInvitations(service.deps.db, own.guid);
    expect(stored.map(({ stepSlug, promoCode }) => [stepSlug, promoCode])).toEqual([
      ['address-info', 'ALTRO'],
      ['card', 'BENVENUTO'],
    ]);
  });
});

describe('the campaign of an invitation', () => {
  it.each([
    ['https://evil.example/steal?utm_source=b&promoCode=A#x', '/?utm_source=b&promoCode=A'],
    ['?gclid=1&__proto__=x&utm_term=A%20B&<script>=1', '/?gclid=1&__proto__=x&utm_term=A+B&%3Cscript%3E=1'],
    [`?promoCode=${'x'.repeat(2000)}&proof=ok`, '/?proof=ok'],
    [`https://example.it/${'x'.repeat(100_000)}`, ''],
    ['javascript:alert(1)//', ''],
    ['', ''],
  ])('[R7.7-01] [R7.7-02] of %.60j keeps the query, written anew, within the bound', async (sent, kept) => {
    const answer = await own.client.call('invitations', invitation({ campaignUrl: sent }));
    expect(answer).toEqual({ status: 'success', data: invitation({ campaignUrl: kept }) });
    const [stored] = await listInvitations(service.deps.db, own.guid);
    expect(stored?.campaignUrl).toBe(kept);
    expect(kept.length).toBeLessThanOrEqual(1024);
  });

  it('[R7.7-01] writes nothing that the record does not name, whether in the body or in the query', async () => {
    const more = { ...invitation(), id: 77, createdAt: '1999-01-01', evil: 'x' };
    const answer = await own.client.inject({
      method: 'POST',
      url: '/wgt/business/invitations?id=78',
      payload: more,
    });
    expect(answer.json()).toEqual({ status: 'success', data: invitation() });
    const [stored] = await listInvitations(service.deps.db, own.guid);
    expect([77, 78]).not.toContain(stored?.id);
  });
});

describe('the legacy invitation', () => {
  it('[R7.7-02] decrypts salt;iv;cipher and answers the campaign address of the last record', async () => {
    await own.client.call('invitations', invitation());
    const { invitationPassphrase } = await readWebConfig(service.config.WEB_DIR);
    for (const identifier of [own.guid, 'c-1', 'a-1']) {
      const p = encrypt(identifier, invitationPassphrase);
      expect(await own.client.call('legacyInvitation', { p, last: 'true' })).toEqual({
        status: 'success',
        data: [{ campaignUrl: '/?promoCode=BENVENUTO&utm_source=prova' }],
      });
    }
  });

  it('[R7.7-02] answers an empty list for an unknown identifier, and to who has no request', async () => {
    await own.client.call('invitations', invitation());
    const { invitationPassphrase } = await readWebConfig(service.config.WEB_DIR);
    const empty = { status: 'success', data: [] };
    expect(
      await own.client.call('legacyInvitation', { p: encrypt('nobody', invitationPassphrase), last: 'true' }),
    ).toEqual(empty);
    const p = encrypt(own.guid, invitationPassphrase);
    expect(await service.client().call('legacyInvitation', { p, last: 'true' })).toEqual(empty);
    expect(await (await seedRequest(service)).client.call('legacyInvitation', { p, last: 'true' })).toEqual(
      empty,
    );
  });

  it('[R7.7-02] refuses what does not decrypt', async () => {
    const { invitationPassphrase } = await readWebConfig(service.config.WEB_DIR);
    const good = encrypt(own.guid, invitationPassphrase);
    const [salt = '', iv = '', cipher = ''] = good.split(';');
    const flipped = Buffer.from(cipher, 'base64');
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    const wrong = [
      encrypt(own.guid, 'another passphrase'),
      [salt, iv, flipped.toString('base64')].join(';'),
      [salt, iv].join(';'),
      ';;',
      'a;b;c',
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

describe('the promo check', () => {
  const check = (promocode: string) =>
    service.client().call('promocodeCheck', { promocode, operatingLevel: 'BUSINESS' });

  it('[R7.7-03] accepts a code whatever its case, and says why another is refused', async () => {
    expect(await check('BENVENUTO')).toEqual({ status: 'success', message: 'Codice promo applicato.' });
    expect(await check(' benvenuto ')).toMatchObject({ status: 'success' });
    expect(await check('NESSUNO')).toMatchObject({
      status: 'bad_request',
      message: 'Il codice promo non esiste. Controlla di averlo scritto bene.',
    });
    expect(await check('ESTATE2025')).toMatchObject({
      status: 'bad_request',
      message: 'Il codice promo è scaduto.',
    });
    expect(await check('DOMANI')).toMatchObject({
      status: 'bad_request',
      message: 'Il codice promo non è ancora attivo.',
    });
  });

  it('[R7.7-03] answers for the business level alone', async () => {
    const response = await service
      .client()
      .send('promocodeCheck', { promocode: 'BENVENUTO', operatingLevel: 'CONSUMER' });
    expect(response.statusCode).toBe(400);
  });
});
