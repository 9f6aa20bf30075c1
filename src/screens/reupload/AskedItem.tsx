import type { ReactNode } from 'react';
import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { Notice } from '../../ui/shell/Notice';
import { Section } from '../../ui/shell/Section';
import { StateChip } from '../shared/StateChip';
import { labelOf, nameOf, reasonOf } from './items';

/** What is to be replaced, why, and the way to do it. */
export function AskedItem({ item, children }: { item: PaperworkDetail; children: ReactNode }) {
  const { label, tone } = labelOf(item);
  const reason = reasonOf(item);
  return (
    <Section title={nameOf(item)} text={<StateChip tone={tone}>{label}</StateChip>}>
      {reason === '' ? (
        <p>{reuploadCopy.asked}</p>
      ) : (
        <Notice tone="warning" title={reuploadCopy.reason}>
          <p>{reason}</p>
        </Notice>
      )}
      {children}
    </Section>
  );
}
