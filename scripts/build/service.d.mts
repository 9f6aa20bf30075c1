/** The folder then holds nothing else; `stamp` becomes its sources.hash. */
export function buildService(root: string, folder: string, stamp: string): Promise<void>;
