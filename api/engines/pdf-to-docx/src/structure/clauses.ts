import type { Paragraph } from '../model/documentModel.ts';
import type { ListMarker } from '../paragraphs/listMarkers.ts';

/** Letters of this much the size of the text's are no larger than it. */
const AS_LARGE = 1.05;

export interface ClauseCandidate {
  paragraph: Paragraph | undefined;
  mark: ListMarker | undefined;
  /** How large its letters are beside those of the text. */
  size: number;
}

/**
 * Makes body text of bold titles whose parts are counted below them, as `2.1` is below `2.`, and are text: a contract is one list of clauses, and Word
 * is to count the titles and their parts together. Returns the heading levels of those titles; they are headings again once they are counted.
 */
export function joinClauses(candidates: ClauseCandidate[]): Map<Paragraph, number> {
  const levels = new Map<Paragraph, number>();
  for (const [index, { paragraph, mark, size }] of candidates.entries()) {
    if (paragraph?.role.type !== 'heading' || mark?.format !== 'decimal' || size > AS_LARGE) continue;
    const next = candidates.slice(index + 1).find((other) => other.mark !== undefined || other.paragraph?.role.type === 'heading');
    const numbers = [...(mark.above ?? []), mark.value];
    const hasParts = next?.paragraph?.role.type === 'body' && next.mark?.above?.join() === numbers.join();
    if (!hasParts) continue;
    levels.set(paragraph, paragraph.role.level);
    paragraph.role = { type: 'body' };
  }
  return levels;
}
