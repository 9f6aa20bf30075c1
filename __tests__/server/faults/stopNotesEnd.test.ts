import { serviceProcess } from '../../../scripts/faults/process';
import { keptFolder } from '../privacy/keptFolder';

const kept = keptFolder();

it('a service that is stopped leaves the end of the audit’s chain in its log', async () => {
  const settings = { DATA_DIR: kept.folder, ...kept.keys };
  const service = await serviceProcess(settings);
  await service.start();
  expect(service.output()).not.toContain('The end of the audit’s chain');
  expect(await service.stop()).toBe(0);
  const lines = service
    .output()
    .split('\n')
    .filter((line) => line.includes('The end of the audit’s chain'));
  const { position, hash } = JSON.parse(lines[0] ?? '{}') as { position: number; hash: string };
  const verified = await kept.data(['verify', `${position}:${hash}`]);
  expect([lines.length, verified.status, verified.stdout]).toEqual([
    1,
    0,
    expect.stringContaining(`Its end is ${position}:${hash}.`),
  ]);
});
