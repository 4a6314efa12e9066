import { type TokenName, token } from '@sheaf/design-system';
import type { ChosenFile } from './chosenFile';

/** What the page view has to know of a file. */
export type PageFile = Pick<ChosenFile, 'id' | 'file' | 'name' | 'password' | 'facts'>;

const hues = ['file-1', 'file-2', 'file-3', 'file-4', 'file-5', 'file-6'] as const satisfies readonly TokenName[];

/** The colour of the file at this place of the list, for a thin tab. After the sixth they come again; the name beside it tells them apart. */
export function findHue(place: number): string {
  return token(hues[place % hues.length] ?? 'file-1');
}

/** A file's name where there is little room: without the ending that all of them have. */
export function shortName(name: string): string {
  return name.replace(/\.pdf(?=( \(\d+\))?$)/i, '') || name;
}
