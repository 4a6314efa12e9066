/** What a document was made of, in its order. */
export type Part =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; isNumbered: boolean }
  | { kind: 'table'; rows: string[][] };

const SENTENCES = /[^.!?]+[.!?]+["”’]?\s*/g;
const SENTENCES_IN_PARAGRAPH = 5;
const SENTENCES_IN_CHAPTER = 20;
const ITEM_WORDS = 6;

/** Builds a report of chapters from prose: each has paragraphs, a list and a table. */
export function buildParts(prose: string, chapters: number): Part[] {
  const sentences =
    prose
      .replace(/\s+/g, ' ')
      .match(SENTENCES)
      ?.map((sentence) => sentence.trim()) ?? [];
  const parts: Part[] = [];
  for (let chapter = 0; chapter < chapters; chapter++) {
    const from = (chapter * SENTENCES_IN_CHAPTER) % Math.max(1, sentences.length - SENTENCES_IN_CHAPTER);
    parts.push(...buildChapter(sentences.slice(from, from + SENTENCES_IN_CHAPTER), chapter + 1));
  }
  return parts;
}

function buildChapter(sentences: string[], number: number): Part[] {
  const paragraphs: Part[] = [];
  for (let at = 0; at < sentences.length; at += SENTENCES_IN_PARAGRAPH)
    paragraphs.push({ kind: 'paragraph', text: sentences.slice(at, at + SENTENCES_IN_PARAGRAPH).join(' ') });
  const items = sentences
    .slice(0, 4)
    .map((sentence): Part => ({ kind: 'item', isNumbered: number % 2 === 0, text: sentence.split(' ').slice(0, ITEM_WORDS).join(' ') }));
  const rows = [
    ['Year', 'Visitors', 'Share'],
    ...[1, 2, 3].map((row) => [String(2020 + row), String(number * 100 + row * 7), `${row * 9 + number} %`]),
  ];
  const [first, second, ...others] = paragraphs;
  return [
    { kind: 'heading', level: 1, text: `Chapter ${number}` },
    ...(first ? [first] : []),
    ...items,
    ...(second ? [second] : []),
    { kind: 'heading', level: 2, text: `Figures of chapter ${number}` },
    ...others,
    { kind: 'table', rows },
  ];
}
