import { isArabicScript, runsRightToLeft } from './bidi.ts';
import type { Glyph } from './glyph.ts';
import { createStyleChanger, readMathLetter } from './mathLetters.ts';
import { settleSignedLetters } from './vowelSigns.ts';

/** Accents that stand alone, and the combining mark each of them is. */
const ACCENTS = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˋ', '\u0300'],
  ['ˊ', '\u0301'],
  ['¨', '\u0308'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['¸', '\u0327'],
  ['˚', '\u030a'],
  ['ˇ', '\u030c'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˝', '\u030b'],
  ['˛', '\u0328'],
]);
/** These are also signs in their own right, so they only count as accents where they are over a letter. */
const OFTEN_SIGNS = new Set(['`', '^', '~']);
/** Letters that an accent beside them belongs to. Not s: "it´s" is written by people who mean an apostrophe. */
const LIKELY_BASE_LETTERS = /^[aeiouycnAEIOUYCNı]/;
const OVER_SHARE = 0.4;
const NEAR_SHARE = 0.1;

const PLAIN = new Map([
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\t', ' '],
]);
const NO_SIGN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u;
const PRIVATE = /^\p{Co}$/u;
/** What the fonts Symbol and Wingdings draw before the items of a list. */
const PRIVATE_BULLETS = /^[\uf0b7\uf0a7\uf0d8\uf0a8\uf06c\uf06e\uf071\uf076\uf0e0\uf0fc\uf0be]$/;

/** Glyphs with their text as it was meant: ligatures and hyphens written out, accents on their letters, nothing that stands for no sign. */
export function repairGlyphs(glyphs: Glyph[]): Glyph[] {
  const plain: Glyph[] = [];
  const changeStyle = createStyleChanger();
  const stretches = findStretches(glyphs);
  for (const [index, glyph] of glyphs.entries()) {
    const isBullet = NO_SIGN.test(glyph.text) && isBulletGlyph(glyph, glyphs[index - 1], glyphs[index + 1]);
    const repaired = isBullet ? { ...glyph, text: '•', isUnmapped: false } : isPlain(glyph.text) ? glyph : repairGlyph(glyph, changeStyle);
    if (repaired && !stretches.has(glyph)) addWithLigatures(plain, repaired);
    else addToCluster(plain, glyph);
  }
  return attachStrayMarks(composeAccents(attachRaisedAccents(settleSignedLetters(plain))));
}

/** The width of a bullet, and the space between it and its item, in letter heights. */
const BULLET = { minWidth: 0.2, maxWidth: 1.2, minGap: 0.25, maxGap: 3 };
/** Baselines of one line differ by less than this, in letter heights. */
const SAME_BASE = 0.25;

/** Returns whether a glyph is a list bullet: first on its line, with space after it. Symbol fonts often lack a Unicode mapping. */
function isBulletGlyph({ left, right, originY, style: { size } }: Glyph, before: Glyph | undefined, after: Glyph | undefined): boolean {
  const isFirst = !before || Math.abs(before.originY - originY) > SAME_BASE * size || before.left > right;
  const width = (right - left) / size;
  if (!isFirst || !after || width < BULLET.minWidth || width > BULLET.maxWidth || Math.abs(after.originY - originY) > SAME_BASE * size) return false;
  const gap = (after.left - right) / size;
  return gap > BULLET.minGap && gap < BULLET.maxGap && /^[\p{L}\p{N}]/u.test(after.text);
}

/** Scripts whose letters are shaped together: Hebrew to Thai and Burmese. */
const SHAPED = /[\u0590-\u109f\ufb1d-\ufdff\ufe70-\ufefc]/;
const JOINERS = /^[\u200c\u200d]$/;
const CURRENCY = /^\p{Sc}$/u;
/** Strokes beside each other may cover each other. */
const MAX_STRETCH = 0.35;

/** LibreOffice draws out the letters of justified Arabic by strokes that it calls a sign of the font's own, such as `$`: no sum of money is within a word. */
function findStretches(glyphs: Glyph[]): Set<Glyph> {
  const stretches = new Set<Glyph>();
  for (let start = 0, end = 0; start < glyphs.length; start = Math.max(end, start + 1)) {
    const text = glyphs[start]?.text ?? '';
    if (!CURRENCY.test(text)) continue;
    end = start;
    while (glyphs[end]?.text === text) end += 1;
    const [before, after] = [glyphs[start - 1], glyphs[end]];
    if (!before || !after || before.originY !== after.originY || !isArabicScript(before.text) || !isArabicScript(after.text)) continue;
    const strokes = glyphs.slice(start, end);
    const meet = (one: Glyph, other: Glyph) => Math.abs(one.left - other.right) < MAX_STRETCH * one.style.size;
    if ([before, ...strokes].every((glyph, index) => meet(glyph, strokes[index] ?? after))) for (const stroke of strokes) stretches.add(stroke);
  }
  return stretches;
}

