import { identificationCopy } from '../../../copy/identification';
import { FileRefusal } from '../../../capture/FileRefusal';
import { Button } from '../../../ui/shell/Button';
import type { UploadPhase } from './useFileUpload';

const copy = identificationCopy.files;

export interface UploadProblemProps {
  phase: UploadPhase;
  onRetry: (file: File) => void;
}

/** Under the box: why a file cannot be used, or the way to send it again; the box says what the service said. */
export function UploadProblem({ phase, onRetry }: UploadProblemProps) {
  if (phase.name === 'refused') return <FileRefusal problem={phase.problem} />;
  if (phase.name !== 'failed') return null;
  const { problem, file } = phase;
  return (
    <>
      {problem && <FileRefusal problem={problem} />}
      <div>
        <Button variant="link" onClick={() => onRetry(file)}>
          {copy.retry}
        </Button>
      </div>
    </>
  );
}
