import { endpointNames, endpointOf } from '../endpoints';
import { Components } from './components';
import { operationOf } from './operation';
import { partsOf } from '../steps/parts';
import { dataStepSlugs, rowOf } from '../steps/table';
import { refusalResponses } from './refusals';

const tags = [
  ['7.1', 'The product and the steps of a request'],
  ['7.2', 'Look-ups, and the documents to sign'],
  ['7.3', 'Checks of the contact data, with one-time codes'],
  ['7.4', 'The customer and the password'],
  ['7.5', 'Contact and resume'],
  ['7.6', 'The anti-money-laundering questionnaire'],
  ['7.7', 'Invitations and promo codes'],
  ['7.8', 'Uploads'],
  ['7.9', 'Calls that the specification names without a path'],
  ['support', 'Calls of this product, which a back end may lack'],
] as const;

const stepsInWords = (): string => {
  const rows = dataStepSlugs.flatMap((slug) =>
    Object.entries(partsOf(slug)).map(
      ([widget, names]) => `| ${rowOf(slug).title} | \`${widget}\` | ${names.join(', ')} |`,
    ),
  );
  return ['| step | widget | components |', '| --- | --- | --- |', ...rows].join('\n');
};

const DESCRIPTION = `Online opening of a business account with a card: the calls between the web app and its back end.

A call that is refused because of what the applicant did answers 200 with \`status: "bad_request"\` and a
\`message\` for the applicant, in Italian. An HTTP status from 400 means a call that the app does not make, a
missing session, or a fault. Four calls tell by a fixed message that the session has expired.

The app knows a step by its title, or by its components, and a component by its name within the step. The
names of widgets are free; they decide only between addresses, where they contain the name below.
\`stepTitles\` and \`widgetNames\` of \`config.json\` name what differs.

${stepsInWords()}`;

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: 'apertura',
  description:
    'Set by `productInfo`, HttpOnly. Over HTTPS its name is `__Host-apertura`; another back end may choose its ' +
    'own. It is replaced by another value at the password and when a code opens a request.',
} as const;

interface OpenApi {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** OpenAPI 3.1, as plain data. `version`: that of the package (docs/versions.md). */
export const openApiDocument = (version: string): OpenApi => {
  const components = new Components();
  const paths: Record<string, Record<string, object>> = {};
  for (const name of endpointNames) {
    const { path, method } = endpointOf(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, components) };
  }
  const responses = refusalResponses(components);
  return {
    openapi: '3.1.0',
    info: { title: 'Apertura', version, description: DESCRIPTION },
    servers: [{ url: '/', description: 'Where the service runs' }],
    tags: tags.map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.all(),
      responses,
      securitySchemes: { session: SESSION },
    },
  } as OpenApi;
};
