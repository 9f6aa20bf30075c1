import type { ElementHandle, Locator, Page } from 'playwright-core';
import type { StepSlug } from '../../../src/contract/steps/table';
import { arrive, type Visitor } from '../support/arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { smallPhotograph, somebody } from '../../../scripts/testing/pages/people';
import { until } from '../../../scripts/testing/browser/until';
import { DESKTOP, PHONE } from '../../../scripts/testing/browser/visit';
import { product } from '../support/worker';
import type { Applicant } from '../../../scripts/testing/service/applicant';
import { badLine, type BadLine } from './badLine';
import { chanceOf, type Chance } from './chance';
import { brokenLaws } from './laws';
import { valueFor } from './values';

/** Longer than a click on what is in reach takes; what is covered is left. */
const REACH_MS = 1500;

const BEGINNINGS = [
  'contact-info',
  'address-info',
  'company-info',
  'self-certifications',
  'card',
  'identification',
  'contract',
] as const satisfies readonly StepSlug[];

interface Monkey {
  readonly page: Page;
  readonly chance: Chance;
  readonly line: BadLine;
  readonly person: Applicant;
  readonly visitor: Visitor;
}

const SCOPE = ':is(dialog[open], body:not(:has(dialog[open])) main)';
const FIELDS = `${SCOPE} :is(input, select, textarea, button:has(+ input[type=file])):enabled:not([readonly])`;
const BUTTONS = `${SCOPE} button:enabled`;

/** A control that the monkey saw. If it has gone, the monkey neither waits for it nor takes another. */
type Found = ElementHandle<HTMLElement | SVGElement>;

const nameOf = (field: Found): Promise<string> =>
  field.evaluate((one) => {
    const { labels } = one as HTMLInputElement;
    return (labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? '').trim();
  });

const fill = async ({ chance, person }: Monkey, field: Found): Promise<string> => {
  const kind = await field.evaluate((one) =>
    one.tagName === 'SELECT' ? 'select' : (one as HTMLInputElement).type,
  );
  const name = await nameOf(field);
  if (kind === 'select') {
    const count = await field.evaluate((one) => (one as HTMLSelectElement).length);
    const index = Math.floor(chance.part() * count);
    await field.selectOption({ index }, { timeout: REACH_MS });
    return `${name} := option ${index}`;
  }
  if (kind === 'radio' || kind === 'checkbox') {
    await field.setChecked(kind === 'radio' || chance.part() < 0.8, { timeout: REACH_MS, force: true });
    return `${name} ticked`;
  }
  if (kind === 'button') {
    const isPhoto = chance.part() < 0.7;
    const buffer = isPhoto ? await smallPhotograph() : Buffer.from('%PDF-1.4 torn off');
    const input = await field.evaluateHandle((one) => one.nextElementSibling as HTMLInputElement);
    await input.setInputFiles({ name: 'foto', mimeType: 'application/octet-stream', buffer });
    return `${name} := ${isPhoto ? 'a photo' : 'half a PDF'}`;
  }
  const value = await valueFor(chance, name, person, product);
  await field.fill(value, { timeout: REACH_MS });
  if (chance.part() < 0.5) await field.press('Tab');
  return `${name} := ${JSON.stringify(value.slice(0, 30))}`;
};

const allOf = ({ page }: Monkey, selector: string): Promise<Found[]> =>
  page.locator(selector).filter({ visible: true }).elementHandles() as Promise<Found[]>;

const someOf = async (monkey: Monkey, selector: string): Promise<Found | undefined> => {
  const all = await allOf(monkey, selector);
  return all.length === 0 ? undefined : monkey.chance.one(all);
};

const lastButton = ({ page }: Monkey): Locator => page.locator(BUTTONS).filter({ visible: true }).last();

/** Before the app there is only an empty tab; offline, another document is a page of the browser's own. */
const isElsewhere = (page: Page): boolean => /^(about|chrome-error):/.test(page.url());

const toApp = async ({ page, visitor }: Monkey): Promise<string> => {
  if (!isElsewhere(page)) return '';
  await visitor.context.setOffline(false);
  const isEmpty = page.url().startsWith('about:');
  // The page that is left may not be whole yet.
  await until(
    () => (isEmpty ? page.goForward({ waitUntil: 'commit' }) : page.reload()).catch(() => null),
    () => !isElsewhere(page),
  );
  return 'and to the app again';
};

