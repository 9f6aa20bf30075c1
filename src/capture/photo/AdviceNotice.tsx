import { identificationCopy } from '../../copy/identification';
import { Notice } from '../../ui/shell/Notice';
import type { Advice } from '../image/advice';

const copy = identificationCopy.photo.advice;

export interface AdviceNoticeProps {
  /** One at least. */
  advice: readonly Advice[];
  /** Announce it; not where it is read out with the dialog that it stands in. */
  live?: boolean;
}

/** What a look at a picture found, and how the next one gets better. */
export const AdviceNotice = ({ advice, live }: AdviceNoticeProps) => (
  <Notice tone="warning" live={live} title={copy.sentence(advice)}>
    {advice.map((one) => (
      <p key={one}>{copy.tip(one)}</p>
    ))}
  </Notice>
);
