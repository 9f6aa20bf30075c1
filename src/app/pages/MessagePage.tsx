import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/shell/ActionBar';
import { PageHeading } from '../../ui/shell/PageHeading';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
  readonly children?: ReactNode;
}

/** A page that says one thing and leads on. */
export function MessagePage({ title, text, action, children }: MessagePageProps) {
  return (
    <>
      <PageHeading lead={text}>{title}</PageHeading>
      {children}
      <ActionBar continueLabel={action.label} onContinue={action.onPress} />
    </>
  );
}
