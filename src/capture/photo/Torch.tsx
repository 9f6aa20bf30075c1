import { useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';

/** The light beside the camera, where there is one that can be switched. */
export function Torch({ stream }: { stream: MediaStream }) {
  const [on, setOn] = useState(false);
  const track = stream
    .getTracks()
    .find((one) => 'getCapabilities' in one && 'torch' in one.getCapabilities());
  if (!track) return null;
  const turn = () => {
    track.applyConstraints({ advanced: [{ torch: !on } as MediaTrackConstraintSet] }).then(
      () => setOn(!on),
      () => undefined,
    );
  };
  return (
    <Button variant="link" aria-pressed={on} onClick={turn}>
      {identificationCopy.photo.torch}
    </Button>
  );
}
