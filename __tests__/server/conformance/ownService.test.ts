import { runConformance } from '../../../scripts/conformance/run';
import config from '../../../public/config.json';
import { testService } from '../support';
import { listen } from '../support/listening';
import { basesOf, meansOf } from './support';

const service = testService(() => ({ numbering: 'B' }));

it('our own service conforms', async () => {
  const url = await listen(service);
  const report = await runConformance({ bases: basesOf(url), config, ...meansOf(service) });
  require('fs').writeFileSync(
    '/tmp/kit-report.txt',
    require('../../../scripts/conformance/print/text').textReport(report),
  );
  const failed = report.findings.filter(({ outcome }) => outcome === 'failed');
  expect(failed).toEqual([]);
});
