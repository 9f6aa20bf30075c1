import { createRecorder, type Recorder } from '../../state/recording/recorder';
import type { AppStore } from '../../state/store';
import { catchDrops } from './catchDrops';
import { announce } from './pageEvents';

export const followStore = (store: AppStore, loadedPath: string): Recorder => {
  const recorder = createRecorder(store, loadedPath);
  announce(store);
  catchDrops(store);
  return recorder;
};
