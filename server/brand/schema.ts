import { Type, type Static } from 'typebox';
import { derivedColours, givenColours } from './colours';

const closed = { additionalProperties: false } as const;
const text = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
const colour = Type.String({ pattern: '^#[0-9a-f]{6}$', description: '#rrggbb in lower case' });
const file = (endings: string) =>
  Type.String({
    pattern: `^(?:[\\w-]+/)*[\\w.-]+\\.(?:${endings})$`,
    description: `the name of a file in the brand's folder (${endings.replaceAll('|', ', ')})`,
  });

/** All are on by default. */
export const featureNames = ['promoCode', 'invitations', 'phoneHandOff', 'help', 'virtualCard'] as const;
export type Features = Readonly<Record<(typeof featureNames)[number], boolean>>;

const benefitIcons = ['discount', 'cash', 'safety', 'delivery'] as const;

const product = Type.Object(
  {
    account: Type.Optional(
      Type.String({
        pattern: '^[Cc]onto .{1,34}$',
        description: 'words that begin with ‘conto’, at most 40 characters',
      }),
    ),
    card: Type.Optional(
      Type.Object(
        {
          name: Type.Optional(
            Type.String({
              pattern: '^[Cc]arta .{1,34}$',
              description: 'words that begin with ‘carta’, at most 40 characters',
            }),
          ),
          lead: Type.Optional(text('the sentences under the title of the card’s page', 300)),
          shippingCost: Type.Optional(text('what the contract says of the cost of the delivery', 60)),
          benefits: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  icon: Type.Enum([...benefitIcons], { description: benefitIcons.join(', ') }),
                  title: text('a benefit in a few words', 60),
                  text: text('a sentence about it'),
                },
                closed,
              ),
              { maxItems: 6, description: 'at most 6 benefits; none leaves the list out' },
            ),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** A description is also the text of the error for a wrong value. */
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
      { name: text('name of the installed app', 60), shortName: text('the name under its icon', 12) },
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
    product: Type.Optional(product),
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
        Object.fromEntries(featureNames.map((name) => [name, Type.Optional(Type.Boolean())])) as Record<
          keyof Features,
          ReturnType<typeof Type.Optional<ReturnType<typeof Type.Boolean>>>
        >,
        closed,
      ),
    ),
  },
  closed,
);

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
