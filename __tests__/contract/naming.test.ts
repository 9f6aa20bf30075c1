import fc from 'fast-check';
import { stepDefinitions } from '../../src/contract/steps';
import { toValues, toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { ownStep, ownWidgets, widgetsAsReceived } from '../../src/contract/steps/naming';
import { carriesMobileConfirmation } from '../../src/contract/steps/mobileConfirmation';
import { partsOf } from '../../src/contract/steps/parts';
import { dataStepSlugs, rowOf, slugOf, type DataStepSlug } from '../../src/contract/steps/table';
import type { Widget } from '../../src/contract/wire';
import { initialValuesOf } from '../../src/screens/shared/initialValues';
import { step } from '../flows/support';

const ADDRESS = 'cap provincia citta indirizzo nazione';
/** The names of another back end around the components of the specification. */
const theirs: Readonly<Record<DataStepSlug, Readonly<Record<string, string>>>> = {
  'contact-info': {
    datiCliente: 'nome cognome cf',
    recapiti: 'email validateEmail prefisso cellulare otpCellulare',
    credenziali: 'password confermaPassword',
    informative: 'regolamento',
  },
  'address-info': {
    indirizzoResidenza: ADDRESS,
    indirizzoDomicilio: `domicilio ${ADDRESS}`,
    statoCittadinanza: 'cittadinanza',
    verificaCodiceFiscale: 'nome cognome data sesso citta provincia cf',
  },
  'company-info': {
    datiImpresa: 'ragioneSociale partitaIva dataCostituzione numAddetti fatturato pec',
    recapitoImpresa: 'prefisso telefonoAziendale',
    primo: ADDRESS,
    secondo: `sedeAmministrativa ${ADDRESS}`,
    soggetto: 'naturaGiuridica',
  },
  'self-certifications': {
    profiloImpresa: 'codiceAteco tipoSocieta settoreAttivita',
    finalitaConto: 'scopoRapporto naturaRapporto',
    provenienzaFondi: 'origineFondi',
  },
  card: { recapitoCarta: `spedizioneCarta ${ADDRESS}`, opzioniCarta: 'colore' },
  identification: {
    riconoscimento: 'modIdentificazione docVideoCaptcha cittadinoItaliano',
    primoDocumento:
      'documento numeroDocumento cittaRilascio dataRilascio dataScadenza enteEmissione documentoFronte documentoRetro',
    altroDocumento:
      'secondoDocumento numeroSecondoDocumento cittaRilascioSecondoDocumento dataRilascioSecondoDocumento dataScadenzaSecondoDocumento enteEmissione documentoDueFronte documentoDueRetro',
  },
  contract: { sottoscrizione: 'signedContract' },
};

const widgetsOf = (names: Readonly<Record<string, string>>, value = ''): Widget[] =>
  Object.entries(names).map(([name, components]) => ({
    name,
    code: name.toUpperCase(),
    errorMessage: [],
    components: components.split(' ').map((one) => ({
      name: one,
      value: value && `${value} ${name}.${one}`,
      status: '',
      errorMessage: [],
    })),
  }));

const marked = (slug: DataStepSlug): StepValues =>
  Object.fromEntries(
    Object.entries(stepDefinitions[slug].empty).map(([widget, components]) => [
      widget,
      Object.fromEntries(Object.keys(components).map((name) => [name, `${widget}.${name}`])),
    ]),
  );
const valuesIn = (widgets: readonly Widget[]): Record<string, string> =>
  Object.fromEntries(
    widgets.flatMap(({ name, components }) => components.map((one) => [`${name}.${one.name}`, one.value])),
  );

/** Only some back ends' steps carry it. */
const optionalOf = (slug: DataStepSlug, widget: string): readonly string[] =>
  slug === 'contact-info' && widget === 'cellulare' ? ['confermaCellulare'] : [];

it.each(dataStepSlugs)('%s: the components by widget are those of the definition', (slug) => {
  const defined = Object.entries(stepDefinitions[slug].empty).map(([name, one]) => [
    name,
    [...Object.keys(one), ...optionalOf(slug, name)],
  ]);
  const sorted = (parts: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, [...one].sort()]));
  expect(sorted(partsOf(slug))).toEqual(sorted(Object.fromEntries(defined) as Record<string, string[]>));
});

