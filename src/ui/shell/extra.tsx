// oxlint-disable-next-line no-restricted-imports
import { lazy, Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Boundary } from './Boundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Returns a component that is loaded when it is first shown, for a part that its page can do without. `Lost`
 * takes its place, with the same props, where its code does not load or fails: the page goes on. Code that
 * did not load is loaded again when the component is next mounted.
 */
export const extra = <Props extends object>(
  load: Load<Props>,
  Lost: ComponentType<Props>,
  waiting?: ReactNode,
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
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
