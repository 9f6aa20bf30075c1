/** What was typed on one device for the identification, for another that has the same request (docs/decisions/phone-hand-off.md). */
import { bytesOfText, deriveKey, openBytes, sealBytes, textOf } from './draftCipher';
import type { Draft } from './drafts';

/** Values travel without names, in this order; what the service has (flags of files, the video) does not travel. */
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

/** The session's words on its request: `contactId` stands in no address and in no link. */
export interface HandoffRequest {
  readonly guid: string;
  readonly contactId: string;
}

const keyOf = ({ guid, contactId }: HandoffRequest) => deriveKey(contactId + guid, 'apertura.hand-off');

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Text for an address; '' where nothing was typed that the service does not have, and where the browser cannot do it. */
export const sealTyped = async (
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

/** What was typed, by widget and component; undefined for what is not this request's, or not whole. */
export const openTyped = async (text: string, request: HandoffRequest): Promise<Draft | undefined> => {
  try {
    const short = await openBytes(await keyOf(request), bytesOfText(text));
    const plain = await through(short, new DecompressionStream('deflate-raw'));
    const values = JSON.parse(new TextDecoder().decode(plain)) as readonly unknown[];
    // Another version of the app may count its fields otherwise.
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
