import { type TokenName, token } from '@sheaf/design-system';
import type { ChosenFile } from './chosenFile';

/** What the page view has to know of a file. */
export type PageFile = Pick<ChosenFile, 'id' | 'file' | 'name' | 'password' | 'facts'>;

const hues = ['file-1', 'file-2', 'file-3', 'file-4', 'file-5', 'file-6'] as const satisfies readonly TokenName[];

/** Returns the colour of a file by its index. Colours repeat after the sixth; the name distinguishes them. */
export function findHue(place: number): string {
  return token(hues[place % hues.length] ?? 'file-1');
}

/** Shortens a file's name by its extension. */
export function shortenName(name: string): string {
  return name.replace(/\.pdf(?=( \(\d+\))?$)/i, '') || name;
}
