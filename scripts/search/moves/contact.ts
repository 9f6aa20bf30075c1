import { MOST_WRONG, CODE_LIFE_MS, type Purpose, type SentCode } from '../facts';
import { noteStep } from '../steps';
import { Violation } from '../violation';
import type { Heard } from '../world';
import { canRead, emailOf, phoneOf, pickOf, whomOf, type Turn } from './turn';

const prefisso = '+39';
const NO_CODE = '000000';
export const isSuccess = ({ status }: Heard): boolean => status === 'success';

export const begin = async ({ world, index }: Turn): Promise<void> => {
  const first = await world.call(index, 'productInfo');
  // A browser whose session is over begins again.
  if (!isSuccess(first)) await world.call(index, 'productInfo');
  noteStep(world, index, await world.call(index, 'onboardingStart', { code: 'DITTA_INDIVIDUALE' }));
};

export const check = async (turn: Turn, whom = whomOf(turn, 0)): Promise<Heard> => {
  const { world, index } = turn;
  const { nome, cognome, cf } = whom;
  const before = world.facts.browser(index).own;
  const person = { nome, cognome, codiceFiscale: cf, intestatari: 1 } as const;
  const heard = await world.call(index, 'checkCustomerInfo', person);
  const request = world.facts.ownRequest(index);
  if (!isSuccess(heard) || !request) return heard;
  if (request.cf !== cf) world.facts.release(index, request.guid);
  request.cf = cf;
  if (world.facts.browser(index).own !== before) throw new Violation('f', 'The check took the request away');
  return heard;
};

export const newestCode = ({ world }: Turn, target: string): string =>
  world.service.messages.findLast(({ to, code }) => to === target && code !== undefined)?.code ?? '';

const tell = async (turn: Turn, purpose: 'email' | 'sms', target: string): Promise<Heard> => {
  const { world, index } = turn;
  const request = world.facts.ownRequest(index);
  const heard =
    purpose === 'email'
      ? await world.call(index, 'validateEmail', { indirizzo: target })
      : await world.call(index, 'validateCellulare', { numero: target, prefisso });
  if (!isSuccess(heard) || !request) return heard;
  if (purpose === 'email') request.toldEmail = target;
  else request.toldPhone = target;
  request.accepted.delete('contact-info');
  const to = purpose === 'email' ? target : `${prefisso}${target}`;
  const code = newestCode(turn, to);
  world.facts.sent(index, { purpose, guid: request.guid, target, code, at: world.now() });
  return heard;
};

export const tellEmail = (turn: Turn, target = emailOf(turn, 0)): Promise<Heard> =>
  tell(turn, 'email', target);
export const tellPhone = (turn: Turn, target = phoneOf(turn, 0)): Promise<Heard> => tell(turn, 'sms', target);

export const codeToEnter = (turn: Turn, sent: SentCode | undefined, place: number): string => {
  const readable = turn.world.facts.browser(turn.index).codes.filter(({ target }) => canRead(turn, target));
  const right = sent && canRead(turn, sent.target) ? sent.code : NO_CODE;
  const old = readable[0]?.code ?? NO_CODE;
  return pickOf(turn, place, [right, right, right, right, old, NO_CODE, '12']) ?? right;
};

/** Whether nothing but the holder's own doing could make the service refuse the code. */
export const mustBeTaken = (turn: Turn, sent: SentCode | undefined, entered: string): boolean =>
  sent !== undefined &&
  sent.state === 'living' &&
  sent.code === entered &&
  sent.wrong < MOST_WRONG &&
  turn.world.now() - sent.at < CODE_LIFE_MS;

export const noteEntered = (sent: SentCode | undefined, entered: string, taken: boolean): void => {
  if (!sent) return;
  if (taken && sent.code === entered) sent.state = 'used';
  else if (!taken) sent.wrong += 1;
};

export const wasSent = (
  { world, index }: Turn,
  purpose: Purpose,
  guid: string,
  target: string,
  code: string,
): boolean =>
  world.facts
    .browser(index)
    .codes.some(
      (one) => one.purpose === purpose && one.guid === guid && one.target === target && one.code === code,
    );

const confirm = async (turn: Turn, purpose: 'email' | 'sms'): Promise<Heard | undefined> => {
  const { world, index } = turn;
  const request = world.facts.ownRequest(index);
  const target = purpose === 'email' ? request?.toldEmail : request?.toldPhone;
  if (!request || !target) return undefined;
  const sent = world.facts.living(index, purpose, request.guid);
  const codice = codeToEnter(turn, sent, 1);
  const must = mustBeTaken(turn, sent, codice) && sent?.target === target && request.step === 'contact-info';
  const heard =
    purpose === 'email'
      ? await world.call(index, 'confermaEmail', { indirizzo: target, codice })
      : await world.call(index, 'confermaCellulare', { numero: target, prefisso, codice });
  const taken = isSuccess(heard);
  if (must && !taken) throw new Violation('b', `A right code was refused: ${heard.message}`);
  noteEntered(sent, codice, taken);
  if (!taken) return heard;
  const confirmed = purpose === 'email' ? request.email : request.phone;
  if (confirmed !== target && !wasSent(turn, purpose, request.guid, target, codice))
    throw new Violation('a', `${target} was confirmed without its code`);
  if (confirmed === target) return heard;
  world.facts.release(index, request.guid);
  if (purpose === 'email') request.email = target;
  else {
    request.phone = target;
    world.facts.changedPhone(request.guid);
  }
  return heard;
};

export const confirmEmail = (turn: Turn): Promise<Heard | undefined> => confirm(turn, 'email');
export const confirmPhone = (turn: Turn): Promise<Heard | undefined> => confirm(turn, 'sms');

export const password = 'Sicura-2026!';

export const createPassword = ({ world, index }: Turn): Promise<Heard> =>
  world.call(index, 'createPassword', { password, confermaPassword: password });

export const changeContacts = async (turn: Turn): Promise<void> => {
  await tellPhone(turn, phoneOf(turn, 0));
  await tellEmail(turn, emailOf(turn, 0));
};
