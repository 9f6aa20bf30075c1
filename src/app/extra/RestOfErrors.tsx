import { ErrorList } from '../../ui/shell/ErrorList';

export interface RestOfErrorsProps {
  readonly messages: readonly string[];
  readonly attempt: number;
  /** Another list on the page takes the focus. */
  readonly keepFocus: boolean;
}

export function RestOfErrors({ messages, attempt, keepFocus }: RestOfErrorsProps) {
  return (
    <ErrorList items={messages.map((message) => ({ message }))} focusKey={attempt} keepFocus={keepFocus} />
  );
}
