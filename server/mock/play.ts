import type { FastifyInstance } from 'fastify';
import { sampleApplicant, type SampleApplicant } from '../../src/contract/samples/applicant';
import { todayInRome } from '../domain/today';
import { listMessages } from '../repositories/outbox';
import { walkTo } from '../walk/walk';
import { Player } from './player';
import { reviewTo, stepOfState, type MockState } from './states';

export interface MockRequest {
  readonly guid: string;
  readonly state: MockState;
  readonly applicant: SampleApplicant;
}

const LAST_MESSAGES = 5;

const codesOf =
  ({ deps }: FastifyInstance) =>
  async (to: string): Promise<string> => {
    const messages = await listMessages(deps.db, LAST_MESSAGES);
    return messages.find(({ recipient, code }) => recipient === to && code !== '')?.code ?? '';
  };

/** Takes up to a few seconds. */
export const playTo = async (
  app: FastifyInstance,
  state: MockState,
  number: number,
  host: string,
): Promise<MockRequest> => {
  const player = new Player(app, host);
  const applicant = sampleApplicant(number);
  const [productCode = ''] = app.deps.config.PRODUCT_CODES;
  const year = Number(todayInRome(app.deps.clock.now()).slice(0, 4));
  const { caller } = player;
  const person = { caller, applicant, productCode, year, codeFor: codesOf(app) };
  const { guid } = await walkTo(person, stepOfState(state));
  await reviewTo(player, guid, state);
  return { guid, state, applicant };
};
