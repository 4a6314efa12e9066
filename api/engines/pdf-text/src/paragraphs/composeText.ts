import type { Box, DocumentText, PageText, Paragraph, Word } from '../documentText.ts';
import type { PageBlocks } from '../layout/pageBlocks.ts';
import type { LineWord } from '../lines/textLine.ts';
import { onPage, type Turn } from '../page/readingFrame.ts';
import { areUndivided, isDivided, keepsHyphen, type WordKnowledge } from './hyphens.ts';
import { type JoinedParagraph, joinParagraphs } from './paragraphs.ts';

const LETTER_WITHOUT_SPACES = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const HANGUL = /[\uac00-\ud7a3]/;
/** Wherever hyphens may be undone, this many decimals are enough to hit a word. */
const BOX_DECIMALS = 1e5;

type Composed = Pick<DocumentText, 'text' | 'pages' | 'paragraphs' | 'wordCount'>;

/** Composes the text of a document from the blocks of its pages, with the place of every word in it and on its page. */
export function composeText(pages: PageBlocks[], isKnown?: (word: string) => boolean): Composed {
  const knowledge: WordKnowledge = { ...collectWordKnowledge(pages), ...(isKnown && { isKnown }) };
  const writer = new TextWriter(pages, knowledge);
  for (const paragraph of joinParagraphs(pages)) writer.write(paragraph);
  return writer.finishText();
}

/** Collects what a document shows of words that its lines may divide. */
export function collectWordKnowledge(pages: Pick<PageBlocks, 'blocks'>[]): WordKnowledge {
  return { seen: collectWords(pages), isUndivided: areUndivided(pages.flatMap(({ blocks }) => blocks)) };
}

function collectWords(pages: Pick<PageBlocks, 'blocks'>[]): Set<string> {
  const seen = new Set<string>();
  for (const { blocks } of pages) {
    for (const { lines } of blocks) {
      for (const { words } of lines) {
        // Neither half of a divided word is one.
        for (const { text } of words.slice(1, -1)) seen.add(text.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, ''));
      }
    }
  }
  return seen;
}

interface PlacedWord {
  word: LineWord;
  page: number;
  turn: Turn;
  endsLine: boolean;
}

class TextWriter {
  readonly #pages = new Map<number, { blocks: PageBlocks; text: PageText; isBegun: boolean }>();
  readonly #knowledge: WordKnowledge;
  readonly #pieces: string[] = [];
  readonly #paragraphs: Paragraph[] = [];
  #length = 0;
  #words = 0;
  #lastKind: Paragraph['kind'] | undefined;

  constructor(pages: PageBlocks[], knowledge: WordKnowledge) {
    this.#knowledge = knowledge;
    for (const blocks of pages) {
      const { page, width, height, source, confidence, paginationArtifacts } = blocks;
      const text: PageText = {
        page,
        start: 0,
        end: 0,
        width,
        height,
        source,
        words: [],
        paginationArtifacts,
        ...(confidence !== undefined && { confidence }),
      };
      this.#pages.set(page, { blocks, text, isBegun: false });
    }
  }

