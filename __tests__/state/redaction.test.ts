import fc from 'fast-check';
import { uploadMoved } from '../../src/api/uploadProgress';
import { customerApi } from '../../src/api/customer';
import { keepFile } from '../../src/api/files';
import { invitationsApi } from '../../src/api/invitations';
import { onboardingApi } from '../../src/api/onboarding';
import { contactApi } from '../../src/api/contact';
import { lookupsApi } from '../../src/api/lookups';
import { questionnaireApi } from '../../src/api/questionnaire';
import { uploadsApi } from '../../src/api/uploads';
import { validationApi } from '../../src/api/validation';
import { emptyAnswers } from '../../src/contract/questionnaire';
import { REDACTED, isSensitiveComponent } from '../../src/contract/sensitive';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { stepDefinitions } from '../../src/contract/steps';
import { dataStepSlugs } from '../../src/contract/steps/table';
import * as actions from '../../src/flows/actions';
import { campaignReplaced, promoCodeTyped } from '../../src/state/campaign';
import { draftsRestored } from '../../src/state/drafts';
import { captchaReceived } from '../../src/state/identification';
import { redact } from '../../src/state/redaction';
import { rootReducer } from '../../src/state/root';
import { customerLoaded, phoneNumberReceived, stepReceived, userChanged } from '../../src/state/step';
import { dialogOpened } from '../../src/state/ui';
import { step, stateAfter, config } from '../flows/support';
import { createAppStore } from '../../src/state/store';

/** No word of ours: wherever it shows, something typed has leaked. */
const SECRET = 'zzqTYPEDqzz';
/** An object with the secret in each of the fields. */
const of = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, SECRET])) as Record<Name, string>;
const shown = (value: unknown): string => JSON.stringify(value, redact);

/** The DevTools extension walks a value by itself, and passes its replacer no holder. */
const walked = (key: string, value: unknown): unknown => {
  const replaced = redact(key, value);
  if (Array.isArray(replaced)) return replaced.map((one, index) => walked(String(index), one));
  if (typeof replaced === 'object' && replaced !== null)
    return Object.fromEntries(Object.entries(replaced).map(([name, one]) => [name, walked(name, one)]));
  return replaced;
};

/** Every value of a step typed over, but for those that are choices of the flow. */
const typedOver = (values: StepValues): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.keys(components).map((name) => [name, isSensitiveComponent(name) ? SECRET : 'open']),
      ),
    ]),
  );

