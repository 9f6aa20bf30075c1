import { runConformance } from '../../../scripts/conformance/run';
import { endpointNames } from '../../../src/contract/endpoints';
import config from '../../../public/config.json';
import { testService } from '../support';
import { listen } from '../support/listening';
import { basesOf, meansOf } from './support';

const service = testService(() => ({ numbering: 'B' }));

it('our own service conforms in every call, has all that is optional, and reading B is recognised', async () => {
  const url = await listen(service);
  const { findings } = await runConformance({ bases: basesOf(url), config, ...meansOf(service) });
  const of = (outcome: string) => findings.filter((one) => one.outcome === outcome);
  expect(of('failed')).toEqual([]);
  expect(of('absent')).toEqual([]);
  expect(of('notTried').map(({ call }) => call)).toEqual(['CORS']);
  expect(new Set(findings.map(({ call }) => call))).toEqual(
    new Set([...endpointNames, 'cookie', 'CORS', 'numbering']),
  );
  expect(of('passed')).toContainEqual({
    call: 'numbering',
    section: '2.2',
    what: 'is that of reading B',
    outcome: 'passed',
  });
});
