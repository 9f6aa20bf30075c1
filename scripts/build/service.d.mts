/** Builds the service into the folder, which then holds nothing else, with `stamp` as its sources.hash. */
export function buildService(root: string, folder: string, stamp: string): Promise<void>;
