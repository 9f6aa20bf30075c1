import { PHONE_PREFIX } from '../../../contract/limits';
import type { StepValues } from '../../../contract/steps/definition';
import type { DataStepSlug } from '../../../contract/steps/table';
import { contractCopy } from '../../../copy/contract';
import type { User } from '../../../state/user';
import { groupDigits } from '../../shared/groupDigits';
import { addressWords } from '../../shared/useKnownAddress';

interface Item {
  readonly label: string;
  readonly value: string;
}

const { check: words } = contractCopy;

/** The digits of a mobile are in groups; those of other numbers have none that is known. */
const phone = (digits: string): string =>
  digits && `${PHONE_PREFIX} ${digits.startsWith('3') ? groupDigits(digits) : digits}`;

/** The customer's data are in the store; the rest comes with the contract's step, if the service sends it. */
export const answerItems = (
  user: User,
  values: StepValues,
): readonly { readonly slug: DataStepSlug; readonly items: readonly Item[] }[] => {
  const text = (widget: string, component = widget): string => values[widget]?.[component] ?? '';
  const address = (widget: string): string => {
    const { cap = '', provincia = '', citta = '', indirizzo = '' } = values[widget] ?? {};
    return indirizzo === '' ? '' : addressWords({ cap, provincia, citta, indirizzo });
  };
  const turnover = text('azienda', 'fatturato');
  const paper = (type: string, number: string) => [type, number].filter(Boolean).join(' ');
  return [
    {
      slug: 'contact-info',
      items: [
        { label: words.name, value: `${user.nome} ${user.cognome}`.trim() },
        { label: words.cf, value: user.cf },
        { label: words.email, value: user.email },
        { label: words.phone, value: phone(user.cellulare) },
      ],
    },
    {
      slug: 'address-info',
      items: [
        { label: words.citizenship, value: text('cittadinanza') },
        { label: words.residence, value: address('residenza') },
        { label: words.domicile, value: address('domicilio') },
      ],
    },
    {
      slug: 'company-info',
      items: [
        { label: words.business, value: text('azienda', 'ragioneSociale') },
        { label: words.vatNumber, value: text('azienda', 'partitaIva') },
        { label: words.founded, value: text('azienda', 'dataCostituzione') },
        { label: words.employees, value: text('azienda', 'numAddetti') },
        { label: words.turnover, value: turnover && `${turnover} €` },
        { label: words.pec, value: text('contattiAzienda', 'pec') },
        { label: words.businessPhone, value: phone(text('contattiAzienda', 'telefonoAziendale')) },
        { label: words.seat, value: address('sedeLegale') },
        { label: words.office, value: address('sedeAmministrativa') },
      ],
    },
    {
      slug: 'self-certifications',
      items: [
        { label: words.activity, value: text('attivita', 'codiceAteco') },
        { label: words.purpose, value: text('rapporto', 'scopoRapporto') },
        { label: words.funds, value: text('rapporto', 'origineFondi') },
      ],
    },
    { slug: 'card', items: [{ label: words.shipping, value: address('spedizione') }] },
    {
      slug: 'identification',
      items: [
        { label: words.first, value: paper(text('documento'), text('documento', 'numeroDocumento')) },
        {
          label: words.second,
          value: paper(text('secondoDocumento'), text('secondoDocumento', 'numeroSecondoDocumento')),
        },
      ],
    },
  ];
};
