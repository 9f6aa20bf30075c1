import {
  findByIdentity,
  findByProof,
  findByTaxCode,
  findRequest,
  proofOf,
  updateRequest,
} from '../../../server/repositories/requests';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import {
  begin,
  introduce,
  newApplicant,
  sendAfterPause,
  startTestApp,
  unlocked,
  walkTo,
  type Applicant,
  type TestApp,
  type TestClient,
} from '../support';
import {
  abandonedNow,
  atCode,
  check,
  confirmIn,
  CURRENT,
  not,
  overtakenBy,
  prefisso,
  sessionOf,
  smsCode,
  SUCCESS,
  WRONG,
} from '../codes/people';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const NOT_FOUND = { status: 'bad_request', message: 'La pratica richiesta non è stata trovata' };
const unlocking = async ({ client, applicant }: { client: TestClient; applicant: Applicant }) =>
  unlocked(service, { client, applicant, step: await client.call('onboardingNext', CURRENT) });
const tellPhone = (client: TestClient, numero: string) =>
  sendAfterPause(service, () => client.call('validateCellulare', { numero, prefisso }));
const confirmPhone = async (client: TestClient, numero: string, codice?: string) =>
  client.call('confermaCellulare', {
    numero,
    prefisso,
    codice: codice ?? (await service.lastCode(`${prefisso}${numero}`)),
  });

describe('a stranger who knows name, tax code, phone and e-mail', () => {
  it('[R6-02] entering them in a request that he has opened gains nothing: its proof stays as it was', async () => {
    const victim = await walkTo(service, 'contract');
    const thief = newApplicant();
    const { nome, cognome, cf, email, cellulare } = victim.applicant;
    const lure = await abandonedNow(service, { ...thief, nome, cognome, cf });
    const session = await unlocking({ client: lure.client, applicant: thief });
    service.clock.pass({ minutes: 2 });
    await lure.client.call('validateEmail', { indirizzo: thief.email });
    await lure.client.call('confermaEmail', {
      indirizzo: thief.email,
      codice: await service.lastCode(thief.email),
    });
    expect(await tellPhone(lure.client, cellulare)).toEqual(SUCCESS);
    expect(await lure.client.call('validateEmail', { indirizzo: email })).toEqual(SUCCESS);

    const { data } = await session.call('contactList');
    expect(data).toMatchObject([{ guid: lure.guid, cell: thief.cellulare, email: thief.email }]);
    const { guid, contracts } = victim.step;
    for (const name of [
      'contactResume',
      'resumeNext',
      'paperworkList',
      'contactContractList',
      'contactSendPdf',
    ] as const)
      expect((await session.call(name, { guid })).status).toBe('bad_request');
    for (const { stampeId, barCode = '' } of contracts) {
      expect((await session.send('stampaContratto', { stampeId, barCode })).statusCode).toBe(404);
      expect(await session.call('signDocument', { guid, stampeId, barCode })).toMatchObject(NOT_FOUND);
    }
  });

  it('[R4.2-01] somebody who has begun with her tax code does not stop her, and both requests live on', async () => {
    const owner = newApplicant();
    const { nome, cognome, cf } = owner;
    const squatter = await abandonedNow(service, { ...newApplicant(), nome, cognome, cf });
    const client = await begin(service);
    const { cellulare } = squatter.applicant;
    const data = { stato: 'A', cellulare: `*******${cellulare.slice(-3)}` };
    expect(await check(client, owner)).toMatchObject({ data });
    expect(await client.call('contactSendCell')).toEqual(SUCCESS);
    // The code went to the stranger; the page learns that there is a request of her own.
    expect((await client.call('contactStart', {})).data).toMatchObject({
      name: 'validate',
      newRequest: true,
    });
    await introduce(service, client, owner);
    const { guid } = await client.call('onboardingNext', CURRENT);
    service.clock.pass({ minutes: 11 });
    for (const [person, own] of [
      [owner, guid],
      [{ ...squatter.applicant, cf }, squatter.guid],
    ] as const) {
      const browser = service.client();
      const identity = { cf, numCell: person.cellulare, prefCell: prefisso, mail: person.email };
      expect(await browser.call('contactNext', identity)).toMatchObject({ data: { name: 'validate' } });
      await sendAfterPause(service, () => browser.call('contactSendCell'));
      await browser.call('contactValidateCell', { code: await smsCode(service, person) });
      expect((await browser.call('contactList')).data.map((one) => one.guid)).toEqual([own]);
    }
  });
});

it.each(['emailConfirmedAt', 'phoneConfirmedAt'])(
  '[R6-02] is found by no identity, proof or tax code without %s',
  async (missing) => {
    const { db } = service.deps;
    const { guid } = await abandonedNow(service, newApplicant());
    const request = await findRequest(db, guid);
    if (!request) throw new Error('No request');
    const proof = proofOf(db, request) ?? '';
    const finds = async () => {
      const found = [
        await findByIdentity(db, request),
        await findByProof(db, proof),
        await findByTaxCode(db, request.cf),
      ];
      return found.map((requests) => requests.map((one) => one.guid));
    };
    expect(await finds()).toEqual([[guid], [guid], [guid]]);
    await updateRequest(db, guid, { [missing]: null, updatedAt: service.clock.now() });
    expect(await finds()).toEqual([[], [], []]);
  },
);

describe('a request with another address or number entered', () => {
  it('[R4.4-02] is found by what was confirmed until the new one is, and by that from then on', async () => {
    const applicant = newApplicant();
    const { client, guid } = await abandonedNow(service, applicant);
    const other = newApplicant();
    await tellPhone(client, other.cellulare);
    expect(await (await atCode(service, guid)).call('contactStart', {})).toMatchObject({
      data: { cellulare: `*******${applicant.cellulare.slice(-3)}` },
    });
    const before = await unlocking({ client, applicant });
    const codice = await service.lastCode(`${prefisso}${other.cellulare}`);
    expect(await confirmPhone(client, other.cellulare, not(codice))).toMatchObject(WRONG);
    expect(await confirmPhone(client, other.cellulare, codice)).toEqual(SUCCESS);
    // A browser that came by the old number has lost it, and does not regain it by another confirmation.
    expect(await before.call('paperworkList', { guid })).toMatchObject({ message: OPENED_ELSEWHERE });
    for (const { cellulare } of [applicant, other]) {
      await tellPhone(client, cellulare);
      expect(await confirmPhone(client, cellulare)).toEqual(SUCCESS);
      expect(await findRequest(service.deps.db, guid)).toMatchObject({ phone: cellulare });
      expect((await before.send('contactList')).statusCode).toBe(403);
    }
    const after = await unlocking({ client, applicant: other });
    expect((await after.call('contactList')).data).toMatchObject([{ guid }]);
  });

  it('[R6-02] gives nothing to a code that went to the number before, however close the two come', async () => {
    const applicant = newApplicant();
    const { guid } = await abandonedNow(service, applicant);
    service.clock.pass({ minutes: 2 });
    const client = await atCode(service, guid);
    await client.call('resumeSendCell');
    const sent = await smsCode(service, applicant);
    const phone = newApplicant().cellulare;
    const overtaken = overtakenBy(service, () =>
      updateRequest(service.deps.db, guid, { phone, updatedAt: service.clock.now() }),
    );
    const crossing = confirmIn(overtaken, await sessionOf(service, client), sent);
    await expect(crossing).rejects.toThrow(WRONG.message);
    expect((await client.send('contactList')).statusCode).toBe(403);
  });
});
