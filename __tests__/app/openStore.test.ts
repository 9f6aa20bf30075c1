import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../../src/app/openStore';
import { requestForgotten } from '../../src/state/root';
import { addPendingReport, dropPendingReport } from '../../src/ui/form/pendingValues';

jest.mock('../../src/flows/start/root', () => ({ *rootSaga() {} }));

it('a form reports what is being typed before the data of an ended session are removed', async () => {
  const config = readFileSync(path.resolve(__dirname, '../../public/config.json'), 'utf8');
  globalThis.fetch = () => Promise.resolve(new Response(config));
  const opened = await openStore();
  if (opened.kind !== 'app') throw new Error(opened.kind);
  const report = jest.fn();
  addPendingReport(report);
  opened.store.dispatch(requestForgotten());
  dropPendingReport(report);
  expect(report).toHaveBeenCalledTimes(1);
});
