import { identificationCopy } from '../../copy/identification';
import { Notice } from '../../ui/shell/Notice';
import type { Advice } from '../image/picture';

const copy = identificationCopy.photo.advice;

export interface AdviceNoticeProps {
  /** At least one. */
  advice: readonly Advice[];
  /** Announces the notice. Not needed in a dialog that is read out as a whole. */
  live?: boolean;
}

/** The advice on a picture, with tips for the next one. */
export const AdviceNotice = ({ advice, live }: AdviceNoticeProps) => (
  <Notice tone="warning" live={live} title={copy.sentence(advice)}>
    {advice.map((one) => (
      <p key={one}>{copy.tip(one)}</p>
    ))}
  </Notice>
);
