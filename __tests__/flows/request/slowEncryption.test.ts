import fc from 'fast-check';
import { restartRequested } from '../../../src/flows/actions';
import { draftChanged } from '../../../src/state/drafts';
import { draftsWritten } from '../../../src/state/draftStorage';
import { navigated } from '../../../src/state/navigation';
import { THANKS_PATH } from '../../../src/state/paths';
import { requestForgotten } from '../../../src/state/root';
import { answer } from '../support';
import { browserOfTabs, closeTabs, openTab, settled, standing, turn } from '../tab';

browserOfTabs();

/** In milliseconds, one for each encryption; after these, none. */
const encryptionTakes = (times: number[]): void => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  jest.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
    await turn(times.shift() ?? 0);
    return encrypt(...args);
  });
};
const request = (number: number, run = 0) => ({
  guid: `guid-${run}-${number}`,
  contactId: `contact-${number}`,
});
const typed = (cap: string) => ({ spedizione: { cap } });

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('typed' as const), takes: fc.constantFrom(0, 3, 9) }) },
  fc.record({ is: fc.constant('other request' as const) }),
  fc.record({ is: fc.constant('session ended' as const) }),
  fc.record({ is: fc.constant('reloaded' as const) }),
);

it('[R3.5-03] the last text typed for a request is there at its step, however long encryption takes', async () => {
  const takes: number[] = [];
  encryptionTakes(takes);
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 8 }), async (events) => {
      takes.length = 0;
      let number = 1;
      runs += 1;
      const run = runs;
      const answers = standing(() => answer('card', request(number, run)));
      const last = new Map<number, string>();
      let tab = await openTab({ answers });
      for (const [at, now] of events.entries()) {
        if (now.is === 'typed') {
          takes.push(now.takes);
          tab.store.dispatch(draftChanged({ slug: 'card', values: typed(`${at}`) }));
          last.set(number, `${at}`);
          continue;
        }
        if (now.is === 'other request') number = 3 - number;
        if (now.is === 'session ended') tab.store.dispatch(requestForgotten());
        if (now.is === 'reloaded') {
          // A page that is left has the time that its encryption takes.
          await draftsWritten();
          closeTabs();
          tab = await openTab({ answers });
        } else await tab.send(restartRequested('/'));
        const cap = last.get(number);
        expect(tab.state().drafts).toEqual(cap === undefined ? {} : { card: typed(cap) });
      }
      closeTabs();
    }),
    { numRuns: 25 },
  );
});

it('nothing is left of a completed request, not even what was still being encrypted', async () => {
  encryptionTakes([20]);
  const tab = await openTab({ answers: standing(() => answer('card', request(1))) });
  tab.store.dispatch(draftChanged({ slug: 'card', values: typed('20121') }));
  tab.store.dispatch(navigated({ path: THANKS_PATH }));
  await draftsWritten();
  await settled();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('apertura.'))).toEqual([]);
});
