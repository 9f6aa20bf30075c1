import { dataStepSlugs, type DataStepSlug, type StepSlug } from '../../src/contract/steps/table';

export type Numbering = 'A' | 'B';
export type SequenceSlug = DataStepSlug | 'thanks';

const order: readonly SequenceSlug[] = [...dataStepSlugs, 'thanks'];

/**
 * Number of the first step: A counts seven steps from one; in B the questionnaire is 3 and the contract 6.
 */
const firstNumber: Readonly<Record<Numbering, number>> = { A: 1, B: 0 };

export const FIRST_STEP: DataStepSlug = 'contact-info';

export const numberOf = (slug: SequenceSlug, numbering: Numbering): number =>
  order.indexOf(slug) + firstNumber[numbering];

export const stepAfter = (slug: SequenceSlug): SequenceSlug => order[order.indexOf(slug) + 1] ?? slug;

/** Nothing is before the first step, nor before the last, which follows the signature. */
export const stepBefore = (slug: SequenceSlug): SequenceSlug =>
  slug === 'thanks' ? slug : (order[order.indexOf(slug) - 1] ?? slug);

export const isSequenceSlug = (slug: string): slug is SequenceSlug =>
  (order as readonly string[]).includes(slug);
export const isDataStep = (slug: StepSlug): slug is DataStepSlug =>
  (dataStepSlugs as StepSlug[]).includes(slug);
