import { answerSchemaOf } from '../answers';
import { questionnaireAnswers } from '../shapes/questionnaire';
import { refusal } from '../shapes/refusal';
import { commonErrors } from '../declare';
import { endpointOf, type EndpointName } from '../endpoints';
import { refusalTexts } from '../refusalTexts';
import { sessionExpiryMessages, type SessionExpiryMessages } from '../sessionExpiry';
import { callDocs } from './calls';
import type { Components } from './components';
import { refusalExample, responseNames } from './refusals';

type Fields = Readonly<Record<string, unknown>>;
interface RequestShape {
  readonly type: 'object';
  readonly properties?: Fields;
  readonly required?: readonly string[];
}

const FILE = { type: 'string', format: 'binary' } as const;

/** The questionnaire is judged by the rules, so that its call has no schema of its own. */
const requestOf = (name: EndpointName): RequestShape =>
  name === 'questionnaireSave' ? questionnaireAnswers : (endpointOf(name).request ?? { type: 'object' });

const exampleOf = (name: EndpointName): Fields => ({ ...callDocs[name].request });

const parametersOf = (name: EndpointName, components: Components): object[] => {
  const { parameters, query } = endpointOf(name);
  const { properties = {}, required = [] } = requestOf(name);
  const example = exampleOf(name);
  return [...parameters, ...query].map((field) => ({
    name: field,
    in: parameters.includes(field) ? 'path' : 'query',
    required: required.includes(field),
    schema: components.refer(properties[field]),
    example: example[field],
  }));
};

const formOf = (request: RequestShape): RequestShape => ({
  ...request,
  properties: { ...request.properties, file: FILE },
  required: [...(request.required ?? []), 'file'],
});

/** Parameters in the path are not in the body: no call has both. */
const bodyOf = (name: EndpointName, components: Components): object | undefined => {
  const { body, parameters, request } = endpointOf(name);
  if (!request || body === 'none' || parameters.length > 0) return undefined;
  const shape = requestOf(name);
  if (body === 'multipart')
    return {
      required: true,
      content: { 'multipart/form-data': { schema: components.refer(formOf(shape)) } },
    };
  return {
    required: (shape.required ?? []).length > 0,
    content: { 'application/json': { schema: components.refer(shape), example: exampleOf(name) } },
  };
};

const expiryMessageOf = (name: EndpointName): string | undefined =>
  name in sessionExpiryMessages ? sessionExpiryMessages[name as keyof SessionExpiryMessages] : undefined;

const jsonAnswer = (name: EndpointName, components: Components): object => {
  const doc = callDocs[name];
  const expired = expiryMessageOf(name);
  return {
    schema: { oneOf: [components.refer(answerSchemaOf(name)), components.refer(refusal)] },
    examples: {
      ...('answer' in doc && { success: { value: doc.answer } }),
      refusal: { value: refusalExample(refusalTexts[name]) },
      ...(expired !== undefined && {
        sessionExpired: {
          summary: 'The session has expired: this message, on this call',
          value: refusalExample(expired),
        },
      }),
    },
  };
};

const successOf = (name: EndpointName, components: Components): object => {
  const doc = callDocs[name];
  if ('files' in doc)
    return {
      description: 'The file',
      content: Object.fromEntries(doc.files.map((type) => [type, { schema: FILE }])),
    };
  return {
    description: 'Done; or refused with a message for the applicant',
    content: { 'application/json': jsonAnswer(name, components) },
  };
};

export const operationOf = (name: EndpointName, components: Components): object => {
  const { section, service, errors } = endpointOf(name);
  const { summary, description, open } = callDocs[name];
  const parameters = parametersOf(name, components);
  const requestBody = bodyOf(name, components);
  const statuses = [...commonErrors, ...errors].sort((one, other) => one - other);
  return {
    operationId: name,
    summary,
    ...(description !== undefined && { description }),
    tags: [section],
    ...(service !== 'main' && { 'x-service': service }),
    security: open ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: successOf(name, components),
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          { $ref: `#/components/responses/${responseNames[status] ?? 'Failed'}` },
        ]),
      ),
    },
  };
};
