import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { resumeCodeResendRequested } from '../../src/flows/actions';
import { selectBusy, selectStep, selectVideo } from '../../src/state/selectors';
import { good } from './earlier';
import { failures, type Failure } from './everyFailure';
import { running } from './running';
import { dialogWords, failure, failureKinds, refusal, screenWords, type FailureKind } from './support';

const rows = failures.flatMap((row) =>
  failureKinds
    .filter((kind) => !row.except?.includes(kind))
    .map((kind) => [row.flow, row.call, kind, row] as const),
);

/** The call fails the first time, and never again. */
const failing = async ({ state, answers, call, action }: Failure, error: unknown) => {
  let calls = 0;
  const all: Partial<Record<string, unknown>> = { ...good, ...answers };
  const app = await running(state, { ...all, [call]: () => (++calls === 1 ? error : all[call]) });
  await app.send(action);
  const made = () => app.calls.filter(({ endpoint }) => endpoint === call).map(({ request }) => request);
  return { ...app, made };
};

const wordsOf = ({ words }: Failure, kind: FailureKind): string =>
  words && (words.when === 'always' || kind !== 'business') ? words.text : dialogWords[kind];

const triesAgain = ({ retry }: Failure, kind: FailureKind): boolean =>
  !(retry === 'unrefused' && kind === 'business');

/** A retry seals the identifier of an invitation anew. */
const unsealed = (request: unknown): unknown =>
  JSON.parse(JSON.stringify({ request }), (key, value: unknown) => (key === 'p' ? 'sealed' : value));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(rows)('%s: %s fails (%s)', (_, call, kind, row) => {
  it('[R2.3-04] [R4.3-01] [R8-01] [R8-04] [R8-06] [R8-07] [R8-09] is said in its place, and the overlay goes away', async () => {
    const app = await failing(row, failure(kind, call));
    const { dialog, errorScreen } = app.state().ui;
    const { notSent } = app.state().resume;
    expect(app.made()).toHaveLength(1);
    expect(selectBusy(app.state())).toBe(false);
    const title = triesAgain(row, kind) ? undefined : 'Codice non valido';
    if (row.said === 'recorder') {
      expect(selectVideo(app.state())).toEqual({ status: 'failed', message: dialogWords[kind] });
      expect(selectStep(app.state())).toEqual(selectStep(row.state));
    } else if (row.said === 'line') {
      expect(notSent).toBe(wordsOf(row, kind));
    } else if (row.said === 'dialog') {
      expect(dialog).toEqual({ message: wordsOf(row, kind), title, retry: dialog?.retry });
    } else {
      const closable = row.said === 'closable';
      const said = { ...screenWords[kind], title, closable, exit: row.exit };
      expect(errorScreen).toEqual({ ...said, retry: errorScreen?.retry });
      // A refused resume asks whether another session has opened the request.
      if (!closable && kind !== 'business') expect(app.names().at(-1)).toBe(call);
    }
    const isDialog = row.said === 'dialog';
    const isScreen = row.said === 'screen' || row.said === 'closable';
    expect([dialog !== null, errorScreen !== null, notSent !== '']).toEqual([
      isDialog,
      isScreen,
      row.said === 'line',
    ]);
    const retry = (dialog ?? errorScreen)?.retry;
    expect(retry !== undefined).toBe((isDialog || isScreen) && triesAgain(row, kind));
  });

  if (row.said === 'recorder' || !triesAgain(row, kind)) return;
  it('[R2.3-05] [R8-09] Riprova makes the very call again, and then all is well', async () => {
    const app = await failing(row, failure(kind, call));
    if (row.said === 'line') await app.send(resumeCodeResendRequested());
    else await app.tryAgain();
    expect(app.made().length).toBeGreaterThan(1);
    expect(unsealed(app.made()[1])).toEqual(unsealed(app.made()[0]));
    expect(app.state().resume.notSent).toBe('');
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
  });
});

const onKnownCalls = failures.filter(({ call }) => call in sessionExpiryMessages);

it.each(onKnownCalls.map((row) => [row.flow, row.call, row] as const))(
  '[R4.8-01] %s: %s of an expired session is silent, since its page is shown already',
  async (_, call, row) => {
    const app = await failing(row, refusal(call, 'x', { kind: 'sessionExpiry' }));
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
    expect(app.names().at(-1)).toBe(call);
  },
);
