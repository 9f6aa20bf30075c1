import { looseFields, type Loose } from '../../contract/loose';
import type {
  BusinessType,
  CapLocality,
  Citizenship,
  Municipality,
  Option,
  Province,
} from '../../contract/wire';
import { fields, filled, listed, text, texts, type Read } from './reading';

/** The names that back ends give to the two parts of an option, which the specification does not show. */
const KEYS = ['key', 'codice', 'code', 'id'];
const WORDS = ['descrizione', 'description', 'label', 'nome', 'name', 'testo', 'text'];

const firstOf = (given: Loose, names: readonly string[]): string =>
  names.map((name) => filled(given[name])).find((one) => one !== undefined) ?? '';

/** The only text beside a key, under any name, as in `{key: 'IT', nazione: 'ITALIA'}`. */
const onlyOther = (given: Loose): string => {
  const [only = '', ...more] = Object.entries(given).flatMap(([name, one]) =>
    KEYS.includes(name) ? [] : (filled(one) ?? []),
  );
  return more.length === 0 ? only : '';
};

/**
 * `value` is the text beside a key, and the key beside another text. An option without a key is known by its
 * text; of 'id##description' the description is read.
 */
export const option: Read<Option | undefined> = (raw) => {
  const given = looseFields(raw);
  const named = firstOf(given, KEYS);
  const told = firstOf(given, ['value']);
  const words = (named && told) || firstOf(given, WORDS) || told || onlyOther(given);
  const key = named || told || words;
  const altri = texts(given.altri);
  const value = (words || key).replace(/^.*?##(?=.)/, '');
  return key === '' ? undefined : { key, value, ...(altri && { altri }) };
};

const businessType: Read<BusinessType | undefined> = (raw) => {
  const given = looseFields(raw);
  const words = firstOf(given, ['value', ...WORDS]);
  const key = firstOf(given, KEYS);
  const value = words.includes('##') || key === '' ? words : `${key}##${words || key}`;
  return value === '' ? undefined : { value };
};

const provinceFields = fields<Province>({ nome: text, sigla: text, altri: texts });
/** The province VS is excluded (spec, 7.2). */
const province: Read<Province | undefined> = (raw) => {
  const { nome, sigla, ...more } = provinceFields(raw);
  if (sigla === 'VS' || (nome || sigla) === '') return undefined;
  return { nome: nome || sigla, sigla: sigla || nome, ...more };
};

const day: Read<string | undefined> = (raw) => {
  const date = filled(raw);
  return date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined;
};
const municipalityFields = fields<Municipality>({
  comune: text,
  codice: text,
  dal: day,
  al: day,
  altri: texts,
  provincia: filled,
});
const municipality: Read<Municipality | undefined> = (raw) => {
  const read = municipalityFields(raw);
  return read.comune === '' ? undefined : read;
};

const citizenshipFields = fields<Citizenship>({ key: text, nazionalita: text, altri: texts });
const citizenship: Read<Citizenship | undefined> = (raw) => {
  const { key, nazionalita, ...more } = citizenshipFields(raw);
  if ((key || nazionalita) === '') return undefined;
  return { key: key || nazionalita, nazionalita: nazionalita || key, ...more };
};

const localityFields = fields<CapLocality>({ provincia: text, localita: text });
const locality: Read<CapLocality | undefined> = (raw) => {
  const read = localityFields(raw);
  return read.localita === '' ? undefined : read;
};

export const lookupReaders = {
  settoriAziende: listed(option, 'value'),
  attivitaPerSettore: listed(option, 'value'),
  tipiSocieta: listed(businessType, 'value'),
  comuni: listed(municipality, 'comune'),
  province: listed(province, 'nome'),
  cittadinanze: listed(citizenship, 'nazionalita'),
  dettagliCap: listed(locality),
};
