import { watchRegions } from './liveRegions';
import { keepFocus } from './pressed';

// A file that asks for Node's environment has no window.
if (typeof window !== 'undefined') {
  // The PDF reader makes one while it is imported; drawing pages is for the browser tests.
  window.DOMMatrix ??= class {} as typeof DOMMatrix;

  // Node's own delivers messages to every other test file of the process. A test that is about tabs sets
  // a channel of its own.
  window.BroadcastChannel = class extends EventTarget {
    postMessage(): void {}
    close(): void {}
  } as unknown as typeof BroadcastChannel;

  // jsdom has no canvas: as a browser that has none to give.
  HTMLCanvasElement.prototype.getContext = () => null;

  // jsdom has no layout: nothing is drawn anywhere.
  document.elementFromPoint = () => null;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;

  // A desktop with a mouse: what the date pickers ask for before they show the field instead of the dialog.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('pointer: fine'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

keepFocus();
watchRegions();
