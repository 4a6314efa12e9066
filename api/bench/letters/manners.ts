const WORDS_IN_A_ROW = 4;

/** How a tone sounds, in figures. */
interface Manner {
  'words a sentence': number;
  'short forms per 100 words': number;
  'exclamations and questions per letter': number;
  'sentences that begin with I, %': number;
  'letters a word': number;
}

/** Measures how letters are worded: lengths, short forms and turns of phrase. */
export function measureManner(bodies: readonly string[]): Manner {
  const text = bodies.join('\n\n');
  const sentences = splitSentences(text);
  const words = text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? [];
  const share = (count: number, of: number, times: number) => Math.round((count / Math.max(of, 1)) * times * 10) / 10;
  return {
    'words a sentence': share(words.length, sentences.length, 1),
    'short forms per 100 words': share(text.match(/\p{L}['’](?:m|d|s|t|ve|ll|re)\b/gu)?.length ?? 0, words.length, 100),
    'exclamations and questions per letter': share(text.match(/[!?]/g)?.length ?? 0, bodies.length, 1),
    'sentences that begin with I, %': share(sentences.filter((sentence) => /^I\b/.test(sentence)).length, sentences.length, 100),
    'letters a word': share(words.join('').length, words.length, 1),
  };
}

/** Measures the share of its 4-grams that one text has in common with another, facts and names included. */
export function measureSharedWording(one: string, other: string): number {
  const rows = listNgrams(one);
  const others = listNgrams(other);
  const shared = [...rows].filter((row) => others.has(row)).length;
  return shared / Math.max(1, Math.min(rows.size, others.size));
}

function listNgrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d'’%]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1)).map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' ')));
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}
