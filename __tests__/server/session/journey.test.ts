import { eq } from 'drizzle-orm';
import { isJourney } from '../../../src/contract/journey';
import { sessions } from '../../../server/db/schema';
import { createLog } from '../../../server/log';
import { begin, CURRENT, testService, unlocked, walkTo, type TestClient } from '../support';

interface Line {
  readonly journey?: string;
  readonly joins?: string;
  readonly msg: string;
  readonly supportCode?: string;
}
const lines: Line[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
const service = testService(() => ({ deps: { log } }));

const told = async (client: TestClient): Promise<string> =>
  (await client.call('productInfo')).data.journey ?? '';

const linesOf = async (work: () => Promise<unknown>): Promise<Line[]> => {
  const before = lines.length;
  await work();
  return lines.slice(before);
};

describe('the code of a journey', () => {
  it('is sent with the session, survives a reload, and belongs to the request that the session starts', async () => {
    const client = service.client();
    const journey = await told(client);
    expect(isJourney(journey)).toBe(true);
    expect(await told(client)).toBe(journey);
    const started = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(started.journey).toBe(journey);
    expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ guid: started.guid, journey });
    expect(await told(service.client())).not.toBe(journey);
  });

  it('goes over to the session that opens the request, but not before its code', async () => {
    const owner = await walkTo(service, 'card');
    const journey = await told(owner.client);
    const other = service.client();
    const before = await told(other);
    await other.call('resumeStart', { guid: owner.step.guid });
    expect(JSON.stringify(await other.call('onboardingNext', CURRENT))).not.toContain(journey);
    expect(await told(other)).toBe(before);
    const phone = await unlocked(service, owner);
    expect(await told(phone)).not.toBe(journey);
    expect(await phone.call('contactResume', { guid: owner.step.guid })).toMatchObject({ journey });
    expect(await told(phone)).toBe(journey);
    // The session that lost the request still belongs to its journey.
    expect(await told(owner.client)).toBe(journey);
  });

  it('is never that of two requests: a session that starts another one gets another code', async () => {
    const { client, step } = await walkTo(service, 'card');
    const journey = await told(client);
    const { db } = service.deps;
    await db.update(sessions).set({ guid: 'thanks:x' }).where(eq(sessions.guid, step.guid));
    const again = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(again.guid).not.toBe(step.guid);
    expect(isJourney(again.journey)).toBe(true);
    expect(again.journey).not.toBe(journey);
    expect(await told(client)).toBe(again.journey);
  });

  it('is kept by a request whose session located another one before it started its own', async () => {
    const { step } = await walkTo(service, 'company-info');
    const client = service.client();
    const journey = await told(client);
    await client.call('resumeStart', { guid: step.guid });
    const own = await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    expect(own.journey).toBe(journey);
  });

  it('is in every log line of the calls of its session, beside the code of the call', async () => {
    const journeys: string[] = [];
    const written = await linesOf(async () => {
      const client = await begin(service);
      journeys.push(await told(client));
      await client.call('onboardingNext', CURRENT);
      await client.send('documentInfo', { guid: 'none' });
      await client.inject({ method: 'POST', url: '/wgt/product/onboarding/next', payload: { number: 'x' } });
    });
    expect(written.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['Refused', 'Malformed', 'Answered']),
    );
    expect(new Set(written.map((line) => line.journey))).toEqual(new Set(journeys));
    expect(written.every(({ supportCode }) => isJourney(supportCode))).toBe(true);
  });

  it('is followed in the log when a session goes on with an earlier request', async () => {
    const owner = await walkTo(service, 'card');
    const journey = await told(owner.client);
    const phone = await unlocked(service, owner);
    const before = await told(phone);
    const written = await linesOf(() => phone.call('contactResume', { guid: owner.step.guid }));
    expect(written).toMatchObject([
      { msg: 'Journey joined', journey: before, joins: journey },
      { msg: 'Answered', journey },
    ]);
  });
});
