import { Type, type Static } from 'typebox';
import { derivedColours, givenColours } from './colours';

const closed = { additionalProperties: false } as const;
const text = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$', description: '#rrggbb in lower case' });
/** A file of the brand's folder. */
const file = (endings: string) =>
  Type.String({
    pattern: `^(?:[\\w-]+/)*[\\w.-]+\\.(?:${endings})$`,
    description: `the name of a file in the brand's folder (${endings.replaceAll('|', ', ')})`,
  });

/** brand.json. A description says what is expected, also in the error for a wrong value. */
export const brandSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    name: text('the name that the applicant reads', 40),
    title: text('title of the first page, and what follows the page’s own in the browser’s tab', 60),
    description: text('what search engines show'),
    logo: file('svg'),
    logoHasName: Type.Optional(Type.Boolean({ description: 'true if the logo itself shows the name' })),
    icons: Type.Array(
      Type.Object({ file: file('svg|png|ico'), sizes: text('any, or 192x192', 20) }, closed),
      { minItems: 1, description: 'icons, that of the browser’s tab first' },
    ),
    themeColour: Type.Optional(colour),
    manifest: Type.Object(
      { name: text('name of the installed app', 60), shortName: text('at most 12 characters', 12) },
      closed,
    ),
    colours: Type.Object(
      {
        ...(Object.fromEntries(givenColours.map((name) => [name, colour])) as Record<
          (typeof givenColours)[number],
          typeof colour
        >),
        ...(Object.fromEntries(derivedColours.map((name) => [name, Type.Optional(colour)])) as Record<
          (typeof derivedColours)[number],
          ReturnType<typeof Type.Optional<typeof colour>>
        >),
      },
      closed,
    ),
    font: Type.Optional(
      Type.Object(
        {
          family: Type.String({ pattern: '^[\\w -]{1,40}$', description: 'letters, digits and spaces' }),
          files: Type.Array(
            Type.Object(
              {
                file: file('woff2'),
                weight: Type.String({ pattern: '^\\d{3,4}( \\d{3,4})?$', description: '400, or 400 700' }),
              },
              closed,
            ),
            { minItems: 1, description: 'one file or more' },
          ),
          fallback: Type.Optional(
            Type.String({ pattern: "^[\\w ,'-]{1,120}$", description: 'families separated by commas' }),
          ),
        },
        closed,
      ),
    ),
    mail: Type.Object(
      {
        sender: Type.String({ pattern: '^[^<>"@\\r\\n]{1,60}$', description: 'a name without < > " @' }),
        signature: Type.Optional(text('the last line of every e-mail')),
      },
      closed,
    ),
    sms: Type.Object(
      {
        sender: Type.String({ pattern: '^[A-Za-z0-9 ]{1,11}$', description: '1 to 11 letters and digits' }),
      },
      closed,
    ),
    pdf: Type.Optional(
      Type.Object({ head: Type.Optional(text('before the title, at the top of every page', 60)) }, closed),
    ),
    conditions: Type.Optional(file('json')),
    config: Type.Optional(
      Type.Object(
        {
          provider: Type.Optional(text('the provider’s name in the path of the customer call', 40)),
          legalLine: Type.Optional(text('denomination, seat and registrations', 400)),
          supportEmail: Type.Optional(
            Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', description: 'an address' }),
          ),
          supportPhone: Type.Optional(Type.String({ description: 'a number, or nothing' })),
          links: Type.Optional(Type.Record(Type.String(), Type.String())),
        },
        { ...closed, description: 'legalLine, supportEmail, supportPhone, links, provider' },
      ),
    ),
    features: Type.Optional(
      Type.Object(
        {
          promoCode: Type.Optional(Type.Boolean()),
          phoneHandOff: Type.Optional(Type.Boolean()),
          help: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** The conditions of the contract, printed in the PDF. */
export const conditionsSchema = Type.Object(
  {
    version: text('stored with every signature; change it with the text', 40),
    notice: Type.Optional(text('printed above the articles', 1000)),
    articles: Type.Array(
      Type.Object(
        {
          title: text('title without its number'),
          paragraphs: Type.Array(text('a paragraph', 5000), { minItems: 1 }),
        },
        closed,
      ),
      { minItems: 1, description: 'one article or more' },
    ),
  },
  closed,
);

export type BrandFile = Readonly<Static<typeof brandSchema>>;
export type Conditions = Readonly<Static<typeof conditionsSchema>>;