  write(paragraph: JoinedParagraph): void {
    const placed = paragraph.parts.flatMap(({ page, block }) =>
      block.lines.flatMap(({ words }) => words.map((word, index) => ({ word, page, turn: block.turn, endsLine: index === words.length - 1 }))),
    );
    const [first] = placed;
    if (!first) return;
    if (this.#lastKind) this.#put(this.#lastKind === paragraph.kind && isRowOrItem(paragraph.kind) ? '\n' : '\n\n');
    this.#lastKind = paragraph.kind;
    const start = this.#length;
    let open: Word | undefined;
    for (const [index, each] of placed.entries()) {
      const next = placed[index + 1];
      const join = next ? findJoin(each, next.word, this.#knowledge) : 'space';
      const text = join === 'undivided' ? each.word.text.replace(/[-\u00ad]$/, '') : each.word.text;
      const begun = this.#putWord(each, text, open);
      open = join === 'undivided' || join === 'together' ? begun : undefined;
      if (next && join === 'space') this.#put(' ');
    }
    this.#paragraphs.push({ start, end: this.#length, kind: paragraph.kind, page: first.page });
  }

  finishText(): Composed {
    const pages: PageText[] = [];
    let end = 0;
    for (const { text, isBegun } of this.#pages.values()) {
      if (!isBegun) {
        text.start = end;
        text.end = end;
      }
      end = text.end;
      pages.push(text);
    }
    return { text: this.#pieces.join(''), pages, paragraphs: this.#paragraphs, wordCount: this.#words };
  }

  /** Puts a word, or the rest of one that was divided, into the text and onto its page. */
  #putWord({ word, page, turn }: PlacedWord, text: string, begun: Word | undefined): Word | undefined {
    const place = this.#pages.get(page);
    if (!place) return undefined;
    const start = this.#length;
    this.#put(text);
    if (begun) {
      begun.end = this.#length;
      const holder = [...this.#pages.values()].find((each) => each.text.words.at(-1) === begun);
      if (!holder) return begun;
      holder.text.end = this.#length;
      // A word has boxes on one page alone, that on which it begins.
      if (holder === place) begun.boxes.push(measureBox(word, turn, place.blocks));
      if (word.confidence !== undefined) begun.confidence = Math.min(begun.confidence ?? 100, word.confidence);
      return begun;
    }
    const { confidence } = word;
    const put: Word = { start, end: this.#length, boxes: [measureBox(word, turn, place.blocks)], ...(confidence !== undefined && { confidence }) };
    if (!place.isBegun) place.text.start = start;
    place.isBegun = true;
    place.text.end = this.#length;
    place.text.words.push(put);
    if (/[\p{L}\p{N}]/u.test(text)) this.#words += 1;
    return put;
  }

  #put(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }
}

/** Finds how two words belong together: parts of one that its line divided, signs of a script without spaces, or words of their own. */
export function findJoin(
  { word, endsLine }: { word: LineWord; endsLine: boolean },
  next: LineWord,
  knowledge: WordKnowledge,
): 'space' | 'undivided' | 'together' | 'glued' {
  if (!endsLine) return next.isGlued ? 'glued' : 'space';
  const [first, second] = [word.text, next.text];
  if (isDivided(first, second)) return keepsHyphen(first, second, knowledge) ? 'together' : 'undivided';
  if (/\d[-–/]$/.test(first) && /^\d/.test(second)) return 'together';
  if (isAddressDivided(first, second) || isKoreanDivided(first, second, knowledge)) return 'together';
  return LETTER_WITHOUT_SPACES.test(first.slice(-1)) && LETTER_WITHOUT_SPACES.test(second.slice(0, 1)) ? 'glued' : 'space';
}

/** Korean lines may end within a word, without a hyphen: where the document has the whole word elsewhere, this was done. */
function isKoreanDivided(first: string, second: string, { seen }: WordKnowledge): boolean {
  return HANGUL.test(first.slice(-1)) && HANGUL.test(second.slice(0, 1)) && seen.has((first + second).replace(/^\P{L}+|\P{L}+$/gu, ''));
}

/** Returns whether two lines are one web address that was longer than its line. */
function isAddressDivided(first: string, second: string): boolean {
  if (!/^\W*(https?:\/\/|www\.|doi\.org\/)/i.test(first) || /[.,;)>\]]$/.test(first)) return false;
  // The next of a list of addresses.
  if (/[^/\-_=&?]$/.test(first) && /^([\w-]+\.)+(com|net|org|io|dev|de|uk|fr|es|it|eu|[a-z]+(?=\/))(\/|$)/i.test(second)) return false;
  // A telephone number below an address.
  if (/^[+\d]+$/.test(second) && !/[/\-_=&?]$/.test(first)) return false;
  return /^[\w%~+#=&?/.-]*[\d/_=&?#%][\w%~+#=&?/-]*[.,;)]?$/.test(second) || /[/\-_=&?]$/.test(first);
}

function isRowOrItem(kind: Paragraph['kind']): boolean {
  return kind === 'listItem' || kind === 'tableRow';
}

function measureBox(word: LineWord, turn: Turn, page: { width: number; height: number }): Box {
  const { left, top, right, bottom } = word.onPage ?? onPage(word, turn, page);
  const x = share(left / page.width);
  const y = share(top / page.height);
  return { x, y, w: share(Math.max(0, share(right / page.width) - x)), h: share(Math.max(0, share(bottom / page.height) - y)) };
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * BOX_DECIMALS) / BOX_DECIMALS;
}
