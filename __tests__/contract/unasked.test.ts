import { stepDefinitions } from '../../src/contract/steps';
import type { StepDefinition, StepValues } from '../../src/contract/steps/definition';
import { collectErrors } from '../../src/contract/validate';
import { clearFieldsNotAsked } from '../../src/contract/steps/clearFieldsNotAsked';

type DataStep = keyof typeof stepDefinitions;

const filled = (slug: DataStep, widget: string, choice: string, chosen: string): StepValues => {
  const { empty }: StepDefinition = stepDefinitions[slug];
  return Object.fromEntries(
    Object.entries(empty).map(([one, components]) => [
      one,
      Object.fromEntries(
        Object.keys(components).map((name) => [name, one === widget && name === choice ? chosen : 'x']),
      ),
    ]),
  );
};

const emptied = (slug: DataStep, widget: string, choice: string, chosen: string): string[] =>
  Object.entries(clearFieldsNotAsked(slug, filled(slug, widget, choice, chosen))).flatMap(
    ([one, components]) =>
      Object.entries(components)
        .filter(([, value]) => value === '')
        .map(([name]) => `${one}.${name}`),
  );

const addressOf = (widget: string) =>
  ['cap', 'provincia', 'citta', 'indirizzo'].map((field) => `${widget}.${field}`);

describe('fields of a step that a choice leaves unasked', () => {
  it.each([
    ['address-info', 'domicilio', 'domicilio', 'residenza'],
    ['company-info', 'sedeAmministrativa', 'sedeAmministrativa', 'sedeLegale'],
    ['card', 'spedizione', 'spedizioneCarta', 'residenza'],
    ['card', 'spedizione', 'spedizioneCarta', 'sedeLegale'],
  ] as const)(
    '[R5.3-04] %s: the other address of %s goes unless the choice is «altro»',
    (slug, widget, choice, same) => {
      expect(emptied(slug, widget, choice, 'altro')).toEqual([]);
      expect(emptied(slug, widget, choice, same).sort()).toEqual(addressOf(widget).sort());
      expect(emptied(slug, widget, choice, 'ignoto').sort()).toEqual(addressOf(widget).sort());
    },
  );

  it.each([
    ['address-info', 'domicilio', 'domicilio', 'residenza'],
    ['company-info', 'sedeAmministrativa', 'sedeAmministrativa', 'sedeLegale'],
    ['card', 'spedizione', 'spedizioneCarta', 'residenza'],
  ] as const)(
    '[R5.3-04] %s: the other address of %s is required only if the choice is «altro»',
    (slug, widget, choice, same) => {
      const { empty, schema }: StepDefinition = stepDefinitions[slug];
      const refused = (chosen: string): string[] => {
        const values = { ...empty, [widget]: { ...empty[widget], [choice]: chosen } };
        const errors = collectErrors(schema, values, { today: '2026-01-01' });
        return addressOf(widget).filter((path) => path in errors);
      };
      expect(refused('altro')).toEqual(addressOf(widget));
      expect(refused(same)).toEqual([]);
    },
  );

  it.each([
    ['Tessera sanitaria', ['cittaRilascio', 'dataRilascio', 'dataScadenza']],
    ['CS', ['dataScadenza']],
    ['PS', []],
    ['Passaporto', []],
    ["Carta d'identita", []],
    ['Patente di guida', []],
    ['ignoto', []],
  ] as const)('[R4.5-03] second document %j: without %j', (type, fields) =>
    expect(emptied('identification', 'secondoDocumento', 'secondoDocumento', type)).toEqual(
      fields.map((field) => `secondoDocumento.${field}SecondoDocumento`),
    ),
  );

  it.each(['contact-info', 'self-certifications', 'contract'] as const)('%s asks for everything', (slug) => {
    const { empty }: StepDefinition = stepDefinitions[slug];
    const [widget = ''] = Object.keys(empty);
    expect(emptied(slug, widget, '', '')).toEqual([]);
  });
});
