/** Node's arguments for the compiled service. */
export const SERVICE: readonly string[];
