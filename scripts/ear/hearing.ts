import { keyboard, inputBeside, tabTo, type Hand } from '../testing/browser/hands';
import { startProduct } from '../testing/product/product';
import { BROWSERS } from './browsers';
import type { Desktop } from './desktop';
import { createScript } from './heardScript';
import { useRealKeys } from './realKeys';
import { createVoice } from './voice';
import type { NamedWalk } from './walks';

/** The window in which a file is chosen belongs to the desktop: the file is there without it. */
const hand: Hand = {
  ...keyboard,
  send: async (button, file) => {
    await tabTo(button);
    await inputBeside(button).setInputFiles(file);
  },
};

/** `error` ended the walk before its end. */
export const hearWalk = async (
  desktop: Desktop,
  control: string,
  { browser, walk }: NamedWalk,
): Promise<{ readonly heard: string; readonly error: unknown }> => {
  const product = await startProduct(control);
  const voice = createVoice(desktop.spoken);
  const script = createScript();
  await voice.hear();
  const window = await BROWSERS[browser](desktop);
  const { page, context } = window;
  const { enterPage } = useRealKeys(page, desktop, voice, script.note);
  const look = async (screen: string): Promise<void> => {
    script.note('', await voice.hear());
    script.end(screen);
  };
  const open = async (path: string): Promise<void> => {
    // What the browser says of itself as it starts.
    await voice.hear();
    await page.goto(product.url + path);
    script.note('', await voice.hear());
    await enterPage();
  };
  let error: unknown;
  try {
    await walk({ page, context, product, look, open, hand });
  } catch (reason) {
    await look('(interrotto)');
    error = reason;
  } finally {
    await window.close();
    await product.stop();
  }
  return { heard: script.text(), error };
};
