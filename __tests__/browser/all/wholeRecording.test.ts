import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { replayCopy } from '../../../src/copy/replay';
import { arrive } from '../support/arrive';
import { recordedJobs } from '../support/recordedJobs';
import { temporaryFolder } from '../support/temporary';

const root = path.resolve(__dirname, '../../..');
const folder = temporaryFolder();
const cases = path.join(folder, 'cases');

/** What jest says, whose tests are red or green; what this jest gave its workers is none of its business. */
const runNode = (args: readonly string[], more: Record<string, string> = {}) => {
  const { NODE_ENV: _mode, JEST_WORKER_ID: _id, JEST_JUNIT_OUTPUT_DIR: _report, ...own } = process.env;
  return new Promise<{ readonly isOver: boolean; readonly text: string }>((resolve) => {
    execFile(
      process.execPath,
      [...args],
      { cwd: root, env: { ...own, ...more }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ isOver: error === null, text: stdout + stderr }),
    );
  });
};

const brokenScreens = (page: Page, count: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([times, words]) => {
      const broken: number[] = [];
      for (let at = 1; at <= times; at += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        const screens = document.querySelector('iframe')?.contentDocument;
        if (screens?.body.textContent?.includes(words) !== false) broken.push(at);
      }
      return broken;
    },
    [count, replayCopy.screenBroken] as const,
  );

const playToTheEnd = async (page: Page, ends: string): Promise<void> => {
  const position = page.getByRole('status').first();
  const count = Number((await position.textContent())?.split(' di ')[1]);
  expect(count).toBeGreaterThan(100);
  const frame = page.frameLocator('iframe');
  expect(await brokenScreens(page, count)).toEqual([]);
  const below = () => {
    const { bottom = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return document.documentElement.scrollHeight - Math.max(innerHeight, bottom + scrollY);
  };
  expect(await page.evaluate(below)).toBeLessThan(100);
  expect(await position.textContent()).toBe(replayCopy.steps.position(count, count));
  await frame.getByRole('heading', { level: 1, name: ends }).waitFor();
  expect(await page.getByText(replayCopy.skipped, { exact: true }).count()).toBe(0);
  for (const { title } of [replayCopy.otherBuild, replayCopy.strange])
    expect(await page.getByText(title).count()).toBe(0);
};

it('each job is recorded, played to its last event, and made into a test', async () => {
  for (const { name, record, ends } of recordedJobs) {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, await record());
    const { page, open } = await arrive({ landing: '' });
    await open('/support/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await playToTheEnd(page, ends);
    const made = await runNode(['--import', 'tsx', 'scripts/traceTest.ts', file, '--into', cases]);
    expect(made.text).toContain('It does again what the screens did');
  }
});

it('`npm run replay` plays the whole job too', async () => {
  const file = path.join(folder, 'job.json');
  expect(existsSync(file)).toBe(true);
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], { cwd: root });
  try {
    const [address] = (await once(server.stdout, 'data')) as [Buffer];
    const { page } = await arrive({ landing: '' });
    await page.goto(String(address).trim());
    await page.getByRole('status').first().waitFor();
    await page.keyboard.press('End');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: 'Richiesta completata!' }).waitFor();
  } finally {
    server.kill();
  }
});

const JEST = ['node_modules/jest/bin/jest.js', '__tests__/flows/traces/traces.test.ts', '--ci'];

it('the tests that were made are green', async () => {
  const { isOver, text } = await runNode(JEST, { TRACES_FROM: cases });
  expect(text).toMatch(new RegExp(`Tests: +${recordedJobs.length} passed, ${recordedJobs.length} total`));
  expect(isOver).toBe(true);
});

it('where the app does something else, the tests of the jobs are red and say what', async () => {
  const redBy = (fault: string) => runNode(JEST, { TRACES_FROM: cases, TRACES_FAULT: fault });
  const signed = await redBy('contract-is-signed-with-one-notice');
  expect(signed.isOver).toBe(false);
  // Those that end with the signature.
  expect(signed.text).toMatch(/Tests: +5 failed, 4 passed, 9 total/);
  expect(signed.text).toContain('call/presaVisione/asked');
  // Those that send a step: our service, too, has a step in widgets of its own.
  const unsent = await redBy('widget-of-another-name-is-not-sent-back');
  expect(unsent.text).toMatch(/Tests: +7 failed, 2 passed, 9 total/);
  expect(unsent.text).toContain('call/onboardingNext/asked.widgets');
});
