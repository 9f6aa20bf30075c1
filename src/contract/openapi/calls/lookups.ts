import type { CallDocs } from '../callDoc';
import { success } from './samples';

export const lookupDocs = {
  settoriAziende: {
    summary: 'Lists the sectors of a type of business',
    open: true,
    request: { idSocieta: '1', idSoggetto: '1048' },
    answer: { ...success, data: [{ key: 'C', value: 'Attività manifatturiere' }] },
  },
  attivitaPerSettore: {
    summary: 'Lists the ATECO codes of a sector',
    open: true,
    request: { value: 'C' },
    answer: { ...success, data: [{ key: '23.41', value: 'Fabbricazione di prodotti in ceramica' }] },
  },
  tipiSocieta: {
    summary: 'Lists the types of business',
    open: true,
    request: { value: '1048' },
    answer: { ...success, data: [{ value: '1##Ditta individuale' }] },
  },
  comuni: {
    summary: 'Lists the municipalities of a province',
    open: true,
    request: { sigla: 'MI' },
    answer: { ...success, data: [{ comune: 'Milano', codice: 'F205' }] },
  },
  province: {
    summary: 'Lists the provinces whose name begins so',
    description: 'An empty name lists all of them.',
    open: true,
    request: { nome: '' },
    answer: { ...success, data: [{ nome: 'Milano', sigla: 'MI' }] },
  },
  cittadinanze: {
    summary: 'Lists the citizenships',
    open: true,
    answer: { ...success, data: [{ key: 'IT', nazionalita: 'ITALIANA' }] },
  },
  dettagliCap: {
    summary: 'Lists the towns of a postal code',
    open: true,
    request: { capCode: '20121' },
    answer: { ...success, data: [{ provincia: 'MI', localita: 'Milano' }] },
  },
} satisfies Partial<CallDocs>;
