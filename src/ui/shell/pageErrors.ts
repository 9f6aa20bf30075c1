import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

export interface PageErrors {
  readonly rest: ReactNode;
  /** Stable. Returns the undo function. */
  readonly claim: (messages: readonly string[]) => () => void;
}

/** Null on pages without a step. */
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
