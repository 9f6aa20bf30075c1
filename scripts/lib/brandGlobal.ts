/**
 * The words of src/copy name the brand, which a build puts into them. Programs that read the words without a
 * build import this file: the brand is that of BRAND_DIR, also when it changes.
 */
import { brandConstants, buildBrand } from '../build/brand';

Object.defineProperty(globalThis, '__BRAND__', { get: () => brandConstants(buildBrand()) });