/** Where several glyphs draw one letter, only the first may have text; the place of the others is the letter's too. Joiners part and join letters, so words are not read without them. */
function addToCluster(read: Glyph[], { text, left, right, originY, style }: Glyph): void {
  const last = read[read.length - 1];
  if (!last || !SHAPED.test(last.text) || last.originY !== originY || last.style.size !== style.size) return;
  const touches = left - last.right < NEAR_SHARE * style.size && last.left - right < NEAR_SHARE * style.size;
  if (JOINERS.test(text)) read[read.length - 1] = { ...last, text: last.text + text };
  else if (touches && text !== '\u00ad') read[read.length - 1] = { ...last, left: Math.min(last.left, left), right: Math.max(last.right, right) };
}

/** Most text is ASCII and needs no further look. */
function isPlain(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && code >= 0x20 && code < 0x7f;
}

function repairGlyph(glyph: Glyph, changeStyle: ReturnType<typeof createStyleChanger>): Glyph | undefined {
  const { text } = glyph;
  const letter = readMathLetter(text);
  if (letter) return { ...glyph, text: letter.text, style: changeStyle(glyph.style, letter) };
  const plain = PLAIN.get(text);
  if (plain !== undefined) return { ...glyph, text: plain };
  if (/^\p{Zs}$/u.test(text)) return { ...glyph, text: ' ' };
  // A soft hyphen that takes up room is one that is drawn.
  if (text === '\u00ad') return glyph.right - glyph.left > 0.05 * glyph.style.size ? { ...glyph, text: '-' } : undefined;
  if (PRIVATE_BULLETS.test(text)) return { ...glyph, text: '•', isUnmapped: false };
  return text === '' || text === '\ufffd' || NO_SIGN.test(text) || PRIVATE.test(text) ? undefined : glyph;
}

/** PDFium reports the letters of a ligature one by one, all at the place of the ligature. */
function addWithLigatures(read: Glyph[], glyph: Glyph): void {
  const last = read[read.length - 1];
  const isSamePlace =
    last && last.originX === glyph.originX && last.originY === glyph.originY && last.style === glyph.style && last.right === glyph.right;
  // TeX draws an accent and its letter at the same position. They are no ligature.
  const isAccent = last !== undefined && ACCENTS.has(last.text) && /^\p{L}/u.test(glyph.text);
  if (isSamePlace && !isAccent && glyph.right > glyph.left && glyph.text !== ' ')
    read[read.length - 1] = { ...last, text: composeLigature(last.text, glyph.text) };
  else read.push(glyph);
}

const LAM = '\u0644';
const ALEF = /^[\u0622\u0623\u0625\u0627]$/;
const [ALLAH, ALLAH_TURNED] = ['\u0627\u0644\u0644\u0647', '\u0647\u0644\u0644\u0627'];

/** PDFium turns every run of a script that is written from right to left, and so the letters of a ligature. It does not where one code stands for the whole ligature: that is old, and but for two of them forgotten. */
function composeLigature(text: string, next: string): string {
  const isLamAlef = text === LAM && ALEF.test(next);
  if (!runsRightToLeft(next) || /^\p{M}/u.test(next) || isLamAlef) return text + next;
  return next + text === ALLAH_TURNED ? ALLAH : next + text;
}

function composeAccents(glyphs: Glyph[]): Glyph[] {
  const repaired: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index];
    if (!glyph) continue;
    if (isLetterOrDigit(glyph.text)) {
      repaired.push(glyph);
      continue;
    }
    const mark = ACCENTS.get(glyph.text) ?? (/^\p{M}+$/u.test(glyph.text) ? glyph.text : undefined);
    const before = repaired.at(-1);
    const after = glyphs[index + 1];
    const baseLetter = mark === undefined ? undefined : findBaseLetter(glyph, before, after);
    if (mark === undefined || !baseLetter) {
      repaired.push(glyph);
      continue;
    }
    const { left, right } = glyph;
    const marked = {
      ...baseLetter,
      text: addMark(baseLetter.text, mark),
      left: Math.min(left, baseLetter.left),
      right: Math.max(right, baseLetter.right),
    };
    if (baseLetter === before) repaired[repaired.length - 1] = marked;
    else {
      repaired.push(marked);
      index += 1;
    }
  }
  return repaired;
}

