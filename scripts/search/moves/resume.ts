import { MOST_WRONG, type RequestFacts } from '../facts';
import { noteStep } from '../steps';
import { Violation } from '../violation';
import type { Heard } from '../world';
import { codeToEnter, isSuccess, mustBeTaken, newestCode, noteEntered, wasSent } from './contact';
import { canRead, heardOf, pickOf, whomOf, type Turn } from './turn';

const PREFIX = '+39';

export const locateByGuid = async (turn: Turn, request = pickOf(turn, 0, heardOf(turn))): Promise<void> => {
  const { world, index } = turn;
  if (!request) return;
  const { guid } = request;
  const call = pickOf(turn, 1, ['resumeStart', 'contactStart'] as const) ?? 'resumeStart';
  await world.call(index, call, { guid });
};

/** Which request it is shows where its code goes, and what is then unlocked. */
export const locateByIdentity = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const whom = whomOf(turn, 0);
  const numCell = pickOf(turn, 1, [0, 0, 0, 1]) === 1 ? whom.phones[1] : whom.phones[0];
  const mail = pickOf(turn, 2, [0, 0, 0, 1]) === 1 ? whom.emails[1] : whom.emails[0];
  await world.call(index, 'contactNext', { cf: whom.cf, numCell, prefCell: PREFIX, mail });
};

/** The check and the form do not say which request the browser has located. */
export const locatedRequest = async ({ world, index }: Turn): Promise<RequestFacts | undefined> => {
  const guid = await world.service.locatedBy(world.client(index));
  return guid === undefined ? undefined : world.facts.requests.get(guid);
};

const sendCalls = ['resumeSendCell', 'contactSendCell', 'otpResend'] as const;
const enterCalls = ['resumeValidateCell', 'contactValidateCell', 'otpVerify'] as const;

export const sendResumeCode = async (turn: Turn): Promise<Heard> => {
  const { world, index } = turn;
  const before = world.service.messages.length;
  const heard = await world.call(index, pickOf(turn, 0, sendCalls) ?? 'otpResend');
  const sent = world.service.messages[before];
  const request = await locatedRequest(turn);
  if (!isSuccess(heard) || !sent || !request) return heard;
  const target = sent.to.slice(PREFIX.length);
  const { guid } = request;
  const code = newestCode(turn, sent.to);
  world.facts.sent(index, { purpose: 'resume', guid, target, code, at: world.now() });
  return heard;
};

export const enterResumeCode = async (turn: Turn): Promise<Heard> => {
  const { world, index } = turn;
  const { facts } = world;
  const request = await locatedRequest(turn);
  const guid = request?.guid ?? '';
  const sent = facts.living(index, 'resume', guid);
  const code = codeToEnter(turn, sent, 1);
  const must = mustBeTaken(turn, sent, code);
  const heard = await world.call(index, pickOf(turn, 0, enterCalls) ?? 'otpVerify', { code });
  const taken = isSuccess(heard);
  if (must && !taken) throw new Violation('b', `A right code was refused: ${heard.message}`);
  noteEntered(sent, code, taken);
  // Entered before: the call succeeds again with any code.
  if (!taken || !request || facts.browser(index).entered.has(guid)) return heard;
  if (!wasSent(turn, 'resume', guid, request.phone, code))
    throw new Violation('a', `${request.label} was unlocked without a code to its confirmed phone`);
  const { cf, phone, email } = request;
  facts.browser(index).proofs.push({ cf, phone, email });
  facts.browser(index).entered.add(guid);
  return heard;
};

export const list = ({ world, index }: Turn): Promise<Heard> => world.call(index, 'contactList');
export const resumeState = ({ world, index }: Turn): Promise<Heard> => world.call(index, 'contactStart', {});

const openCalls = ['resume', 'contactResume', 'resumeNext'] as const;

export const open = async (
  turn: Turn,
  request = pickOf(turn, 0, heardOf(turn)),
): Promise<Heard | undefined> => {
  const { world, index } = turn;
  const name = pickOf(turn, 1, openCalls) ?? 'resume';
  const guid = request?.guid ?? 'none';
  const heard =
    name === 'resume' ? await world.call(index, 'resume') : await world.call(index, name, { guid });
  const step = noteStep(world, index, heard);
  if (!step) return heard;
  world.facts.opened(index, step.guid);
  return heard;
};

export const prove = async (turn: Turn): Promise<void> => {
  const { facts } = turn.world;
  const readable = heardOf(turn).filter(
    ({ guid, phone }) => phone !== '' && canRead(turn, phone) && !facts.may(turn.index, guid),
  );
  const request = pickOf(turn, 0, readable);
  if (!request) return;
  await locateByGuid(turn, request);
  const heard = await sendResumeCode(turn);
  if (isSuccess(heard)) await enterResumeCode({ ...turn, picks: [0, 0] });
};

export const askCode = async (turn: Turn): Promise<void> => {
  await locateByGuid(turn);
  await sendResumeCode(turn);
};

export const guess = async (turn: Turn, request: RequestFacts | undefined, codes: number): Promise<void> => {
  const { world } = turn;
  for (let number = 0; request && number < codes; number += 1) {
    await locateByGuid(turn, request);
    if (!isSuccess(await sendResumeCode(turn))) return;
    for (let wrong = 0; wrong < MOST_WRONG; wrong += 1) await enterResumeCode({ ...turn, picks: [0, 5] });
    world.pass({ seconds: 61 });
  }
};
