export const SERVICE: readonly string[];
/** Node's arguments for a compiled program of the service: 'main', or one of its commands. */
export function serviceProgram(name: string): readonly string[];
