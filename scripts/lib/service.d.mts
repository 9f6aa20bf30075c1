export const SERVICE: readonly string[];
/** 'main', or one of the service's commands. */
export function serviceProgram(name: string): readonly string[];
