import { brandOf } from '../../brand';
import type { AppDeps } from '../../deps';
import { contractModel } from '../../pdf/contractPdf';
import { contractDataOf } from '../../pdf/fromAnswers';
import type { DocumentModel } from '../../pdf/blocks';
import { questionnaireModel } from '../../pdf/questionnairePdf';
import { contractKinds } from '../../pdf/data';
import { printedBrand } from '../../pdf/printedBrand';
import { findAllAnswers } from '../../repositories/answers';
import { findCaptcha } from '../../repositories/captchas';
import { IDENTIFICATION_STEP } from '../../documents/paperNames';
import type { PaperKind } from '../../documents/papers';
import { documentFacts, type Fact } from './documentFacts';

interface FactSection {
  readonly title: string;
  readonly facts: readonly Fact[];
}

export interface Facts {
  readonly sections: readonly FactSection[];
  readonly person: readonly Fact[];
  readonly beside: Readonly<Partial<Record<PaperKind, readonly Fact[]>>>;
}

const PERSON = 'Dati del titolare';
/** The section is about the provider, and has no answer of the applicant. */
const PARTIES = 'Parti';

const sectionsOf = ({ blocks }: DocumentModel): FactSection[] => {
  const sections: FactSection[] = [];
  let title = '';
  for (const block of blocks) {
    if (block.kind === 'heading') title = block.text;
    const rows = block.kind === 'fields' ? block.fields : block.kind === 'answers' ? block.rows : [];
    if (rows.length > 0 && title !== PARTIES)
      sections.push({ title, facts: rows.map(({ label, value }) => ({ label, value })) });
  }
  return sections;
};

const ON_A_DOCUMENT = new Set([
  'Nome',
  'Cognome',
  'Codice fiscale',
  'Data di nascita',
  'Luogo di nascita',
  'Cittadinanza',
]);

export const factsOf = async (
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
  guid: string,
): Promise<Facts> => {
  const brand = printedBrand(brandOf(config));
  const answers = await findAllAnswers(db, guid);
  const shared = contractDataOf({ guid, answers, consents: [], legalLine: '', brand });
  const unused = { barCode: '', at: new Date(0) };
  const sections = [
    ...sectionsOf(contractModel({ ...shared, ...unused, kind: contractKinds.contract })),
    ...sectionsOf(questionnaireModel({ ...shared, ...unused, kind: contractKinds.questionnaire })),
  ];
  const person = (sections.find(({ title }) => title === PERSON)?.facts ?? []).filter(({ label }) =>
    ON_A_DOCUMENT.has(label),
  );
  const identification = answers.filter(({ step }) => step === IDENTIFICATION_STEP);
  const phrase = (await findCaptcha(db, guid))?.phrase;
  const names = person.filter(({ label }) => label === 'Nome' || label === 'Cognome');
  return {
    sections,
    person,
    beside: {
      document1: [...person, ...documentFacts(identification, 'document1')],
      document2: [...person, ...documentFacts(identification, 'document2')],
      video: [...names, ...(phrase === undefined ? [] : [{ label: 'Frase da leggere', value: phrase }])],
    },
  };
};
