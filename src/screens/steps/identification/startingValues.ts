import { secondDocumentTypes } from '../../../contract/rules/documents';
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

/** What was typed over what the service has; the video and the citizenship flag are the service's alone. */
export const startingValues = (
  step: Pick<Step, 'widgets'>,
  draft: Draft | undefined,
): IdentificationValues => {
  const received = toValues(identification, step);
  const { documento, secondoDocumento, altriDocumenti } = initialValuesOf(identification, step, draft);
  const { cittadinanzaItaliana } = received.secondoDocumento;
  const allowed = secondDocumentTypes(cittadinanzaItaliana !== 'false', documento.documento);
  const second = secondoDocumento.secondoDocumento;
  return {
    documento,
    video: { ...received.video, modIdentificazione: IDENTIFICATION_MODE },
    secondoDocumento: {
      ...secondoDocumento,
      cittadinanzaItaliana,
      // The first document may have been changed to what the second was.
      secondoDocumento: allowed.includes(second) ? second : '',
    },
    // The widget is there only where the step carries it, and with the documents that it carries.
    ...(altriDocumenti && { altriDocumenti: carriedOf(step, altriDocumenti) }),
  } as IdentificationValues;
};
