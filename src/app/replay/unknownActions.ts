import type { Trace } from '../../contract/trace';
import { knownActions } from './knownActions';
import { calledEndpoint, callStatusOf, type RecordedAction } from './ownActions';
import { isAction } from './replayOf';

const known = new Set<string>(knownActions);

const isKnown = (action: RecordedAction): boolean => {
  if (callStatusOf(action) !== undefined) return calledEndpoint(action) !== undefined;
  return action.type.startsWith('api/') || known.has(action.type);
};

export const unknownActions = ({ events }: Trace): readonly string[] => [
  ...new Set(
    events
      .filter(isAction)
      .filter(({ action }) => !isKnown(action))
      .map(({ name }) => name),
  ),
];
