import type { DesignSystemWords } from '../words';
import type { Taken } from './takeFiles';

/** What a listener hears after files were chosen: what was added, and what was not and why. */
export function announcement({ added, rejected }: Taken, words: DesignSystemWords['dropzone']): string {
  const sentences = rejected.map(({ sentence }) => sentence);
  if (added.length > 0) sentences.unshift(words.added(added.map((file) => file.name).join(', ')));
  return sentences.join(' ');
}
