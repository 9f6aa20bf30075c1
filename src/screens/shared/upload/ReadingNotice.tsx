import { adviceOnReading, type ReadingContext } from '../../../contract/readingAdvice';
import type { DocumentReading } from '../../../contract/wire';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/selectors';
import { selectToday } from '../../../state/today';
import { Notice } from '../../../ui/shell/Notice';

const copy = identificationCopy.reading;

export interface ReadingNoticeProps extends Pick<ReadingContext, 'side' | 'documentType'> {
  reading: DocumentReading;
}

/** What a reviewer would refuse of the picture. The applicant may go on all the same. */
export function ReadingNotice({ reading, side, documentType }: ReadingNoticeProps) {
  const { cf } = useAppSelector(selectUser);
  const today = useAppSelector(selectToday);
  const advice = adviceOnReading(reading, { side, documentType, taxCode: cf, today });
  if (advice.length === 0) return null;
  return (
    <Notice tone="warning" live title={copy.check}>
      {advice.map((one) => (
        <p key={one}>{copy.advice(one, reading.expiryDate)}</p>
      ))}
      <p>{copy.goOn}</p>
    </Notice>
  );
}
