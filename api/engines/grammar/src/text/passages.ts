/**
 * A paragraph as the checks see it: one line, with plain spaces and apostrophes, without what no reader sees. `starts` and `ends` lead each of its
 * characters back to the text that was sent.
 */
export interface Passage {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;
const SPACE = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
const LIGATURE = /[\uFB00-\uFB06]/;
const MARK = /\p{M}/u;
/** Stands for a character outside the basic plane, so that one unit here is one character to every check. */
const PICTURE = '\u263A';
const LINE_BREAK = /\r\n|[\n\r\f\v\u2028\u2029]/g;
const BULLET = /^\s*(?:[-*\u2022\u2023\u25AA\u25CF\u25E6\u2043\u2013\u2014]|\d{1,3}[.)]|[a-z][.)])\s/;
const SENTENCE_END = /[.!?:;\u2026]["\u201D\u2019')\]]*\s*$/;
const UNFINISHED = /(?:,|\b(?:the|an?|of|and|or|in|to|for|with|by|on|at|from|that|which|is|are|was|were|as|our|their|its|his|her|my|your))\s*$/i;
/** A shorter line is a heading or an item rather than one that was broken where the page ended. */
const SHORTEST_BROKEN_LINE = 22;

interface Line {
  start: number;
  end: number;
}

/** Returns the paragraphs of a text, with lines that a page broke joined again. `isWord` decides which hyphens at line ends belong to the word. */
export function splitPassages(text: string, isWord: (word: string) => boolean): Passage[] {
  const passages: Passage[] = [];
  let lines: Line[] = [];
  const close = () => {
    if (lines.length > 0) passages.push(buildPassage(text, lines, isWord));
    lines = [];
  };
  for (const line of splitLines(text)) {
    const lineText = text.slice(line.start, line.end);
    const before = lines.at(-1);
    if (lineText.trim() === '') close();
    else {
      if (before && !runsOn(text.slice(before.start, before.end), lineText)) close();
      lines.push(line);
    }
  }
  close();
  return passages;
}

function* splitLines(text: string): Generator<Line> {
  let start = 0;
  for (const found of text.matchAll(LINE_BREAK)) {
    yield { start, end: found.index };
    start = found.index + found[0].length;
  }
  yield { start, end: text.length };
}

function runsOn(line: string, next: string): boolean {
  if (BULLET.test(next) || SENTENCE_END.test(line)) return false;
  if (/\p{Ll}[-\u00AD\u2010]\s*$/u.test(line)) return /^\s*\p{L}/u.test(next);
  if (line.trim().length < SHORTEST_BROKEN_LINE) return false;
  return /^\s*[\p{Ll}(]/u.test(next) || (UNFINISHED.test(line) && /^\s*[\p{L}\d"\u201C(]/u.test(next));
}

function buildPassage(text: string, lines: readonly Line[], isWord: (word: string) => boolean): Passage {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (unit: string, start: number, end: number) => {
    units.push(unit);
    starts.push(start);
    ends.push(end);
  };
  lines.forEach((line, number) => {
    const previous = lines[number - 1];
    const isSoft = previous !== undefined && /\u00AD\s*$/.test(text.slice(previous.start, previous.end));
    if (number > 0 && !isSoft && !endsInHyphen(units, text.slice(line.start, line.end), isWord, () => dropLast(units, starts, ends)))
      put(' ', line.start - 1, line.start);
    putLine(text, line, put, () => ({ unit: units.at(-1) ?? '', take: (composed, end) => replaceLast(units, ends, composed, end) }));
  });
  return { text: units.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

/** Returns whether the line before ends in the middle of a word; its hyphen goes when the word is known without it. */
function endsInHyphen(units: readonly string[], next: string, isWord: (word: string) => boolean, drop: () => void): boolean {
  if (units.at(-1) !== '-' && units.at(-1) !== '\u2010') return false;
  const head = /\p{L}+$/u.exec(units.slice(-40, -1).join(''))?.[0] ?? '';
  const tail = /^\s*(\p{L}+)/u.exec(next)?.[1] ?? '';
  if (head === '' || tail === '') return false;
  if (isWord(head + tail) || !(isWord(head) && isWord(tail))) drop();
  return true;
}

function dropLast(...lists: unknown[][]): void {
  for (const list of lists) list.pop();
}

function replaceLast(units: string[], ends: number[], unit: string, end: number): void {
  units[units.length - 1] = unit;
  ends[ends.length - 1] = end;
}

type Put = (unit: string, start: number, end: number) => void;
type Last = () => { unit: string; take: (unit: string, end: number) => void };

function putLine(text: string, line: Line, put: Put, last: Last): void {
  let isAtStart = true;
  for (let at = line.start; at < line.end; ) {
    const code = text.codePointAt(at) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    const end = at + width;
    const unit = text.slice(at, end);
    const isSpace = SPACE.test(unit);
    if (isSpace && isAtStart) {
      at = end;
      continue;
    }
    isAtStart = false;
    if (isSpace) put(' ', at, end);
    else if (width === 2 || (code >= 0xd800 && code <= 0xdfff)) put(PICTURE, at, end);
    else if (LIGATURE.test(unit)) for (const letter of unit.normalize('NFKC')) put(letter, at, end);
    else if (unit === '\u2019' || unit === '\u02BC') put("'", at, end);
    else if (MARK.test(unit)) compose(unit, last(), at, end, put);
    else if (!INVISIBLE.test(unit)) put(unit, at, end);
    at = end;
  }
}

function compose(mark: string, { unit, take }: ReturnType<Last>, at: number, end: number, put: Put): void {
  const composed = (unit + mark).normalize('NFC');
  if (composed.length === 1) take(composed, end);
  else put(mark, at, end);
}
