import { eq } from 'drizzle-orm';
import { componentErrors } from '../../../src/contract/fieldErrors';
import { stepDefinitions } from '../../../src/contract/steps';
import { dataStepSlugs, type DataStepSlug } from '../../../src/contract/steps/table';
import type { Step } from '../../../src/contract/wire';
import { documents } from '../../../server/db/schema';
import { findAllAnswers } from '../../../server/repositories/answers';
import { listConsents } from '../../../server/repositories/consents';
import { rightValues } from '../parity/support/bases';
import { at, changed, owned, pathsOf } from '../parity/support/fields';
import { EXTRA_WIDGETS, journeyTo } from '../parity/support/journey';
import { introduce, startTestApp, submit, walkTo, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ environment: { EXTRA_WIDGETS } });
});
afterAll(() => service.close());

const storedOf = async (guid: string, slug: DataStepSlug): Promise<Readonly<Record<string, string>>> => {
  const mine = (await findAllAnswers(service.deps.db, guid)).filter(({ step }) => step === slug);
  return Object.fromEntries(mine.map(({ widget, component, value }) => [`${widget}.${component}`, value]));
};

it('[R3.2-01] [R3.4-01] [R3.3-01] a request answered to its end holds every answer of every step under its spec name', async () => {
  const { client, applicant, step } = await journeyTo(service, 'contract');
  for (const { stampeId, barCode = '' } of step.contracts)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  expect((await submit(client, { firma: { signedContract: 'true' } })).name).toBe('Richiesta completata');
  const activity = rightValues('self-certifications', applicant)['attivita'];
  for (const slug of dataStepSlugs) {
    const { azienda, ...others } = rightValues(slug, applicant);
    // The company's record has its activity from the step after it.
    const right = { ...others, ...(azienda && { azienda: { ...azienda, ...activity } }) };
    const stored = await storedOf(step.guid, slug);
    // The code of the signature is asked for by SIGNATURE_CODE alone, and never stored.
    const asked = pathsOf(stepDefinitions[slug].empty).filter((one) => !one.startsWith('codiceFirma.'));
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(asked));
    const sent = pathsOf(right).map((path) => [path, at(right, path)] as const);
    expect(stored).toMatchObject(Object.fromEntries(sent));
  }
});

it.each([
  ['company-info', ['residenza']],
  ['card', ['residenza', 'domicilio']],
] as const)(
  '[R2.6-01] [R2.8-01] %s shows %j of the personal step, and stores nothing',
  async (slug, names) => {
    const { client, applicant, step } = await journeyTo(service, slug);
    const right = rightValues('address-info', applicant);
    const { domicilio: isOther, ...other } = right['domicilio'] ?? {};
    const addresses = {
      residenza: right['residenza'],
      domicilio: isOther === 'altro' ? other : right['residenza'],
    };
    const shown = ({ widgets }: Pick<Step, 'widgets'>) =>
      widgets
        .filter(({ name }) => ['residenza', 'domicilio'].includes(name))
        .map(({ name, components }) => [
          name,
          Object.fromEntries(components.map((one) => [one.name, one.value])),
        ]);
    const expected = names.map((name) => [name, addresses[name]]);
    expect(shown(step)).toEqual(expected);
    const forged = { residenza: { ...right['residenza'], indirizzo: 'Via Falsa 1' } };
    const refused = await submit(client, {
      ...forged,
      spedizione: { spedizioneCarta: '' },
      sedeLegale: {},
    });
    expect(refused.name).toBe(step.name);
    expect(shown(refused)).toEqual(expected);
    await submit(client, { ...forged, ...rightValues(slug, applicant) });
    const paths = Object.keys(await storedOf(step.guid, slug));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => /^(residenza|domicilio)\./.test(path))).toEqual([]);
  },
);

