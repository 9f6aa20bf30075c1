/** Gives a wrapping flow the name of the wrapped one, under which recordings and DevTools show it. */
export const named = <Flow extends object>(name: string, flow: Flow): Flow =>
  Object.defineProperty(flow, 'name', { value: name });
