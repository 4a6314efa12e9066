import type { Codec } from '../bytes/codec.ts';
import { deflate } from './deflate.ts';
import { inflate } from './inflate.ts';

/** Compression without Node; ciphers are the engine's own. */
export const portableCodec: Codec = { inflate, deflate };
