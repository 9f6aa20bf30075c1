import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import type { BuildRecord } from '../../../scripts/build/record-build';

/** What loads a page, or what a page cannot be without: it fails as a page, and is loaded again there. */
const PAGES = [
  'src/screens/registry.ts',
  'src/app/standalonePages.ts',
  'src/flows/start/loadStepSagas.ts',
  // The upload is in the chunk of the flows.
  'src/api/baseQuery.ts',
];
/** Applicants never load it. */
const STAFF = 'src/app/replay/index.tsx';

const root = path.resolve(__dirname, '../../..');
const record = (): BuildRecord =>
  JSON.parse(readFileSync(path.join(root, '.cache', 'stats.json'), 'utf8')) as BuildRecord;

export const comforts = () => {
  const { later, chunks, groups } = record();
  const initial = new Set([...(groups['begin'] ?? []), ...(groups['main'] ?? [])]);
  const isPage = ({ from, module }: (typeof later)[number]): boolean =>
    PAGES.includes(from) || module === STAFF;
  const needed = new Set([
    ...chunks.filter(({ id }) => initial.has(id)).flatMap(({ files }) => files),
    ...later.filter(isPage).flatMap(({ files }) => files),
  ]);
  const parts = later.filter((part) => !isPage(part) && !part.module.endsWith('.worker.ts'));
  return [...new Map(parts.map((part) => [part.module, part])).values()].map(({ module, id, files }) => ({
    module,
    id,
    files: files.filter((file) => !needed.has(file)),
  }));
};
type Comforts = ReturnType<typeof comforts>;

export const PLANTED = 'planted';

/** Adds to `met` what was wanted. */
const filesThat =
  (fate: (route: Route) => Promise<void> | undefined) =>
  async (page: Page, parts: Comforts, met: Set<string>): Promise<void> => {
    const lost = new Set(parts.flatMap(({ files }) => files));
    for (const file of lost)
      await page.route(`**/${file}`, async (route) => {
        // A file fetched ahead is not needed yet.
        const isWanted = route.request().resourceType() === 'script';
        for (const { module, files } of parts) if (isWanted && files.includes(file)) met.add(module);
        await fate(route);
      });
  };

export const loseFiles = filesThat((route) => route.abort());
export const silenceFiles = filesThat(() => undefined);

type Factory = (module: object, exports: object, require: unknown) => void;
type Pushed = readonly [unknown, Record<string, Factory>, ...unknown[]];

/**
 * The code throws where it is evaluated, or each of its exports where it is used: a component when it is
 * drawn, a function when it is called. Adds to `met` what was used.
 */
export const breakCode = async (
  page: Page,
  parts: Comforts,
  met: Set<string>,
  when: 'evaluated' | 'used',
): Promise<void> => {
  await page.exposeFunction('notePart', (module: string) => void met.add(module));
  const names = Object.fromEntries(parts.map(({ id, module }) => [id, module]));
  await page.addInitScript(
    ({ names, when, planted }) => {
      const { notePart } = window as unknown as { notePart: (module: string) => void };
      const thrower = (name: string) => () => {
        notePart(name);
        throw new Error(planted);
      };
      const broken =
        (factory: Factory, name: string): Factory =>
        (module, exports, require) => {
          if (when === 'evaluated') thrower(name)();
          const real = {};
          factory({ ...module, exports: real }, real, require);
          for (const key of Object.keys(real))
            Object.defineProperty(exports, key, { enumerable: true, value: thrower(name) });
        };
      const done = new Set<Factory>();
      const breakThem = ([, modules]: Pushed): void => {
        for (const [id, name] of Object.entries(names)) {
          const factory = modules[id];
          if (!factory || done.has(factory)) continue;
          modules[id] = broken(factory, name);
          done.add(modules[id]);
        }
      };
      // Webpack puts its own `push` in the place of the array's.
      const chunks: Pushed[] = [];
      let push = (pushed: Pushed): unknown => Array.prototype.push.call(chunks, pushed);
      Object.defineProperty(chunks, 'push', {
        get: () => {
          const present = push;
          return (pushed: Pushed) => {
            breakThem(pushed);
            return present(pushed);
          };
        },
        set: (next: typeof push) => (push = next),
      });
      Object.assign(window, { webpackChunkapertura: chunks });
    },
    { names, when, planted: PLANTED },
  );
};

const WORKERS = {
  'do not load': undefined,
  'break when evaluated': `throw new Error('${PLANTED}');`,
  'throw at their first message': `self.onmessage = () => { throw new Error('${PLANTED}'); };`,
};
export type WorkerFault = keyof typeof WORKERS;

export const breakWorkers = async (page: Page, met: Set<string>, fault: WorkerFault): Promise<void> => {
  const script = WORKERS[fault];
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(`${String(address)}?worker`, options);
      }
    };
  });
  await page.route('**/*?worker', async (route) => {
    met.add(new URL(route.request().url()).pathname.replace(/.*\/([\w.]+?)(\.min)?\.\w{10}\.m?js$/, '$1'));
    await (script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script }));
  });
};
