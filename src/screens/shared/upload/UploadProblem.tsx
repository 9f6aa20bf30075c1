import { identificationCopy } from '../../../copy/identification';
import { CaptureAlert } from '../../../ui/capture/CaptureAlert';
import { Button } from '../../../ui/shell/Button';
import type { UploadPhase } from './useFileUpload';

const copy = identificationCopy.files;

export interface UploadProblemProps {
  phase: UploadPhase;
  onRetry: (file: File) => void;
}

/** Under the box: why a file cannot be used, or the way to send it again; the box says what the service said. */
export function UploadProblem({ phase, onRetry }: UploadProblemProps) {
  if (phase.name === 'refused') {
    return phase.problem === 'unsupported' ? (
      <CaptureAlert title={copy.unsupported} text={copy.unsupportedNext} />
    ) : (
      <CaptureAlert title={copy[phase.problem]} />
    );
  }
  if (phase.name !== 'failed') return null;
  return (
    <div role="alert">
      <Button variant="link" onClick={() => onRetry(phase.file)}>
        {copy.retry}
      </Button>
    </div>
  );
}
