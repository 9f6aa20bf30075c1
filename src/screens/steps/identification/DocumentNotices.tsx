import { documentTypes } from '../../../contract/documentTypes';
import { isPaperCard } from '../../../contract/expiry';
import { saysItalian } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { supportHref } from '../../../state/support';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Notice } from '../../../ui/shell/Notice';
import type { DocumentRow } from './documentRows';

const copy = identificationCopy.document;

/** Advises against a card that is void; the reviewer decides. */
export function PaperCardNotice({ row }: { row: DocumentRow }) {
  const isPaper = isPaperCard(documentTypes.identityCard, useFieldValue(row.number));
  return isPaper ? (
    <Notice tone="warning" live>
      {copy.paperCard}
    </Notice>
  ) : null;
}

/** Citizens of the EU are offered permits, which they cannot have: the specification has this list only. */
export function PermitNotice() {
  const italian = saysItalian(useFieldValue('secondoDocumento.cittadinanzaItaliana'));
  const support = supportHref(useAppSelector(selectConfig));
  const { title, text, support: link, reason } = copy.permitOfEu;
  return italian ? null : (
    <Notice title={title}>
      <span>{text}</span>
      <span>{support === undefined ? link : <a href={support}>{link}</a>}</span>
      <span>{reason}</span>
    </Notice>
  );
}
