/** A reader takes in so many words at once; more need two sentences. */
export const MAX_WORDS_PER_SENTENCE = 25;

const LIST_MARKER = /^\s*(?:[-*]|\d+\.)\s+/;
const SENTENCE_END = /(?<=[.!?]["')\]]*)\s+/;

/** Returns the sentences of a Markdown text that have too many words. Code is left out; every cell of a table counts by itself. */
export function findLongSentences(markdown: string): string[] {
  return splitBlocks(markdown)
    .flatMap((block) => extractPlainText(block).split(SENTENCE_END))
    .filter((sentence) => countWords(sentence) > MAX_WORDS_PER_SENTENCE);
}

/** Splits a text into paragraphs, headings, list items and cells of tables. */
function splitBlocks(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '\n').replace(/<!--[\s\S]*?-->/g, '\n');
  const blocks = [''];
  for (const line of prose.split('\n')) {
    if (line.startsWith('|')) blocks.push(...splitCells(line), '');
    else if (line.startsWith('#')) blocks.push(line, '');
    else if (line.trim() === '') blocks.push('');
    else if (LIST_MARKER.test(line)) blocks.push(line.replace(LIST_MARKER, ''));
    else blocks.push(`${blocks.pop()} ${line.trim()}`);
  }
  return blocks;
}

function splitCells(row: string): string[] {
  const withoutCode = row.replace(/`[^`]*`/g, '`code`');
  return withoutCode.split(/(?<!\\)\|/);
}

/** Returns what a reader sees: a piece of code is one word. */
function extractPlainText(block: string): string {
  return block
    .replace(/`[^`]*`/g, 'code')
    .replace(/\*\*/g, '')
    .trim();
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
