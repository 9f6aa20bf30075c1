import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import type { Trace } from '../../../src/contract/trace';
import { isMask } from '../../../src/state/recording/shownTexts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

/** Marks of answers that were sent as the back end's key of Italy: the app knows Italy by its name. */
const marksOfItaly = ({ events }: Trace): ReadonlySet<unknown> => {
  const submitted = events.flatMap((event) =>
    event.kind === 'action' && event.name === 'questionnaire/submitted'
      ? [fieldsOf(event.action.payload)]
      : [],
  );
  const sent = events.flatMap((event) =>
    event.kind === 'call' && event.name === 'questionnaireSave' && event.step === 'asked'
      ? [fieldsOf(event.request)]
      : [],
  );
  return new Set(
    submitted.flatMap(({ italy, answers }, at) =>
      Object.entries(fieldsOf(answers))
        .filter(([name, answer]) => answer !== italy && italy === sent[at]?.[name])
        .flatMap(([, answer]) => (isMask(String(answer)) ? [answer] : [])),
    ),
  );
};

/** The name of Italy is put back where it is masked, so that the app finds it again. */
export const withItaly = <Action>(trace: Trace): ((action: Action) => Action) => {
  const marks = marksOfItaly(trace);
  return (action) =>
    marks.size === 0
      ? action
      : (JSON.parse(JSON.stringify(action), (_, value: unknown) =>
          marks.has(value) ? DEFAULT_COUNTRY : value,
        ) as Action);
};
