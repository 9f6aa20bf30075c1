import { findRequest, updateRequest } from '../../../server/repositories/requests';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import { confirmResumeCode } from '../../../server/resume/resume';
import { abandonedNow, atCode, not, prefisso, reachable, smsCode, SUCCESS, WRONG } from '../codes/people';
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

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const CURRENT = { number: null, widgets: [] };
const NOT_FOUND = { status: 'bad_request', message: 'La pratica richiesta non è stata trovata' };

const check = (client: TestClient, { nome, cognome, cf }: Applicant) =>
  client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });

describe('a stranger who knows name, tax code, phone and e-mail', () => {
  /** Everything by which a session could get at a request that it has not unlocked. */
  const attempts = async (client: TestClient, guid: string) => {
    const [list, resume, next, papers, contracts, mailed] = [
      await client.call('contactList'),
      await client.call('contactResume', { guid }),
      await client.call('resumeNext', { guid }),
      await client.call('paperworkList', { guid }),
      await client.call('contactContractList', { guid }),
      await client.call('contactSendPdf', { guid }),
    ];
    return { list, others: [resume, next, papers, contracts, mailed] };
  };

  it('[R6-02] gets nothing by telling them of a request whose code he has entered: what was proven stays what it was', async () => {
    const victim = await walkTo(service, 'contract');
    const thief = newApplicant();
    const { nome, cognome, cf } = victim.applicant;
    const lure = await abandonedNow(service, { ...thief, nome, cognome, cf });
    const session = await unlocked(service, { ...victim, applicant: thief, step: { ...victim.step, guid: lure.guid } });
    expect((await session.call('contactList')).data).toMatchObject([{ guid: lure.guid }]);

    service.clock.pass({ minutes: 2 });
    const number = { numero: victim.applicant.cellulare, prefisso };
    expect(await lure.client.call('validateEmail', { indirizzo: thief.email })).toEqual(SUCCESS);
    expect(await lure.client.call('confermaEmail', { indirizzo: thief.email, codice: await service.lastCode(thief.email) })).toEqual(SUCCESS);
    expect(await lure.client.call('validateCellulare', number)).toEqual(SUCCESS);
    expect(await lure.client.call('validateEmail', { indirizzo: victim.applicant.email })).toEqual(SUCCESS);

    const { list, others } = await attempts(session, victim.step.guid);
    expect(list.data).toMatchObject([{ guid: lure.guid, cell: thief.cellulare, email: thief.email }]);
    for (const answer of others) expect(answer.status).toBe('bad_request');
    for (const { stampeId, barCode = '' } of victim.step.contracts) {
      const file = await session.send('stampaContratto', { stampeId, barCode });
      expect(file.statusCode).toBe(404);
      const signature = { guid: victim.step.guid, stampeId, barCode };
      expect(await session.call('signDocument', signature)).toMatchObject(NOT_FOUND);
    }
  }); // prettier-ignore

  it('[R6-02] loses his own session’s way into a request whose tax code is told anew', async () => {
    const victim = await walkTo(service, 'address-info');
    const thief = newApplicant();
    const lure = await abandonedNow(service, thief);
    const session = await unlocked(service, { ...victim, applicant: thief, step: { ...victim.step, guid: lure.guid } });
    await check(lure.client, victim.applicant);
    const { list, others } = await attempts(session, victim.step.guid);
    expect(list).toMatchObject({ status: 'bad_request' });
    for (const answer of others) expect(answer.status).toBe('bad_request');
    expect(await session.call('paperworkList', { guid: lure.guid })).toMatchObject({ message: OPENED_ELSEWHERE });
  }); // prettier-ignore

  it('[R4.2-01] who has begun with her tax code does not end her way: she begins anew, and both requests live on', async () => {
    const owner = newApplicant();
    const { nome, cognome, cf } = owner;
    const squatter = await abandonedNow(service, { ...newApplicant(), nome, cognome, cf });
    const client = await begin(service);
    expect(await check(client, owner)).toMatchObject({
      data: { stato: 'A', cellulare: `*******${squatter.applicant.cellulare.slice(-3)}` },
    });
    expect(await client.call('contactSendCell')).toEqual(SUCCESS);
    // The code went to the stranger; the page is told that there is a request of her own.
    const { data } = await client.call('contactStart', {});
    expect(data).toMatchObject({ name: 'validate', newRequest: true });
    await introduce(service, client, owner);
    const { guid } = await client.call('onboardingNext', CURRENT);
    service.clock.pass({ minutes: 11 });
    // By form she finds her own, and he finds his.
    for (const [person, own] of [[owner, guid], [{ ...squatter.applicant, cf }, squatter.guid]] as const) {
      const browser = service.client();
      const identity = { cf, numCell: person.cellulare, prefCell: prefisso, mail: person.email };
      expect(await browser.call('contactNext', identity)).toMatchObject({ data: { name: 'validate' } });
      await sendAfterPause(service, () => browser.call('contactSendCell'));
      expect(await browser.call('contactValidateCell', { code: await smsCode(service, person) })).toMatchObject(SUCCESS);
      expect((await browser.call('contactList')).data.map((one) => one.guid)).toEqual([own]);
    }
  }); // prettier-ignore
});

