import { shownAmount } from '../../../src/contract/amountText';
import { documentTypeNames } from '../../../src/contract/documentTypes';
import { emptyAnswers } from '../../../src/contract/questionnaire';
import { emptyAddress } from '../../../src/contract/rules/address';
import { addressInfo } from '../../../src/contract/steps/address-info';
import type { StepValues } from '../../../src/contract/steps/definition';
import { selfCertifications } from '../../../src/contract/steps/self-certifications';
import { chosenWords } from '../../pdf/optionTexts';
import { valuesOf } from '../../pdf/fromAnswers';
import { savedValue, type SavedAnswer } from '../../repositories/answers';
import { knownAddresses } from './knownAddresses';
import type { StepContext } from './stepHooks';

type Texts = Readonly<Record<string, string>>;

const OTHER = 'altro';

const textIn =
  (answers: readonly SavedAnswer[]) =>
  (widget: string, component: string): string =>
    savedValue(answers, widget, component)?.value ?? '';

const addressIn = (answers: readonly SavedAnswer[], widget: string): Texts =>
  Object.fromEntries(Object.keys(emptyAddress).map((name) => [name, textIn(answers)(widget, name)]));

const chosen = async ({ answersOf }: StepContext): Promise<Texts> =>
  chosenWords({
    address: valuesOf(addressInfo, await answersOf('address-info')),
    activity: valuesOf(selfCertifications, await answersOf('self-certifications')),
    answers: emptyAnswers,
  });

const companyOf = async ({ answersOf }: StepContext): Promise<StepValues> => {
  const answers = await answersOf('company-info');
  const text = textIn(answers);
  const isOther = text('sedeAmministrativa', 'sedeAmministrativa') === OTHER;
  return {
    azienda: {
      ragioneSociale: text('azienda', 'ragioneSociale'),
      partitaIva: text('azienda', 'partitaIva'),
      dataCostituzione: text('azienda', 'dataCostituzione'),
      numAddetti: text('azienda', 'numAddetti'),
      fatturato: shownAmount(text('azienda', 'fatturato')),
    },
    contattiAzienda: {
      pec: text('contattiAzienda', 'pec'),
      telefonoAziendale: text('contattiAzienda', 'telefonoAziendale'),
    },
    sedeLegale: addressIn(answers, 'sedeLegale'),
    sedeAmministrativa: addressIn(answers, isOther ? 'sedeAmministrativa' : 'sedeLegale'),
  };
};

const documentsOf = async ({ answersOf }: StepContext): Promise<StepValues> => {
  const text = textIn(await answersOf('identification'));
  const type = (widget: string) => documentTypeNames[text(widget, widget)] ?? text(widget, widget);
  return {
    documento: { documento: type('documento'), numeroDocumento: text('documento', 'numeroDocumento') },
    secondoDocumento: {
      secondoDocumento: type('secondoDocumento'),
      numeroSecondoDocumento: text('secondoDocumento', 'numeroSecondoDocumento'),
    },
  };
};

const shippingOf = async ({ answersOf }: StepContext, known: StepValues): Promise<Texts> => {
  const answers = await answersOf('card');
  const choice = textIn(answers)('spedizione', 'spedizioneCarta');
  return choice === OTHER ? addressIn(answers, 'spedizione') : (known[choice] ?? emptyAddress);
};

/** Names, e-mail and phone come with the customer. Passwords and codes never do. */
export const answersToCheck = async (context: StepContext): Promise<StepValues> => {
  const words = await chosen(context);
  const known = await knownAddresses(context);
  const { cittadinanza = '', codiceAteco = '', scopoRapporto = '', origineFondi = '' } = words;
  return {
    cittadinanza: { cittadinanza },
    ...known,
    ...(await companyOf(context)),
    attivita: { codiceAteco },
    rapporto: { scopoRapporto, origineFondi },
    spedizione: await shippingOf(context, known),
    ...(await documentsOf(context)),
  };
};
