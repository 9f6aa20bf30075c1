import { conformance } from '../../../scripts/conformance/command';
import { runConformance } from '../../../scripts/conformance/run';
import { endpointNames } from '../../../src/contract/endpoints';
import config from '../../../public/config.json';
import { testService } from '../support';
import { listen } from '../support/listening';
import { basesOf, meansOf } from './support';

const service = testService(() => ({ numbering: 'B' }));
let url = '';
beforeAll(async () => {
  url = await listen(service);
});

it('our own service conforms in every call, has all that is optional, and reading B is recognised', async () => {
  const { findings } = await runConformance({ bases: basesOf(url), config, ...meansOf(service) });
  const of = (outcome: string) => findings.filter((one) => one.outcome === outcome);
  expect(of('failed')).toEqual([]);
  expect(of('notNeeded')).toEqual([]);
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

it('without a way to learn the codes, what comes after is not tried: neither passed nor failed', async () => {
  const means = { ...meansOf(service), codeFor: async () => '' };
  const { findings } = await runConformance({ bases: basesOf(url), config, ...means });
  expect(findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const after = [
    'createPassword',
    'questionnaireSave',
    'videoUpload',
    'presaVisione',
    'resume',
    'contactList',
  ];
  const isTold = (what: string) => /without a|session|not entered/.test(what);
  const passed = findings.filter(
    ({ call, what, outcome }) => after.includes(call) && outcome === 'passed' && !isTold(what),
  );
  expect(passed).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ call: 'confermaEmail', what: 'a right code', outcome: 'notTried' }),
  );
});

it('a command for codes that fails leaves out what needs it, and ends the run with 2', async () => {
  const told: string[] = [];
  const code = await conformance([url, '--codes', 'echo closed >&2; exit 7 #'], {
    out: (text) => told.push(text),
    error: (text) => told.push(text),
    read: async () => '',
    pause: async () => undefined,
  });
  expect(code).toBe(2);
  expect(told.join()).toContain('a right code (the command of --codes ended with 7: closed)');
  expect(told.join()).toMatch(/ 0 failed, 0 not needed, \d+ not tried/);
});
