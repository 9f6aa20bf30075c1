/** '/' or '/conto/', from BASE_PATH. Throws if it is malformed. */
export function basePathOf(environment: Readonly<Record<string, string | undefined>>): string;
