import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/shell/ActionBar';
import { PageHeading } from '../../ui/shell/PageHeading';
import styles from './MessagePage.module.css';

export interface MessagePageProps {
  readonly art?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
  readonly children?: ReactNode;
}

export function MessagePage({ art, title, text, action, children }: MessagePageProps) {
  return (
    <>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <PageHeading lead={text}>{title}</PageHeading>
      {children}
      <ActionBar continueLabel={action.label} onContinue={action.onPress} />
    </>
  );
}
