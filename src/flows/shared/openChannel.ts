/** Where the browser has no channel, or forbids it, nobody is heard. */
export const openChannel = (name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, close: () => undefined, onmessage: null };
  }
};
