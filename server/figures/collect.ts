/** One pass over the rows, a batch at a time, so that memory is bounded. */
import type { Db } from '../db/types';
import { pageOrder } from '../domain/pageOrder';
import { coursesOf, type Course } from '../repositories/figures';
import { progressOf, SIGNED } from './course';
import { Durations } from './durations';

/** A statement of some ten milliseconds: applicants do not wait for it. */
const BATCH = 500;
/** Most reviewers' texts that are counted. Beyond, new texts of later requests are not. */
const MOST_TEXTS = 10_000;

export class Counts {
  private readonly counts = new Map<string, number>();

  add(what: string, number = 1): void {
    if (this.counts.has(what) || this.counts.size < MOST_TEXTS)
      this.counts.set(what, (this.counts.get(what) ?? 0) + number);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  all(): readonly (readonly [what: string, number: number])[] {
    return [...this.counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other));
  }
}

export const outcomes = ['completed', 'document_ko', 'concluded', 'refused'] as const;

export interface Sums {
  readonly pages: readonly { left: number; current: number; readonly times: Durations }[];
  readonly outcomes: Counts;
  /** Events of codes, as 'code_sent email'. */
  readonly codes: Counts;
  /** Requests in which a file was taken again, by upload type. */
  readonly retakes: Counts;
  /** Requests in which the review has refused a document, by the upload type of its front. */
  readonly refused: Counts;
  /** Requests with a refused document, by the reviewer's text. */
  readonly reasons: Counts;
  /** From the signature to the end of the review. */
  readonly decisions: Durations;
}

const emptySums = (): Sums => ({
  pages: pageOrder.map(() => ({ left: 0, current: 0, times: new Durations() })),
  ...{ outcomes: new Counts(), codes: new Counts(), retakes: new Counts(), refused: new Counts() },
  ...{ reasons: new Counts(), decisions: new Durations() },
});

const MS_PER_SECOND = 1000;

const addMarks = (sums: Sums, { marks, completedAt }: Course): void => {
  for (const [event, what, first, , times] of marks) {
    if (event.startsWith('code_')) sums.codes.add(`${event} ${what}`, times);
    if (event === 'document-stored' && times > 1) sums.retakes.add(what);
    if (event === 'review-refused') sums.refused.add(what);
    if (completedAt && (event === 'review-concluded' || event === 'review-rejected'))
      sums.decisions.add(first - completedAt.getTime() / MS_PER_SECOND);
  }
};

const addCourse = (sums: Sums, course: Course, now: Date): void => {
  const { page, hasLeft, took } = progressOf(course, now);
  const reached = sums.pages[page];
  if (reached) reached[hasLeft ? 'left' : 'current'] += 1;
  if (page === SIGNED) sums.outcomes.add(course.state);
  for (const [place, seconds] of took.entries())
    if (seconds !== undefined) sums.pages[place]?.times.add(seconds);
  addMarks(sums, course);
  for (const text of course.refusals) sums.reasons.add(text);
};

export const collect = async (db: Db, from: Date, before: Date, now: Date): Promise<Sums> => {
  const sums = emptySums();
  let after: Course | undefined;
  do {
    const batch: Course[] = await coursesOf(db, { from, before, after }, BATCH);
    for (const course of batch) addCourse(sums, course, now);
    after = batch.length < BATCH ? undefined : batch.at(-1);
  } while (after);
  return sums;
};
