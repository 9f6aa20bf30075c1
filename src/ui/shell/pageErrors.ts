import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

export interface PageErrors {
  /** The list under the page's heading: the service's errors that no other list on the page has. */
  readonly rest: ReactNode;
  /** A list on the page has these messages. Returns the undo. Stable. */
  readonly claim: (messages: readonly string[]) => () => void;
}

/** The service's errors on the step on show. Null on pages without a step. */
export const PageErrorsContext = createContext<PageErrors | null>(null);

export interface ListedErrors {
  readonly serverErrors?: Readonly<Record<string, string>>;
  readonly globalErrors?: readonly string[];
}

/**
 * For a list of errors: it shows these messages until they are corrected. Those that no list claims are shown
 * under the page's heading, so that no error of the service stays unseen.
 */
export function useListedErrors({ serverErrors, globalErrors }: ListedErrors): void {
  const claim = useContext(PageErrorsContext)?.claim;
  useLayoutEffect(
    () => claim?.([...(globalErrors ?? []), ...Object.values(serverErrors ?? {})]),
    [claim, serverErrors, globalErrors],
  );
}
