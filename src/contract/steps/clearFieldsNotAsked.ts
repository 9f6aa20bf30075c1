/** Values of fields that another choice makes unasked are not validated, sent or stored. */
import { documentTypes } from '../documentTypes';
import type { StepValues } from './definition';
import type { StepSlug } from './table';

type Unasked = (values: StepValues) => readonly string[];

const address = ['cap', 'provincia', 'citta', 'indirizzo'];

const unlessOther =
  (widget: string, choice: string): Unasked =>
  (values) =>
    values[widget]?.[choice] === 'altro' ? [] : address.map((field) => `${widget}.${field}`);

const { healthCard, indefinitePermit } = documentTypes;

/** The health card has only the tax code as its number. The indefinite permit does not expire (spec, 4.5). */
const ofSecondDocument: Unasked = ({ secondoDocumento }) => {
  const type = secondoDocumento?.['secondoDocumento'];
  return [
    ...(type === healthCard
      ? ['secondoDocumento.cittaRilascioSecondoDocumento', 'secondoDocumento.dataRilascioSecondoDocumento']
      : []),
    ...(type === healthCard || type === indefinitePermit
      ? ['secondoDocumento.dataScadenzaSecondoDocumento']
      : []),
  ];
};

const unaskedOf: Partial<Readonly<Record<StepSlug, Unasked>>> = {
  'address-info': unlessOther('domicilio', 'domicilio'),
  'company-info': unlessOther('sedeAmministrativa', 'sedeAmministrativa'),
  card: unlessOther('spedizione', 'spedizioneCarta'),
  identification: ofSecondDocument,
};

export const clearFieldsNotAsked = <Values extends StepValues>(slug: StepSlug, values: Values): Values => {
  const cleared: Record<string, StepValues[string]> = { ...(values as StepValues) };
  for (const path of unaskedOf[slug]?.(values) ?? []) {
    const [widget = '', name = ''] = path.split('.');
    const components = cleared[widget];
    if (components && Object.hasOwn(components, name)) cleared[widget] = { ...components, [name]: '' };
  }
  return cleared as StepValues as Values;
};
