import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectJourney } from '../state/selectors';
import { recordingShown } from '../state/ui';
import { SupportCode } from '../ui/shell/SupportCode';

/** The journey's code with the way to the recording. `label`: its words, if not those of the footer. */
export function JourneyCode({ label }: { readonly label?: string }) {
  const dispatch = useAppDispatch();
  const journey = useAppSelector(selectJourney);
  return (
    <SupportCode
      journey={journey}
      onRecording={() => dispatch(recordingShown(true))}
      {...(label !== undefined && { recordingLabel: label })}
    />
  );
}