const wrongWith = async (monkey: Monkey): Promise<readonly string[]> => {
  const wrong = await brokenLaws(monkey.page);
  // On a busy machine, a step back arrives after its wait.
  if (wrong.length === 0 || !isElsewhere(monkey.page)) return wrong;
  await toApp(monkey);
  return brokenLaws(monkey.page);
};

const moves = {
  fill: async (monkey: Monkey) => {
    const field = await someOf(monkey, FIELDS);
    return field ? fill(monkey, field) : 'nothing to fill in';
  },
  fillAll: async (monkey: Monkey) => {
    const done: string[] = [];
    for (const field of await allOf(monkey, FIELDS))
      done.push(await fill(monkey, field).catch(() => 'out of reach'));
    return done.join('; ');
  },
  press: async (monkey: Monkey) => {
    const button = await someOf(monkey, BUTTONS);
    if (!button) return 'no button';
    const name = await button.innerText();
    await button.click({ timeout: REACH_MS });
    return name.trim();
  },
  goOn: async (monkey: Monkey) => {
    await lastButton(monkey).click({ timeout: REACH_MS });
    return 'the last button';
  },
  twice: async (monkey: Monkey) => {
    await lastButton(monkey).dblclick({ timeout: REACH_MS });
    return 'the last button, twice';
  },
  back: async (monkey: Monkey) => {
    await monkey.page.goBack({ waitUntil: 'commit', timeout: REACH_MS }).catch(() => null);
    return '';
  },
  forward: async (monkey: Monkey) => {
    await monkey.page.goForward({ waitUntil: 'commit', timeout: REACH_MS }).catch(() => null);
    return '';
  },
  reload: async ({ page }: Monkey) => (await page.reload(), ''),
  slow: async ({ line }: Monkey) => (line.become('slow'), ''),
  lost: async ({ line }: Monkey) => (line.become('lost'), ''),
  down: async ({ line }: Monkey) => (line.become('down'), ''),
  offline: async ({ visitor }: Monkey) => (await visitor.context.setOffline(true), ''),
  mend: async ({ line, visitor }: Monkey) => (line.become('good'), visitor.context.setOffline(false), ''),
} satisfies Record<string, (monkey: Monkey) => Promise<string>>;

const weights: Readonly<Record<keyof typeof moves, number>> = {
  ...{ fill: 14, fillAll: 14, press: 18, goOn: 24, twice: 4, back: 5, forward: 3, reload: 4 },
  ...{ slow: 2, lost: 2, down: 2, offline: 2, mend: 16 },
};

const begin = async (seed: number): Promise<Monkey> => {
  const chance = chanceOf(seed);
  const visitor = await arrive({ viewport: seed % 2 === 0 ? PHONE : DESKTOP, landing: '' });
  // The browser complains of each call that the line does not let through.
  visitor.provokes(/^console: (Failed to load resource|Configuration missing|ChunkLoadError)|net::ERR_/);
  const { page, context } = visitor;
  // Controls that have gone meanwhile are not waited for.
  context.setDefaultTimeout(REACH_MS);
  context.setDefaultNavigationTimeout(60_000);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const slug = BEGINNINGS[seed % BEGINNINGS.length] ?? 'contact-info';
  const person = slug === 'contact-info' ? somebody() : (await fastForward(context, product, slug)).applicant;
  await visitor.open();
  return { page, chance, visitor, person, line: await badLine(context) };
};

/** Fails with the seed and what was done: the same seed does the same again. */
export const letLoose = async (seed: number, actions: number): Promise<void> => {
  const monkey = await begin(seed);
  const done: string[] = [];
  const report = (wrong: readonly string[]): string =>
    [`Seed ${seed}, after ${done.length} actions: ${wrong.join(', ')}`, ...done].join('\n');
  let isOffline = false;
  for (let count = 0; count < actions; count += 1) {
    const move = monkey.chance.weighed(weights);
    // Without a connection a page cannot be loaded: that is the browser's own page.
    if (move === 'reload' && isOffline) continue;
    if (move === 'offline' || move === 'mend') isOffline = move === 'offline';
    const said = await moves[move](monkey).catch((error: unknown) => `✗ ${String(error).split('\n')[0]}`);
    done.push(`${move}: ${said} ${await toApp(monkey)}`.trim());
    // Held responses continue before anybody would lose patience.
    if (move !== 'slow') monkey.line.become(move === 'lost' || move === 'down' ? move : 'good');
    const wrong = await wrongWith(monkey);
    const thrown = monkey.visitor.complaints.filter((one) => /^exception|Content.Security/.test(one));
    if (wrong.length + thrown.length > 0) throw new Error(report([...wrong, ...thrown]));
  }
};
