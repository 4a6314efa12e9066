import { buildLines } from '@sheaf/pdf-text/lines/lines';
import { buildSegment, type LineWord, type Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageTags } from '@sheaf/pdf-text/read/pageTags';
import { type FootnoteDraft, splitFootnoteMark } from './footnoteDraft.ts';

/** Takes what tags call notes out of the text of a page; nothing where they name none that has a mark, or one is begun in no known place. */
export function takeTaggedFootnotes(main: { segments: Segment[] }, tags: PageTags | undefined, page: number): FootnoteDraft[] | undefined {
  const isNote = ({ markedContent }: LineWord) => tags?.get(markedContent)?.kind === 'note';
  const parts = main.segments.map((segment) => ({ segment, own: segment.words.filter(isNote) }));
  const own = parts.flatMap(({ segment, own: words }) => (words.length > 0 ? [buildSegment(words, segment.base)] : []));
  const byBlock = Map.groupBy(own, ({ words }) => tags?.get(words[0]?.markedContent ?? -1)?.block ?? -1);
  const notes: FootnoteDraft[] = [];
  for (const [, segments] of [...byBlock].sort(([one], [other]) => one - other)) {
    const [first, ...others] = buildLines(segments);
    if (!first) continue;
    const found = splitFootnoteMark(first);
    const last = notes.at(-1);
    if (found) notes.push({ page, mark: found.mark, lines: [found.rest, ...others] });
    else if (last) last.lines.push(first, ...others);
    // What goes on from the page before has no mark of its own.
    else if (tags?.get(segments[0]?.words[0]?.markedContent ?? -1)?.isBegun) notes.push({ page, mark: '', lines: [first, ...others] });
    else return undefined;
  }
  if (!notes.some(({ mark }) => mark !== '')) return undefined;
  main.segments = parts.flatMap(({ segment, own: words }) => {
    if (words.length === 0) return [segment];
    const rest = segment.words.filter((word) => !words.includes(word));
    return rest.length > 0 ? [buildSegment(rest, segment.base)] : [];
  });
  return notes;
}
