import { httpError } from '../../src/api/failures';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { codeCopy } from '../../src/copy/code';
import { reopenRequested, resumeCodeResendRequested } from '../../src/flows/actions';
import { selectStep, selectVideo } from '../../src/state/selectors';
import { inTurn, sample } from '../setup/depth';
import { good } from './earlier';
import { failures, type Failure } from './everyFailure';
import { running } from './running';
import { dialogWords, failure, failureKinds, refusal, screenWords, type FailureKind } from './support';

const ENDED = 'Per proteggere i tuoi dati la sessione si è chiusa. Riprendi la richiesta per continuare.';

// What fails here has failed each time that it was repeated unseen.
jest.mock('../../src/flows/request/silentRetries', () => ({ pauses: [] }));

const [refused, ...unanswered] = failureKinds;
/** Refused alone has ways of its own: it is in every short run. */
const kindsAt = (place: number): readonly FailureKind[] => [refused, ...inTurn(unanswered, 1, place)];
const rows = failures.flatMap((row, place) =>
  kindsAt(place)
    .filter((kind) => !row.except?.includes(kind))
    .map((kind) => [row.flow, row.call, kind, row] as const),
);

const failing = async ({ state, answers, call, action }: Failure, error: unknown) => {
  let calls = 0;
  const all: Partial<Record<string, unknown>> = { ...good, ...answers };
  const app = await running(state, { ...all, [call]: () => (++calls === 1 ? error : all[call]) });
  await app.send(action);
  const made = () => app.calls.filter(({ endpoint }) => endpoint === call).map(({ request }) => request);
  return { ...app, made };
};

const wordsOf = ({ words }: Failure, kind: FailureKind): string =>
  words !== undefined && kind !== 'business' ? words : dialogWords[kind];

const triesAgain = ({ retry }: Failure, kind: FailureKind): boolean =>
  !(retry === 'unrefused' && kind === 'business');

/** A retry seals the identifier of an invitation again. */
const unsealed = (request: unknown): unknown =>
  JSON.parse(JSON.stringify({ request }), (key, value: unknown) => (key === 'p' ? 'sealed' : value));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(rows)(
  '[R2.3-05] [R8-01] [R8-09] %s: %s fails (%s): said in its place; Riprova makes the very call again',
  async (_, call, kind, row) => {
    const app = await failing(row, failure(kind, call));
    const { busy, dialog, errorScreen } = app.state().ui;
    const { notSent } = app.state().resume;
    expect([busy, app.made().length]).toEqual([0, 1]);
    const isScreen = row.said === 'screen' || row.said === 'closable';
    const isAgain = triesAgain(row, kind);
    const title = isAgain ? undefined : 'Codice non valido';
    const retry = (dialog ?? errorScreen)?.retry;
    const closable = row.said === 'closable';
    // For a refused code; whether it was sent in this visit is not known here.
    const second = {
      label: codeCopy.resend,
      action: expect.objectContaining({ type: expect.stringMatching(/ResendRequested$/) }),
    };
    const shown = { ...screenWords[kind], title, closable, exit: isAgain ? row.exit : second, retry };
    expect({ dialog, errorScreen, notSent }).toEqual({
      dialog:
        row.said === 'dialog'
          ? { message: wordsOf(row, kind), title, retry, ...(!isAgain && { second }) }
          : null,
      errorScreen: isScreen ? shown : null,
      notSent: row.said === 'line' ? wordsOf(row, kind) : '',
    });
    expect(retry !== undefined).toBe(isAgain && (isScreen || row.said === 'dialog'));
    // A refused resume asks whether another session has opened the request.
    if (row.said === 'screen' && kind !== 'business') expect(app.names().at(-1)).toBe(call);
    if (row.said === 'recorder') {
      expect(selectVideo(app.state())).toEqual({ status: 'failed', message: dialogWords[kind] });
      expect(selectStep(app.state())).toEqual(selectStep(row.state));
    }
    if (row.said === 'recorder' || !isAgain) return;

    if (row.said === 'line') await app.send(resumeCodeResendRequested());
    else await app.tryAgain();
    expect(app.made().length).toBeGreaterThan(1);
    expect(unsealed(app.made()[1])).toEqual(unsealed(app.made()[0]));
    expect(app.state().resume.notSent).toBe('');
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
  },
);

const endings = failures
  .filter(({ said }) => said !== 'line')
  // A list that is locked asks for the code.
  .filter(({ except, call }) => !except || call === 'onboardingNext')
  .flatMap((row) =>
    (['its own words', 'the status alone'] as const).map((how) => [row.flow, row.call, how, row] as const),
  );
const MOST_ENDINGS = 14;

it.each(sample(endings, MOST_ENDINGS))(
  '[R8-04] [R8-06] %s: %s after the session has ended, reported by %s: a way on in place of Riprova',
  async (_, call, how, row) => {
    const error = how === 'its own words' ? refusal(call, ENDED, { httpStatus: 401 }) : httpError(call, 401);
    const app = await failing(row, error);
    const { dialog, errorScreen } = app.state().ui;
    const title = 'Sessione scaduta';
    const way = { title, message: ENDED, retry: reopenRequested() };
    const screen = { ...way, retryLabel: 'Riprendi la richiesta', closable: row.said === 'closable' };
    expect({ dialog, errorScreen }).toEqual(
      row.said === 'dialog' || row.said === 'recorder'
        ? { dialog: { ...way, label: 'Riprendi la richiesta' }, errorScreen: null }
        : { dialog: null, errorScreen: screen },
    );
  },
);

const onKnownCalls = failures.filter(({ call }) => call in sessionExpiryMessages);

it.each(onKnownCalls.map((row) => [row.flow, row.call, row] as const))(
  '[R4.8-01] %s: %s of an expired session is silent, since its page is shown already',
  async (_, call, row) => {
    const app = await failing(row, refusal(call, 'x', { kind: 'sessionExpiry' }));
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
    expect(app.names().at(-1)).toBe(call);
  },
);
