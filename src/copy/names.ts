/** The hint of every field for a name: the specification refuses hyphens. */
export const HYPHENS = 'Al posto di un trattino lascia uno spazio';
