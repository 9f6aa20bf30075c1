import { expiryText } from '../../../src/contract/expiry';
import type { PaperKind } from '../../documents/papers';
import { compare, type Comparison } from '../../reading/compare';
import type { Reading } from '../../reading/reading';
import type { SavedAnswer } from '../../repositories/answers';

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly read?: Comparison;
}

const documentLabels = [
  ['numero', 'Numero'],
  ['cittaRilascio', 'Rilasciato a'],
  ['enteEmissione', 'Rilasciato da'],
  ['dataRilascio', 'Rilasciato il'],
  ['dataScadenza', 'Scade il'],
] as const;

const widgets: Readonly<Partial<Record<PaperKind, string>>> = {
  document1: 'documento',
  document2: 'secondoDocumento',
};

export const documentFacts = (identification: readonly SavedAnswer[], kind: PaperKind): Fact[] =>
  documentLabels.flatMap(([start, label]) => {
    const found = identification.find(
      (one) => one.widget === widgets[kind] && one.component.startsWith(start),
    );
    return found && found.value !== '' ? [{ label, value: expiryText(found.value) }] : [];
  });

export const withReadings = (facts: readonly Fact[], readings: readonly Reading[]): readonly Fact[] =>
  facts.map((fact) => {
    const read = compare(fact, readings);
    return read ? { ...fact, read } : fact;
  });
