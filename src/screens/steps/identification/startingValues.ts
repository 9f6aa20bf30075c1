import { saysItalian, secondDocumentTypes } from '../../../contract/rules/documents';
import { toValues } from '../../../contract/steps/definition';
import {
  identification,
  IDENTIFICATION_MODE,
  type IdentificationValues,
} from '../../../contract/steps/identification';
import type { Step } from '../../../contract/wire';
import type { Draft } from '../../../state/drafts';
import { initialValuesOf } from '../../shared/initialValues';

const carriedOf = (step: Pick<Step, 'widgets'>, values: IdentificationValues['altriDocumenti']) => {
  const components = step.widgets.find(({ name }) => name === 'altriDocumenti')?.components ?? [];
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => components.some((component) => component.name === name)),
  );
};

/** The video and the citizenship flag come from the service only. */
export const startingValues = (
  step: Pick<Step, 'widgets'>,
  draft: Draft | undefined,
): IdentificationValues => {
  const received = toValues(identification, step);
  const { documento, secondoDocumento, altriDocumenti } = initialValuesOf(identification, step, draft);
  const { cittadinanzaItaliana } = received.secondoDocumento;
  const allowed = secondDocumentTypes(saysItalian(cittadinanzaItaliana), documento.documento);
  const second = secondoDocumento.secondoDocumento;
  return {
    documento,
    video: { ...received.video, modIdentificazione: IDENTIFICATION_MODE },
    secondoDocumento: {
      ...secondoDocumento,
      cittadinanzaItaliana,
      // The first document may have been changed to the type of the second.
      secondoDocumento: allowed.includes(second) ? second : '',
    },
    // The widget exists only if the step has it, with the step's documents.
    ...(altriDocumenti && { altriDocumenti: carriedOf(step, altriDocumenti) }),
  } as IdentificationValues;
};
