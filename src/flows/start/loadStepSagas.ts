import type * as stepSagas from './stepSagas';

type StepSagas = typeof stepSagas;

let resolveLoaded: (flows: StepSagas) => void;
/** Resolves once `loadStepSagas` has loaded the chunk. */
export const stepSagasLoaded = new Promise<StepSagas>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * Loads the chunk with the sagas of the steps. Every screen but the first waits for it, so that its actions
 * are handled.
 */
export const loadStepSagas = async (): Promise<StepSagas> => {
  const flows = await import(/* webpackChunkName: "flows" */ './stepSagas');
  resolveLoaded(flows);
  return flows;
};
