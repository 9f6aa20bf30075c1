import type * as stepSagas from './stepSagas';

type StepSagas = typeof stepSagas;

let resolveLoaded: (flows: StepSagas) => void;
export const stepSagasLoaded = new Promise<StepSagas>((resolve) => {
  resolveLoaded = resolve;
});

/** Every screen but the first waits for this chunk, so that its actions are handled. */
export const loadStepSagas = async (): Promise<StepSagas> => {
  const flows = await import(/* webpackChunkName: "flows" */ './stepSagas');
  resolveLoaded(flows);
  return flows;
};