it.each(dataStepSlugs)('%s: widgets by our names stay as they are, in any order', (slug) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(toWidgets(marked(slug))), (widgets) => {
      expect(ownWidgets(slug, widgets, {})).toBe(widgets);
    }),
  );
});

it('[R5.2-05] the number is typed twice where any widget has a component for it', () => {
  const all = 'nome cognome cf email cellulare confermaCellulare password';
  const asked = (components: string) =>
    carriesMobileConfirmation(
      ownStep(step('contact-info', { widgets: widgetsOf({ dati: components }) }), {}),
    );
  expect([asked(all), asked(all.replace('confermaCellulare', 'otpCellulare'))]).toEqual([true, false]);
});

describe.each(dataStepSlugs)('%s under other names', (slug) => {
  const received = widgetsOf(theirs[slug], 'loro');
  const read = ownStep(step(slug, { widgets: received }), {});

  it('is read by the names of its components', () => {
    const values = toValues(stepDefinitions[slug], read);
    const ours = Object.entries(values).flatMap(([widget, components]) =>
      Object.entries(components)
        .filter(([, value]) => value.startsWith('loro '))
        .map(([name, value]) => [`${widget}.${name}`, value]),
    );
    const known = Object.values(theirs[slug])
      .flatMap((one) => one.split(' '))
      .filter((one) => !['regolamento', 'naturaGiuridica', 'colore'].includes(one));
    expect(ours).toHaveLength(known.length);
    // Each of our components has the value of the one with its name; the last part of both paths is the same.
    const last = (path: string): string => path.split('.').at(-1) ?? '';
    const other = ['enteEmissioneSecondoDocumento', 'cittadinanzaItaliana'];
    for (const [path = '', value = ''] of ours.filter(([one = '']) => !other.includes(last(one))))
      expect(last(value)).toBe(last(path));
  });

  it('goes back by the names that it came with: the typed values, and the unknown unchanged', () => {
    const values = marked(slug);
    const sent = widgetsAsReceived(slug, toWidgets(values, read.widgets), read.received, {});
    expect(sent.slice(0, received.length).map(({ name }) => name)).toEqual(Object.keys(theirs[slug]));
    const back = ownStep(step(slug, { widgets: sent }), {});
    const asked = toValues({ ...stepDefinitions[slug], optional: [] }, back);
    expect(asked).toEqual(values);
    const unknown = {
      'informative.regolamento': 1,
      'soggetto.naturaGiuridica': 1,
      'opzioniCarta.colore': 1,
    };
    for (const [path, value] of Object.entries(valuesIn(sent)))
      if (path in unknown) expect(value).toBe(`loro ${path}`);
      else expect(value).not.toContain('loro');
  });
});

it('two addresses are distinguished by their widget, in any order', () => {
  const [residence, domicile] = widgetsOf(theirs['address-info'], 'loro') as [Widget, Widget];
  for (const widgets of [
    [residence, domicile],
    [domicile, residence],
  ]) {
    const values = valuesIn(ownWidgets('address-info', widgets, {}));
    expect(values['residenza.cap']).toBe('loro indirizzoResidenza.cap');
    expect(values['domicilio.cap']).toBe('loro indirizzoDomicilio.cap');
  }
});

it.each([
  ['company-info', 'indirizzoSedeLegale', 'altraSedeLegale', 'sedeLegale', 'sedeAmministrativa'],
  ['address-info', 'residenza', 'residenzaFiscale', 'residenza', 'domicilio'],
] as const)('%s: two addresses of similar names are two addresses', (slug, one, other, first, second) => {
  const received = widgetsOf({ [one]: ADDRESS, [other]: ADDRESS }, 'loro');
  const read = valuesIn(ownWidgets(slug, received, {}));
  expect([read[`${first}.cap`], read[`${second}.cap`]]).toEqual([`loro ${one}.cap`, `loro ${other}.cap`]);
  const sent = valuesIn(widgetsAsReceived(slug, toWidgets(marked(slug)), received, {}));
  expect([sent[`${one}.cap`], sent[`${other}.cap`]]).toEqual([`${first}.cap`, `${second}.cap`]);
});

