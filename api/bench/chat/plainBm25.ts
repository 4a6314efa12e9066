const SMALL = new Set(
  'a an and are as at be been by can could did do does for from had has have he her his how i if in into is it its may me my no not of on or our she should so such than that the their them then there these they this to was we were what when where which while who whom why will with would you your'.split(
    ' ',
  ),
);
const K1 = 1.2;
const B = 0.75;
/** The share of the question's rarity that its first sentence must have, or nothing is answered. */
const MIN_COVER = 0.4;

/** What most search libraries do: words without endings, BM25 over sentences. The peer of our retrieval. */
export class PlainBm25 {
  readonly #sentences: { text: string; counts: Map<string, number>; length: number }[];
  readonly #frequency = new Map<string, number>();
  readonly #average: number;

  constructor(sentences: readonly string[]) {
    this.#sentences = sentences.map((text) => {
      const counts = new Map<string, number>();
      const terms = splitTerms(text);
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      return { text, counts, length: terms.length };
    });
    for (const { counts } of this.#sentences) for (const term of counts.keys()) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
    this.#average = this.#sentences.reduce((sum, { length }) => sum + length, 0) / Math.max(1, sentences.length);
  }

  /** The best sentences, or none. */
  answer(question: string, count: number): string[] {
    const terms = [...new Set(splitTerms(question))];
    const scored = this.#sentences.map(({ text, counts, length }) => {
      let score = 0;
      for (const term of terms) {
        const times = counts.get(term) ?? 0;
        score += (this.#rarity(term) * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / this.#average));
      }
      return { text, counts, score };
    });
    const best = scored
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, count);
    const sumWeights = (some: readonly string[]) => some.reduce((sum, term) => sum + this.#rarity(term), 0);
    const cover = sumWeights(terms.filter((term) => best[0]?.counts.has(term))) / Math.max(Number.EPSILON, sumWeights(terms));
    return cover >= MIN_COVER ? best.map(({ text }) => text) : [];
  }

  #rarity(term: string): number {
    const found = this.#frequency.get(term) ?? 0;
    return Math.log(1 + (this.#sentences.length - found + 0.5) / (found + 0.5));
  }
}

function splitTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|ly)$/, '') : word.replace(/s$/, '')));
}
