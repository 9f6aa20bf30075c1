import type { ActionEvent, Trace } from '../../../src/contract/trace';
import { storeCodes } from '../../../src/state/codeStorage';
import type { CodesState } from '../../../src/state/codes';
import { draftChanged, draftsRestored } from '../../../src/state/drafts';
import { storeDrafts } from '../../../src/state/draftStorage';
import { firstSegment } from '../../../src/state/paths';
import { productLoaded } from '../../../src/state/session';
import { stepReceived } from '../../../src/state/step';
import { draftsKey, REQUEST, writeTab } from '../../../src/state/tabStorage';

/** None is in the future, though `startedAt` is whole seconds and the load came later. */
const timesBefore = (startedAt: number, codes: CodesState): CodesState =>
  Object.fromEntries(
    Object.entries(codes).map(([channel, at]) => [channel, Math.min(Number(at), startedAt)]),
  );

/** A record that cannot be decrypted: the app knows the request, and finds no draft for it. */
const UNREADABLE = ' ';

const actionsOf = ({ events }: Trace): readonly ActionEvent['action'][] =>
  events.flatMap((event) => (event.kind === 'action' ? [event.action] : []));

type Action = ActionEvent['action'];

const hasIdentity = (action: Action): boolean =>
  (draftChanged.match(action) && action.payload.slug === 'resume') ||
  (draftsRestored.match(action) && action.payload.resume !== undefined);

const keptIn = (
  before: readonly Action[],
  { payload }: ReturnType<typeof draftsRestored>,
  after: readonly Action[],
) => {
  const { resume, ...drafts } = payload;
  if (resume && !before.some(hasIdentity)) {
    const session = before.findLast(productLoaded.match)?.payload?.session;
    return { name: draftsKey('session'), secret: session?.draftKey ?? '', drafts: { resume } };
  }
  const { guid = '', contactId = '' } = after.find(stepReceived.match)?.payload ?? {};
  return { name: draftsKey(guid), secret: guid && contactId && contactId + guid, drafts };
};

const seedDrafts = async (trace: Trace): Promise<void> => {
  const actions = actionsOf(trace);
  const seeded = new Set<string>();
  for (const [at, action] of actions.entries()) {
    if (!draftsRestored.match(action)) continue;
    const { name, secret, drafts } = keptIn(actions.slice(0, at), action, actions.slice(at));
    if (seeded.has(name)) continue;
    seeded.add(name);
    if (secret === '' || Object.keys(drafts).length === 0) writeTab(name, UNREADABLE);
    else await storeDrafts(name, secret, drafts);
  }
};

/** The request of an earlier load: one that the back end did not send, and whose code was asked for. */
const seedRequest = ({ path, events }: Trace): void => {
  if (firstSegment(path) === 'resume') return;
  const asked = events.flatMap((event) => (event.kind === 'call' && event.step === 'asked' ? [event] : []));
  const opened = asked.find(({ name }) => name === 'onboardingStart' || name === 'resumeStart');
  const guid = (opened?.request as { readonly guid?: unknown } | undefined)?.guid;
  if (opened?.name === 'resumeStart' && typeof guid === 'string') writeTab(REQUEST, guid);
};

export const seedTab = async (trace: Trace): Promise<void> => {
  sessionStorage.clear();
  const { codes = {} } = (trace.base ?? {}) as { readonly codes?: CodesState };
  storeCodes(timesBefore(Date.parse(trace.startedAt), codes));
  seedRequest(trace);
  await seedDrafts(trace);
};
