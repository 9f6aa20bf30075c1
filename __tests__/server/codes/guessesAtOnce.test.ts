import { takeCode } from '../../../server/codes/guess';
import type { Db } from '../../../server/db/types';
import { startTestApp, type TestApp } from '../support';
import { named, not, SUCCESS, WORN_OUT, WRONG } from './people';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it.each([1, 5, 6, 9])(
  '[R6-02] of nine guesses sent at once five count: the right one at place %d is taken only among them',
  async (place) => {
    const { client, applicant } = await named(service);
    const indirizzo = applicant.email;
    await client.call('validateEmail', { indirizzo });
    const right = await service.lastCode(indirizzo);
    const guesses = Array.from({ length: 9 }, (_, index) => (index + 1 === place ? right : not(right)));
    const answers = await Promise.all(
      guesses.map((codice) => client.call('confermaEmail', { indirizzo, codice })),
    );
    expect(answers[place - 1]).toMatchObject(place <= 5 ? SUCCESS : WORN_OUT);
    if (place > 5) expect(answers.filter(({ message }) => message === WRONG.message)).toHaveLength(5);
  },
);

/** The database of a process that ends with its first transaction. */
const dying = (db: Db): Db => {
  let isGone = false;
  const requireThere = (): void => {
    if (isGone) throw new Error('The process is gone');
  };
  return new Proxy(db, {
    get: (target, name) => {
      requireThere();
      if (name === 'transaction')
        return async (work: (tx: Db) => Promise<unknown>) => {
          requireThere();
          const result = await target.transaction(work);
          isGone = true;
          return result;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

it('[R6-02] a wrong guess has counted by the time that anything is known of it, though its process ends', async () => {
  const { client, applicant, guid } = await named(service);
  const { db } = service.deps;
  await client.call('validateEmail', { indirizzo: applicant.email });
  const right = await service.lastCode(applicant.email);
  const stored = () => db.query.codes.findFirst({ where: (codes, { eq }) => eq(codes.guid, guid) });
  const key = await stored();
  if (!key) throw new Error('No code was stored');
  let count = 0;
  for (const sent of [not(right), '', '12345', not(right)]) {
    const guess = { key, target: key.target, sent };
    const taken = takeCode({ ...service.deps, db: dying(db) }, guess, () => Promise.resolve());
    await expect(taken).rejects.toBeInstanceOf(Error);
    count += 1;
    expect((await stored())?.guesses).toBe(count);
  }
});
