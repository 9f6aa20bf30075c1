import fc from 'fast-check';
import { endpointNames, endpointOf, fillPath } from '../../src/contract/endpoints';
import { stepDefinitions } from '../../src/contract/steps';
import { toValues, toWidgets } from '../../src/contract/steps/definition';
import type { StepDefinition, StepValues } from '../../src/contract/steps/definition';
import { companyInfo } from '../../src/contract/steps/company-info';
import { contactInfo } from '../../src/contract/steps/contact-info';
import { card } from '../../src/contract/steps/card';
import { identification } from '../../src/contract/steps/identification';
import {
  dataStepSlugs,
  isStepSlug,
  rowOf,
  slugOf,
  stepperLabels,
  stepSlugs,
} from '../../src/contract/steps/table';
import { questionnaireEntries } from '../../src/contract/questionnaire';
import {
  documentUploadTypes,
  otherUploadTypes,
  uploadTypes,
  VIDEO_UPLOAD_TYPE,
} from '../../src/contract/uploads';

const anyValues = (empty: StepValues): fc.Arbitrary<StepValues> =>
  fc.record(
    Object.fromEntries(
      Object.entries(empty).map(([widget, components]) => [
        widget,
        fc.record(Object.fromEntries(Object.keys(components).map((name) => [name, fc.string()]))),
      ]),
    ),
  );

describe.each(dataStepSlugs)('%s', (slug) => {
  const definition: StepDefinition = stepDefinitions[slug];

  it('[R3.1-02] values are read back as written, alone or over what was received, whatever its order', () => {
    fc.assert(
      fc.property(anyValues(definition.empty), anyValues(definition.empty), (before, values) => {
        const received = toWidgets(before)
          .reverse()
          .map((widget) => ({ ...widget, components: [...widget.components].reverse() }));
        expect(toValues(definition, { widgets: toWidgets(values) })).toEqual(values);
        const sent = toWidgets(values, received);
        expect(toValues(definition, { widgets: sent })).toEqual(values);
        expect(sent.map(({ name }) => name)).toEqual(received.map(({ name }) => name));
      }),
    );
  });

  it('[R3.1-02] keeps the unknown, drops earlier errors, adds what was not received', () => {
    const odd = (errorMessage: string[]) => ({
      name: 'ignoto',
      code: 'X',
      errorMessage,
      components: [{ name: 'campo', value: '1', status: 'valid', errorMessage }],
    });
    const sent = toWidgets(definition.empty, [odd(['No'])]);
    expect(sent[0]).toEqual(odd([]));
    expect(sent).toHaveLength(Object.keys(definition.empty).length + 1);
  });

  it('an empty step gives empty values, without the widgets that only the service adds', () => {
    const values = toValues(definition, { widgets: [] });
    const expected = Object.entries(definition.empty).filter(
      ([name]) => !definition.optional?.includes(name),
    );
    expect(values).toEqual(Object.fromEntries(expected));
  });
});

describe('the step table', () => {
  it('[R2.1-09] has the nine slugs, each from its Italian title', () => {
    const nine =
      'address-info auth card company-info contact-info contract identification self-certifications thanks';
    expect([...stepSlugs].sort()).toEqual(nine.split(' '));
    for (const slug of stepSlugs) {
      expect(slugOf(rowOf(slug).title)).toBe(slug);
      expect(isStepSlug(slug)).toBe(true);
    }
    expect(new Set(stepSlugs.map((slug) => rowOf(slug).title)).size).toBe(9);
  });
  it('[R2.1-09] forgives case, blanks and a final mark in a title, and knows no other', () => {
    expect(slugOf('  richiesta completata! ')).toBe('thanks');
    for (const title of ['Grazie', 'GRAZIE!', 'Pratica completata.']) expect(slugOf(title)).toBe('thanks');
    expect(slugOf('FIRMA IL CONTRATTO')).toBe('contract');
    expect(slugOf('Altro')).toBeUndefined();
    expect(slugOf('')).toBeUndefined();
    expect(isStepSlug('toString')).toBe(false);
  });
  it('[R2.2-01] has the seven labels of the stepper, in order', () => {
    const labels =
      'Inizio, Dati personali, Dati azienda, Autocertificazioni, Carta, Identificati, Firma il contratto';
    expect(stepperLabels).toEqual(labels.split(', '));
  });
});

describe('what every step carries', () => {
  it('[R3.2-02] the defaults that are sent', () => {
    expect(contactInfo.empty).toMatchObject({
      cellulare: { prefisso: '+39' },
      consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
    });
    expect(companyInfo.empty.azienda).toMatchObject({
      codiceTipoSoggetto: '1048',
      sottotipoSoggetto: 'Ditta Individuale',
      risultatoEconomico: '0',
      totaleBilancioAnnuo: '0',
      dataChiusuraBilancio: '',
    });
    expect(card.empty.carta).toEqual({ visioneDocumentazione: 'selected', cartaFisica: 'selected' });
    expect(identification.empty.video.modIdentificazione).toBe('video_captcha_doc_2');
  });

  it('[R3.4-04] the seven other uploads, only where the service’s step carries them', () => {
    const widgets = toWidgets({ altriDocumenti: { bustaPaga: 'valid' } });
    expect(toValues(identification, { widgets: [] })).not.toHaveProperty('altriDocumenti');
    const { empty } = identification;
    const carried = { ...empty.altriDocumenti, bustaPaga: 'valid' };
    expect(toValues(identification, { widgets }).altriDocumenti).toEqual(carried);
    const names =
      'videoSelfie selfieDocumento tesseraStudente tesseraSanitaria bustaPaga bollettaEstrattoConto';
    expect(Object.keys(empty.altriDocumenti)).toEqual([...names.split(' '), 'certificatoResidenza']);
    expect(Object.keys(otherUploadTypes)).toEqual(Object.keys(empty.altriDocumenti));
  });

  it('[R3.4-03] the upload types by their names on the wire', () => {
    const names = 'FRONT_DOC_1 BACK_DOC_1 FRONT_DOC_2 BACK_DOC_2 CONTENT CONTENT_BACK';
    expect(Object.values(uploadTypes)).toEqual(names.split(' '));
    expect(VIDEO_UPLOAD_TYPE).toBe('FRONT_DOC_');
    expect(documentUploadTypes).not.toContain(VIDEO_UPLOAD_TYPE);
    expect(new Set(documentUploadTypes).size).toBe(13);
  });

  it('[R3.3-02] the questionnaire’s lists by their places: countries 0, office types 3, relationship types 4', () => {
    expect(questionnaireEntries).toMatchObject({ countries: 0, officeTypes: 3, relationshipTypes: 4 });
    const places = Object.values(questionnaireEntries);
    expect([...places].sort()).toEqual(places.map((_, index) => index));
  });
});

describe('the endpoint table', () => {
  it('names every path once, with its parameters filled in', () => {
    const keys = endpointNames
      .map(endpointOf)
      .map(({ service, method, path }) => [service, method, path].join(' '));
    expect(new Set(keys).size).toBe(endpointNames.length);
    expect(endpointOf('stampaContratto').parameters).toEqual(['stampeId', 'barCode']);
    expect(fillPath('/a/{one}/{two}.pdf', { one: 'x/../y', two: '?&' })).toBe('/a/x%2F..%2Fy/%3F%26.pdf');
  });
  it.each([[{}], [{ one: '' }], [{ one: 1 }]])('does not call a path with %j for its parameter', (given) =>
    expect(() => fillPath('/a/{one}', given)).toThrow('one'),
  );
});
