#!/usr/bin/env node
// Playwright starts this in place of Firefox. It starts Firefox, and answers in its place the one command of
// WebDriver BiDi that Playwright sends and the Firefox of Debian does not know. All others pass.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** It sets the colour scheme, which no walk wants otherwise than it is. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => firefox.kill());

const connect = (playwright, address) => {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === UNKNOWN) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    await opened;
    return browser.send(String(data));
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.once('close', () => playwright.close());
  browser.once('error', () => playwright.close());
  playwright.once('close', () => browser.close());
};

let printed = '';
firefox.stderr.setEncoding('utf8').on('data', (chunk) => {
  if (printed === undefined) return process.stderr.write(chunk);
  printed += chunk;
  const [, address] = LISTENING.exec(printed) ?? [];
  if (address === undefined) return undefined;
  printed = undefined;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.once('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (playwright, { url }) => connect(playwright, address + url));
  return undefined;
});
