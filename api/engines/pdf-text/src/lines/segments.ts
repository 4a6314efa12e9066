import { runsRightToLeft, toLogicalOrder } from '../glyphs/bidi.ts';
import type { Glyph, GlyphStyle } from '../glyphs/glyph.ts';
import { orderSignedLetters, placeNunation } from '../glyphs/vowelSigns.ts';
import { buildWord, changeWord } from './drawnWord.ts';
import { splitAtGutters } from './gutters.ts';
import { splitAtLeaders } from './leaders.ts';
import { groupRows, type Row } from './rows.ts';
import { shareRuns } from './sharedRuns.ts';
import { FIGURE_GAP, findSpaceGap, SPACE_GAP } from './spaceGap.ts';
import { buildSegment, type LineWord, type Segment, type WordRun } from './textLine.ts';

/** The gap, in letter heights, from which on another column, cell or tab begins. */
const SEGMENT_GAP = 1;
/** Chinese signs may be set wide apart. */
const SIGN_GAP = 0.8;
/** What is set by itself between Chinese or Japanese and Latin letters or figures, as Word does too. */
const SCRIPTS_GAP = 0.4;
/** The room, in letter heights, that a space between letters takes up at least. */
const SQUEEZED = 0.03;
const MIN_SPACED_LETTERS = 4;
/** Two equal signs that cover each other this far are one, drawn twice to look bold. */
const DOUBLED_SHARE = 0.6;
const ASCENT = 0.8;
const DESCENT = 0.22;
const RAISED_SIZE = 0.85;
const RAISED_BY = 0.15;
const LOWERED_BY = 0.08;
/** Chinese and Japanese; Korean has spaces. */
const WITHOUT_SPACES = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Korean and the numbers in it are set a little apart, which is no space where spaces are drawn. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const HANGUL_GAP = 0.45;
const DIGIT = /^\d$/;
const LETTER = /^\p{L}/u;
const WORD = /\p{L}{3}/u;
const SAME_BASE = 0.03;
/** How much smaller the letters of a text are than those of a quotation beside it, which may be closer than a column; raised signs are smaller still. */
const OTHER_LINE = { least: 0.7, most: 0.88, gap: 0.7 };
const LAM = '\u0644';
const ALEF = /^[\u0622\u0623\u0625\u0627]/;
const CLOSING = /^[、。，．：；？！）」』】〉》ー々]$/;

/** Builds the words of a page in segments, row by row from the top. The glyphs are in their reading frame. */
export function buildSegments(glyphs: Glyph[]): Segment[] {
  return splitAtGutters(groupRows(glyphs).flatMap(splitRow));
}

function splitRow(row: Row): Segment[] {
  const glyphs = orderLigatures(removeDoubles(row.glyphs.sort((one, other) => one.left - other.left || one.right - other.right)));
  const stretches = listSpaceGaps(glyphs, row.size);
  const hasSpaces = glyphs.some(({ text }) => text === ' ');
  const segments: Segment[] = [];
  let words: LineWord[] = [];
  let letters: Glyph[] = [];
  let own: Glyph[] = [];
  let last: Glyph | undefined;
  let isSpaceDue = false;
  let start = 0;

  const endWord = () => {
    if (letters.length > 0) words.push(...buildWords(letters, row));
    letters = [];
  };
  const endSegment = (end: number) => {
    endWord();
    if (isSmallerLine(own, row)) segments.push(...splitRow({ ...buildRow(own), glyphs: glyphs.slice(start, end) }));
    else if (words.length > 0) segments.push(buildSegment(removeSpacing(words), findBaseline(own, row)));
    words = [];
    own = [];
    start = end;
  };
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text === ' ') {
      isSpaceDue ||= !isSqueezedOut(glyph, last, glyphs[index + 1]);
      continue;
    }
    const spaceGap = stretches[index] ?? SPACE_GAP;
    const gap = last ? glyph.left - last.right : 0;
    const size = Math.min(Math.max(glyph.style.size, last?.style.size ?? 0), row.size * 1.2);
    if (gap > (last && areOfOtherLines(last, glyph) ? OTHER_LINE.gap : SEGMENT_GAP) * size) endSegment(index);
    else if (isSpaceDue ? gap > -SPACE_GAP * size : gap > measureLeastGap(last, glyph, { spaceGap, hasSpaces }) * size) endWord();
    else if (words.length === 0 && gap > 0.05 * size && isListMark(letters, glyph)) endWord();
    letters.push(glyph);
    own.push(glyph);
    last = !last || glyph.right > last.right || gap > 0 ? glyph : last;
    isSpaceDue = false;
  }
  endSegment(glyphs.length);
  return segments;
}

