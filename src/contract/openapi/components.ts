import { component, widget } from '../shapes/step';
import { component as sentComponent, widget as sentWidget } from '../requestSchemas';

/** Shapes of requests that are shapes of answers, too. */
const described = new Map<unknown, unknown>([
  [sentComponent, component],
  [sentWidget, widget],
]);

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;

export class Components {
  readonly #schemas = new Map<string, object>();

  refer(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((one) => this.refer(one));
    if (!isObject(schema)) return schema;
    const known = described.get(schema);
    if (known !== undefined) return this.refer(known);
    const inner = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, this.refer(one)]));
    const { title } = schema;
    if (typeof title !== 'string') return inner;
    const first = this.#schemas.get(title);
    if (first && JSON.stringify(first) !== JSON.stringify(inner))
      throw new Error(`Two shapes have the name ${title}`);
    this.#schemas.set(title, inner);
    return { $ref: `#/components/schemas/${title}` };
  }

  all(): Readonly<Record<string, object>> {
    return Object.fromEntries([...this.#schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