describe('what DevTools are shown', () => {
  it.each(dataStepSlugs)('no value typed in %s: action, draft, state, call', (slug) => {
    const values = typedOver(stepDefinitions[slug].empty);
    const isAllOpen = !JSON.stringify(values).includes(SECRET);
    expect(isAllOpen).toBe(slug === 'contract');
    const widgets = toWidgets(values);
    const seen = [
      actions.nextRequested({ values }),
      actions.draftChanged({ slug, values }),
      dialogOpened({ message: 'No', retry: actions.nextRequested({ values }) }),
      stepReceived(step(slug, { widgets })),
      { meta: { arg: { originalArgs: { number: 1, widgets } } } },
      stateAfter({
        actions: [stepReceived(step(slug, { widgets })), actions.draftChanged({ slug, values })],
      }),
    ];
    for (const one of seen) {
      expect(shown(one)).not.toContain(SECRET);
      expect(JSON.stringify(walked('', one))).not.toContain(SECRET);
      expect(shown(one)).toContain(isAllOpen ? 'open' : REDACTED);
    }
  });

  it('no answer of the questionnaire, flags included', () => {
    const answers = Object.fromEntries(
      Object.entries(emptyAnswers).map(([name, value]) => [name, typeof value === 'boolean' ? true : SECRET]),
    ) as unknown as typeof emptyAnswers;
    const action = actions.questionnaireSubmitted({ values: {}, answers });
    expect(shown(action)).not.toContain(SECRET);
    expect(shown(action)).not.toContain('true');
  });

  it('no value of the contact flow', () => {
    const seen = [
      actions.greetingSubmitted(of('nome', 'cognome', 'cf', 'email', 'promoCode')),
      actions.emailCodeSubmitted(of('codice')),
      actions.mobileSubmitted(of('numero')),
      actions.smsCodeSubmitted(of('codice')),
      actions.passwordSubmitted(of('password', 'confermaPassword')),
      userChanged(of('nome', 'cognome', 'cf', 'email', 'cellulare')),
      phoneNumberReceived(of('phoneNumber')),
      promoCodeTyped(of('promoCode')),
      campaignReplaced({ campaignUrl: `/?proof=${SECRET}` }),
      captchaReceived(of('nome', 'cognome', 'captcha')),
      customerLoaded(
        of('nome', 'cognome', 'codiceFiscale', 'email', 'cellulare', 'pec', 'telefonoAziendale'),
      ),
      actions.videoRecorded({ file: keepFile(new Blob(['x']), `${SECRET}.webm`) }),
    ];
    for (const one of seen) {
      expect(JSON.stringify(one)).toContain(SECRET);
      expect(shown(one)).not.toContain(SECRET);
    }
    const state = stateAfter({ search: `?promoCode=${SECRET}&proof=${SECRET}`, actions: seen });
    expect(JSON.stringify(state)).toContain(SECRET);
    expect(shown(state)).not.toContain(SECRET);
  });

  it('no argument of a call and no answer, in any action of the calls or in the state after them', async () => {
    const answer = {
      status: 'success',
      data: { ...of('nome', 'cognome', 'captcha', 'cellulare'), stato: 'N' },
    };
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(answer)));
    const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
    const seen: unknown[] = [];
    const reduce = rootReducer(config);
    store.replaceReducer((state, action) => {
      const next = reduce(state, action);
      seen.push(action, next);
      return next;
    });
    const calls = [
      onboardingApi.endpoints.onboardingNext.initiate({
        number: 1,
        widgets: toWidgets({ anagrafica: { nome: SECRET, cf: SECRET } }),
      }),
      validationApi.endpoints.validateCodiceFiscale.initiate(of('nome', 'cognome', 'cf')),
      validationApi.endpoints.validateEmail.initiate(of('indirizzo')),
      validationApi.endpoints.confermaEmail.initiate(of('indirizzo', 'codice')),
      validationApi.endpoints.validateCellulare.initiate({ ...of('numero'), prefisso: '+39' }),
      validationApi.endpoints.confermaCellulare.initiate({ ...of('numero', 'codice'), prefisso: '+39' }),
      customerApi.endpoints.checkCustomerInfo.initiate({
        ...of('nome', 'cognome', 'codiceFiscale'),
        intestatari: 1,
      }),
      customerApi.endpoints.createPassword.initiate(of('password', 'confermaPassword')),
      contactApi.endpoints.contactNext.initiate({ ...of('cf', 'numCell', 'mail'), prefCell: '+39' }),
      contactApi.endpoints.contactValidateCell.initiate(of('code')),
      contactApi.endpoints.otpVerify.initiate(of('code')),
      lookupsApi.endpoints.dettagliCap.initiate(of('capCode')),
      questionnaireApi.endpoints.questionnaireSave.initiate({ ...emptyAnswers, regione: SECRET }),
      questionnaireApi.endpoints.questionnaireGet.initiate({
        ...{ requestType: 'azienda', viewMode: false },
        ...of('sae', 'tipoSocieta'),
      }),
      invitationsApi.endpoints.promocodeCheck.initiate({ promocode: SECRET, operatingLevel: 'BUSINESS' }),
      invitationsApi.endpoints.legacyInvitation.initiate({ p: SECRET, last: 'true' }),
      invitationsApi.endpoints.invitations.initiate({
        ...of('codiceFiscale', 'email', 'phoneNumber', 'encryptedReporterId', 'promoCode'),
        ...{ actorType: 'adult', stepSlug: 'card', type: 'D', guid: 'g', contactId: 'c', analyticsId: '' },
        stepNumber: 1,
        campaignUrl: `/?promoCode=${SECRET}`,
      }),
      uploadsApi.endpoints.videoCaptcha.initiate({ guid: 'g', captcha: SECRET }),
      uploadsApi.endpoints.generateCaptcha.initiate({ guid: 'g' }),
    ];
    for (const call of calls) {
      const from = seen.length;
      await (store.dispatch as (thunk: unknown) => Promise<unknown>)(call);
      const made = seen.slice(from);
      expect(JSON.stringify(made)).toContain(SECRET);
      for (const one of made) expect(shown(one)).not.toContain(SECRET);
    }
  });
});

describe('what stays readable', () => {
  it('names, structure, choices of the flow and empty fields', () => {
    const widgets = toWidgets({ domicilio: { domicilio: 'altro', cap: '' } });
    const codeless = widgets.map((one) => ({ ...one, code: REDACTED }));
    expect(JSON.parse(shown(widgets))).toEqual(codeless);
    const action = uploadMoved({ key: 'FRONT_DOC_1', phase: { name: 'sending', fraction: 0.5 } });
    expect(JSON.parse(shown(action))).toEqual(action);
  });
});

it('a form value of any name is masked in actions, drafts and state, unless it is a choice of the flow', () => {
  const names = fc.stringMatching(/^[a-zA-Z]{1,20}$/);
  fc.assert(
    fc.property(fc.constantFrom(...dataStepSlugs), names, names, (slug, widget, name) => {
      const values = { [widget]: { [name]: SECRET } };
      const state = stateAfter({ actions: [actions.draftChanged({ slug, values })] });
      const seen = [
        actions.nextRequested({ values }),
        draftsRestored({ [slug]: values }),
        { initialValues: values },
        state,
      ];
      for (const one of seen)
        for (const text of [shown(one), JSON.stringify(walked('', one))])
          expect(text.includes(SECRET)).toBe(!isSensitiveComponent(name));
    }),
  );
});

it('a component of any name is masked, unless its value is known to be a choice of the flow', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,20}$/), fc.stringMatching(/^[a-z ]{1,30}$/), (name, value) => {
      const shown = JSON.parse(JSON.stringify({ any: [{ name, value, status: '' }] }, redact)) as {
        any: [{ value: string }];
      };
      expect(shown.any[0].value).toBe(isSensitiveComponent(name) ? REDACTED : value);
    }),
  );
});