/** Returns whether letters of its own text are in the place of a space: some programs kern the letters of a word by spaces that they take back. */
function isSqueezedOut({ left, right, style }: Glyph, before: Glyph | undefined, after: Glyph | undefined): boolean {
  if (before?.style !== style || after?.style !== style || after.left - before.right > SQUEEZED * style.size) return false;
  const covered = [before, after].reduce((sum, letter) => sum + Math.max(0, Math.min(letter.right, right) - Math.max(letter.left, left)), 0);
  return covered > (right - left) / 2;
}

/** Returns whether words apart from the rest of their row are a line of their own in smaller letters, as a note in the margin: no raised sign is a word. */
function isSmallerLine(glyphs: readonly Glyph[], { size }: Row): boolean {
  return glyphs.length >= MIN_SPACED_LETTERS && glyphs.every(({ style }) => style.size < RAISED_SIZE * size) && WORD.test(joinText(glyphs));
}

/** The row that these glyphs are by themselves. */
function buildRow(glyphs: readonly Glyph[]): Pick<Row, 'base' | 'size'> {
  const bases = glyphs.map(({ originY }) => originY).sort((one, other) => one - other);
  return { base: bases[Math.floor(bases.length / 2)] ?? 0, size: Math.max(...glyphs.map(({ style }) => style.size)) };
}

/** Returns whether two glyphs differ in size as a quotation in large letters and the text that runs beside it, be they on one baseline by chance or not. */
function areOfOtherLines(one: Glyph, other: Glyph): boolean {
  const [large, small] = [Math.max(one.style.size, other.style.size), Math.min(one.style.size, other.style.size)];
  return small > OTHER_LINE.least * large && small < OTHER_LINE.most * large;
}

/** Lam and alef are one drawing, and the lam, which is read first, begins at the right. */
function orderLigatures(glyphs: Glyph[]): Glyph[] {
  for (const [index, alef] of glyphs.entries()) {
    const lam = glyphs[index - 1];
    if (lam?.text !== LAM || !ALEF.test(alef.text) || alef.right > lam.right) continue;
    glyphs[index - 1] = alef;
    glyphs[index] = lam;
  }
  return glyphs;
}

