import { uploadTypes } from '../../../src/contract/uploads';
import { moves, type MoveName } from '../../../server/review/reviewers/actions';
import { Refusal } from '../../../server/errors/refusal';
import { reviewerOf } from '../../testing/service/reviewer';
import { effectsOf } from '../judgeRows';
import { judgeChanges } from '../judgeChanges';
import { Violation } from '../violation';
import { isSuccess } from './contact';
import { pickOf, type Turn } from './turn';

const reviewMoves: readonly MoveName[] = ['refuse', 'accept-all', 'ask', 'complete'];

export const review = async (turn: Turn): Promise<void> => {
  const { world } = turn;
  const signed = [...world.facts.requests.values()].filter(({ signed: isSigned }) => isSigned);
  const request = pickOf(turn, 0, signed);
  const name = pickOf(turn, 1, reviewMoves) ?? 'refuse';
  if (!request) return;
  const input = { document: uploadTypes.documentoFronte, reason: 'Sfocato', type: 'CONTENT', seen: '' };
  const told = await moves[name]
    .run(reviewerOf(world.service), request.guid, input)
    .then(() => 'done')
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    });
  world.log.push(`Review: ${name} ${request.guid} -> ${told}`);
};

const times = [
  { seconds: 30 },
  { seconds: 61 },
  { minutes: 9 },
  { minutes: 11 },
  { minutes: 61 },
  { minutes: 24 * 60 },
] as const;

export const pass = async (turn: Turn): Promise<void> => {
  const time = pickOf(turn, 0, times) ?? times[0];
  turn.world.pass(time);
  turn.world.log.push(`Time passes: ${JSON.stringify(time)}`);
};

export const renew = async ({ world, index }: Turn): Promise<void> => {
  world.renew(index);
  world.log.push(`${world.who(index)}: takes a new browser`);
};

/** Not those that lead on or back each time, nor those that send. */
const repeatable = [
  'onboardingStart',
  'onboardingNext',
  'confermaEmail',
  'confermaCellulare',
  'createPassword',
  'checkCustomerInfo',
  'presaVisione',
  'signDocument',
  'updateDocumentsKo',
  'invitations',
  'generateCaptcha',
  'resumeValidateCell',
  'contactValidateCell',
  'otpVerify',
  'contactResume',
  'resumeNext',
  'resume',
];

/** (e): the last call once more, as its answer was lost: with the same cookies or with the new ones. */
export const repeat = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const made = world.last.get(index);
  if (!made || !isSuccess(made.heard) || !repeatable.includes(made.name)) return;
  const before = new Map([...world.known].map(([guid, { rows }]) => [guid, effectsOf(rows)]));
  const sent = world.service.messages.length;
  const { cookies } = world.client(index);
  if (pickOf(turn, 0, ['new', 'same']) === 'same') {
    cookies.clear();
    for (const [name, value] of made.cookies) cookies.set(name, value);
  }
  const heard = await world.hear(index, made.name, 'again', made.send);
  await judgeChanges(world, index);
  for (const [guid, effects] of before) {
    const rows = world.known.get(guid)?.rows;
    if (rows && effectsOf(rows) !== effects)
      throw new Violation('e', `${made.name} had a second effect: ${effects} became ${effectsOf(rows)}`);
  }
  if (world.service.messages.length > sent) throw new Violation('e', `${made.name} sent a second message`);
  if (!isSuccess(heard) && made.name !== 'onboardingNext')
    world.log.push(`The repeated ${made.name} was refused: ${heard.message}`);
};
