import { httpError } from '../../../src/api/failures';
import { uploadMoved } from '../../../src/api/uploadProgress';
import type { Invitation } from '../../../src/contract/wire';
import { invitationRequested } from '../../../src/flows/actions';
import { videoChanged } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import { stepReceived } from '../../../src/state/step';
import { capturingChanged } from '../../../src/state/ui';
import { uploadStopped } from '../../../src/state/uploads';
import { onStep, refusal, step } from '../support';
import { running } from '../running';

jest.mock('../../../src/flows/request/silentRetries', () => ({ pauses: [0, 0] }));

afterEach(() => jest.restoreAllMocks());

const lost = httpError('invitations', 504);
const ok = { status: 'success', data: {} };

const recording = async (answers: readonly unknown[], actions = onStep('identification')) => {
  let made = 0;
  const slugs: string[] = [];
  const app = await running(actions, {
    invitations: ({ stepSlug }: Invitation) => {
      slugs.push(stepSlug);
      return answers[Math.min(made++, answers.length - 1)];
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await app.send({ type: 'turn' });
  };
  const begin = async (action = invitationRequested()) => {
    await app.send(action);
    await settle();
  };
  return { ...app, begin, settle, slugs, calls: () => made, screen: () => app.state().ui.errorScreen };
};

it('[R8-01] a position that was not recorded is recorded by itself, and the page stays', async () => {
  const app = await recording([lost, lost, ok]);
  await app.begin();
  expect([app.calls(), app.screen()]).toEqual([3, null]);
});

it('a brand without invitations records nothing, and shows no error', async () => {
  jest.replaceProperty(__BRAND__, 'features', { ...__BRAND__.features, invitations: false });
  const app = await recording([lost]);
  await app.begin();
  expect([app.calls(), app.screen()]).toEqual([0, null]);
});

it('[R8-09] after that the screen says so, and can be closed', async () => {
  const app = await recording([lost]);
  await app.begin();
  expect([app.calls(), app.screen()]).toMatchObject([3, { closable: true, retry: invitationRequested() }]);
});

it('[R8-09] a refusal is not repeated', async () => {
  const app = await recording([refusal('invitations', 'Non ora')]);
  await app.begin();
  expect([app.calls(), app.screen()]).toMatchObject([1, { closable: true, message: 'Non ora' }]);
});

it.each([
  ['a recording', capturingChanged(true), capturingChanged(false)],
  ['the upload of a video', videoChanged({ status: 'uploading' }), videoChanged({ status: 'idle' })],
  [
    'the upload of a document',
    uploadMoved({ key: 'FRONT_DOC_1', phase: { name: 'sending', fraction: 0.5 } }),
    uploadStopped({ key: 'FRONT_DOC_1' }),
  ],
])('[R8-09] never over %s: when that is over, it is tried once more', async (_, begun, ended) => {
  for (const error of [lost, refusal('invitations', 'Non ora')]) {
    const app = await recording([error]);
    await app.send(begun);
    await app.begin();
    expect(app.screen()).toBeNull();
    const before = app.calls();
    await app.send(ended);
    await app.settle();
    expect(app.calls()).toBe(before + 1);
    expect(app.screen()).toMatchObject({ closable: true });
  }
});

it('[R4.1-03] a late record has the applicant’s step by then', async () => {
  const app = await recording([lost, ok]);
  const { begin } = app;
  await app.send(capturingChanged(false));
  await app.send(invitationRequested());
  await app.send(stepReceived(step('contract', { number: 8 })));
  await begin();
  expect(app.slugs.at(-1)).toBe('contract');
  expect(app.screen()).toBeNull();
});

it.each(['/status', '/resume/guid-2'])(
  '[R8-09] an applicant who left the step for %s meanwhile sees no message there',
  async (path) => {
    const app = await recording([lost]);
    app.send(invitationRequested()).catch(() => undefined);
    await app.send(navigated({ path }));
    await app.settle();
    expect(app.screen()).toBeNull();
  },
);
