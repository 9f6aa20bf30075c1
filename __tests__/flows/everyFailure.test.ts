import { resumeCodeResendRequested } from '../../src/flows/actions';
import { selectBusy, selectDialog, selectErrorScreen, selectVideo } from '../../src/state/selectors';
import { failures, good, type Failure } from './everyFailure';
import { running } from './running';
import { dialogWords, failure, failureKinds, screenWords, type FailureKind } from './support';

const rows = failures.flatMap((row) =>
  failureKinds
    .filter((kind) => !row.except?.includes(kind))
    .map((kind) => [row.flow, row.call, kind, row] as const),
);

/** The call fails the first time, and never again. */
const failing = async ({ state, answers, call, action }: Failure, kind: FailureKind) => {
  let calls = 0;
  const all = { ...good, ...answers };
  const app = await running(state, {
    ...all,
    [call]: () => (++calls === 1 ? failure(kind, call) : all[call]),
  });
  await app.send(action);
  return { ...app, made: () => calls };
};

const wordsOf = ({ words }: Failure, kind: FailureKind): string | undefined =>
  words && (words.when === 'always' || kind !== 'business') ? words.text : undefined;

const triesAgain = ({ retry, said }: Failure, kind: FailureKind): boolean =>
  said !== 'recorder' && !(retry === 'unrefused' && kind === 'business');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(rows)('%s: %s fails (%s)', (_, __, kind, row) => {
  it('[R2.3-04] [R4.3-01] [R8-07] [R8-09] is said in its place, and the overlay goes away', async () => {
    const app = await failing(row, kind);
    const dialog = selectDialog(app.state());
    const screen = selectErrorScreen(app.state());
    expect(app.made()).toBe(1);
    expect(selectBusy(app.state())).toBe(false);
    if (row.said === 'recorder') {
      expect(selectVideo(app.state())).toEqual({ status: 'failed', message: dialogWords[kind] });
      expect([dialog, screen]).toEqual([null, null]);
    } else if (row.said === 'line') {
      expect(app.state().resume.notSent).toBe(wordsOf(row, kind) ?? dialogWords[kind]);
      expect([dialog, screen]).toEqual([null, null]);
    } else if (row.said === 'dialog') {
      expect(dialog?.message).toBe(wordsOf(row, kind) ?? dialogWords[kind]);
      expect(screen).toBeNull();
    } else {
      expect(screen).toMatchObject({ ...screenWords[kind], closable: row.said === 'closable' });
      expect(dialog).toBeNull();
    }
  });

  if (!triesAgain(row, kind)) return;
  it('[R2.3-05] [R8-09] Riprova makes the very call again, and then all is well', async () => {
    const app = await failing(row, kind);
    if (row.said === 'line') await app.send(resumeCodeResendRequested());
    else await app.tryAgain();
    expect(app.state().resume.notSent).toBe('');
    expect(app.made()).toBeGreaterThan(1);
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
  });
});

it.each(rows.filter(([, , kind, row]) => row.said !== 'recorder' && !triesAgain(row, kind)))(
  '[R8-04] %s: %s (%s) offers no Riprova, which would come to the same, but can be closed',
  async (_, __, kind, row) => {
    const app = await failing(row, kind);
    const dialog = selectDialog(app.state());
    const screen = selectErrorScreen(app.state());
    expect((dialog ?? screen)?.retry).toBeUndefined();
    // A dialog always has its cross.
    expect(dialog !== null || screen?.closable).toBe(true);
  },
);