/** Widgets with the same components, by ours: only their names distinguish them. */
const twins = [
  ['address-info', ADDRESS, 'residenza', 'domicilio'],
  ['company-info', ADDRESS, 'sedeLegale', 'sedeAmministrativa'],
  // The name of one is in that of the other.
  ['identification', 'enteEmissione', 'documento', 'secondoDocumento'],
] as const;
const around = fc.constantFrom('', 'indirizzo', 'dati_', 'W1-', 'rilascio ');
const cases = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

it('two widgets with the same components are distinguished by name or code, in any order, both ways', () => {
  const twin = fc.record({ before: around, after: around, spelt: cases, inCode: fc.boolean() });
  const pair = fc.tuple(fc.constantFrom(...twins), twin, twin, fc.boolean());
  fc.assert(
    fc.property(pair, ([[slug, components, ...ours], one, other, isTurned]) => {
      const received = ours.map((our, at): Widget => {
        const { before, after, spelt, inCode } = at === 0 ? one : other;
        const name = `${before}${spelt(our)}${after}`;
        const [widget] = widgetsOf({ [name]: components }, `loro ${our}`);
        return { ...(widget as Widget), name: inCode ? `W${at}` : name, code: inCode ? name : `W${at}` };
      });
      const widgets = isTurned ? received.toReversed() : received;
      const read = ownWidgets(slug, widgets, {});
      const sent = widgetsAsReceived(slug, toWidgets(marked(slug)), widgets, {});
      for (const [at, our] of ours.entries()) {
        const mine = read.find(({ name }) => name === our)?.components ?? [];
        expect(mine.map(({ value }) => value.split(' ').slice(0, 2).join(' '))).toEqual(
          components.split(' ').map(() => `loro ${our}`),
        );
        const place = isTurned ? 1 - at : at;
        for (const { value } of sent[place]?.components.slice(0, mine.length) ?? [])
          expect(value.split('.')[0]).toBe(our);
      }
    }),
  );
});

it('two addresses of one and the same name are two addresses, in their order', () => {
  const [one, other] = [widgetsOf({ residenza: ADDRESS }, 'uno'), widgetsOf({ residenza: ADDRESS }, 'due')];
  const read = valuesIn(ownWidgets('address-info', [...one, ...other], {}));
  expect([read['residenza.cap'], read['domicilio.cap']]).toEqual(['uno residenza.cap', 'due residenza.cap']);
  const widgets = widgetsAsReceived(
    'address-info',
    toWidgets(marked('address-info')),
    [...one, ...other],
    {},
  );
  expect(widgets.slice(0, 2).map((widget) => valuesIn([widget])['residenza.cap'])).toEqual([
    'residenza.cap',
    'domicilio.cap',
  ]);
});

it('an address that is one too many goes back as it came', () => {
  const received = widgetsOf({ uno: ADDRESS, due: ADDRESS, tre: ADDRESS }, 'loro');
  const sent = valuesIn(widgetsAsReceived('company-info', toWidgets(marked('company-info')), received, {}));
  expect([sent['uno.cap'], sent['due.cap'], sent['tre.cap']]).toEqual([
    'sedeLegale.cap',
    'sedeAmministrativa.cap',
    'loro tre.cap',
  ]);
});

// Section 3.2 fixes these values and leaves their names open.
it.each<[DataStepSlug, Readonly<Record<string, string>>]>([
  ['contact-info', { privacy: 'selected', informativaPrecontrattuale: 'selected', prefisso: '+39' }],
  [
    'company-info',
    {
      tipoSoggetto: '1048',
      sottoTipoSoggetto: 'Ditta Individuale',
      risultatoEconomicoAnnuo: '0',
      bilancioTotale: '0',
      chiusuraBilancio: '',
      prefisso: '+39',
    },
  ],
  ['card', { presaVisioneDocumentazione: 'selected', richiestaCartaFisica: 'selected', nazione: 'ITALIA' }],
])(
  '[R3.2-02] %s: defaults are sent in the components that ask for them, which come empty',
  (slug, expected) => {
    const received = widgetsOf({ loro: [...Object.keys(expected), 'marketing'].join(' ') });
    const read = ownStep(step(slug, { widgets: received }), {});
    const values = initialValuesOf(stepDefinitions[slug], read, undefined);
    const sent = valuesIn(widgetsAsReceived(slug, toWidgets(values, read.widgets), read.received, {}));
    for (const [name, value] of Object.entries(expected))
      expect([name, sent[`loro.${name}`]]).toEqual([name, value]);
    expect(sent['loro.marketing']).toBe('');
  },
);

