/** Drafts for another device with the same request: docs/decisions/capture.md. */
import { bytesOfText, deriveKey, openBytes, sealBytes, textOf } from './draftCipher';
import type { Draft } from './drafts';

/**
 * Values are sent without names, in this order. Values that the service has (file flags, the video) are left
 * out.
 */
const fields = [
  ['documento', 'documento'],
  ['documento', 'numeroDocumento'],
  ['documento', 'cittaRilascio'],
  ['documento', 'dataRilascio'],
  ['documento', 'dataScadenza'],
  ['documento', 'enteEmissione'],
  ['secondoDocumento', 'secondoDocumento'],
  ['secondoDocumento', 'numeroSecondoDocumento'],
  ['secondoDocumento', 'cittaRilascioSecondoDocumento'],
  ['secondoDocumento', 'dataRilascioSecondoDocumento'],
  ['secondoDocumento', 'dataScadenzaSecondoDocumento'],
  ['secondoDocumento', 'enteEmissioneSecondoDocumento'],
] as const;

/** `contactId` is in no address and in no link. */
export interface HandoffRequest {
  readonly guid: string;
  readonly contactId: string;
}

const keyOf = ({ guid, contactId }: HandoffRequest) => deriveKey(contactId + guid, 'apertura.hand-off');

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** '' if the service has all values already, or if the browser cannot encrypt or compress. */
export const sealHandoffDraft = async (
  draft: Draft | undefined,
  received: Draft,
  request: HandoffRequest,
): Promise<string> => {
  const values = fields.map(([widget, name]) => {
    const typed = draft?.[widget]?.[name] ?? '';
    return typed === received[widget]?.[name] ? '' : typed;
  });
  if (request.contactId === '' || values.every((value) => value === '')) return '';
  try {
    const plain = new TextEncoder().encode(JSON.stringify(values));
    const short = await through(plain, new CompressionStream('deflate-raw'));
    return textOf(await sealBytes(await keyOf(request), short));
  } catch {
    return '';
  }
};

/** Undefined if the text is incomplete or of another request. */
export const openHandoffDraft = async (text: string, request: HandoffRequest): Promise<Draft | undefined> => {
  try {
    const short = await openBytes(await keyOf(request), bytesOfText(text));
    const plain = await through(short, new DecompressionStream('deflate-raw'));
    const values = JSON.parse(new TextDecoder().decode(plain)) as readonly unknown[];
    // Another version of the app may have another list of fields.
    if (values.length !== fields.length) return undefined;
    const draft: Record<string, Record<string, string>> = {};
    fields.forEach(([widget, name], index) => {
      const value = values[index];
      if (typeof value === 'string' && value !== '') (draft[widget] ??= {})[name] = value;
    });
    return draft;
  } catch {
    return undefined;
  }
};
