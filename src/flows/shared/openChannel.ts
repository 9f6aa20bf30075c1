/** A channel to the other tabs. Where the browser has none, or forbids it, nobody is heard. */
export const openChannel = (name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, close: () => undefined, onmessage: null };
  }
};
