import type { Recorder } from '../../state/recording/recorder';
import type { AppStore } from '../../state/store';

/** The recorder is loaded late: by then, the address may be another. The build renders pages without any. */
const loadedPath = typeof window === 'undefined' ? '/' : window.location.pathname;

const recorders = new WeakMap<AppStore, Promise<Recorder>>();

/** Loading late loses nothing: the recorder takes over what has happened since the page was loaded. */
export const loadRecorder = (store: AppStore): Promise<Recorder> => {
  const known =
    recorders.get(store) ??
    import(/* webpackChunkName: "extras" */ '../extra/followStore').then(({ followStore }) =>
      followStore(store, loadedPath),
    );
  recorders.set(store, known);
  // Lost on the way, it is loaded again when it is needed.
  known.catch(() => recorders.delete(store));
  return known;
};
