import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Compile } from 'typebox/schema';
import { answerSchemaOf } from '../../../src/contract/answers';
import { refusal } from '../../../src/contract/shapes/refusal';
import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { callDocs } from '../../../src/contract/openapi/calls';
import { openApiDocument } from '../../../src/contract/openapi/document';
import { version } from '../../../package.json';
import { isTrace } from '../../../src/contract/trace';
import { rows } from '../access/rows';

interface Operation {
  readonly operationId: EndpointName;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

const document = openApiDocument(version);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
const operationOf = (name: EndpointName) => operations.find(({ operationId }) => operationId === name);

const expectFit = (schema: object, value: unknown): void => {
  const [, errors] = Compile({ ...schema }).Errors(JSON.parse(JSON.stringify(value)));
  expect(errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
};

it('is valid OpenAPI 3.1 for a public validator', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The licence and the servers are those of who runs the service; its calls may be made without a session.
    rules: { 'info-license': 'off', 'no-server-example.com': 'off', 'security-defined': 'error' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
});

describe.each(endpointNames)('%s', (name) => {
  const doc = callDocs[name];
  const { request, body } = endpointOf(name);

  it('has examples that fit its schemas', () => {
    if (doc.request !== undefined || body === 'json') expectFit({ ...request }, doc.request ?? {});
    const answer = answerSchemaOf(name);
    expect('files' in doc).toBe(answer === undefined);
    if (answer && 'answer' in doc) expectFit(answer, doc.answer);
  });

  it('needs a session exactly if the service refuses those without one', () => {
    const [withoutSession] = rows[name].own;
    const answered = ['given', 'in', 'code'].includes(String(withoutSession));
    expect(operationOf(name)?.security).toEqual(answered ? [{}, { session: [] }] : [{ session: [] }]);
  });
});

it('shows refusals of the declared shape', () => {
  const examples = [...JSON.stringify(document).matchAll(/\{"status":"(?:bad_request|error)"[^}]*\}/g)];
  expect(examples.length).toBeGreaterThan(endpointNames.length / 2);
  for (const [example] of examples) expectFit(refusal, JSON.parse(example));
});

it('shows a recording that the service takes', () => {
  expect(isTrace(callDocs.sendTrace.request.trace)).toBe(true);
});
