import { refusalByCommand } from '../../../scripts/conformance/means';
import { runConformance } from '../../../scripts/conformance/run';
import type { Report } from '../../../scripts/conformance/report';
import config from '../../../public/config.json';
import { testService } from '../support';
import { listen } from '../support/listening';
import { faults, faultyBackEnd, tolerated } from './faultyBackEnd';
import { basesOf, meansOf } from './support';

const service = testService();

const named = (report: Report, outcome: string): string[] =>
  report.findings.filter((one) => one.outcome === outcome).map(({ call, what }) => `${call}: ${what}`);

it('each fault of a back end is found by name, and what it may lack is none', async () => {
  const { server, url } = await faultyBackEnd(await listen(service));
  const means = { ...meansOf(service), refuse: refusalByCommand('no-such-command') };
  const origin = 'http://127.0.0.1:8080';
  const report = await runConformance({ bases: basesOf(url), origin, config, ...means });
  server.closeAllConnections();
  server.close();
  expect(new Set(named(report, 'failed'))).toEqual(new Set(Object.keys(faults)));
  expect(new Set(named(report, 'notNeeded'))).toEqual(new Set(Object.keys(tolerated)));
  expect(named(report, 'absent')).toEqual([
    'productInfo: today: the date by which dates are judged',
    'productInfo: session: the app warns before the session ends',
    'paperworkList: missing: which sides are still to be sent',
  ]);
  // The command that refuses a document is not found, for which the back end is not to blame.
  expect(report.hasFailedCommand).toBe(true);
  const notTried = named(report, 'notTried');
  for (const name of ['contactUpload', 'reuploadDocument', 'updateDocumentsKo'])
    expect(notTried).toContain(`${name}: a refused document`);
});
