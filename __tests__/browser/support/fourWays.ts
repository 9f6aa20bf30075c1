// Every call of the main job, failing in its four ways one after the other on the same page, then going through.
import type { Page, Request } from 'playwright-core';
import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/limits';
import type { Applicant } from '../../server/support/applicant';
import { failCalls, noteCalls, ways, type Failing, type Way } from './failing';
import type { Place } from './fourWaysPlaces';
import type { Product } from './product';
import { eventually } from './shownErrors';

export const LANDING = '?partnership=acme&utm_source=prova';

export interface Scene {
  readonly page: Page;
  readonly product: Product;
  /** Somebody whom the service has never seen. */
  readonly person: Applicant;
}
/** Something done on the page or for it. */
export type Act = (scene: Scene) => Promise<void>;

export interface Row {
  readonly call: EndpointName;
  /** When the call is made, for the title. */
  readonly when: string;
  readonly place: Place;
  /** Brings the fresh profile to the page and types what is to be kept. */
  readonly at: Act;
  readonly trigger: Act;
  /** Typed beside the message. */
  readonly meanwhile?: Act;
  /** The way out where it is not the place's own. */
  readonly again?: Readonly<Partial<Record<Way, Act>>>;
  /** Typed words survive what the message advises: to refresh the page. */
  readonly reloads?: boolean;
  /** Makes the call again from the page that a message was left for; the trigger does where absent. */
  readonly afterLeaving?: Act;
  readonly order?: readonly Way[];
  /** How often the page makes the call by itself before it tells; once where absent. */
  readonly attempts?: Readonly<Partial<Record<Way, number>>>;
  /** Which of the page's calls to the endpoint is meant. */
  readonly isMeant?: () => (request: Request) => boolean;
  /** What must be the same each time the call goes out; all of it where absent. */
  readonly same?: (sent: string) => string;
  /** Typed words that the call must carry. */
  readonly sends?: readonly string[];
  /** The call has gone through. */
  readonly goesOn: Act;
}

/** What the fields on show hold, empty ones aside. */
const typedOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select');
    const values = [...fields].map((one) => {
      const choice = one.type === 'checkbox' || one.type === 'radio';
      return [choice ? `${one.name} ${one.value}` : one.id, choice ? String(one.checked) : one.value];
    });
    return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== 'false'));
  });
const stillTyped = (page: Page, typed: Record<string, string>): Promise<void> =>
  eventually(async () => expect(await typedOn(page)).toMatchObject(typed));

/** Short enough that no call runs out of time by it. */
const SHORT_PAUSE_MS = 2000;
const LOADING = 'Caricamento in corso…';
/** Neither overlay nor skeleton nor anything else that waits for an answer. */
const nothingWaits = (page: Page): Promise<void> =>
  eventually(async () => {
    expect(await page.getByText(LOADING).count()).toBe(0);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  });

/** Time passes for every call under way: only the one that is meant may be. */
const runOutOfTime = async (
  page: Page,
  { covered }: Place,
  othersAnswered: () => Promise<void>,
): Promise<void> => {
  if (covered) await page.getByText(LOADING).first().waitFor();
  await othersAnswered();
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
};

const attemptsOf = ({ attempts }: Row, way: Way): number => attempts?.[way] ?? 1;

/** The page tries by itself, after pauses that no test waits for. `before`: calls until now. */
const runThroughAttempts = async (
  { page }: Scene,
  row: Row,
  way: Way,
  {
    failing,
    before,
    othersAnswered,
  }: { failing: Failing; before: number; othersAnswered: () => Promise<void> },
): Promise<void> => {
  const last = before + attemptsOf(row, way);
  await failing.called(before + 1);
  for (let call = before + 1; ; call += 1) {
    if (way === 'timeout') await runOutOfTime(page, row.place, othersAnswered);
    if (call === last) return;
    await eventually(async () => {
      if (failing.sent.length === call) await page.clock.fastForward(SHORT_PAUSE_MS);
      expect(failing.sent.length).toBe(call + 1);
    });
  }
};

const retry = async (scene: Scene, { again, place }: Row, way: Way): Promise<void> => {
  const own = again?.[way];
  if (own) return own(scene);
  if (!place.again) throw new Error('No way out');
  return place.again(scene.page);
};

const expectSameCalls = async ({ page }: Scene, row: Row, { sent }: Failing): Promise<void> => {
  const { same = (all: string) => all, sends = [] } = row;
  const calls = sent.map(same);
  const count = 1 + ways.reduce((sum, way) => sum + attemptsOf(row, way), 0);
  expect(calls).toEqual(Array(count).fill(calls[0]));
  for (const words of sends) expect(calls[0]).toContain(words);
  const { body, path } = endpointOf(row.call);
  if (body !== 'multipart') return;
  const files = (await page.evaluate(() => Promise.all(window.sentFiles))).filter((one) => one.path === path);
  expect(files).toHaveLength(count);
  expect(new Set(files.map(({ dataUrl }) => dataUrl)).size).toBe(1);
};

/** One failure after the other, each told, each with its way out, what was typed kept; at last the call goes through. */
export const failFourWays = async (scene: Scene, row: Row): Promise<void> => {
  const { page } = scene;
  const { place, order = ways } = row;
  const othersAnswered = noteCalls(page);
  await row.at(scene);
  const failing = await failCalls(page, row.call, row.isMeant?.());
  let typed = await typedOn(page);
  let calls = 0;
  let next = (): Promise<void> => row.trigger(scene);
  for (const [index, way] of order.entries()) {
    failing.fail(way);
    await next();
    await runThroughAttempts(scene, row, way, { failing, before: calls, othersAnswered });
    calls += attemptsOf(row, way);
    await place.tells(page, way);
    await nothingWaits(page);
    // An error screen takes the form away; it is there again when that screen is left.
    const { leave } = place;
    const replaced = (await page.getByRole('banner').count()) === 0;
    if (index === 0) await row.meanwhile?.(scene);
    if (index === 0 && row.meanwhile) typed = await typedOn(page);
    if (!replaced) await stillTyped(page, typed);
    const back = async (waysBack: () => Promise<unknown>): Promise<void> => {
      await waysBack();
      await stillTyped(page, typed);
      await (row.afterLeaving ?? row.trigger)(scene);
    };
    next = () => retry(scene, row, way);
    if (leave && index === 1) next = () => back(() => leave(page));
    if (row.reloads && index === 2) next = () => back(() => page.reload());
  }
  failing.letThrough();
  await next();
  await failing.called(calls + 1);
  await row.goesOn(scene);
  await nothingWaits(page);
  await expectSameCalls(scene, row, failing);
};
