/** @jest-environment node */
import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { credentials } from '../../../server/db/schema';
import { isAlive, testService, type TestClient } from '../support';
import { prefisso, reachable, smsCode, SUCCESS } from '../codes/people';

jest.mock('@node-rs/argon2', (): typeof argon2 => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash) };
});
const realHash = jest.requireActual<typeof argon2>('@node-rs/argon2').hash;

const service = testService();

const password = 'Attacco-2026!';
const passwords = { password, confermaPassword: password };
const tokenOf = (client: TestClient): string => client.cookies.get('apertura') ?? '';
const copyOf = (client: TestClient): TestClient => {
  const copy = service.client();
  copy.cookies.set('apertura', tokenOf(client));
  return copy;
};

const holdHash = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    jest.mocked(argon2.hash).mockImplementationOnce(async (...given) => {
      resolve();
      await held;
      return realHash(...given);
    });
  });
  return { reached, release };
};

const withPhone = async () => {
  const visit = await reachable(service);
  const number = { numero: visit.applicant.cellulare, prefisso };
  await visit.client.call('validateCellulare', number);
  const codice = await smsCode(service, visit.applicant);
  expect(await visit.client.call('confermaCellulare', { ...number, codice })).toEqual(SUCCESS);
  return visit;
};

it('[R6-01] a password under way while a code is confirmed is not set by the earlier token', async () => {
  const { client, guid } = await withPhone();
  const thief = copyOf(client);
  const stolen = tokenOf(thief);
  const { reached, release } = holdHash();
  const attack = thief.send('createPassword', passwords);
  await reached;
  const indirizzo = 'altro.recapito@example.it';
  await client.call('validateEmail', { indirizzo });
  const codice = await service.lastCode(indirizzo);
  expect(await client.call('confermaEmail', { indirizzo, codice })).toEqual(SUCCESS);
  release();
  const answer = await attack;
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  const { db } = service.deps;
  expect(await db.select().from(credentials).where(eq(credentials.guid, guid))).toHaveLength(0);
  expect(tokenOf(thief)).toBe(stolen);
  expect(await isAlive(thief)).toBe(false);
  expect(await isAlive(client)).toBe(true);
});

it('[R7.4-03] a password before the phone is confirmed costs no hash', async () => {
  const { client, applicant } = await reachable(service);
  await client.call('validateCellulare', { numero: applicant.cellulare, prefisso });
  const hashed = jest.mocked(argon2.hash).mock.calls.length;
  expect(await client.call('createPassword', passwords)).toMatchObject({
    message: 'Conferma prima il tuo numero di cellulare.',
  });
  expect(jest.mocked(argon2.hash).mock.calls).toHaveLength(hashed);
});
