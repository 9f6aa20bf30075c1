import type { Answerer } from '../../api/baseQuery';
import type { RootState } from '../../state/root';

export interface Moment {
  /** A number of its own: the screens of another moment are mounted again. */
  readonly id: number;
  readonly state: RootState;
  readonly answer: Answerer;
}

/** Joins the page and the frame with the screens, which are two documents of one origin. */
export interface Stage {
  readonly moment: () => Moment | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (moment: Omit<Moment, 'id'>) => void;
}

declare global {
  interface Window {
    aperturaStage?: Stage;
  }
}

export const createStage = (): Stage => {
  const listeners = new Set<() => void>();
  let moment: Moment | undefined;
  let count = 0;
  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      count += 1;
      moment = { ...next, id: count };
      for (const listener of listeners) listener();
    },
  };
};