const sentBack = (slug: DataStepSlug, values: Readonly<Record<string, string>>): Record<string, string> => {
  const [widget] = widgetsOf({ loro: Object.keys(values).join(' ') }) as [Widget];
  const components = widget.components.map((one) => ({ ...one, value: values[one.name] ?? '' }));
  const read = ownStep(step(slug, { widgets: [{ ...widget, components }] }), {});
  const filled = initialValuesOf(stepDefinitions[slug], read, undefined);
  const sent = widgetsAsReceived(slug, toWidgets(filled, read.widgets), read.received, {});
  return Object.fromEntries((sent[0]?.components ?? []).map(({ name, value }) => [name, value]));
};

it.each(['privacyMarketing', 'consensoPrivacyProfilazione', 'privacyTerzi', 'informativaCommerciale'])(
  '[R3.2-02] %s is a consent that nobody has to give: it is not given for the applicant',
  (name) => {
    for (const others of [[], ['privacy', 'informativa'], ['consensoPrivacy']]) {
      const given = Object.fromEntries([name, ...others].map((one) => [one, '']));
      expect(sentBack('contact-info', given)[name]).toBe('');
    }
  },
);

// Details of a component, before it and after it, neither take its place nor change.
it.each<[DataStepSlug, string, string, Readonly<Record<string, string>>]>([
  ['contact-info', 'informativa', 'selected', { urlInformativa: 'https://example.it/i.pdf' }],
  ['contact-info', 'presaVisioneInformativa', 'selected', { linkInformativa: 'https://example.it' }],
  ['company-info', 'codiceTipoSoggetto', '1048', { tipoSogg: 'Impresa', tipoSoggettoPadre: '7' }],
  ['company-info', 'totaleBilancio', '0', { totaleBilancioPrecedente: '77' }],
  ['identification', 'cittadinoItaliano', 'false', { cittadinoItalianoDescrizione: 'STRANIERO' }],
  ['card', 'cartaFisica', 'selected', { costoCartaFisica: '0', dataCartaFisica: '2026-01-01' }],
])('%s: %s is filled, and its details go back as they came', (slug, name, expected, others) => {
  const given = { [name]: slug === 'identification' ? expected : '' };
  for (const all of [
    { ...given, ...others },
    { ...others, ...given },
  ])
    expect(sentBack(slug, all)).toMatchObject({ ...others, [name]: expected });
});

it('consents that differ by a number are one kind: all of them are given', () => {
  expect(sentBack('contact-info', { privacy1: '', privacy2: '' })).toMatchObject({
    privacy1: 'selected',
    privacy2: 'selected',
  });
});

it('the configuration decides where nothing in the widgets does', () => {
  const widgets = widgetsOf({ uno: ADDRESS, due: ADDRESS }, 'loro');
  expect(valuesIn(ownWidgets('company-info', widgets, {}))['sedeLegale.cap']).toBe('loro uno.cap');
  const widgetNames = { due: 'sedeLegale', uno: 'sedeAmministrativa' };
  const values = valuesIn(ownWidgets('company-info', widgets, { widgetNames }));
  expect([values['sedeLegale.cap'], values['sedeAmministrativa.cap']]).toEqual([
    'loro due.cap',
    'loro uno.cap',
  ]);
});

it.each(dataStepSlugs)('[R2.1-02] %s: a step of another title is known by its components', (slug) => {
  const named = ownStep(step(slug, { name: 'Passo', widgets: widgetsOf(theirs[slug]) }), {});
  expect(slugOf(named.name)).toBe(slug);
});

it('a step of another title without components is known by the configuration, or not at all', () => {
  const odd = step('card', { name: 'Spedizione', widgets: [] });
  expect(slugOf(ownStep(odd, { stepTitles: { Spedizione: 'card' } }).name)).toBe('card');
  expect(slugOf(ownStep({ ...odd, name: 'company-info' }, {}).name)).toBe('company-info');
  expect(ownStep(odd, {})).toBe(odd);
  expect(rowOf('card').title).not.toBe('Spedizione');
});
