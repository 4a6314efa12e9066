const BREATH = /[,;:—–()]\s|\s[—–(]/g;

/** Returns the words around a place in its sentence, at most so many: whole clauses where they fit, and `…` where something is left out. */
export function cutClauseAround(
  text: string,
  sentence: { start: number; end: number },
  inside: { start: number; end: number },
  maxWords: number,
): string {
  const sentenceText = text.slice(sentence.start, sentence.end);
  const words = [...sentenceText.matchAll(/\S+/g)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
  if (words.length <= maxWords) return sentenceText.replace(/\s+/g, ' ');
  const [from, to] = [Math.max(0, inside.start - sentence.start), Math.min(sentenceText.length, inside.end - sentence.start)];
  let first = words.findIndex(({ end }) => end > from);
  let last = words.findLastIndex(({ start }) => start < to);
  if (first < 0 || last < first) [first, last] = [0, 0];
  const breaths = new Set([...sentenceText.matchAll(BREATH)].map((found) => found.index + found[0].length));
  const isBreath = (position: number) => breaths.has(words[position]?.start ?? -1);
  // The words before a thing describe it better than those after it.
  while (last - first + 1 < maxWords) {
    const canLead = first > 0 && !isBreath(first);
    const canFollow = last < words.length - 1 && !isBreath(last + 1);
    if (canLead) first -= 1;
    if (canFollow && last - first + 1 < maxWords) last += 1;
    if (!canLead && !canFollow) break;
  }
  const piece = sentenceText.slice(words[first]?.start ?? 0, words[last]?.end ?? sentenceText.length).replace(/\s+/g, ' ');
  return `${first > 0 ? '… ' : ''}${piece.replace(/[,;:]$/, '')}${last < words.length - 1 && !/[.!?]$/.test(piece) ? ' …' : ''}`;
}
