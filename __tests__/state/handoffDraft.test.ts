import { deriveKey, openBytes, sealBytes, textOf } from '../../src/state/draftCipher';
import type { Draft } from '../../src/state/drafts';
import { openHandoffDraft, sealHandoffDraft } from '../../src/state/handoffDraft';

const request = {
  guid: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427',
  contactId: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
};

const typed: Draft = {
  video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' },
  documento: {
    documento: 'Passaporto',
    numeroDocumento: 'YA1234567',
    cittaRilascio: 'Reggio nell’Emilia',
    dataRilascio: '01/02/2020',
    dataScadenza: '31/01/2030',
    enteEmissione: 'Ministero degli affari esteri',
    documentoFronte: 'valid',
    documentoRetro: '',
  },
  secondoDocumento: {
    cittadinanzaItaliana: 'true',
    secondoDocumento: 'Patente di guida',
    numeroSecondoDocumento: 'U1A000000A',
    cittaRilascioSecondoDocumento: '',
    dataRilascioSecondoDocumento: '03/04/2019',
    dataScadenzaSecondoDocumento: '',
    enteEmissioneSecondoDocumento: 'Motorizzazione civile',
    documentoDueFronte: '',
    documentoDueRetro: '',
  },
};
const { documentoFronte: _, documentoRetro: __, ...documento } = typed.documento ?? {};
/** The part that is sent: no flags, no blanks. */
const travels = {
  documento,
  secondoDocumento: {
    secondoDocumento: 'Patente di guida',
    numeroSecondoDocumento: 'U1A000000A',
    dataRilascioSecondoDocumento: '03/04/2019',
    enteEmissioneSecondoDocumento: 'Motorizzazione civile',
  },
};

it('[R2.1-04] typed values arrive unchanged on the other device, without flags of files and blanks', async () => {
  const text = await sealHandoffDraft(typed, {}, request);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await openHandoffDraft(text, request)).toEqual(travels);
});

it('[R2.1-04] two whole documents fit into a code that a phone reads, never the same and hidden', async () => {
  const seal = () => sealHandoffDraft(typed, {}, request);
  const [first, second] = [await seal(), await seal()];
  expect(first.length).toBeLessThan(330);
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('YA12');
});

it('[R2.1-04] another request, or a session that knows only the guid, opens nothing', async () => {
  const text = await sealHandoffDraft(typed, {}, request);
  expect(await openHandoffDraft(text, { ...request, contactId: 'other' })).toBeUndefined();
  expect(await openHandoffDraft(text, { ...request, contactId: '' })).toBeUndefined();
  expect(await openHandoffDraft(text, { ...request, guid: 'other' })).toBeUndefined();
});

it.each([
  ['a changed character', (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)],
  ['a part of it', (text: string) => text.slice(0, -8)],
  ['something else', () => 'contenuto'],
  ['what is no base64', () => '%%%'],
])('[R2.1-04] opens nothing out of %s', async (_, change) => {
  expect(await openHandoffDraft(change(await sealHandoffDraft(typed, {}, request)), request)).toBeUndefined();
});

const sealed = async (content: unknown) => {
  const stream = new Blob([JSON.stringify(content)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const short = new Uint8Array(await new Response(stream).arrayBuffer());
  const key = await deriveKey(request.contactId + request.guid, 'apertura.hand-off');
  return textOf(await sealBytes(key, short));
};

it('[R2.1-04] takes nothing from a version of the app that counts its fields otherwise, nor what is no text', async () => {
  expect(await openHandoffDraft(await sealed(['Passaporto']), request)).toBeUndefined();
  expect(await openHandoffDraft(await sealed(null), request)).toBeUndefined();
  const twelve = Array.from({ length: 12 }, (_, index) => (index === 1 ? 'YA1' : index));
  expect(await openHandoffDraft(await sealed(twelve), request)).toEqual({
    documento: { numeroDocumento: 'YA1' },
  });
});

it('[R2.1-04] nothing travels where nothing was typed, the service has it, or the session no secret', async () => {
  expect(await sealHandoffDraft(typed, {}, { ...request, contactId: '' })).toBe('');
  expect(await sealHandoffDraft(undefined, {}, request)).toBe('');
  expect(await sealHandoffDraft({ documento: { numeroDocumento: '' } }, {}, request)).toBe('');
  expect(await sealHandoffDraft({ documento }, { documento }, request)).toBe('');
  const changed = { documento: { ...documento, numeroDocumento: 'YA7654321' } };
  const text = await sealHandoffDraft(changed, { documento }, request);
  expect(await openHandoffDraft(text, request)).toEqual({ documento: { numeroDocumento: 'YA7654321' } });
});

it.each(['CompressionStream', 'crypto'] as const)(
  '[R2.1-04] nothing travels from a browser without %s',
  async (name) => {
    const had = Object.getOwnPropertyDescriptor(globalThis, name) as PropertyDescriptor;
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
    try {
      expect(await sealHandoffDraft(typed, {}, request)).toBe('');
    } finally {
      Object.defineProperty(globalThis, name, had);
    }
  },
);

it('[R2.1-04] keys for other purposes do not open it', async () => {
  const mine = await deriveKey('secret', 'apertura.hand-off');
  const other = await deriveKey('secret', 'apertura.drafts');
  const bytes = await sealBytes(mine, new TextEncoder().encode('x'));
  expect(new TextDecoder().decode(await openBytes(mine, bytes))).toBe('x');
  await expect(openBytes(other, bytes)).rejects.toThrow();
});
