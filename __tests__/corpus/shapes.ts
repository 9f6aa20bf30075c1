/** The same bytes each time they are made. */
import { broken } from './broken';
import { pdfs } from './pdfs';
import { pictures } from './pictures';
import { polyglots } from './polyglots';
import type { Shape } from './shape';

export type { Shape } from './shape';

export const shapes: readonly Shape[] = [...pictures, ...pdfs, ...broken, ...polyglots];

export const shapeOf = (name: string): Shape => {
  const found = shapes.find((shape) => shape.name === name);
  if (!found) throw new Error(`No shape is called ${name}`);
  return found;
};