/** Returns the most common baseline of a segment: lines of adjacent columns in one row may differ slightly. */
function findBaseline(glyphs: Glyph[], row: Row): number {
  const counts = new Map<number, number>();
  for (const { originY, style } of glyphs) {
    if (style.size > RAISED_SIZE * row.size) counts.set(originY, (counts.get(originY) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && Math.abs(most[0] - row.base) > SAME_BASE * row.size ? most[0] : row.base;
}

/** Joins a letter-spaced title, as in "A N N E X", into one word. */
function removeSpacing(words: LineWord[]): LineWord[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length < MIN_SPACED_LETTERS || !words.every(({ text }) => /^\p{Lu}$/u.test(text))) return words;
  return [changeWord(first, { text: words.map(({ text }) => text).join(''), right: last.right })];
}

/** The gap between two signs that separates words, where no space is drawn between them. */
function measureLeastGap(one: Glyph | undefined, other: Glyph, { spaceGap, hasSpaces }: { spaceGap: number; hasSpaces: boolean }): number {
  if (areBothSigns(one, other)) return SIGN_GAP;
  if (one && isSign(one) !== isSign(other) && [one, other].every(({ text }) => /^[\p{L}\p{N}]/u.test(text))) return Math.max(spaceGap, SCRIPTS_GAP);
  if (one && hasSpaces && (HANGUL.test(one.text) || HANGUL.test(other.text))) return Math.max(spaceGap, HANGUL_GAP);
  // A number set flush right in the cell before a text, as in spreadsheets; in one word, as "H2O", there is no such gap.
  return one && DIGIT.test(one.text) && LETTER.test(other.text) ? Math.min(spaceGap, FIGURE_GAP) : spaceGap;
}

function areBothSigns(one: Glyph | undefined, other: Glyph): boolean {
  return one !== undefined && isSign(other) && isSign(one);
}

function isSign({ text }: Glyph): boolean {
  return text.charCodeAt(0) >= 0x3000 && WITHOUT_SPACES.test(text);
}

/** Returns whether letters are a bullet or number that is very close to its item. */
function isListMark(letters: Glyph[], next: Glyph): boolean {
  return letters.at(-1)?.style !== next.style && /^(\(?(\d{1,3}|[a-z])[.)]|[•◦‣▪■□●○➢✓])$/.test(joinText(letters));
}

/** The gap that is a space, for each glyph: a title may have no spaces of its own, and beside it another column has. */
function listSpaceGaps(glyphs: Glyph[], size: number): number[] {
  const gaps: number[] = [];
  let from = 0;
  for (let index = 1; index <= glyphs.length; index += 1) {
    const [last, glyph] = [glyphs[index - 1], glyphs[index]];
    if (glyph && last && glyph.left - last.right <= SEGMENT_GAP * size) continue;
    const gap = findSpaceGap(glyphs.slice(from, index), size);
    while (gaps.length < index) gaps.push(gap);
    from = index;
  }
  return gaps;
}

function removeDoubles(glyphs: Glyph[]): Glyph[] {
  const distinct: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.text === ' ' || !isAmongLast(distinct, glyph)) distinct.push(glyph);
  }
  return distinct;
}

function isAmongLast(distinct: Glyph[], glyph: Glyph): boolean {
  for (let index = distinct.length - 1; index >= Math.max(0, distinct.length - 3); index -= 1) {
    const other = distinct[index];
    if (other && isDrawnAgain(other, glyph)) return true;
  }
  return false;
}

function isDrawnAgain(one: Glyph, other: Glyph): boolean {
  if (one.text !== other.text || one.style === other.style) return false;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared > DOUBLED_SHARE * (other.right - other.left) && Math.abs(one.originY - other.originY) < RAISED_BY * other.style.size;
}

/** The word, and as another one a raised sign that begins it. The mark of a note behind a word is left out, any other raised sign belongs to its word. */
function buildWords(letters: Glyph[], row: Row): LineWord[] {
  return splitAtLeaders(letters).flatMap((part) => buildWordsWithoutLeaders(part, row));
}

function buildWordsWithoutLeaders(letters: Glyph[], row: Row): LineWord[] {
  const raisedFrom = letters.findIndex((letter) => isRaised(letter, row));
  if (raisedFrom < 0) return splitBySigns(letters, row);
  const before = letters.slice(0, raisedFrom);
  const raised = letters.slice(raisedFrom).filter((letter) => isRaised(letter, row));
  const after = letters.slice(raisedFrom).filter((letter) => !isRaised(letter, row));
  if (before.length === 0) return [joinGlyphs(raised, true, row), ...(after.length > 0 ? buildWords(after, row) : [])];
  if (!isFootnoteReference(joinText(raised)) || !canBearNote(joinText(before))) return [joinGlyphs(letters, false, row)];
  return [joinGlyphs([...before, ...after], false, row, { runs: splitRuns(letters, row) })];
}

