/** Alone in its file: this is the form that webpack bundles a worker by. */
export const createResizeWorker = (): Worker => new Worker(new URL('./resize.worker.ts', import.meta.url));
