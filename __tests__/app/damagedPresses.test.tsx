import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { keepFile } from '../../src/api/files';
import { uploadKey } from '../../src/api/uploadProgress';
import { loadExtras } from '../../src/app/extras';
import { uploadRequested, type UploadRequest } from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { reuploadLoaded } from '../../src/state/resume';
import type { RootState } from '../../src/state/root';
import { bootstrapped, productLoaded } from '../../src/state/session';
import { details, GUID, ok, paperwork, productInfo } from '../flows/earlier';
import { failures, type Failure } from '../flows/everyFailure';
import { onStep, stateAfter } from '../flows/support';
import { damage, damaged, writtenOtherwise } from './damage';
import { asTimeAllows, isDeep, sample } from '../setup/depth';
import { always, visit } from './damagedVisit';

// Failed uploads are not retried, which would take seconds.
jest.mock('../../src/api/uploadRetry', () => ({
  ...jest.requireActual<object>('../../src/api/uploadRetry'),
  pauses: [],
}));

interface Press extends Pick<Failure, 'call' | 'state' | 'answers'> {
  readonly flow: string;
  /** Made again each time: an upload releases its file. */
  readonly action: () => UnknownAction;
}
const file = () => keepFile(new Blob(['%PDF'], { type: 'application/pdf' }), 'fronte.pdf');
const type = 'FRONT_DOC_1';
const reupload = stateAfter({
  path: `/reupload/${GUID}`,
  actions: [reuploadLoaded({ guid: GUID, details })],
});
const sending = (state: RootState, upload: () => UploadRequest): Press => ({
  flow: `the upload by ${upload().endpoint}`,
  call: upload().endpoint,
  state,
  action: () => uploadRequested({ ...upload(), key: uploadKey(type) }),
});
const uploads: readonly Press[] = [
  sending(onStep('identification', {}, 1), () => ({
    ...{ endpoint: 'documentUpload', request: { type, file: file() } },
    path: 'documento.documentoFronte',
  })),
  ...(['contactUpload', 'uploadAdditionalDoc'] as const).map((endpoint) =>
    sending(reupload, () => ({ endpoint, request: { type, file: file(), barCode: 'bar-1', guid: GUID } })),
  ),
];
const withFile = (action: UnknownAction): UnknownAction => {
  const { payload } = action as { payload?: object };
  return payload && 'file' in payload ? { ...action, payload: { file: file() } } : action;
};
const made: readonly Press[] = failures
  .filter(({ flow }) => !flow.startsWith('first load'))
  .map((row) => ({
    ...row,
    flow: `${row.flow} (${row.state.navigation.path})`,
    action: () => withFile(row.action),
  }));
const presses = [...made, ...uploads];

beforeAll(() => Promise.all([loadStepSagas(), loadExtras(), import('../../src/app/pages')]));

const answersOf = ({ answers }: Press) => ({ ...always, ...answers });
const loaded = [productLoaded(productInfo.data), bootstrapped()];
const press = async (row: Press, answers: object) => {
  const { path } = row.state.navigation;
  const { seen, state } = await visit({
    path,
    answers,
    state: row.state,
    actions: [...loaded, row.action()],
  });
  const { navigation, resume, identification, uploads: files, signing } = state;
  const unsent = Object.values(files).map(({ phase }) => (phase.name === 'failed' ? phase.message : ''));
  const { status, message = '' } = identification.video as { status: string; message?: string };
  return {
    seen,
    said: [seen.message, resume.notSent, message, ...unsent].find((one) => one !== '') ?? '',
    place: [
      navigation.path,
      navigation.subPage,
      seen.heading,
      identification.captcha !== null,
      status,
      Object.values(files).map(({ stored }) => stored),
      // Which text names a document is the back end's.
      { ...signing, contracts: signing.contracts.length },
    ],
  };
};

const whole = new Map<Press, Awaited<ReturnType<typeof press>>>();
const undamaged = async (row: Press) => {
  const known = whole.get(row) ?? (await press(row, answersOf(row)));
  whole.set(row, known);
  return known;
};

const flows = new Map(
  presses.map((row) => [`${row.flow}, ${Object.keys(row.answers ?? {}).join() || 'as usual'}`, row]),
);

it.each(sample([...flows], 10))('%s: goes on however a back end writes its answers', async (_, row) => {
  const otherwise = Object.entries(answersOf(row)).map(([call, body]) => [call, writtenOtherwise(body)]);
  const { said, seen } = await press(row, Object.fromEntries(otherwise) as object);
  expect([said, seen]).toEqual(['', expect.objectContaining({ busy: 0, crashes: [] })]);
});

const by = (flow: string, call: string): Press => {
  const found = presses.find((row) => row.flow.startsWith(flow) && row.call === call);
  if (!found) throw new Error(`Nobody presses ${flow}`);
  return found;
};

it.each<[string, unknown]>([
  ['no list', null],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['a list of which one cannot be read', [...details, 7]],
])('documents that were refused and come as %s are not said to be uploaded', async (_, data) => {
  const row = by('status/reuploadRequested', 'paperworkList');
  const { said, place } = await press(row, { ...answersOf(row), paperworkList: { ...ok, data } });
  expect([said, place[0]]).toEqual([expect.stringContaining('errore imprevisto'), '/status']);
});

it('a request that the list does not name is not opened for the one that was in hand', async () => {
  const row = by('resume/continued', 'contactList');
  const { guid: _, ...unnamed } = paperwork('');
  const contactList = { ...ok, data: [unnamed] };
  expect((await press(row, { ...answersOf(row), contactList })).place[0]).toBe('/status');
});

it('a damaged answer to a press leads on, or says what is wrong with a way on', async () => {
  const wrong = fc.record({
    row: fc.constantFrom(...presses),
    damages: fc.array(damage, { minLength: 1, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      wrong,
      asTimeAllows(
        async ({ row, damages }) => {
          const before = await undamaged(row);
          const answers = answersOf(row);
          const answered = damages.reduce<unknown>(damaged, (answers as Record<string, unknown>)[row.call]);
          const { seen, said, place } = await press(row, { ...answers, [row.call]: answered });
          const about = [row.flow, row.call, JSON.stringify(answered)];
          expect([...about, seen.busy, seen.crashes]).toEqual([...about, 0, []]);
          expect(seen.controls).toBeGreaterThan(0);
          if (said === '') expect([...about, place]).toEqual([...about, before.place]);
        },
        isDeep ? 8_000 : 2_000,
      ),
    ),
    { numRuns: isDeep ? 40 : 8, endOnFailure: true },
  );
});
