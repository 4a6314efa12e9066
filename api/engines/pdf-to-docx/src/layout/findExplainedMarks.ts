import { isFootnoteReference } from '@sheaf/pdf-text/lines/segments';
import type { PageSegments } from '@sheaf/pdf-text/read/readPage';

/** Whether the page itself says what the mark at this height means. */
export type IsExplained = (page: number, mark: string, top: number) => boolean;

/**
 * Finds lines in the text that begin with a raised mark, as addresses below authors' names do: marks above them point there, not to a note, where the
 * mark of the note follows further down.
 */
export function findExplainedMarks(pages: readonly PageSegments[]): IsExplained {
  const begun = new Map<string, number>();
  const lowest = new Map<string, number>();
  const lower = (tops: Map<string, number>, key: string, top: number) => tops.set(key, Math.max(top, tops.get(key) ?? top));
  for (const { page, groups } of pages) {
    for (const { words } of groups.flatMap(({ segments }) => segments)) {
      for (const [index, { text, isRaised, top, runs = [] }] of words.entries()) {
        if (isRaised && isFootnoteReference(text) && index + 1 < words.length) lower(begun, `${page} ${text}`, top);
        for (const mark of isRaised ? [text] : runs.flatMap((run) => (run.script === 'super' ? [run.text] : [])))
          lower(lowest, `${page} ${mark}`, top);
      }
    }
  }
  return (page, mark, top) => {
    const line = begun.get(`${page} ${mark}`);
    return line !== undefined && top <= line && (lowest.get(`${page} ${mark}`) ?? line) > line;
  };
}