it('[R2.10-01] the contract shows the answers of other steps in words, no secret, and stores none', async () => {
  const { client, applicant, step } = await journeyTo(service, 'contract');
  const shown = Object.fromEntries(
    step.widgets.map(({ name, components }) => [
      name,
      Object.fromEntries(components.map((one) => [one.name, one.value])),
    ]),
  );
  const company = rightValues('company-info', applicant);
  expect(shown).toMatchObject({
    cittadinanza: { cittadinanza: 'Italia' },
    residenza: rightValues('address-info', applicant)['residenza'],
    azienda: { partitaIva: company['azienda']?.['partitaIva'] },
    sedeLegale: company['sedeLegale'],
    attivita: { codiceAteco: expect.stringMatching(/^[\d.]+ - \p{L}+/u) as string },
    documento: { documento: 'Carta d’identità' },
  });
  const names = step.widgets.flatMap(({ name, components }) => [name, ...components.map((one) => one.name)]);
  expect(names.filter((name) => /password|otp|credenziali|validate|captcha/i.test(name))).toEqual([]);
  for (const { stampeId, barCode = '' } of step.contracts)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  await submit(client, { ...shown, firma: { signedContract: 'true' } });
  expect(Object.keys(await storedOf(step.guid, 'contract'))).toEqual(['firma.signedContract']);
});

it('[R3.2-02] records the consents with the version of their text and the time', async () => {
  const { step } = await journeyTo(service, 'identification');
  const consents = await listConsents(service.deps.db, step.guid);
  const names = ['consensoInformativa', 'consensoPrivacy', 'visioneDocumentazione'];
  expect(consents.map(({ name }) => name).sort()).toEqual(names);
  for (const consent of consents) {
    expect(consent).toMatchObject({ value: 'selected', givenAt: service.clock.now() });
    expect(consent.textVersion).not.toBe('');
  }
});

it('never lets a password into an answer', async () => {
  const { client, step, applicant } = await walkTo(service, 'contact-info');
  await introduce(service, client, applicant);
  const { password } = applicant;
  const secret = { 'credenziali.password': password, 'credenziali.confermaPassword': password };
  await submit(client, changed(rightValues('contact-info', applicant), secret));
  const stored = await findAllAnswers(service.deps.db, step.guid);
  expect(stored.filter(({ value }) => value.includes(password))).toEqual([]);
  const kept = stored.find(({ component }) => component === 'password');
  expect(kept).toMatchObject({ value: '', status: 'valid' });
});

it('[R4.3-01] [R3.4-01] goes on only with the name, e-mail and phone that were confirmed', async () => {
  const { client, applicant } = await walkTo(service, 'contact-info');
  await introduce(service, client, applicant);
  const right = rightValues('contact-info', applicant);
  const other = {
    'anagrafica.nome': 'Altra',
    'email.email': 'altra@posta.example',
    'cellulare.cellulare': '3330000001',
  };
  const { widgets } = await submit(client, changed(right, other));
  expect(Object.keys(componentErrors(widgets)).sort()).toEqual(Object.keys(other).sort());
});

it('[R3.2-01] decodes the tax code into its fields of the personal step', async () => {
  const { step, applicant } = await journeyTo(service, 'address-info');
  const { components = [] } = step.widgets.find(({ name }) => name === 'codiceFiscale') ?? {};
  const { nome, cognome, cf } = applicant;
  expect(Object.fromEntries(components.map(({ name, value }) => [name, value]))).toEqual({
    ...{ nome, cognome, cf, sesso: 'F', citta: 'Milano', provincia: 'MI' },
    data: expect.stringMatching(/^\d{2}\/04\/\d{4}$/) as string,
  });
});

it('[R3.4-01] has an upload valid only once its file is stored, whatever is sent', async () => {
  const { client, applicant, step } = await journeyTo(service, 'identification');
  await service.deps.db.delete(documents).where(eq(documents.guid, step.guid));
  const { widgets } = await submit(client, rightValues('identification', applicant));
  const uploads = owned.identification.filter((path) => path !== 'secondoDocumento.cittadinanzaItaliana');
  expect(Object.keys(componentErrors(widgets)).sort()).toEqual([...uploads].sort());
});
