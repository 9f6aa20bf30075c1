/**
 * Calls of codes and of the signature whose process dies at one of its waits. Then another goes on: what it
 * sends, and what the applicant enters or presses once more.
 */
import { sendDueCodes } from '../../../server/codes/dueMessages';
import { confirmEmail, confirmPhone } from './contact';
import { enterResumeCode, locatedRequest } from './resume';
import { notice, sign } from './papers';
import { canRead, emailOf, phoneOf, pickOf, type Turn } from './turn';

const prefisso = '+39';
/** The calls have some twenty waits. */
const MOST_WAITS = 24;
const JOB_AFTER = { seconds: 61 } as const;

const waitOf = ({ picks }: Turn): number => 1 + (((picks[1] ?? 0) * 16 + (picks[2] ?? 0)) % MOST_WAITS);

/** Returns whether the process died. Then another one has sent what it left. */
const dying = async (turn: Turn, work: () => Promise<unknown>): Promise<boolean> => {
  const { world, index } = turn;
  const { interruptions, deps } = world.service;
  interruptions.arm(waitOf(turn));
  await work();
  if (!interruptions.restart()) return false;
  world.last.delete(index);
  world.log.push(`The process died at wait ${waitOf(turn)}`);
  world.pass(JOB_AFTER);
  await sendDueCodes(deps);
  return true;
};

type Purpose = 'email' | 'sms' | 'resume';

const confirm = async (turn: Turn, what: Purpose): Promise<void> => {
  const right = { ...turn, picks: [0, 0, 0] };
  await (what === 'email' ? confirmEmail : what === 'sms' ? confirmPhone : enterResumeCode)(right);
};

/** The code that arrived last, from any process, must work. */
const ask = async (turn: Turn, what: Purpose): Promise<void> => {
  const { world, index } = turn;
  const request = what === 'resume' ? await locatedRequest(turn) : world.facts.ownRequest(index);
  const at = world.now();
  const before = world.service.messages.length;
  const target = what === 'email' ? emailOf(turn, 0) : what === 'sms' ? phoneOf(turn, 0) : request?.phone;
  if (!request || !target) return;
  const isDead = await dying(turn, () => {
    if (what === 'email') return world.call(index, 'validateEmail', { indirizzo: target });
    if (what === 'sms') return world.call(index, 'validateCellulare', { numero: target, prefisso });
    return world.call(index, 'resumeSendCell');
  });
  const to = what === 'email' ? target : `${prefisso}${target}`;
  const arrived = world.service.messages.slice(before).findLast((one) => one.to === to && one.code);
  if (!arrived?.code) return;
  if (what === 'email') request.toldEmail = target;
  if (what === 'sms') request.toldPhone = target;
  if (what !== 'resume') request.accepted.delete('contact-info');
  world.facts.sent(index, { purpose: what, guid: request.guid, target, code: arrived.code, at });
  if (isDead && canRead(turn, target)) await confirm(turn, what);
};

/** It must be taken when it is entered once more. */
const enter = async (turn: Turn, what: Purpose): Promise<void> => {
  const { world, index } = turn;
  const request = what === 'resume' ? await locatedRequest(turn) : world.facts.ownRequest(index);
  const sent = world.facts.living(index, what, request?.guid);
  if (!request || !sent || !canRead(turn, sent.target)) return;
  if (what !== 'resume' && sent.target !== (what === 'email' ? request.toldEmail : request.toldPhone)) return;
  const { target, code } = sent;
  await dying(turn, () => {
    if (what === 'email') return world.call(index, 'confermaEmail', { indirizzo: target, codice: code });
    if (what === 'sms')
      return world.call(index, 'confermaCellulare', { numero: target, prefisso, codice: code });
    return world.call(index, 'resumeValidateCell', { code });
  });
  await confirm(turn, what);
};

const press = async (turn: Turn): Promise<void> => {
  const call = pickOf(turn, 2, [notice, sign]) ?? notice;
  await dying(turn, () => call({ ...turn, picks: [turn.picks[0] ?? 0, 0] }));
  await call({ ...turn, picks: [turn.picks[0] ?? 0, 0] });
};

const purposes = ['email', 'sms', 'resume'] as const;
export const askInterrupted = (turn: Turn): Promise<void> => ask(turn, pickOf(turn, 0, purposes) ?? 'email');
export const enterInterrupted = (turn: Turn): Promise<void> =>
  enter(turn, pickOf(turn, 0, purposes) ?? 'email');
export const pressInterrupted = press;
