import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../../server/config';
import { readTemplate } from '../../../server/delivery/sms/templateFormat';
import { argumentsOf, stagesOf } from '../../../scripts/container/containerfile';

const ROOT = path.resolve(__dirname, '../../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

const ofImage = (): Record<string, string> => {
  const instructions = stagesOf(read('Containerfile')).at(-1)?.instructions ?? [];
  const pairs = instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
};

const ofCompose = (): Record<string, string> => {
  const app = /\n {2}app:\n([\s\S]*?)\n {2}\w+:\n/.exec(read('compose.yaml'))?.[1] ?? '';
  const block = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(app)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};

it('are complete and valid once the keys are made', () => {
  const made = {
    CODE_KEY: 'key of the tests',
    ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const settings = ofCompose();
  for (const name of Object.keys(made)) expect(settings[name]).toMatch(/^\$\{\w+:\?/);
  expect(readConfig({ ...ofImage(), ...settings, ...made })).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    DATA_DIR: '/data',
    DOCUMENTS_URL: expect.stringMatching(/^s3:/),
  });
});

it('has a template of the catcher of SMS with which the service starts', () => {
  expect(ofCompose()['SMS_TEMPLATE']).toBe('/app/trial/sms.json');
  expect(() => readTemplate(read('deploy/trial/sms.json'))).not.toThrow();
});

it('mounts and copies what there is', () => {
  for (const file of ['deploy/trial/makeBucket.mjs', 'deploy/trial/smsCatcher.mjs'])
    expect([read('compose.yaml').includes(path.basename(file)), existsSync(path.join(ROOT, file))]).toEqual([
      true,
      true,
    ]);
  const [build, packages, last] = stagesOf(read('Containerfile'));
  expect([build?.name, packages?.name]).toEqual(['build', 'packages']);
  expect(new Set([build, packages, last].map((stage) => stage?.from)).size).toBe(1);
  const command = last?.instructions.find(({ name }) => name === 'CMD');
  expect(argumentsOf(command?.text ?? '[]').at(-1)).toBe('dist/server/main.js');
});
