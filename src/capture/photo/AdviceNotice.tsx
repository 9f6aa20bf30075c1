import { identificationCopy } from '../../copy/identification';
import { Notice } from '../../ui/shell/Notice';
import type { Advice } from '../image/picture';

const copy = identificationCopy.photo.advice;

export interface AdviceNoticeProps {
  /** At least one. */
  advice: readonly Advice[];
  /** Not needed in a dialog, which is read out as a whole. */
  live?: boolean;
}

export const AdviceNotice = ({ advice, live }: AdviceNoticeProps) => (
  <Notice tone="warning" live={live} title={copy.sentence(advice)}>
    {advice.map((one) => (
      <p key={one}>{copy.tip(one)}</p>
    ))}
  </Notice>
);
