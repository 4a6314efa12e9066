import type { Taken } from './takeFiles';

/** What a listener hears after files were chosen: what was added, and what was not and why. */
export function announcement({ added, rejected }: Taken): string {
  const sentences = rejected.map(({ file, reason }) => `${file.name} was not added: ${reason}.`);
  if (added.length > 0) sentences.unshift(`Added ${added.map((file) => file.name).join(', ')}.`);
  return sentences.join(' ');
}
