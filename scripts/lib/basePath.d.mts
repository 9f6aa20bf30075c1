/**
 * The path below which the web app will be published, from BASE_PATH: '/' or '/conto/'.
 * Throws if it is malformed.
 */
export function basePathOf(environment: Readonly<Record<string, string | undefined>>): string;
