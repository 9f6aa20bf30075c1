import { createRecorder, type Recorder } from '../../state/recorder';
import type { AppStore } from '../../state/store';
import { announce } from './pageEvents';

/** Follows the store for those outside: support, by a recording, and the page around, by events. */
export const followStore = (store: AppStore, loadedPath: string): Recorder => {
  const recorder = createRecorder(store, loadedPath);
  announce(store);
  return recorder;
};
