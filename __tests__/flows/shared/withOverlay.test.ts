import fc from 'fast-check';
import { runSaga } from 'redux-saga';
import { call, delay, put } from 'typed-redux-saga';
import { withOverlay } from '../../../src/flows/shared/withOverlay';
import { selectBusy } from '../../../src/state/selectors';
import { dialogClosed } from '../../../src/state/ui';
import { sagaHost, stateAfter } from '../support';

const course = fc.record({
  turns: fc.nat({ max: 4 }),
  ends: fc.constantFrom('returns', 'throws', 'rejects'),
  cancelledAfter: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

it('[R2.3-04] the loading overlay is shown while any flow runs, and removed however each ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(course, { minLength: 1, maxLength: 3 }), async (courses) => {
      const host = sagaHost(stateAfter());
      const isBusy = () => selectBusy(host.getState());
      const tasks = courses.map(({ turns, ends }) => {
        const flow = withOverlay(function* () {
          for (let count = 0; count < turns; count += 1) yield* delay(0);
          if (ends === 'throws') throw new Error('A flow that throws');
          if (ends === 'rejects') yield* call(() => Promise.reject(new Error('A call that rejects')));
          yield* put(dialogClosed());
        });
        return runSaga({ ...host, onError: () => undefined }, flow);
      });
      for (let count = 0; count <= 6; count += 1) {
        courses.forEach(({ cancelledAfter }, index) => {
          if (cancelledAfter === count) tasks[index]?.cancel();
        });
        expect(isBusy()).toBe(tasks.some((task) => task.isRunning()));
        await turn();
      }
      await Promise.all(tasks.map((task) => task.toPromise().catch(() => undefined)));
      expect(isBusy()).toBe(false);
    }),
    { numRuns: 20 },
  );
});
