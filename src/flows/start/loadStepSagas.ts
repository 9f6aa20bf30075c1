import type * as later from './stepSagas';

type Later = typeof later;

let arrive: (flows: Later) => void;
/** The flows of the steps, once somebody has fetched them. */
export const laterArrived = new Promise<Later>((resolve) => {
  arrive = resolve;
});

/** Fetches them: every screen but the very first does, so that no screen is there before what answers it. */
export const loadLater = async (): Promise<Later> => {
  const flows = await import(/* webpackChunkName: "flows" */ './stepSagas');
  arrive(flows);
  return flows;
};
