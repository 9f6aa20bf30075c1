import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectJourney } from '../state/selectors';
import { recordingShown } from '../state/ui';
import { SupportCode } from '../ui/shell/SupportCode';

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
