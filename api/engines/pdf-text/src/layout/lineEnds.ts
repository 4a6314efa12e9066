import { joinLineText, type Line } from '../lines/lines.ts';
import { findBounds } from '../page/readingFrame.ts';

/** Sizes that differ by this share are two. */
export const OTHER_SIZE = 0.09;
/** Steps from line to line that differ by this part of the letters' height are two. */
export const STEP_TOLERANCE = 0.12;
export const SENTENCE_END = /[.!?:;…。！？؟۔।॥།။។።։]["'”’»)\]]*$/;
/** A centred line was broken on purpose where the next word would have had this much room to spare, in letter heights. */
const BROKEN_ROOM = 2;
/** A centred line of a title page that takes less than this share of its region was ended on purpose whatever follows. */
const SHORT_CENTRED = 0.4;
const MIN_ENTRIES = 3;
const FLUSH_RIGHT = 0.6;
const AT_RIGHT = 0.5;
const FLUSH_INDENT = 4;
/** Beginnings of lines that differ by more than this, in letter heights, are no edge. */
const RAGGED = 0.3;
/** The first line of a paragraph begins no further in than this, in letter heights. */
const MOST_INDENT = 2.5;
/** So many lines that begin in the middle of a sentence, this close below others in letter heights, show where text was broken. */
const BROKEN = { least: 2, step: 1.6 };
/** What is set in begins this far behind the edge of other text, in letter heights. */
const FAR_IN = 3;
/** So many lines whose ends differ by less than this, in points, are justified. */
const JUSTIFIED_LINES = 3;
const SAME_END = 0.7;
/** Verses have so many lines, such a share of them so much shorter than the longest, and that much room behind it, as shares of its width. */
const VERSE = { lines: 4, short: 0.3, shorter: 0.12, room: 0.5 };

/** Lines are entries, each ended on purpose, where all end by this share of its width before the end of their column, none begins like the middle of a sentence, and so many of them had room for the word that begins the next. */
const ENTRIES = { pairs: 2, before: 0.35, short: 0.4 };

/** So much of the width of their column is empty behind two lines of so many words at least that were ended on purpose. */
const PAIR = { before: 0.6, words: 2 };

/** A text narrower than its page has so many lines of so many words. */
const OWN_TEXT = { lines: 3, words: 8 };
/** The most words of a line among addresses and telephone numbers. */
const CONTACTS = { words: 7 };
const CONTACT = /^(\p{L}{1,9}[.:]\s?)?(\+?[\d(][\d\s()/.–-]{7,}\d|\S+@\S+\.\p{L}+|(https?:\/\/|www\.)\S+)$/iu;

/** The last line of an address by post: a postcode before its town, as on the continent, or at the end of the line. The most lines of one. */
const POSTCODE = /^(\p{Lu}{1,2}-)?\d{4,6}\s\p{Lu}\p{L}+|(^|\s)\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}$|\s\p{Lu}{2}\s\d{5}$/u;
const POSTAL_LINES = 7;

/** Addresses on the net and of mail begin small, but no sentence goes on with one in a line of its own. */
const ADDRESSES = [/^(www\.|https?:)/i, /^\S+@\S+\.\p{L}/u];

/** No sentence ends with these, whatever begins the next line: German has capitals within its sentences. */
const OPEN_ENDS = new Set(
  [
    'the a an of and or to for with from by at into',
    'der die das den dem des ein eine einen einem einer und oder im in am auf mit von vom zu zum zur für bei aus nach',
    'le la les de du des et ou un une à au aux en dans pour avec sur',
    'el los las y del al con por para una il lo gli di del della dei e ed nel nella da do dos das em no na com o os',
    'het een van en op voor met te naar och att på av till för med som i',
  ].flatMap((words) => words.split(' ')),
);
/** A line that ends so has as many words, and no more room behind it than this share of its length. */
const OPEN = { words: 4, room: 0.25 };

/** Returns whether a line of several words ends in the middle of a sentence, as with an article. */
function endsOpen({ words }: Line): boolean {
  return words.length >= OPEN.words && OPEN_ENDS.has(words.at(-1)?.text ?? '');
}

/** Returns whether a sentence may go on with a word that begins a line. */
export function mayGoOn(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !ADDRESSES.some((address) => address.test(word));
}

/** Returns whether two lines of different lengths have one middle. */
export function isCentred(one: Line, other: Line): boolean {
  return Math.abs(one.left + one.right - other.left - other.right) < 0.4 * one.size && Math.abs(one.left - other.left) > 0.4 * one.size;
}

/** Returns whether the first word of a centred line would have fitted, with some more, on the line before it. */
export function wasBroken(before: Line, line: Line, { left, right }: { left: number; right: number }): boolean {
  const [first] = line.words;
  if (!first || (/^\p{Ll}/u.test(first.text) && before.right - before.left > SHORT_CENTRED * (right - left))) return false;
  const room = right - left - (before.right - before.left);
  return room > first.right - first.left + BROKEN_ROOM * line.size;
}

/** Returns whether a line is set in the middle of its region, or beyond it, and the next one at the edge: a first line is no further in than its indent. */
export function endsLineSetIn(before: Line, line: Line, { left, right }: { left: number; right: number }): boolean {
  if (line.isRightToLeft || before.isRightToLeft) return false;
  const isInMiddle = Math.abs(before.left + before.right - left - right) < 0.4 * before.size && before.left - left > MOST_INDENT * before.size;
  const isBeyond = before.left - left > AT_RIGHT * (right - left);
  return (isInMiddle || isBeyond) && line.left - left < RAGGED * line.size && !mayGoOn(line.words[0]?.text ?? '');
}

/** Where lines may have gone on to: `end` where it is known that they might, `column` where the text over and under them does. */
export interface Room {
  end?: number | undefined;
  column?: number | undefined;
}

/** Returns whether the first word of a line would have fitted on the line before it: then that one was ended on purpose. */
export function hadRoom(lines: Line[], place: number, { end = Number.NEGATIVE_INFINITY, column }: Room = {}): boolean {
  const before = lines[place - 1];
  const line = lines[place];
  if (!before || !line) return true;
  const [first] = line.words;
  const isDivided = /\p{L}[-\u00ad]$/u.test(before.words.at(-1)?.text ?? '');
  if (!first || isDivided || isCentred(before, line)) return false;
  const near = lines.slice(Math.max(0, place - 5), place + 5).filter(({ size }) => Math.abs(size - line.size) <= OTHER_SIZE * line.size);
  if (isJustified(before, near)) return false;
  const isFlushRight = areFlushRight(before, line, lines);
  const isBackward = line.isRightToLeft || isFlushRight;
  const mayRunOn = mayGoOn(first.text);
  if (isAmongContacts(lines, place)) return true;
  const isKnownEnd = !mayRunOn || areVerses(near, end);
  const own = isBackward ? undefined : (findTextEdge(lines, place) ?? findSetInEdge(lines, near, { before, line }));
  const beside = mayRunOn && !isSentenceEnd(before) ? listSetIn(near, before, line) : near;
  const edge = isBackward
    ? findBounds(isFlushRight ? lines : near).left
    : (own ?? Math.max(...beside.map(({ right }) => right), isKnownEnd ? end : -Infinity));
  const room = isBackward ? before.left - edge : edge - before.right;
  if (endsOpen(before) && room < OPEN.room * (before.right - before.left)) return false;
  const needed = first.right - first.left + 0.3 * line.size;
  const isSentenceOver = isSentenceEnd(before);
  const isLevel = Math.abs(line.left - before.left) <= line.size;
  if (!mayRunOn && !isBackward && isLevel && column !== undefined && (areEntries(near, column) || arePair(near, column))) return true;
  if (!mayRunOn && !isBackward && isLevel && areAtRight(before, line, lines)) return true;
  if (mayRunOn && !isSentenceOver) return room > Math.max(needed + 2 * line.size, 0.45 * (before.right - before.left));
  return room > needed + 0.6 * line.size || (!mayRunOn && !isBackward && isLongestEntry(lines, place));
}

function isSentenceEnd(line: Line): boolean {
  return SENTENCE_END.test(joinLineText(line));
}

/** Returns the lines that show how far two lines may reach: where both are indented, as speeches of a play are, only those with the same indent. */
function listSetIn(near: Line[], before: Line, line: Line): Line[] {
  const isAt = (other: Line) => Math.abs(other.left - line.left) < RAGGED * line.size;
  const from = Math.min(...near.map(({ left }) => left));
  return isAt(before) && line.left - from > FAR_IN * line.size ? near.filter(isAt) : near;
}

/** Returns the right edge of lines that are set in far, as speeches of a play are, where some of them show that they were broken at it. */
function findSetInEdge(lines: readonly Line[], near: readonly Line[], { before, line }: { before: Line; line: Line }): number | undefined {
  const isAt = (other: Line) => Math.abs(other.left - line.left) < RAGGED * line.size && Math.abs(other.size - line.size) <= OTHER_SIZE * line.size;
  const from = Math.min(...near.map(({ left }) => left));
  if (!isAt(before) || line.left - from <= FAR_IN * line.size) return undefined;
  const own = lines.filter(isAt);
  const broken = own.filter((lower, index) => {
    const upper = own[index - 1];
    return upper && lower.base - upper.base < BROKEN.step * line.size && mayGoOn(lower.words[0]?.text ?? '');
  });
  return broken.length >= BROKEN.least ? Math.max(...own.map(({ right }) => right)) : undefined;
}

/** Returns the lines around one that are at its edge, as far below each other as it and the one before. */
function listLinesAround(lines: readonly Line[], place: number): Line[] {
  const [before, line] = [lines[place - 1], lines[place]];
  if (!before || !line) return [];
  const step = line.base - before.base;
  const isInStep = (upper: Line | undefined, lower: Line | undefined) =>
    upper !== undefined &&
    lower !== undefined &&
    upper.cells.length === 1 &&
    lower.cells.length === 1 &&
    Math.abs(lower.left - upper.left) < RAGGED * line.size &&
    Math.abs(lower.size - upper.size) <= OTHER_SIZE * line.size &&
    Math.abs(lower.base - upper.base - step) <= STEP_TOLERANCE * line.size;
  let [from, to] = [place, place];
  while (isInStep(lines[from - 1], lines[from])) from -= 1;
  while (isInStep(lines[to], lines[to + 1])) to += 1;
  return lines.slice(from, to + 1);
}

/** Returns the right edge of a text that is set narrower than its page: long lines below each other, none of which has room for the word that begins the next. */
function findTextEdge(lines: readonly Line[], place: number): number | undefined {
  const around = listLinesAround(lines, place);
  if (around.length < OWN_TEXT.lines || around.slice(0, -1).some(({ words }) => words.length < OWN_TEXT.words)) return undefined;
  const edge = Math.max(...around.map(({ right }) => right));
  const isFull = around.slice(1).every((lower, above) => {
    const [upper, first] = [around[above], lower.words[0]];
    return upper && first && edge - upper.right < first.right - first.left + RAGGED * lower.size;
  });
  return isFull ? edge : undefined;
}

/** Returns whether a line is among those of an address, or short ones with a telephone number or an address on the net: each is for itself. */
export function isAmongContacts(lines: readonly Line[], place: number): boolean {
  const around = listLinesAround(lines, place);
  const areShort = around.length > 1 && around.every(({ words }) => words.length <= CONTACTS.words);
  return areShort && (around.some((line) => CONTACT.test(joinLineText(line))) || areByPost(around));
}

/** Returns whether lines are an address by post: one of them has its postcode, and none goes on with a sentence. */
function areByPost(lines: readonly Line[]): boolean {
  // The first line may say whose address it is, behind a colon.
  const isText = lines.slice(1).some((line) => SENTENCE_END.test(joinLineText(line)) || mayGoOn(line.words[0]?.text ?? ''));
  return !isText && lines.length > 2 && lines.length <= POSTAL_LINES && lines.slice(1).some((line) => POSTCODE.test(joinLineText(line)));
}

/** Returns whether a line ends exactly where others that begin at its edge do: all of them are as long as lines can be. */
function isJustified(line: Line, near: readonly Line[]): boolean {
  const isAlike = ({ left, right }: Line) => Math.abs(right - line.right) < SAME_END && Math.abs(left - line.left) < SAME_END;
  return line.cells.length === 1 && near.filter(isAlike).length >= JUSTIFIED_LINES;
}

/** Returns whether lines begin beyond the middle of the text, as the sender of a letter does: running text begins where other text does. */
function areAtRight(before: Line, line: Line, lines: Line[]): boolean {
  const { left, right } = findBounds(lines);
  return [before, line].every((each) => each.left - left > AT_RIGHT * (right - left));
}

/** Two lines that end where the page's do and begin far from where others begin, as the sender of a letter does, or among others that end there and begin each elsewhere. */
function areFlushRight(before: Line, line: Line, lines: Line[]): boolean {
  if (Math.abs(before.right - line.right) >= 1 || Math.abs(before.left - line.left) <= 0.1 * line.size) return false;
  const from = findBounds(lines).left;
  const isFar = ({ left, right }: Line) => left - from > FLUSH_RIGHT * (right - from);
  return (isFar(before) && isFar(line)) || areRaggedLeft(lines.filter(({ right }) => Math.abs(right - line.right) < 1));
}

function areRaggedLeft(lines: Line[]): boolean {
  const lefts = lines.map(({ left, size }) => Math.round(left / (RAGGED * size)));
  return lines.length >= MIN_ENTRIES && new Set(lefts).size === lines.length;
}

/** Returns whether a line continues the sentence of the line before, both set flush right, beyond any indent. */
export function continuesFlushRight(before: Line, line: Line): boolean {
  const isSet = Math.abs(before.right - line.right) < 1 && Math.abs(line.left - before.left) > FLUSH_INDENT * line.size;
  return isSet && !line.isRightToLeft && mayGoOn(line.words[0]?.text ?? '') && !SENTENCE_END.test(joinLineText(before));
}

/** Lines of many lengths that all end far before the edge of the text. */
function areVerses(near: Line[], end: number): boolean {
  const longest = Math.max(...near.map(({ right }) => right));
  const width = longest - Math.min(...near.map(({ left }) => left));
  const short = near.filter(({ right }) => longest - right > VERSE.shorter * width).length;
  return end - longest > VERSE.room * width && near.length >= VERSE.lines && short >= VERSE.short * near.length;
}

function areEntries(near: Line[], column: number): boolean {
  const { left, right: longest } = findBounds(near);
  if (column - longest < ENTRIES.before * (column - left) || near.length <= ENTRIES.pairs) return false;
  if (near.slice(1).some(({ words: [first] }) => first && mayGoOn(first.text))) return false;
  const short = near.filter((upper, index) => {
    const [first] = near[index + 1]?.words ?? [];
    return first && longest - upper.right > first.right - first.left + 0.9 * upper.size;
  });
  return short.length >= ENTRIES.short * (near.length - 1);
}

/** Returns whether two lines alone in their size fill so little of their column that nobody broke one for want of room: names over the place where they work. */
function arePair(near: Line[], column: number): boolean {
  const [first, second, ...others] = near;
  if (!first || !second || others.length > 0) return false;
  const { left, right } = findBounds(near);
  const last = first.words.at(-1)?.text ?? '';
  const isOpen = OPEN_ENDS.has(last) || /[,\p{Pd}\u00ad]$/u.test(last);
  return column - right > PAIR.before * (column - left) && first.words.length >= PAIR.words && !isOpen;
}

/** Returns whether every other line around it was ended on purpose, as dates and addresses are: then the longest of them was as well. */
function isLongestEntry(lines: Line[], place: number): boolean {
  const [before, line] = [lines[place - 1], lines[place]];
  if (!before || !line || Math.abs(line.left - before.left) > line.size) return false;
  const step = line.base - before.base;
  let entries = 0;
  for (let other = Math.max(1, place - 5); other <= Math.min(lines.length - 1, place + 5); other += 1) {
    const [upper, lower] = [lines[other - 1], lines[other]];
    const [first] = lower?.words ?? [];
    if (other === place || !upper || !lower || !first) continue;
    const isAlike = [upper, lower].every(
      ({ left, size }) => Math.abs(left - before.left) < line.size && Math.abs(size - line.size) < OTHER_SIZE * line.size,
    );
    if (!isAlike || Math.abs(lower.base - upper.base - step) > STEP_TOLERANCE * line.size) continue;
    if (before.right - upper.right < first.right - first.left + 0.9 * line.size) return false;
    entries += 1;
  }
  return entries >= MIN_ENTRIES;
}