/** Splits text into words; in scripts without spaces every character is a word, so that offsets map to places. */
function splitBySigns(letters: Glyph[], row: Row): LineWord[] {
  if (!letters.some(isSign)) return [joinGlyphs(letters, false, row)];
  const parts: Glyph[][] = [];
  let last: Glyph | undefined;
  for (const letter of letters) {
    const isOwn = WITHOUT_SPACES.test(letter.text) && !CLOSING.test(letter.text);
    const begins = !last || isOwn || (WITHOUT_SPACES.test(last.text) && !CLOSING.test(letter.text));
    if (begins) parts.push([letter]);
    else parts.at(-1)?.push(letter);
    last = letter;
  }
  return parts.map((part, index) => joinGlyphs(part, false, row, { isGlued: index > 0 }));
}

/** Returns true for what marks a note when it is raised. */
export function isFootnoteReference(text: string): boolean {
  return /^(\d{1,3}|[*†‡§¶]{1,3}|\[\w{1,3}\])([,;–-](\d{1,3}|[*†‡§¶]{1,3}))*,?$/.test(text);
}

/** Units and formulas have raised numbers that mean something else. */
function canBearNote(text: string): boolean {
  return /\p{L}{3,}|[.,;:!?)\]”"’]$/u.test(text);
}

function joinText(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ text }) => text).join('');
}

function isRaised(glyph: Glyph | undefined, { base, size }: Row): boolean {
  return glyph !== undefined && glyph.style.size < RAISED_SIZE * size && base - glyph.originY > RAISED_BY * size;
}

function joinGlyphs(
  glyphs: Glyph[],
  raised: boolean,
  row: Row,
  { runs = splitRuns(glyphs, row), isGlued = false }: { runs?: readonly WordRun[]; isGlued?: boolean } = {},
): LineWord {
  const [first] = glyphs;
  if (!first) throw new Error('A word has letters.');
  const { style, originY } = first;
  let [text, left, right] = ['', first.left, first.right];
  for (const glyph of glyphs) {
    text += glyph.text;
    left = Math.min(left, glyph.left);
    right = Math.max(right, glyph.right);
  }
  return buildWord({
    text: (runsRightToLeft(text) ? readBackward(glyphs) : text).normalize('NFC'),
    left,
    right,
    top: originY - ASCENT * style.size,
    bottom: originY + DESCENT * style.size,
    size: style.size,
    isBold: style.isBold,
    isRaised: raised,
    markedContent: style.markedContent,
    runs,
    isGlued,
  });
}

function readBackward(glyphs: readonly Glyph[]): string {
  return placeNunation(toLogicalOrder(orderSignedLetters([...glyphs]).map(({ text }) => text)));
}

/** The letters of a word split where they begin to be drawn in another way. */
function splitRuns(glyphs: Glyph[], row: Row): readonly WordRun[] {
  // A full stop is first here, and may be of another font.
  const letter = glyphs.find(({ text }) => runsRightToLeft(text));
  if (letter) return [{ text: readBackward(glyphs).normalize('NFC'), style: letter.style, script: 'normal' }];
  const runs: WordRun[] = [];
  for (const glyph of glyphs) {
    const script = detectScript(glyph, row);
    const run = runs.at(-1);
    if (run && run.script === script && isDrawnAlike(run.style, glyph.style)) run.text += glyph.text;
    else runs.push({ text: glyph.text, style: glyph.style, script });
  }
  for (const run of runs) run.text = run.text.normalize('NFC');
  const [only, ...others] = runs;
  return only?.script === 'normal' && others.length === 0 ? shareRuns(only.text, only.style) : runs;
}

function isDrawnAlike(one: GlyphStyle, other: GlyphStyle): boolean {
  if (one === other) return true;
  const isSameCut = one.font === other.font && one.isBold === other.isBold && one.isItalic === other.isItalic;
  return isSameCut && one.marks === other.marks && one.color === other.color && Math.abs(one.size - other.size) < 0.05;
}

function detectScript(glyph: Glyph, row: Row): WordRun['script'] {
  if (isRaised(glyph, row)) return 'super';
  const isLowered = glyph.style.size < RAISED_SIZE * row.size && glyph.originY - row.base > LOWERED_BY * row.size;
  return isLowered ? 'sub' : 'normal';
}
