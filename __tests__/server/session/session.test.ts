import { sessions } from '../../../server/db/schema';
import { hashToken, nextToken } from '../../../server/session/token';
import {
  begin,
  introduce,
  isAlive,
  newApplicant,
  testReplica,
  testService,
  type TestApp,
  type TestClient,
} from '../support';

const service = testService();
const proxied = testReplica(service, { environment: { TRUST_PROXY: '10.0.0.0/8' } });

const tokenOf = (client: TestClient): string => client.cookies.get('apertura') ?? '';
const withToken = (token: string): TestClient => {
  const client = service.client();
  client.cookies.set('apertura', token);
  return client;
};
const hashes = async () => (await service.deps.db.select().from(sessions)).map(({ tokenHash }) => tokenHash);

describe('the session cookie', () => {
  it('[R6-01] is HttpOnly, SameSite, for the session; Secure and __Host- everywhere but on this machine', async () => {
    const here = await service.client().inject({ url: '/wgt/product/info' });
    expect(here.headers['set-cookie']).toMatch(/^apertura=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const headers = { host: 'conto.example.it' };
    const there = await service.client().inject({ url: '/wgt/product/info', headers });
    expect(there.headers['set-cookie']).toMatch(
      /^__Host-apertura=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('[R6-01] believes a trusted proxy alone about TLS and the host', async () => {
    const cookie = async (app: TestApp, remoteAddress: string) => {
      const headers = { 'x-forwarded-proto': 'https', host: 'localhost' };
      const answer = await app.client().inject({ url: '/wgt/product/info', headers, remoteAddress });
      return answer.headers['set-cookie'];
    };
    expect(await cookie(proxied, '10.1.2.3')).toMatch(/^__Host-apertura=.*; Secure/);
    expect(await cookie(proxied, '192.0.2.1')).toMatch(/^apertura=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookie(service, '127.0.0.1')).toMatch(/^apertura=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('[R6-01] is never what the client came with: a token that is planted is not taken over', async () => {
    const planted = 'A'.repeat(43);
    for (const ask of [
      (client: TestClient) => client.send('contactStart', {}),
      (client: TestClient) => client.send('resumeStart', { guid: 'x' }),
      (client: TestClient) => client.send('productInfo'),
    ]) {
      const client = withToken(planted);
      await ask(client);
      // A call that is refused sets no cookie: the next one that succeeds does.
      await client.send('productInfo');
      expect(tokenOf(client)).not.toBe(planted);
    }
    expect(await hashes()).not.toContain(hashToken(planted));
  });
});

describe('the life of a session', () => {
  it('ends after ten idle minutes, and is kept by use', async () => {
    const client = await begin(service);
    service.clock.pass({ minutes: 9 });
    expect(await isAlive(client)).toBe(true);
    service.clock.pass({ minutes: 9 });
    expect(await isAlive(client)).toBe(true);
    service.clock.pass({ minutes: 10, seconds: 1 });
    expect(await isAlive(client)).toBe(false);
  });

  it('[R6-01] is stored as a hash alone, and leaves neither the row nor the cookie behind', async () => {
    const client = await begin(service);
    const token = tokenOf(client);
    expect(await hashes()).toContain(hashToken(token));
    expect(JSON.stringify(await service.deps.db.select().from(sessions))).not.toContain(token);
    service.clock.pass({ minutes: 11 });
    const told = await client.send('productInfo');
    expect(told.headers['set-cookie']).toMatch(/^apertura=; .*Expires=Thu, 01 Jan 1970/);
    expect(await hashes()).not.toContain(hashToken(token));
  });

  it.each([
    ['productInfo', 'no product code for session', undefined],
    ['onboardingBack', 'no process found for session', undefined],
    ['presaVisione', 'product code not found', { barcode: 'b', stampeId: 's' }],
    ['contactResume', 'user not authorized', { guid: 'g' }],
  ] as const)(
    '[R4.8-01] reported once by %s, another begins with the next call',
    async (name, message, input) => {
      const client = await begin(service);
      service.clock.pass({ minutes: 11 });
      expect(await client.call(name, input)).toMatchObject({ status: 'bad_request', message });
      expect(await client.call('productInfo')).toMatchObject({ status: 'success' });
    },
  );
});

describe('what product info contains about the session', () => {
  const times = async (client: TestClient) => (await client.call('productInfo')).data.session;

  it('[R7.1-01] is its idle time and the time left, by the clock', async () => {
    const client = service.client();
    expect(await times(client)).toMatchObject({ idleSeconds: 600, remainingSeconds: 7200 });
    service.clock.pass({ minutes: 9, seconds: 30 });
    expect(await times(client)).toMatchObject({ idleSeconds: 600, remainingSeconds: 6630 });
    for (let turn = 0; turn < 12; turn += 1) {
      service.clock.pass({ minutes: 9 });
      await times(client);
    }
    expect(await times(client)).toMatchObject({ remainingSeconds: 150 });
    service.clock.pass({ seconds: 149 });
    expect(await times(client)).toMatchObject({ remainingSeconds: 1 });
    service.clock.pass({ seconds: 2 });
    expect(await client.call('productInfo')).toMatchObject({ message: 'no product code for session' });
  });

  it('[R6-01] has a draft key that survives the rotation of the token, and is another in every session', async () => {
    const client = await begin(service);
    const before = (await times(client))?.draftKey;
    await introduce(service, client, newApplicant());
    expect((await times(client))?.draftKey).toBe(before);
    expect((await times(service.client()))?.draftKey).not.toBe(before);
    const stored = JSON.stringify(await service.deps.db.select().from(sessions));
    expect(stored).not.toContain(before);
  });
});

describe('the rotation of the token', () => {
  it('happens by the confirmations and the password, and the old token dies when the new one is used', async () => {
    const client = await begin(service);
    const old = withToken(tokenOf(client));
    await introduce(service, client, newApplicant());
    expect(tokenOf(client)).not.toBe(tokenOf(old));
    expect([await isAlive(client), await isAlive(old)]).toEqual([true, false]);
  });

  const confirmed = async () => {
    const client = await begin(service);
    const { nome, cognome, cf, email } = newApplicant();
    await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
    await client.call('validateEmail', { indirizzo: email });
    const before = tokenOf(client);
    const body = { indirizzo: email, codice: await service.lastCode(email) };
    await client.call('confermaEmail', body);
    return { client, before, body };
  };

  it('[R6-01] follows from the one before by the key, and survives the loss of its own answer', async () => {
    const { client, before, body } = await confirmed();
    const after = tokenOf(client);
    expect(after).toBe(nextToken(service.deps.codeKey, before));
    expect(after).not.toBe(nextToken('', before));
    expect(after).toHaveLength(43);
    service.clock.pass({ seconds: 119 });
    client.cookies.set('apertura', before);
    expect(await client.call('confermaEmail', body)).toEqual({ status: 'success' });
    expect(tokenOf(client)).toBe(after);
    expect(await isAlive(client)).toBe(true);
    expect(await withToken(before).call('confermaEmail', body)).toMatchObject({ status: 'bad_request' });
  });

  it('[R6-01] a token from before the code repeats that code, and opens nothing else, not even at once', async () => {
    const { client, before, body } = await confirmed();
    const thief = withToken(before);
    const phone = { numero: '3330000001', prefisso: '+39' };
    expect(await isAlive(thief)).toBe(false);
    for (const answer of [
      await thief.send('customerInfo', { provider: 'apertura' }),
      await thief.send('onboardingStart', { code: 'DITTA_INDIVIDUALE' }),
      await thief.send('validateCellulare', phone),
      await thief.send('confermaCellulare', { ...phone, codice: '000000' }),
      await thief.send('confermaEmail', { indirizzo: 'altra@example.it', codice: body.codice }),
    ])
      expect(answer.statusCode).toBe(401);
    const wrong = String((Number(body.codice) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < 5; guess += 1)
      expect(await thief.call('confermaEmail', { ...body, codice: wrong })).toMatchObject({
        message: 'Il codice OTP che hai inserito non è valido.',
      });
    expect(await thief.call('confermaEmail', body)).toMatchObject({
      message: expect.stringContaining('troppe volte'),
    });
    expect(tokenOf(thief)).toBe(before);
    expect(await isAlive(client)).toBe(true);
  });

  it('[R6-01] two minutes later the earlier token opens nothing, even if it was used meanwhile', async () => {
    const { client, before, body } = await confirmed();
    for (let turn = 0; turn < 3; turn += 1) {
      service.clock.pass({ seconds: 40 });
      await withToken(before).call('confermaEmail', body);
    }
    service.clock.pass({ seconds: 1 });
    expect((await withToken(before).send('confermaEmail', body)).statusCode).toBe(401);
    expect(await isAlive(client)).toBe(true);
  });
});
