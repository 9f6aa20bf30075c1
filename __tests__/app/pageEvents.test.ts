import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { announce, type PageEvents } from '../../src/app/extra/pageEvents';
import { dataStepSlugs, stepSlugs, rowOf } from '../../src/contract/steps/table';
import { pathOfStep } from '../../src/state/paths';
import { navigated } from '../../src/state/navigation';
import { bootstrapped, journeyMade } from '../../src/state/session';
import { stepReceived, stepRefused } from '../../src/state/step';
import { createAppStore } from '../../src/state/store';
import { dialogClosed, dialogOpened, errorScreenClosed, errorScreenShown } from '../../src/state/ui';
import { config, step } from '../flows/support';
import { canary, expectNoCanary } from '../state/canary';
import { job, JOURNEY } from '../state/canaryJob';

type Heard = { [Name in keyof PageEvents]: readonly [Name, PageEvents[Name]] }[keyof PageEvents];
const names = ['step', 'refused', 'error', 'sessionEnded', 'completed'].map(
  (one) => `apertura:${one}` as keyof PageEvents,
);
let heard: Heard[] = [];
const hear = (event: Event): void => void heard.push([event.type, (event as CustomEvent).detail] as Heard);
beforeEach(() => {
  heard = [];
  for (const name of names) window.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of names) window.removeEventListener(name, hear);
});

const begin = (pathname = '/') => {
  const { store } = createAppStore({ config, location: { pathname, search: '' } });
  announce(store);
  return (...actions: readonly UnknownAction[]): Heard[] => {
    heard = [];
    actions.forEach((one) => store.dispatch(one));
    return heard;
  };
};

const message = { message: canary(1) };
const first = { step: 'contact-info', number: 1, of: 7 };
const card = { step: 'card', number: 5, of: 7 };

it('a fault in a listener does not reach the dispatcher, and later events are delivered', () => {
  const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
  let isBroken = false;
  announce({
    getState: () => {
      if (isBroken) throw new TypeError('x is undefined');
      return store.getState();
    },
    subscribe: store.subscribe,
  });
  isBroken = true;
  store.dispatch(dialogOpened(message));
  expect(store.getState().ui.dialog).toEqual(message);
  isBroken = false;
  store.dispatch(dialogClosed());
  store.dispatch(dialogOpened(message));
  expect(heard).toHaveLength(1);
});

it('[R4.9-01] reports each step and page once, refusals, errors, the end of the session', () => {
  const after = begin('/request/contact-info');
  expect(after(navigated({ path: '/request/contact-info' }))).toEqual([]);
  expect(after(bootstrapped())).toEqual([['apertura:step', { ...first, page: 'ci-intro' }]]);
  expect(after(navigated({ path: '/request/contact-info' }), journeyMade('ABCDEFGH'))).toEqual([]);
  const journey = 'ABCDEFGH';
  const info = { ...first, page: 'ci-info', journey };
  expect(after(navigated({ path: '/request/contact-info', subPage: 1 }))).toEqual([['apertura:step', info]]);
  expect(after(dialogOpened(message), dialogClosed(), errorScreenShown({ ...message, closable: true }))).toEqual([
    ['apertura:error', { shown: 'dialog', journey }],
    ['apertura:error', { shown: 'screen', journey }],
  ]); // prettier-ignore
  expect(after(errorScreenClosed(), navigated({ path: '/request/card' }))).toEqual([
    ['apertura:step', { ...card, journey }],
  ]);
  const refused = stepRefused({ errors: { [canary(2)]: canary(3) }, globalErrors: [canary(4)] });
  expect(after(refused, refused)).toEqual(Array(2).fill(['apertura:refused', { ...card, journey }]));
  expect(after(navigated({ path: '/session-expired/card' }))).toEqual([
    ['apertura:sessionEnded', { step: 'card', journey }],
  ]);
  expect(after(navigated({ path: '/request/card' }))).toEqual([['apertura:step', { ...card, journey }]]);
});

it('reports a complete request once, and not again when the applicant returns to that page', () => {
  const after = begin('/request/contract');
  after(bootstrapped());
  const toThanks = [stepReceived(step('thanks')), navigated({ path: '/thanks' })];
  expect(after(...toThanks, ...toThanks)).toEqual([['apertura:completed', {}]]);
  expect(begin('/thanks')(bootstrapped(), ...toThanks)).toEqual([]);
});

const anyText = fc.nat(9999).map(canary);
const anyPath = fc.oneof(
  fc.constantFrom(...stepSlugs.map(pathOfStep), '/', '/resume', '/status', '/session-expired/card'),
  anyText.map((text) => `/${text}`),
  fc
    .tuple(fc.constantFrom('request', 'resume', 'reupload', 'session-expired'), anyText)
    .map(([segment, text]) => `/${segment}/${text}`),
);
const anyAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  fc.record({ path: anyPath, subPage: fc.nat(8) }).map(navigated),
  fc.tuple(fc.constantFrom(...stepSlugs), anyText).map(([slug, text]) =>
    stepReceived({
      ...step(slug),
      ...{ guid: text, contactId: text, errorMessage: [text] },
      widgets: [{ name: text, code: text, components: [], errorMessage: [text] }],
    }),
  ),
  anyText.map((text) => stepRefused({ errors: { [text]: text }, globalErrors: [text] })),
  anyText.map((text) => dialogOpened({ message: text, title: text })),
  anyText.map((text) => errorScreenShown({ message: text, detail: text, closable: true })),
  anyText.map(journeyMade),
  fc.constantFrom(bootstrapped(), dialogClosed(), errorScreenClosed()),
);

it('any event holds known words alone, and a step that exists', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), anyPath, (actions, path) => {
      const told = begin(path)(bootstrapped(), ...actions);
      expectNoCanary(JSON.stringify(told));
      for (const [name, detail] of told) {
        expect(Object.isFrozen(detail)).toBe(true);
        if (name !== 'apertura:step' && name !== 'apertura:refused') continue;
        expect(dataStepSlugs[detail.number - 1]).toBe(detail.step);
        const pages = rowOf(detail.step).subPages.map(({ analytics }) => analytics);
        if (detail.page !== undefined) expect(pages).toContain(detail.page);
      }
    }),
  );
});

it('a whole job, a resume and a re-upload leave nothing typed or answered in an event', async () => {
  const { seen, end } = await job(announce);
  end();
  expectNoCanary(JSON.stringify(heard));
  expect(JSON.stringify(seen)).toContain('Jxqv');
  const told = heard.map(([name, detail]) => ('step' in detail ? `${name} ${detail.step}` : name));
  for (const slug of dataStepSlugs) expect(told).toContain(`apertura:step ${slug}`);
  expect(heard.at(-1)?.[1].journey).toBe(JOURNEY);
});