describe('a request whose phone nobody has confirmed', () => {
  it('[R4.2-01] is nobody’s: no check, form or link leads to it', async () => {
    const owner = newApplicant();
    const squatter = await reachable(service, { ...newApplicant(), nome: owner.nome, cognome: owner.cognome, cf: owner.cf });
    await squatter.client.call('validateCellulare', { numero: owner.cellulare, prefisso });
    const client = await begin(service);
    expect(await check(client, owner)).toMatchObject({ data: { stato: '', cellulare: '' } });
    const identity = { cf: owner.cf, numCell: owner.cellulare, prefCell: prefisso, mail: squatter.applicant.email };
    expect(await service.client().call('contactNext', identity)).toMatchObject({ status: 'bad_request' });
    expect(await service.client().call('resumeStart', { guid: squatter.guid })).toMatchObject(NOT_FOUND);
  }); // prettier-ignore
});

describe('a request that is told another address or number', () => {
  it('[R4.4-02] is found by what was confirmed until the new one is, and by that from then on', async () => {
    const applicant = newApplicant();
    const { client, guid } = await abandonedNow(service, applicant);
    const other = newApplicant();
    service.clock.pass({ minutes: 2 });
    await client.call('validateCellulare', { numero: other.cellulare, prefisso });
    expect(await (await atCode(service, guid)).call('contactStart', {})).toMatchObject({
      data: { cellulare: `*******${applicant.cellulare.slice(-3)}` },
    });
    const before = await unlocked(service, { client, applicant, step: await client.call('onboardingNext', CURRENT) });
    const codice = await service.lastCode(`${prefisso}${other.cellulare}`);
    expect(
      await client.call('confermaCellulare', { numero: other.cellulare, prefisso, codice: not(codice) }),
    ).toMatchObject(WRONG);
    expect(await client.call('confermaCellulare', { numero: other.cellulare, prefisso, codice })).toEqual(SUCCESS);
    expect(await findRequest(service.deps.db, guid)).toMatchObject({ phone: other.cellulare });
    // Who came by the old number has lost it, and does not get it back when that
    // number is confirmed once more.
    expect(await before.call('paperworkList', { guid })).toMatchObject({ message: OPENED_ELSEWHERE });
    expect((await before.send('contactList')).statusCode).toBe(403);
    const again = { numero: applicant.cellulare, prefisso };
    await sendAfterPause(service, () => client.call('validateCellulare', again));
    await client.call('confermaCellulare', { ...again, codice: await smsCode(service, applicant) });
    expect(await findRequest(service.deps.db, guid)).toMatchObject({ phone: applicant.cellulare });
    expect((await before.send('contactList')).statusCode).toBe(403);
    const number = { numero: other.cellulare, prefisso };
    await sendAfterPause(service, () => client.call('validateCellulare', number));
    await client.call('confermaCellulare', { ...number, codice: await smsCode(service, other) });
    const after = await unlocked(service, { client, applicant: other, step: await client.call('onboardingNext', CURRENT) });
    expect((await after.call('contactList')).data).toMatchObject([{ guid }]);
  }); // prettier-ignore

  it('[R6-02] gives nothing to a code that went to the number before, however close the two come', async () => {
    const applicant = newApplicant();
    const other = newApplicant().cellulare;
    const { guid } = await abandonedNow(service, applicant);
    service.clock.pass({ minutes: 2 });
    const client = await atCode(service, guid);
    await client.call('resumeSendCell');
    const sent = await smsCode(service, applicant);
    const { db } = service.deps;
    const session = await db.query.sessions.findFirst({ where: (row, { eq }) => eq(row.resumeGuid, guid) });
    // The other number is confirmed after this call has read the request, and before it has locked it.
    const transaction: typeof db.transaction = async (work) => {
      await updateRequest(db, guid, { phone: other, updatedAt: service.clock.now() });
      return db.transaction(work);
    };
    const between = Object.assign(Object.create(db) as typeof db, { transaction });
    const nothing = () => undefined;
    const crossing = confirmResumeCode({ ...service.deps, db: between }, session, {
      sent,
      isRepeat: false,
      rotate: () => Promise.resolve(),
      again: nothing,
      proven: nothing,
    });
    await expect(crossing).rejects.toThrow(WRONG.message);
    expect((await client.send('contactList')).statusCode).toBe(403);
  });
});
