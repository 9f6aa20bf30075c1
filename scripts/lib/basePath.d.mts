/**
 * Returns the path below which the web app will be published, from BASE_PATH: '/' or '/conto/'. It begins and
 * ends with a slash. Throws an Error for another text.
 */
export function basePathOf(environment: Readonly<Record<string, string | undefined>>): string;
