import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reviewers } from '../../../server/db/schema';
import { ReviewerError, reviewerCommand } from '../../../server/review/reviewers/commands';
import { testService } from '../support';
import { runServiceCommand } from '../support/command';
import { apiOf } from '../support/reviewers';

const service = testService();
const run = (...args: string[]) => reviewerCommand(service.deps, args);

it('adds, lists and removes reviewers, showing a token once and storing its hash', async () => {
  expect(await run('list')).toBe('There is no reviewer.');
  const [, token = ''] = (await run('add', 'Rita', "D'Amico"))?.split('\n') ?? [];
  expect(token).toMatch(/^[\w-]{43}$/);
  const status = async () => (await apiOf(service, token)('/requests')).statusCode;
  expect(await status()).toBe(200);
  expect(await run('list')).toBe("2026-11-20  Rita D'Amico");
  expect(JSON.stringify(await service.deps.db.select().from(reviewers))).not.toContain(token);
  await expect(run('add', 'Rita', "D'Amico")).rejects.toThrow('already');
  expect(await run('remove', "Rita D'Amico")).toMatch(/^Removed/);
  expect(await status()).toBe(401);
  await expect(run('remove', "Rita D'Amico")).rejects.toThrow(ReviewerError);
  for (const name of ['x', 'sandbox', '<b>', 'a\nb', 'x'.repeat(61)])
    await expect(run('add', name)).rejects.toThrow(ReviewerError);
  for (const args of [[], ['add'], ['list', 'x'], ['dance', 'x']]) expect(await run(...args)).toBeUndefined();
});

it('are commands of the project, and say how they are used', async () => {
  const usage = { status: 2, stderr: expect.stringMatching(/reviewer add NAME[\s\S]*webhooks \[retry\]/) };
  expect(await runServiceCommand('operations', ['nonsense'])).toMatchObject(usage);
});

it('docs/review.md lists the calls of the API', () => {
  const page = readFileSync(path.resolve(__dirname, '../../../docs/review.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `((?:GET|POST) \/review\/api\/[^`]+)`/gm)].map(([, call]) => call);
  const routes = service.app.reviewRoutes.filter(
    (route) => route.includes(' /review/api/') && !route.startsWith('HEAD'),
  );
  expect(listed.sort()).toEqual([...routes].sort());
});
