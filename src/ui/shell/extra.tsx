// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Boundary } from './Boundary';
import { Waiting } from './Waiting';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A line that never answers ends nothing by itself. The largest part, 22 KB, comes in time at 20 kbit/s. */
const PATIENCE_MS = 10_000;

interface Options {
  readonly waiting?: ReactNode;
  /** Milliseconds; Infinity where the page goes on meanwhile. Default 10,000. */
  readonly patience?: number;
}

/**
 * For a part that its page can do without. `Lost` takes its place, with the same props, where its code does
 * not load in time or fails: the page goes on. Code that did not load is loaded again when the component is
 * next mounted.
 */
export const extra = <Props extends object>(
  load: Load<Props>,
  Lost: ComponentType<Props>,
  { waiting, patience = PATIENCE_MS }: Options = {},
): ComponentType<Props> => {
  let Part: LazyExoticComponent<ComponentType<Props>>;
  // React keeps a failure for ever.
  const renew = (): void => {
    Part = lazy(() =>
      load().catch((error: unknown) => {
        renew();
        throw error;
      }),
    );
  };
  renew();
  return function Extra(props: Props) {
    return (
      <Boundary instead={() => <Lost {...props} />}>
        <Suspense fallback={<Waiting patience={patience}>{waiting}</Waiting>}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
