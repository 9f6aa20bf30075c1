/** Limits the typed arrays that the libraries allocate: they are outside the heap, which has a limit. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let left = Infinity;
let exceeded = false;

/** `bytes` of all typed arrays together, from now on. */
export const setBudget = (bytes) => {
  left = bytes;
  exceeded = false;
};
/** The library may have taken the error of a refused array for that of a damaged file. */
export const isBudgetExceeded = () => exceeded;

const counted = (Type) =>
  new Proxy(Type, {
    construct: (Original, given, target) => {
      const bytes = typeof given[0] === 'number' ? given[0] * Original.BYTES_PER_ELEMENT : 0;
      if (bytes > left) {
        exceeded = true;
        throw new RangeError('Too large');
      }
      left -= bytes;
      return Reflect.construct(Original, given, target === globalThis[Type.name] ? Original : target);
    },
  });

/** Must be called before the library of browsers is loaded, which tests for what is removed here. */
export const countArrays = () => {
  for (const Type of [Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array])
    globalThis[Type.name] = counted(Type);
  // With it, the library would inflate all pictures of a page at once, into arrays that are not counted.
  delete globalThis.DecompressionStream;
};

setFlagsFromString('--expose-gc');
/** Frees arrays at once. By itself, V8 would wait for more of them. */
export const collectGarbage = runInNewContext('gc');
