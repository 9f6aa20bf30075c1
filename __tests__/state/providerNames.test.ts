import fc from 'fast-check';
import '../../src/api/lookups';
import { ownStep, widgetsAsReceived, type Names } from '../../src/contract/steps/naming';
import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { partsOf } from '../../src/contract/steps/parts';
import { dataStepSlugs, rowOf, slugOf, type DataStepSlug } from '../../src/contract/steps/table';
import type { Step } from '../../src/contract/wire';
import * as actions from '../../src/flows/actions';
import { createRedaction } from '../../src/state/recording/redaction';
import { stepReceived } from '../../src/state/step';
import { component, step, widget } from '../flows/support';
import { canary, expectNoCanary } from './canary';

/** Names of back ends for the components that the specification leaves open. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  cittadinanzaItaliana: ['cittadinoItaliano', 'italiano_si_no', 'FLAG-ITALIANO'],
  consensoPrivacy: ['informativaPrivacy', 'privacy1', 'privacyReg2016'],
  consensoInformativa: ['informativa2', 'letturaInformativaPrecontrattuale'],
  codiceTipoSoggetto: ['tipoSoggetto', 'soggettoTipo', 'TIPO_SOGG'],
  sottotipoSoggetto: ['sottoTipoSogg', 'sotto_codice_soggetto'],
  risultatoEconomico: ['risultatoEconomicoEsercizio'],
  totaleBilancioAnnuo: ['totaleBilancio', 'bilancio_annuale'],
  dataChiusuraBilancio: ['chiusuraBilancio', 'bilancioDataChiusura'],
  visioneDocumentazione: ['presaVisioneDocumenti'],
  cartaFisica: ['cartaDiDebitoFisica'],
};

const strange = fc.stringMatching(/^[a-zA-Z_]{1,8}Jxqv[0-9]?$/);
const named = (own: string) =>
  fc.oneof(
    fc.constantFrom(own, `dati_${own}`, `${own[0]?.toUpperCase()}${own.slice(1)}_Jxqv`, `conf-${own}`),
    strange,
  );

/** All components, those of an address alone, of which no two can be distinguished, or none. */
const kinds: readonly ((component: string) => boolean)[] = [
  () => true,
  (name) => ['cap', 'provincia', 'citta', 'indirizzo', 'nazione'].includes(name),
  () => false,
];

const theirStep = (slug: DataStepSlug): fc.Arbitrary<Step> => {
  const parts = partsOf(slug);
  const components = Object.values(parts)
    .flat()
    .filter((own) => own in OPEN);
  return fc
    .record({
      names: fc.record(Object.fromEntries(Object.keys(parts).map((own) => [own, named(own)]))),
      open: fc.record(
        Object.fromEntries(components.map((own) => [own, fc.constantFrom(own, ...(OPEN[own] ?? []))])),
      ),
      code: fc.constantFrom('', 'W7', 'RESIDENZA', 'sede-legale-bis'),
      order: fc.boolean(),
      title: fc.constantFrom(
        rowOf(slug).title,
        `${rowOf(slug).title.toUpperCase()}!`,
        `Passo ${slug}`,
        'Jxqv',
      ),
      more: fc.array(strange, { maxLength: 2 }),
      has: fc.constantFrom(...kinds),
      value: fc.constantFrom('', 'true', SUBJECT_TYPE_CODE, 'Jxqvino', '+39'),
    })
    .map(({ names, open, code, order, title, more, has, value }) => {
      const widgets = Object.entries(parts).map(([own, list]) => ({
        ...widget(
          names[own] ?? own,
          [...list.filter(has).map((name) => open[name] ?? name), ...more].map((name) =>
            component(name, value),
          ),
        ),
        code,
      }));
      return step(slug, { name: title, widgets: order ? widgets : [...widgets].reverse() });
    });
};

const slugs = fc.constantFrom(...dataStepSlugs);
const steps = slugs.chain(theirStep);

const CONFIGURED: Names = {
  stepTitles: Object.fromEntries(dataStepSlugs.map((slug) => [`Passo ${slug}`, slug])),
  widgetNames: Object.fromEntries(
    dataStepSlugs.flatMap((slug) => Object.keys(partsOf(slug)).map((own) => [`conf-${own}`, own])),
  ),
};

describe('the names of a provider’s back end in a recording', () => {
  it('lead to the step that the app has read, and back to what it has sent', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom({}, CONFIGURED), (received, names) => {
        const { mask } = createRedaction(names);
        const recorded = mask('', received) as Step;
        const own = ownStep(received, names);
        expect(ownStep(recorded, names)).toEqual(mask('', own));
        const sent = (one: Step) =>
          widgetsAsReceived(slugOf(one.name) ?? '', one.widgets, one.received, names);
        expect(sent(ownStep(recorded, names))).toEqual(
          (mask('', { widgets: sent(own) }) as Pick<Step, 'widgets'>).widgets,
        );
      }),
    );
  });

  it('show no other name, and nothing more when they are masked again', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom({}, CONFIGURED), (received, names) => {
        const { mask } = createRedaction(names);
        const recorded = mask('', received);
        expect(JSON.stringify(recorded)).not.toContain('Jxqv');
        expect(mask('', JSON.parse(JSON.stringify(recorded)))).toEqual(recorded);
      }),
    );
  });
});

/** What somebody may type that is a name of the configuration, too, or looks like one. */
const typed = fc.constantFrom(
  ...Object.values(OPEN).flat(),
  'Repubblica Italiana',
  'Via della Privacy 3',
  'conf-residenza',
  'Passo card',
);

it('a typed text that is a name elsewhere stays masked where it is a value', () => {
  fc.assert(
    fc.property(typed, slugs, fc.nat(400), (text, slug, at) => {
      const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        residenza: { indirizzo: text, citta: text },
        [canary(at)]: { nome: text },
      };
      const address = component('indirizzo', text, { errorMessage: [text] });
      const shown = JSON.stringify(
        createRedaction(CONFIGURED).mask('', [
          actions.nextRequested({ values }),
          actions.draftChanged({ slug, values }),
          stepReceived(step(slug, { widgets: [widget('residenza', [address], [text])], guid: text })),
          { name: text, size: 3, type: 'image/jpeg' },
          { data: [{ name: text, value: text }, { nome: text }], search: text, [text]: text },
        ]),
      );
      expect(shown).not.toContain(text);
      expectNoCanary(shown);
    }),
  );
});
