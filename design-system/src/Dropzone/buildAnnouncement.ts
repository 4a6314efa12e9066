import type { DesignSystemWords } from '../words';
import type { AcceptedFiles } from './acceptFiles';

/** Writes the announcement after files were chosen: which were added, and why others were not. */
export function buildAnnouncement({ added, rejected }: AcceptedFiles, words: DesignSystemWords['dropzone']): string {
  const sentences = rejected.map(({ sentence }) => sentence);
  if (added.length > 0) sentences.unshift(words.added(added.map((file) => file.name).join(', ')));
  return sentences.join(' ');
}
