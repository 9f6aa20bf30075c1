import { storedReadings } from '../api/answers/uploads';
import { isLoose, looseCount, looseFields, looseList, looseText, type Loose } from '../contract/loose';
import { naming } from './naming';
import type { Component, Contract, Invitation, Paperwork, Step, Widget } from '../contract/wire';

/** The names that back ends give to the words of a message, which the specification shows as a text. */
const WORDS = ['message', 'errorMessage', 'messaggio', 'descrizione', 'description', 'text'];

const wordsOf = (message: unknown): string =>
  isLoose(message)
    ? (WORDS.map((name) => looseText(message[name]).trim()).find((one) => one !== '') ?? '')
    : looseText(message).trim();

/** Some back ends send one message, objects or null. */
const messages = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .map(wordsOf)
    .filter((one) => one !== '');

const parseComponent = (raw: Loose): Component => ({
  name: looseText(raw.name),
  value: looseText(raw.value),
  status: looseText(raw.status),
  errorMessage: messages(raw.errorMessage),
});

const parseWidget = (raw: Loose): Widget => ({
  name: looseText(raw.name),
  code: looseText(raw.code),
  components: looseList(raw.components, parseComponent),
  errorMessage: messages(raw.errorMessage),
});

export const parseWidgets = (raw: unknown): readonly Widget[] => looseList(raw, parseWidget);

/** Some answers lack the ids of the request. */
export const keptIds = (step: Step, { guid, contactId }: Pick<Step, 'guid' | 'contactId'>): Step => ({
  ...step,
  guid: step.guid || guid,
  contactId: step.contactId || contactId,
});

/** Reads the fields of spec 3.1; ignores others and fills in missing ones. */
export const parseStep = (answer: object): Step => {
  const { data, ...top } = looseFields(answer);
  const raw: Loose = isLoose(data) ? { ...top, ...data } : top;
  const readings = storedReadings(raw.readings);
  return naming().step({
    number: looseCount(raw.number),
    name: looseText(raw.name),
    widgets: parseWidgets(raw.widgets),
    contactId: looseText(raw.contactId),
    guid: looseText(raw.guid),
    invitations: looseList(raw.invitations, (one) => one as unknown as Invitation),
    contracts: looseList(raw.contracts, (one) => one as unknown as Contract),
    paperworkList: looseList(raw.paperworkList, (one) => one as unknown as Paperwork),
    errorMessage: messages(raw.errorMessage),
    ...(typeof raw.journey === 'string' && { journey: raw.journey }),
    ...(readings && { readings }),
  });
};
