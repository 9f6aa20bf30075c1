// What deploy/alerts.yml calls a page that applicants leave, as Prometheus itself evaluates it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROMTOOL = process.env.PROMTOOL_PATH ?? 'promtool';
const RULES = path.resolve(__dirname, '../../../deploy/alerts.yml');
const folder = mkdtempSync(path.join(tmpdir(), 'apertura-alerts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ALERT = 'AperturaApplicantsLeave';
const HOURS_BEFORE = 9 * 24;
const HOURS_NOW = 6;
const PER_HOUR = 12;

interface Day {
  readonly reached: number;
  readonly left: number;
}

const told = (count: number): number => count - (count % 5);
const series = (name: string, before: number, now: number) => ({
  series: `${name}{step="card",page="card"}`,
  values: `${told(before)}x${HOURS_BEFORE * PER_HOUR} ${told(now)}x${HOURS_NOW * PER_HOUR}`,
});

const fires = (before: Day, now: Day): boolean => {
  const file = path.join(folder, 'test.yml');
  // An alert that fires is an error, as none is expected.
  const test = {
    interval: '5m',
    input_series: [
      series('apertura_page_reached', before.reached, now.reached),
      series('apertura_page_left', before.left, now.left),
    ],
    alert_rule_test: [{ eval_time: `${HOURS_BEFORE + HOURS_NOW - 1}h`, alertname: ALERT, exp_alerts: [] }],
  };
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '15m', tests: [test] }));
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ['test', 'rules', file], { encoding: 'utf8' });
  const hasFired = `${stdout}${stderr}`.includes(`alertname="${ALERT}"`);
  expect([status, hasFired]).toEqual(hasFired ? [1, true] : [0, false]);
  return hasFired;
};

it.each<[boolean, string, Day, Day]>([
  [false, 'four leavers a day become ten', { reached: 100, left: 4 }, { reached: 100, left: 10 }],
  [false, 'as many leave as before', { reached: 200, left: 30 }, { reached: 200, left: 30 }],
  [false, 'a step grows and its share does not', { reached: 50, left: 10 }, { reached: 200, left: 40 }],
  [false, 'of fewer than twenty, all leave', { reached: 19, left: 4 }, { reached: 19, left: 19 }],
  [false, 'ten of twenty leave after four', { reached: 20, left: 4 }, { reached: 20, left: 10 }],
  [true, 'fifteen of twenty leave after four', { reached: 20, left: 4 }, { reached: 20, left: 15 }],
  [true, 'three times as many leave', { reached: 200, left: 20 }, { reached: 200, left: 60 }],
  [true, 'fewer come, and as many leave', { reached: 200, left: 20 }, { reached: 60, left: 20 }],
])('the alert of leavers says %s where %s', (fired, _, before, now) => {
  expect(fires(before, now)).toBe(fired);
});

it('promtool takes the rules', () => {
  expect(execFileSync(PROMTOOL, ['check', 'rules', RULES], { encoding: 'utf8' })).toContain('SUCCESS');
});
