import { deflate } from '../flate/deflate.ts';
import { inflate } from '../flate/inflate.ts';
import type { Codec } from './codec.ts';

/** Compression without Node; ciphers are the engine's own. */
export const portableCodec: Codec = { inflate, deflate };
