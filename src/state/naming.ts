import type { Step, Widget } from '../contract/wire';

/** Some back ends name steps and widgets otherwise. */
export interface Naming {
  readonly step: (step: Step) => Step;
  readonly widgets: (slug: string, widgets: readonly Widget[]) => readonly Widget[];
}

/** The first screen needs none: the code comes with the flows of the steps, which read that step again. */
let current: Naming = { step: (step) => step, widgets: (_, widgets) => widgets };

export const naming = (): Naming => current;
export const setNaming = (next: Naming): void => {
  current = next;
};
