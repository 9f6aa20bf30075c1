import type { RootOptions } from 'react-dom/client';
import { note } from '../state/recording/middleware';

// oxlint-disable-next-line no-console
const print = (error: unknown): void => console.error(error);

export const rootOptions = {
  // A page that an extension or a translation has changed is rendered again.
  onRecoverableError: print,
  /** Support sees in the recording what a boundary has caught. */
  onCaughtError: (error: unknown) => {
    note('crash', { name: 'boundary', error });
    print(error);
  },
} satisfies RootOptions;
