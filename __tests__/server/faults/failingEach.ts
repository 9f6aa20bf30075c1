import type { Answered } from '../../../server/walk/caller';
import type { TestApp } from '../support';
import { placeAfter } from '../support/places';
import { withFailing } from '../support/statementFaults';

/** More statements than any call has. */
const MOST = 80;
/** In the short run, of what has more statements than these every few. */
const [FIRST, APART] = [1, 5];

/** A code that was counted, and perhaps sent, has its pause of a minute; several have their hour. */
const minutesToWait = (result: unknown): number => {
  const text = JSON.stringify(result) ?? '';
  if (text.includes('appena inviato')) return 1;
  return text.includes('"httpStatus":429') ? 61 : 0;
};

export const outcomeOf = (work: Promise<unknown>): Promise<'done' | 'failed'> =>
  work.then(
    () => 'done',
    () => 'failed',
  );

export const isSuccess = ({ httpStatus, body }: Answered): boolean =>
  httpStatus === 200 && (body['status'] === undefined || body['status'] === 'success');

export const isDone = (outcome: 'done' | 'failed'): boolean => outcome === 'done';

/**
 * Returns a function that runs `work` again and again, its first statement failing, then its second and so
 * on, until none fails any more, and returns its last result. The short run leaves some statements out. Work
 * that reports success (`isSuccess`) although a statement failed is added to `untrue`, unless a job tries
 * that statement again (`isTriedAgain`). `prepare` runs before each attempt, and never fails.
 */
export const failingEachOf =
  (service: TestApp, untrue: string[], isTriedAgain: RegExp) =>
  async <Result>(
    name: string,
    work: () => Promise<Result>,
    isSuccess: (result: Result) => boolean,
    prepare: () => Promise<void> = async () => undefined,
  ): Promise<Result> => {
    const triedAgain = new Set<string>();
    for (let place = 1; place <= MOST;) {
      await prepare();
      const { result, failed } = await withFailing(place, work);
      const said = `${name}: ${failed}`;
      if (failed !== undefined && isSuccess(result)) {
        // Once: the same statement may also be one that counts.
        if (!triedAgain.has(said) && isTriedAgain.test(said)) triedAgain.add(said);
        else untrue.push(said);
      }
      if (failed !== undefined) {
        place = placeAfter(place, APART, FIRST);
        continue;
      }
      const minutes = minutesToWait(result);
      if (minutes === 0) return result;
      service.clock.pass({ minutes });
    }
    throw new Error(`${name} has more than ${MOST} statements`);
  };
