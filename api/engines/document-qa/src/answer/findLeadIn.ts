import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';

const MAX_ITEMS = 25;
/** A cross or a tick marks an item where the layout does not. */
const MARKED = /^\s*[×✗✘✕✓✔•▪]\s/u;

/** Returns what introduces the list that a sentence is an item of: its heading, or the sentence without a full stop above it. Returns undefined outside of lists. */
export function findLeadIn(index: OpenIndex, sentence: number): string | undefined {
  const kindAt = (at: number) => {
    const kind = index.paragraphs[index.sentences[at]?.paragraph ?? -1]?.kind;
    return kind !== 'heading' && MARKED.test(sliceSentence(index, at)) ? 'listItem' : kind;
  };
  if (kindAt(sentence) !== 'listItem') return undefined;
  for (let above = sentence - 1; above >= 0 && sentence - above <= MAX_ITEMS; above--) {
    if (kindAt(above) !== 'listItem') {
      const text = sliceSentence(index, above);
      return kindAt(above) === 'heading' || /[^.!?]\s*$/.test(text) ? text : undefined;
    }
  }
  return undefined;
}
