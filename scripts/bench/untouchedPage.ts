import type { Browser, CDPSession } from 'playwright-core';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface UntouchedPage {
  readonly send: CDPSession['send'];
  readonly on: <Params>(event: string, listener: (params: Params) => void) => void;
  readonly close: () => Promise<void>;
}

const SIZE = { width: 360, height: 740 };

/**
 * Opens a page that only the commands sent here touch. Playwright enables the protocol's domain Runtime in
 * each of its own: then Chromium works out the stack of every Error as it is made. React DOM and RTK Query
 * make one each while they load: 30 ms on an AMD EPYC, unslowed. No applicant pays that.
 */
export const openUntouched = async (browser: Browser): Promise<UntouchedPage> => {
  const control = await browser.newBrowserCDPSession();
  const { browserContextId } = await control.send('Target.createBrowserContext');
  const { targetId } = await control.send('Target.createTarget', { url: 'about:blank', browserContextId });
  // Sessions that are not flat are not seen by Playwright.
  const { sessionId } = await control.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: never) => void>();
  control.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message) as Message;
    if (message.id === undefined) return listeners.get(message.method ?? '')?.(message.params as never);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await control.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  await send('Page.enable');
  await send('Network.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 1, mobile: false });
  return {
    send: send as CDPSession['send'],
    on: (event, listener) => void listeners.set(event, listener),
    close: async () => {
      await control.send('Target.disposeBrowserContext', { browserContextId });
      await control.detach();
    },
  };
};
