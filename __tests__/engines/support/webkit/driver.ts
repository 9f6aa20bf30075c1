// WebKitGTK's MiniBrowser on a screen of its own, by classic WebDriver (https://www.w3.org/TR/webdriver2/).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../../../scripts/testing/browser/until';
import { freePort } from '../../../../scripts/lib/freePort.mjs';

export interface Session {
  /** Returns the answer's value. Throws what the driver refuses. */
  readonly call: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
  /** For files that are chosen, and the engine's own. It goes with the session. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const SCREEN = '1600x1200x24';
/** A camera and a microphone of the engine's own, which say yes. */
const CAMERA = [
  ...['--enable-media-stream=true', '--enable-mock-capture-devices=true'],
  '--features=-MockCaptureDevicesPrompt,+MockCaptureDevices',
];

const startScreen = (): Promise<{ readonly xvfb: ChildProcess; readonly display: string }> =>
  new Promise((resolve, reject) => {
    const xvfb = spawn(process.env['XVFB_PATH'] ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    xvfb.once('error', reject);
    xvfb.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ xvfb, display: `:${number.toString().trim()}` }),
    );
  });

/** For a script in a page that is being left the driver gets no answer, and waits for ever. */
const SCRIPT_MS = 30_000;

const request = async (url: string, method: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(url.includes('/execute/') && { signal: AbortSignal.timeout(SCRIPT_MS) }),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebKit: ${error}: ${message}`);
};

export const startSession = async (): Promise<Session> => {
  const { xvfb, display } = await startScreen();
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const driver = spawn(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DISPLAY: display, TMPDIR: folder, LANG: 'it_IT.UTF-8', LANGUAGE: 'it', TZ: 'Europe/Rome' },
      // The encoder that GStreamer prefers makes empty recordings.
      GST_PLUGIN_FEATURE_RANK: 'openh264enc:MAX',
    },
  });
  const kill = () => {
    driver.kill();
    xvfb.kill();
  };
  process.once('exit', kill);
  const stop = async () => {
    const ended = once(driver, 'exit');
    kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  const root = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(`${root}/status`).catch(() => undefined))?.ok === true;
  await until(isUp, Boolean);
  // A narrow window is a popup: the bars of a whole one are wider than a telephone.
  const args = ['--automation', '--javascript-can-open-windows-automatically=true', ...CAMERA];
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
  try {
    const { sessionId } = (await request(`${root}/session`, 'POST', { capabilities: { alwaysMatch } })) as {
      readonly sessionId: string;
    };
    const session = `${root}/session/${sessionId}`;
    return {
      folder,
      call: async <Value>(method: string, path: string, body?: object) =>
        (await request(session + path, method, body)) as Value,
      close: () => request(session, 'DELETE').then(stop, stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
