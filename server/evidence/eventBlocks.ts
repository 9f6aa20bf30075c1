import { auditEvents } from '../domain/auditEvents';
import { fields, half, heading, paragraph, wide, type Block, type Field } from '../pdf/blocks';
import type { Evidence } from './evidence';
import { inParts, time } from './formats';

const CHAIN =
  'Gli eventi sono numerati dal primo all’ultimo. Ogni riga del registro è legata a quella prima da una catena: ' +
  'l’impronta di un anello è calcolata da quella dell’anello prima e da quella della riga. La catena è una sola per tutte ' +
  'le richieste: tra gli anelli di questa possono esserci quelli di altre. Una riga cambiata, tolta o spostata si riconosce.';

/** Numbered by their own count: ids have gaps that no row ever had, and would look like removed rows. */
const eventBlock = ({ row, link }: Evidence['events'][number], index: number): Block => {
  const { event, at, details } = row;
  const chained: Field[] = link
    ? [
        wide(`Anello ${link.position}: impronta della riga`, inParts(link.digest)),
        wide('Impronta dell’anello prima', inParts(link.before ?? '')),
        wide('Impronta di questo anello', inParts(link.hash)),
      ]
    : [wide('Anello', 'La riga non è ancora nella catena')];
  return fields(
    half(`${index + 1}. ${auditEvents[event] ?? event} (${event})`, time(at)),
    wide('Dettagli', JSON.stringify(details)),
    ...chained,
  );
};

export const eventBlocks = ({ events }: Pick<Evidence, 'events'>): Block[] => [
  heading('Registro degli eventi'),
  paragraph(CHAIN),
  ...events.map(eventBlock),
];
