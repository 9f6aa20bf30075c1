import { shownJourney } from '../../../src/contract/journey';
import type { AppDeps } from '../../deps';
import { countEvents, listFailedEvents, reviveEvents } from '../../repositories/webhookEvents';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const LISTED = 200;

export const webhooksText = async ({ db }: Deps): Promise<string> => {
  const { pending = 0, delivered = 0, dead = 0 } = await countEvents(db);
  const lines = (await listFailedEvents(db, LISTED)).map(
    ({ status, type, journey, guid, at, attempts, failure }) =>
      `  ${status}  ${at.toISOString()}  ${type}  ${shownJourney(journey)}  ${guid}  attempts ${attempts}: ${failure}`,
  );
  const help = dead > 0 ? ['`webhooks retry` tries the dead ones again.'] : [];
  return [`Webhooks: ${pending} pending, ${dead} dead, ${delivered} delivered.`, ...lines, ...help].join(
    '\n',
  );
};

export const retryWebhooks = async ({ db, clock }: Deps): Promise<string> =>
  `${await reviveEvents(db, clock.now())} dead events will be tried again.`;
