import { readFileSync } from 'node:fs';
import type { FaceName } from '../typeset/faces/face.ts';

/** Reads the bytes of a font that letters are written in. */
export function readFontFile(face: FaceName): Uint8Array {
  return readFileSync(new URL(`../export/fonts/${face}.ttf`, import.meta.url));
}
