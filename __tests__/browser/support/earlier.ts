// Requests that were made before, in a browser that is closed: what somebody who comes back finds.
import { request } from 'playwright-core';
import { toWidgets } from '../../../src/contract/steps/definition';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import { goodValues } from '../../server/support/answers';
import type { Applicant } from '../../server/support/applicant';
import { fastForward, type Caller, type Passage, type Session } from './fastForward';
import type { Product } from './product';

export interface Earlier {
  readonly applicant: Applicant;
  readonly guid: string;
}

/** Works in a session of its own, without a browser. */
const elsewhere = async <T>(work: (caller: Caller) => Promise<T>): Promise<T> => {
  const own = await request.newContext();
  try {
    return await work({ request: own });
  } finally {
    await own.dispose();
  }
};

const madeBy = async ({ applicant, step }: Session): Promise<Earlier> => ({
  applicant,
  guid: (await step()).guid,
});

/** A request left at the step. */
export const leftAt = (product: Product, slug: DataStepSlug, passage?: Passage): Promise<Earlier> =>
  elsewhere(async (caller) => madeBy(await fastForward(caller, product, slug, passage)));

/** Both contracts read, the signature given. */
export const sign = async ({ applicant, call, step }: Session): Promise<void> => {
  const { number, widgets, contracts } = await step();
  for (const { stampeId, barCode = '' } of contracts) await call('presaVisione', { stampeId, barcode: barCode });
  const answer = await call('onboardingNext', { number, widgets: toWidgets(goodValues(applicant).contract, widgets) });
  if (answer.name !== 'Richiesta completata') throw new Error(`Not signed: ${JSON.stringify(answer.widgets)}`);
}; // prettier-ignore

/** A request that is signed, and under review. */
export const signedBy = (product: Product, passage?: Passage): Promise<Earlier> =>
  elsewhere(async (caller) => {
    const session = await fastForward(caller, product, 'contract', passage);
    const earlier = await madeBy(session);
    await sign(session);
    return earlier;
  });
