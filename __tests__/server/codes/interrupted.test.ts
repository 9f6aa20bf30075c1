// A process that dies, or a gateway that fails, at any wait of the calls that send and take codes: afterwards
// the code that arrived last works, and an applicant without one gets one.
import { isDeep } from '../../setup/depth';
import { sendDueCodes } from '../../../server/codes/dueMessages';
import { Interruptions, type GatewayFault } from '../../../scripts/testing/service/interruptions';
import { placeAfter } from '../support/places';
import { testService, walkTo, type Journey, type TestClient } from '../support';
import { atCode, named, prefisso, SUCCESS } from './people';

const interruptions = new Interruptions();
const { send } = interruptions;
const service = testService(() => ({ deps: { mail: { send }, sms: { send } } }));

interface Answer {
  readonly status: string;
  readonly message?: string;
}

interface Person {
  readonly to: string;
  readonly client: TestClient;
  readonly ask: () => Promise<Answer>;
  readonly enter: (code: string) => Promise<Answer>;
}

const lastCode = (to: string): string => interruptions.lastCode(to) ?? '';

const withEmail = async (): Promise<Person> => {
  const { client, applicant } = await named(service);
  const indirizzo = applicant.email;
  return {
    to: indirizzo,
    client,
    ask: () => client.call('validateEmail', { indirizzo }),
    enter: (codice) => client.call('confermaEmail', { indirizzo, codice }),
  };
};

const withPhone = async (): Promise<Person> => {
  const { client, applicant } = await named(service);
  const indirizzo = applicant.email;
  await client.call('validateEmail', { indirizzo });
  await client.call('confermaEmail', { indirizzo, codice: lastCode(indirizzo) });
  const phone = { numero: applicant.cellulare, prefisso };
  return {
    to: `${prefisso}${applicant.cellulare}`,
    client,
    ask: () => client.call('validateCellulare', phone),
    enter: (codice) => client.call('confermaCellulare', { ...phone, codice }),
  };
};

/** Confirmed by the calls, as `walkTo` does, but the messages are kept here. */
let journey: Journey;
beforeAll(async () => {
  Object.assign(service, { lastCode: async (to: string) => lastCode(to) });
  journey = await walkTo(service, 'address-info');
  interruptions.interrupt(service.database);
});

const withResume = async (): Promise<Person> => {
  // The codes of a number are counted by hour and day.
  service.clock.pass({ minutes: 13 * 60 });
  const client = await atCode(service, journey.step.guid);
  return {
    to: `${prefisso}${journey.applicant.cellulare}`,
    client,
    ask: () => client.call('resumeSendCell'),
    enter: (code) => client.call('resumeValidateCell', { code }),
  };
};

const sequels: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  'at once': () => Promise.resolve(),
  'after the job': async () => {
    service.clock.pass({ seconds: 61 });
    await sendDueCodes(service.deps);
  },
  'asked again': async ({ ask }) => {
    service.clock.pass({ seconds: 61 });
    expect(await ask()).toEqual(SUCCESS);
  },
  'asked again, then the job': async ({ ask }) => {
    service.clock.pass({ seconds: 61 });
    expect(await ask()).toEqual(SUCCESS);
    service.clock.pass({ seconds: 61 });
    await sendDueCodes(service.deps);
  },
};
const firstOrSecond = ['the first', 'the second'];

const prepared = async (prepare: () => Promise<Person>, which: string): Promise<Person> => {
  const person = await prepare();
  interruptions.messages.length = 0;
  if (which === 'the first') return person;
  expect(await person.ask()).toEqual(SUCCESS);
  service.clock.pass({ seconds: 61 });
  return person;
};

const people = { email: withEmail, sms: withPhone, resume: withResume };

/** The short run's step through the waits at which the process dies. */
const APART = 6;
/** All of them in the long run. In the short one the first, which is the strictest, and another in turn. */
const sequelsAt = (waits: number) => {
  const [strictest, ...others] = Object.entries(sequels);
  if (!strictest || isDeep) return Object.entries(sequels);
  const turn = Math.floor(waits / APART);
  return [strictest, ...others.filter((_, place) => place === turn % others.length)];
};

describe.each(Object.entries(people))('a code of the purpose %s', (_, prepare) => {
  describe.each(firstOrSecond)('that is %s', (which) => {
    it('works, at whichever wait the process died, and whatever happened then', async () => {
      let waits = 0;
      for (let isDead = true; isDead;) {
        waits = placeAfter(waits, APART);
        for (const [name, sequel] of sequelsAt(waits)) {
          const person = await prepared(prepare, which);
          interruptions.arm(waits);
          await person.ask();
          isDead = interruptions.restart();
          await sequel(person);
          const code = lastCode(person.to);
          const answer = code === '' ? SUCCESS : await person.enter(code);
          expect([waits, name, answer]).toEqual([waits, name, expect.objectContaining(SUCCESS)]);
          await sendDueCodes(service.deps);
        }
      }
      expect(waits).toBeGreaterThan(10);
    });

    const faults: readonly GatewayFault[] = ['unreachable', 'unclear'];
    it.each(faults)(
      'works where the gateway was %s: what was sent before, what came, or what comes next',
      async (fault) => {
        for (const sequel of Object.values(sequels)) {
          const person = await prepared(prepare, which);
          interruptions.fault = fault;
          expect((await person.ask()).message).toContain(
            'Si è verificato un errore durante la richiesta di OTP',
          );
          await sequel(person);
          const code = lastCode(person.to);
          if (code !== '') expect(await person.enter(code)).toMatchObject(SUCCESS);
        }
      },
    );
  });

  it('is taken when it is entered again, at whichever wait of its confirmation the process died', async () => {
    let waits = 0;
    for (let isDead = true; isDead;) {
      waits = placeAfter(waits, APART);
      const person = await prepared(prepare, 'the first');
      expect(await person.ask()).toEqual(SUCCESS);
      interruptions.arm(waits);
      await person.enter(lastCode(person.to));
      isDead = interruptions.restart();
      expect([waits, await person.enter(lastCode(person.to))]).toEqual([
        waits,
        expect.objectContaining(SUCCESS),
      ]);
    }
    // COMMIT is one of them on PostgreSQL alone.
    expect(waits).toBeGreaterThanOrEqual(10);
  });
});