const STRAY_MARK = /^[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+$/;

/** Vowel signs are drawn a little off their line, and may come before it or behind it: each belongs to the letter that it is over or below. */
function attachStrayMarks(glyphs: Glyph[]): Glyph[] {
  const marks = glyphs.filter(({ text }) => STRAY_MARK.test(text));
  if (marks.length === 0) return glyphs;
  const letters = glyphs.filter(({ text }) => SHAPED.test(text) && !STRAY_MARK.test(text));
  const lines = [...Map.groupBy(letters, ({ originY }) => originY)];
  const marked = new Map<Glyph, string>();
  const joinedMarks = new Set<Glyph>();
  for (const mark of marks) {
    const measureOffLine = (originY: number) => Math.abs(originY - mark.originY);
    let nearest: Glyph | undefined;
    for (const [originY, line] of lines) {
      if (measureOffLine(originY) > mark.style.size || (nearest && measureOffLine(originY) >= measureOffLine(nearest.originY))) continue;
      nearest = line.find((letter) => measureOverlap(mark, letter) >= OVER_SHARE) ?? nearest;
    }
    if (!nearest) continue;
    marked.set(nearest, (marked.get(nearest) ?? nearest.text) + mark.text);
    joinedMarks.add(mark);
  }
  return glyphs.filter((glyph) => !joinedMarks.has(glyph)).map((glyph) => ({ ...glyph, text: (marked.get(glyph) ?? glyph.text).normalize('NFC') }));
}

/** How far TeX raises the accent of a capital, in letter heights. */
const RAISED = { min: 0.05, max: 0.5 };

/** TeX raises the accents of capitals off their line, so they may come anywhere: each belongs to the capital that it is over. */
function attachRaisedAccents(glyphs: Glyph[]): Glyph[] {
  const accents = glyphs.filter(({ text }) => ACCENTS.has(text) && !OFTEN_SIGNS.has(text));
  if (accents.length === 0) return glyphs;
  const capitals = glyphs.filter(({ text }) => /^\p{Lu}$/u.test(text));
  const marked = new Map<Glyph, Glyph | undefined>();
  for (const accent of accents) {
    const mark = ACCENTS.get(accent.text) ?? '';
    const capital = capitals.find((letter) => {
      const raised = (letter.originY - accent.originY) / accent.style.size;
      const isRaised = raised >= RAISED.min && raised <= RAISED.max;
      return isRaised && measureOverlap(accent, letter) >= OVER_SHARE && isOneLetter(addMark(letter.text, mark));
    });
    if (!capital) continue;
    marked.set(capital, { ...capital, text: addMark(capital.text, mark) });
    marked.set(accent, undefined);
  }
  return glyphs.flatMap((glyph) => (marked.has(glyph) ? (marked.get(glyph) ?? []) : glyph));
}

function isLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code >= 0x61 && code <= 0x7a) || code === 0x20 || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

function findBaseLetter(accent: Glyph, before: Glyph | undefined, after: Glyph | undefined): Glyph | undefined {
  const mark = ACCENTS.get(accent.text);
  const canTakeMark = (glyph: Glyph | undefined) => glyph && /^\p{L}/u.test(glyph.text) && (!mark || isOneLetter(addMark(glyph.text, mark)));
  const overAfter = canTakeMark(after) ? measureOverlap(accent, after) : 0;
  const overBefore = canTakeMark(before) ? measureOverlap(accent, before) : 0;
  if (Math.max(overAfter, overBefore) >= OVER_SHARE) return overAfter >= overBefore ? after : before;
  if (!mark) return before && /^\p{L}/u.test(before.text) && isNextTo(before, accent) ? before : undefined;
  const isBeside = after && canTakeMark(after) && Math.abs(after.originY - accent.originY) < 0.1 * accent.style.size;
  return isBeside && !OFTEN_SIGNS.has(accent.text) && LIKELY_BASE_LETTERS.test(after.text) ? after : undefined;
}

function isNextTo(one: Glyph, other: Glyph): boolean {
  const { size } = other.style;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  return gap < size && Math.abs(one.originY - other.originY) < size;
}

function addMark(text: string, mark: string): string {
  // A letter without its dot is there to bear an accent.
  return text.replace(/^ı/, 'i').replace(/^./u, (letter) => (letter + mark).normalize('NFC'));
}

function isOneLetter(text: string): boolean {
  return !/\p{M}/u.test(text);
}

/** Computes which share of the narrower of two glyphs lies over the other. */
function measureOverlap(one: Glyph, other: Glyph | undefined): number {
  if (!other || Math.abs(one.originY - other.originY) > one.style.size) return 0;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared / Math.max(0.01, Math.min(one.right - one.left, other.right - other.left));
}
