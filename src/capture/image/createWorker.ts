/** Webpack bundles a worker only from this exact expression. Tests mock this file. */
export const createResizeWorker = (): Worker => new Worker(new URL('./resize.worker.ts', import.meta.url));
