import { dataStepSlugs, stepTable, type DataStepSlug } from '../../src/contract/steps/table';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Player } from './player';

interface Reviewed {
  readonly label: string;
  readonly review: (player: Player, guid: string) => Promise<void>;
}

const REASON = 'La foto non si legge: rifalla con più luce.';

const accepted = async (player: Player, guid: string): Promise<void> => {
  await player.review(guid, 'accept-all');
};

const reviewed = {
  signed: { label: 'Firmata, in revisione', review: async () => undefined },
  documentRefused: {
    label: 'Un documento rifiutato',
    review: async (player, guid) => {
      await player.review(guid, 'refuse', { document: uploadTypes.documentoFronte, reason: REASON });
    },
  },
  allRefused: {
    label: 'Tutti i documenti e il video rifiutati',
    review: async (player, guid) => {
      for (const document of [uploadTypes.documentoFronte, uploadTypes.documentoDueFronte, VIDEO_UPLOAD_TYPE])
        await player.review(guid, 'refuse', { document, reason: REASON });
    },
  },
  documentAsked: {
    label: 'Un documento in più da inviare',
    review: async (player, guid) => {
      await player.review(guid, 'ask', { type: 'CONTENT_BILL' });
    },
  },
  accepted: { label: 'Documenti accettati, conto da aprire', review: accepted },
  open: {
    label: 'Conto aperto',
    review: async (player, guid) => {
      await accepted(player, guid);
      await player.review(guid, 'complete');
    },
  },
} as const satisfies Record<string, Reviewed>;

type ReviewedState = keyof typeof reviewed;
/** A step with data after the first: before it, nothing is confirmed and nothing can be resumed. */
type FilledStep = Exclude<DataStepSlug, 'contact-info'>;
export type MockState = FilledStep | ReviewedState;

const filledSteps = dataStepSlugs.filter((slug): slug is FilledStep => slug !== 'contact-info');
export const mockStates: readonly MockState[] = [
  ...filledSteps,
  ...(Object.keys(reviewed) as ReviewedState[]),
];

const isReviewed = (state: MockState): state is ReviewedState => Object.hasOwn(reviewed, state);

export const isMockState = (name: unknown): name is MockState =>
  (mockStates as readonly unknown[]).includes(name);

export const stepOfState = (state: MockState): FilledStep | 'thanks' =>
  isReviewed(state) ? 'thanks' : state;

export const labelOfState = (state: MockState): string =>
  isReviewed(state) ? reviewed[state].label : `Al passo «${stepTable[state].title}»`;

export const reviewTo = async (player: Player, guid: string, state: MockState): Promise<void> => {
  if (isReviewed(state)) await reviewed[state].review(player, guid);
};
