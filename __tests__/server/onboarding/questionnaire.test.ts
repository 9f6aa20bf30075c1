import { questionnaireEntries, type QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import {
  FUNDS_DESTINATION_REQUIRED,
  OFFICE_END_INVALID,
  REGION_REQUIRED,
} from '../../../src/contract/rules/questionnaire';
import type { QuestionnaireSaveAnswer } from '../../../src/contract/wire';
import { findAnswers } from '../../../server/repositories/answers';
import { goodAnswers, seedRequest, type Seeded } from '../seed';
import { testService } from '../support';

const service = testService();
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service, { step: 'self-certifications' });
});

const get = (viewMode = false) =>
  own.client.call('questionnaireGet', { requestType: 'azienda', sae: '', tipoSocieta: '1', viewMode });
const save = (changes: Partial<Record<keyof QuestionnaireAnswers, unknown>> = {}) =>
  own.client.call('questionnaireSave', { ...goodAnswers, ...changes } as QuestionnaireAnswers);
const stored = async () => {
  const rows = await findAnswers(service.deps.db, own.guid, 'self-certifications');
  return Object.fromEntries(
    rows.filter(({ widget }) => widget === 'questionario').map(({ component, value }) => [component, value]),
  );
};
const messages = (answer: QuestionnaireSaveAnswer) =>
  Object.fromEntries(
    (answer.widgets ?? []).flatMap(({ name, components }) =>
      components.map((component) => [`${name}.${component.name}`, component.errorMessage[0]]),
    ),
  );

const politician = {
  funzionePolitica: 'true',
  tipologiaIncaricoPolitico: '1.1',
  areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
  durataIncaricoCaricaPolitica: 'conclusa',
  conclusioneCaricaPolitica: '05/2025',
};

describe('acol/get/pg', () => {
  it('[R7.6-01] [R3.3-02] has countries at 0, office types at 3, relationship types at 4, and our lists', async () => {
    const { data } = await get();
    const {
      countries,
      officeTypes,
      relationshipTypes,
      regions,
      purposes,
      fundsOrigins,
      relationshipNatures,
    } = questionnaireEntries;
    expect([countries, officeTypes, relationshipTypes]).toEqual([0, 3, 4]);
    expect(data).toHaveLength(7);
    expect(data[0]?.values[0]).toEqual({ key: 'ITALIA', value: 'ITALIA' });
    expect(data[0]?.values.length).toBeGreaterThan(190);
    expect(data[3]?.values.some(({ value }) => value.includes('sindaco'))).toBe(true);
    expect(data[4]?.values.some(({ value }) => value === 'Genitore')).toBe(true);
    expect(data[regions]?.values).toHaveLength(20);
    expect(data[purposes]?.values).toHaveLength(2);
    expect(data[fundsOrigins]?.values).toHaveLength(7);
    expect(data[relationshipNatures]?.values).toHaveLength(1);
  });

  it('[R7.6-01] gives back what was saved, alone in view mode', async () => {
    await save({ appaltoGare: 'true' });
    expect((await get()).answers).toEqual({ ...goodAnswers, appaltoGare: 'true' });
    const view = await get(true);
    expect(view.data).toEqual([]);
    expect(view.answers?.acquistiOnline).toBe(true);
  });
});

describe('acol/save/pg', () => {
  it("[R7.6-02] [R3.3-01] stores every answer under its name, flags as 'true' and 'false'", async () => {
    const answers = {
      ...politician,
      relazioniCommerciali: 'true',
      paeseRelazioniCommerciali: 'FRANCIA',
      altro: true,
      altroDescription: 'Attrezzature',
    };
    expect(await save(answers)).toEqual({ status: 'success' });
    const expected = { ...goodAnswers, ...answers };
    expect(await stored()).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, String(value)])),
    );
    expect(await stored()).toMatchObject({
      acquistoCriptovalute: 'false',
      acquistiOnline: 'true',
      prelieviContanti: 'false',
    });
  });

  it('[R7.6-02] [R5.5-02] [R5.5-04] answers each refused answer under the widget questionario, and stores nothing', async () => {
    const before = await stored();
    const answer = await save({
      ...politician,
      regione: '',
      relazioniCommerciali: 'true',
      paeseRelazioniCommerciali: '',
      conclusioneCaricaPolitica: '13/2025',
      funzionePoliticaLegame: 'true',
      acquistiOnline: false,
    });
    expect(answer.status).toBe('bad_request');
    expect(messages(answer)).toEqual({
      'questionario.regione': REGION_REQUIRED,
      'questionario.paeseRelazioniCommerciali': 'Paese delle relazioni commerciali è obbligatorio',
      'questionario.conclusioneCaricaPolitica': OFFICE_END_INVALID,
      'questionario.tipoLegame': 'Tipo di legame è obbligatorio',
      'questionario.tipologiaIncaricoPoliticoLegame': "Tipologia dell'incarico è obbligatorio",
      'questionario.areaGeograficaSvolgimentoIncaricoPoliticoLegame': 'Area geografica è obbligatorio',
      'questionario.durataIncaricoCaricaPoliticaLegame': "Durata dell'incarico è obbligatorio",
      'questionario.trasferimentiNonUE': FUNDS_DESTINATION_REQUIRED,
    });
    expect(await stored()).toEqual(before);
  });

  it('[R7.6-02] [R2.7-03] forgets what belongs to a question that is now answered no', async () => {
    await save(politician);
    await save({ ...politician, funzionePolitica: 'false', nazione: 'FRANCIA' });
    expect(await stored()).toMatchObject({
      funzionePolitica: 'false',
      tipologiaIncaricoPolitico: '',
      conclusioneCaricaPolitica: '',
      regione: '',
    });
  });

  it('[R7.6-02] refuses at another step: what is about to be signed does not change behind it', async () => {
    own = await seedRequest(service, { step: 'contract' });
    expect(await save({ appaltoGare: 'true' })).toMatchObject({ status: 'bad_request' });
    expect(await stored()).toMatchObject({ appaltoGare: 'false' });
  });
});
