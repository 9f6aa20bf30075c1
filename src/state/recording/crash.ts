/** What a recording says of an error that no code has handled: its name and places, never its words. */

const MOST_PLACES = 12;
const PLACE = /([\w.-]+\.(?:js|mjs|tsx?)):(\d+):(\d+)/g;

/** 'Error' for a name that may hold something else. */
const nameOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : '';
  return /^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error';
};

const placesOf = (error: unknown): readonly string[] => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(PLACE)].slice(0, MOST_PLACES).map(([place]) => place);
};

export const crashOf = (error: unknown): { readonly message: string; readonly stack?: string } => {
  const places = placesOf(error);
  return {
    message: [nameOf(error), ...places.slice(0, 1)].join(' at '),
    ...(places.length > 0 && { stack: places.join('\n') }),
  };
};
