import type { Step } from '../wireShapes';

/** The number is typed twice only where the service's step carries a component for it. */
export const carriesMobileConfirmation = ({ widgets }: Pick<Step, 'widgets'>): boolean =>
  widgets.some(
    ({ name, components }) =>
      name === 'cellulare' && components.some((one) => one.name === 'confermaCellulare'),
  );
