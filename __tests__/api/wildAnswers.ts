/** Answers as other back ends may write them: any field missing, null, of another type, beside others. */
import fc from 'fast-check';

interface Declared {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Declared>>;
  readonly items?: Declared;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}
export type Schema = object;

const right = (schema: Declared): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') return fc.array(wild(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.nat({ max: 90 });
  if (schema.type === 'object')
    return fc
      .tuple(
        fc.record(
          Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, wild(one)])),
          { requiredKeys: [] },
        ),
        fc.dictionary(fc.constantFrom('extra', 'result', 'codice'), fc.jsonValue({ maxDepth: 1 }), {
          maxKeys: 1,
        }),
      )
      .map(([known, unknown]) => ({ ...unknown, ...known }));
  return fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('IT', 'ITALIA', '1##Ditta', 'KO', ''));
};

const other = fc.oneof(
  fc.constant(null),
  fc.constantFrom<unknown>(
    '',
    ' ',
    'testo',
    '7',
    7,
    -1,
    1.5,
    true,
    false,
    'true',
    [],
    {},
    [[]],
    [null],
    ['x'],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const USUAL = 7;
export const wild = (schema: Declared): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: USUAL, arbitrary: right(schema) }, { weight: 1, arbitrary: other });

export const wildAnswer = (declared: Schema): fc.Arbitrary<unknown> => {
  const schema = declared as Declared;
  const data = schema.properties?.['data'];
  const whole = right(schema);
  if (!data)
    return fc.oneof(
      whole,
      whole.map((one) => ({ status: 'success', data: one })),
      other,
    );
  const content = wild(data);
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 2, arbitrary: content },
    content.map((one) => ({ status: 'success', data: { data: one } })),
    content.map((one) => ({ status: 'success', ...(one as object) })),
    content.map((one) => ({ status: 'success', esito: one })),
    other,
  );
};
