import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { cameraFile, microphoneFile } from './fakeDevices';

const executable = (): string => {
  const found = [
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);
  if (found === undefined) throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return found;
};

export const chromiumOptions = async (): Promise<LaunchOptions> => ({
  executablePath: executable(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${await cameraFile()}`,
    `--use-file-for-fake-audio-capture=${await microphoneFile()}`,
  ],
});

export const launchBrowser = async (...args: readonly string[]): Promise<Browser> => {
  const options = await chromiumOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
};
