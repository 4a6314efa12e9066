import type { Paragraph, TextStyle } from '../model/documentModel.ts';
import { normalizeHeadingText, type OutlineLevels } from '../read/outline.ts';
import { measureDepths } from './headingDepths.ts';

/** How far letters are larger than those of the text to make a heading by themselves. */
const LARGER = 1.1;
/** The size ratio for letters recognised in a picture, whose size is not exact. */
const LARGER_IN_PICTURE = 1.15;
const MAX_LETTERS = 200;
const MAX_BOLD_LETTERS = 120;
const MAX_LINES = 3;
const MAX_LEVEL = 6;
const MAX_SUBTITLES = 6;
/** An outline of fewer headings than this may leave out others. */
const FEWEST_LISTED = 3;
/** A page of a title has no more than these paragraphs beside it, each of so many lines. */
const TITLE_PAGE = { paragraphs: 6, lines: 2 };
const SENTENCE_END = /[.!?:;,…。！？؟،]["'”’»)\]]*$/;
/** One question, not counted: what is asked in a form has a number. */
const QUESTION = /^[^.!?？؟\d][^.!?？؟]*[?？؟]["'”’»)\]]*$/u;
const FEWEST_QUESTIONS = 3;
const NUMBERED = /^((\d{1,2}(?:\.\d{1,2}){0,4})\.?|[IVX]{1,5}\.|[A-Z]\.)\s+\p{L}/u;
/** How far further in than a term its meaning is at least, in points. */
const MEANING_INDENT = 10;
const MARKED = /^([•◦▪–—*-]|\(?\w{1,3}[.)]|\d{1,2}(\.\d{1,2})+\.?)\s/;
/** A pull quote: a large sentence in quotation marks is not a heading. */
const QUOTATION = /^["“„«‘].{20,}["”“»’]$/su;
/** Words between the parties of a contract. */
const NUMBER = /^\d{1,2}(\.\d{1,2}){0,4}\.?$/;
const JOINING = /^(by and )?(between|and|whereas|entre|et|y|zwischen|und)\s*:?$/iu;
const SHORT_CAPITALS = /^(\d[\d.]*\s+)?\p{Lu}{3,7}$/u;
/** How far letters are larger than those of the text where they are a title though something is at the end of their line. */
const SET_APART = 1.25;
const CAPTION = /^(fig(ure|\.)?|table|abb(ildung|\.)?|tab(elle|\.)?|figura|tabla|listing|chart)\s*\.?\s*[\dIVX]+/i;

export interface HeadingCandidate {
  paragraph: Paragraph;
  text: string;
  lineCount: number;
  isRecognised: boolean;
  /** True for one that is known to be something else. */
  isTaken: boolean;
  /** By its tag: from 1, and 0 for the title. */
  taggedLevel?: number;
}

interface Look {
  size: number;
  isBold: boolean;
  font: string;
  color: string;
  isCapital: boolean;
}

/** Finds the headings of a document, and their levels by how they look beside each other. */
export function setHeadings(candidates: HeadingCandidate[], outline: OutlineLevels, body: { size: number; isBold: boolean }): void {
  const areQuestionsHeadings = countQuestions(candidates) >= FEWEST_QUESTIONS;
  const seen = candidates.map((candidate) => {
    const look = findMainLook(candidate.paragraph);
    const isByLook = look !== undefined && !candidate.isTaken && isHeadingByLook(candidate, look, { ...body, areQuestionsHeadings });
    return { candidate, look, isByLook, plain: normalizeHeadingText(candidate.text) };
  });
  // What the outline names may be in a list of contents too.
  const shown = new Set(seen.flatMap(({ isByLook, plain }) => (isByLook ? [plain] : [])));
  let found = seen.flatMap(({ candidate, look, isByLook, plain }) => {
    const level = isByLook || !shown.has(plain) ? outline.get(plain) : undefined;
    const { taggedLevel } = candidate;
    if (taggedLevel !== undefined) {
      candidate.paragraph.role = taggedLevel === 0 ? { type: 'title' } : { type: 'heading', level: taggedLevel };
      return [];
    }
    const isHeading = look && !candidate.isTaken && (level !== undefined || isByLook);
    return isHeading ? [{ ...candidate, look, outlined: level }] : [];
  });
  raiseShortCapitals(found);
  const terms = findDefinedTerms(found, candidates);
  found = dropUnlisted(found.filter(({ paragraph }) => !terms.has(paragraph)));
  const title = findTitle(found, candidates);
  if (title) dropSubtitles(found, title, candidates);
  const subtitle = findSubtitle(title ?? found[0], found, candidates);
  if (subtitle) found = found.filter((each) => each !== subtitle);
  const titlePage = title && findTitlePageLines(title, found, candidates);
  if (titlePage) {
    const subtitles = new Set(titlePage.map(({ paragraph }) => paragraph));
    found = found.filter(({ paragraph }) => !subtitles.has(paragraph));
  }
  const ranks = rankByLookAndNumber(found.filter((each) => each !== title));
  const shift = title && !isAboveNumbers(title, found) && !titlePage ? 1 : 0;
  if (title) title.paragraph.role = shift === 1 ? { type: 'heading', level: 1 } : { type: 'title' };
  for (const each of found) {
    if (each === title) continue;
    const level = (findOutlineLevel(each, found) ?? ranks.get(each) ?? 1) + shift;
    each.paragraph.role = { type: 'heading', level: Math.min(MAX_LEVEL, Math.max(1, level)) };
  }
}

type Found = HeadingCandidate & { look: Look; outlined: number | undefined };

/** An outline has no place for what is before the heading that it belongs under, as a narrow column does: it is as deep as others of its look. */
function findOutlineLevel(heading: Found, found: Found[]): number | undefined {
  const { outlined, look } = heading;
  const index = found.indexOf(heading);
  const isOver = (other: Found) => other.outlined === 1 && other.look.size > look.size;
  const over = found.findIndex(isOver);
  const deeper = found.flatMap((other) =>
    isSameLook(other.look, look) && other.outlined !== undefined && other.outlined > 1 ? [other.outlined] : [],
  );
  return outlined === 1 && over > index && deeper.length > 0 ? Math.min(...deeper) : outlined;
}

/** The first heading, where it is larger than all others and alone with its look. */
function findTitle(found: Found[], candidates: HeadingCandidate[]): Found | undefined {
  const [first, ...others] = found;
  if (!first || others.length === 0 || first.outlined !== undefined || candidates.slice(0, 4).every((each) => each.paragraph !== first.paragraph))
    return undefined;
  const isLargest = others.every(({ look }) => first.look.size > 1.04 * look.size);
  return isLargest ? first : undefined;
}

/** Names and the like are in the middle under a title, and nowhere else so. */
function dropSubtitles(found: Found[], title: Found, candidates: HeadingCandidate[]): void {
  const from = candidates.findIndex(({ paragraph }) => paragraph === title.paragraph);
  const below = candidates.slice(from + 1, from + 1 + MAX_SUBTITLES).map(({ paragraph }) => paragraph);
  const onOwnPage = found.filter(({ paragraph }) => paragraph.page === title.paragraph.page);
  const isTitlePage = onOwnPage.length < found.length && onOwnPage.every((each) => each === title || below.includes(each.paragraph));
  for (const each of [...found]) {
    const isBelow = below.includes(each.paragraph) && each.paragraph.align === 'center';
    const isAlone =
      found.filter(({ look }) => isSameLook(look, each.look)).length <= MAX_SUBTITLES &&
      found.every((other) => other.paragraph.align === 'center' || !isSameLook(other.look, each.look));
    if (isBelow && (isAlone || isTitlePage) && each.outlined === undefined && found.length > 2) found.splice(found.indexOf(each), 1);
  }
}

/** Where the outline of the document names its headings, large lines that it leaves out are none unless they look like one of those, or are the title over all. */
function dropUnlisted(found: Found[]): Found[] {
  const listed = found.filter(({ outlined }) => outlined !== undefined);
  if (listed.length < FEWEST_LISTED) return found;
  const smallest = Math.min(...listed.map(({ look }) => look.size));
  const largest = Math.max(...found.map(({ look }) => look.size));
  const isListed = (each: Found) => each.outlined !== undefined || listed.some(({ look }) => isSameLook(look, each.look));
  const isTitle = ({ look }: Found) => look.size === largest && found.filter((other) => isSameLook(other.look, look)).length === 1;
  return found.filter((each) => isListed(each) || isTitle(each) || each.look.size < smallest);
}

/** A plain line right below a title, in letters that no heading has, where headings are bold. */
function findSubtitle(title: Found | undefined, found: Found[], candidates: HeadingCandidate[]): Found | undefined {
  const next = candidates[candidates.findIndex(({ paragraph }) => paragraph === title?.paragraph) + 1];
  const below = found.find(({ paragraph }) => paragraph === next?.paragraph);
  if (!title || !below || below.look.size > title.look.size || below.look.isBold || below.outlined !== undefined || NUMBERED.test(below.text))
    return undefined;
  return found.every((each) => each === below || each.look.isBold) ? below : undefined;
}

/** A title over sections that are numbered by themselves has no part in their order, unless it is set as they are. */
function isAboveNumbers(title: Found, found: Found[]): boolean {
  const others = found.filter((each) => each !== title);
  const numbered = others.filter(({ text }) => NUMBERED.test(text));
  const isSetApart = title.paragraph.align === 'center' && others.some(({ paragraph }) => paragraph.align !== 'center');
  return isSetApart && numbered.length >= 2 && numbered.length >= 0.4 * others.length;
}

/** The terms of lists of definitions: bold words in the letters of the text, and below each of them, further in than most of the text, what it means. */
function findDefinedTerms(found: Found[], candidates: HeadingCandidate[]): Set<Paragraph> {
  const outdent = findUsualIndent(candidates);
  const followers = new Map(candidates.map(({ paragraph }, index) => [paragraph, candidates[index + 1]]));
  const isTerm = ({ paragraph, outlined }: Found) => {
    const next = followers.get(paragraph);
    if (outlined !== undefined || !next || next.isTaken || MARKED.test(next.text) || paragraph.indent.left > outdent) return false;
    const [own, meaning] = [findMainLook(paragraph), findMainLook(next.paragraph)];
    const isText = own !== undefined && meaning !== undefined && isSameLook({ ...own, isBold: false }, meaning) && own.font === meaning.font;
    return isText && next.paragraph.indent.left - paragraph.indent.left > MEANING_INDENT;
  };
  const terms = new Set(found.filter(isTerm));
  const others = found.filter((each) => !terms.has(each));
  const isUsual = (term: Found) => !others.some(({ look }) => isSameLook(look, term.look));
  return new Set(terms.size < 2 ? [] : [...terms].filter(isUsual).map(({ paragraph }) => paragraph));
}

/** Returns how far in most of the text is. */
function findUsualIndent(candidates: HeadingCandidate[]): number {
  const letters = new Map<number, number>();
  for (const { paragraph, text } of candidates) letters.set(paragraph.indent.left, (letters.get(paragraph.indent.left) ?? 0) + text.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** What else is on the page of a title: a few short lines, where it is a page of its own before everything that it is the title of. */
function findTitlePageLines(title: Found, found: Found[], candidates: HeadingCandidate[]): HeadingCandidate[] | undefined {
  const others = candidates.filter(({ paragraph }) => paragraph.page === title.paragraph.page && paragraph !== title.paragraph);
  const isShort = others.length <= TITLE_PAGE.paragraphs && others.every(({ lineCount }) => lineCount <= TITLE_PAGE.lines);
  return isShort && found.some(({ paragraph }) => paragraph.page > title.paragraph.page) ? others : undefined;
}

function isHeadingByLook(
  { text, lineCount, isRecognised, paragraph }: HeadingCandidate,
  look: Look,
  body: { size: number; isBold: boolean; areQuestionsHeadings: boolean },
): boolean {
  if (
    text.length > MAX_LETTERS ||
    lineCount > MAX_LINES ||
    !/\p{L}{2,}|\p{L}$/u.test(text) ||
    CAPTION.test(text) ||
    QUOTATION.test(text) ||
    JOINING.test(text)
  )
    return false;
  const isLarge = look.size >= (isRecognised ? LARGER_IN_PICTURE : LARGER) * body.size;
  const [number, afterNumber] = paragraph.inlines;
  const isCounted = number?.kind === 'text' && afterNumber?.kind === 'tab' && NUMBER.test(number.text.trim());
  const hasTab = paragraph.inlines.slice(isCounted ? 2 : 0).some(({ kind }) => kind === 'tab');
  // What is beside a year or a price is no title unless it is set apart.
  if (hasTab && !look.isBold && look.size < SET_APART * body.size) return false;
  if (isLarge) return !(SENTENCE_END.test(text) && text.length > 80) && !(isRecognised && hasTab);
  const isSmall = look.size < 0.92 * body.size;
  const isEnded = SENTENCE_END.test(text) && !(body.areQuestionsHeadings && QUESTION.test(text));
  return look.isBold && !body.isBold && !hasTab && !isSmall && text.length <= MAX_BOLD_LETTERS && !isEnded;
}

/** Returns how many bold questions are over answers that are not bold, as in a list of what is often asked. */
function countQuestions(candidates: HeadingCandidate[]): number {
  const isBold = (candidate: HeadingCandidate | undefined) => candidate && findMainLook(candidate.paragraph)?.isBold;
  return candidates.filter((each, index) => QUESTION.test(each.text) && isBold(each) && isBold(candidates[index + 1]) === false).length;
}

/** Few capitals may be an abbreviation. Beside longer headings in capitals of their size they are a heading like those. */
function raiseShortCapitals(found: readonly Found[]): void {
  for (const { look, text } of found)
    if (SHORT_CAPITALS.test(text) && found.some((other) => other.look.isCapital && isSameLook(other.look, { ...look, isCapital: true })))
      look.isCapital = true;
}

/** How most of a paragraph looks; nothing where it has several looks. */
function findMainLook({ inlines }: Paragraph): Look | undefined {
  const runs = inlines.flatMap((inline) => (inline.kind === 'text' && inline.text.trim() !== '' ? [inline] : []));
  const [first] = runs;
  if (!first) return undefined;
  const letters = (matching: (style: TextStyle) => boolean) => runs.reduce((sum, { text, style }) => sum + (matching(style) ? text.length : 0), 0);
  const all = letters(() => true);
  const size = Math.max(...runs.map(({ style }) => style.size));
  if (letters((style) => style.size === size) < 0.6 * all) return undefined;
  const text = runs.map((run) => run.text).join('');
  return {
    size,
    isBold: letters(({ isBold }) => isBold) > 0.85 * all,
    font: first.style.font,
    color: first.style.color,
    isCapital: /(\p{Lu}\P{Ll}*){8}/u.test(text) && !/\p{Ll}/u.test(text),
  };
}

/** Ranks headings from 1 on by their look, and those of one look by their numbers. */
function rankByLookAndNumber(headings: readonly Found[]): Map<Found, number> {
  const ranks = new Map<Found, number>();
  let above = 0;
  for (const look of rankLooks(headings.map((each) => each.look))) {
    const own = headings.filter((each) => isSameLook(look, each.look) && !ranks.has(each));
    const depths = measureDepths(own.map(({ text }) => text));
    for (const [index, each] of own.entries()) ranks.set(each, above + 1 + (depths[index] ?? 0));
    above += 1 + Math.max(0, ...depths);
  }
  return ranks;
}

/** The looks of headings from the highest to the lowest. */
function rankLooks(looks: Look[]): Look[] {
  const distinct: Look[] = [];
  for (const look of looks) if (!distinct.some((other) => isSameLook(other, look))) distinct.push(look);
  return distinct.sort(
    (one, other) => other.size - one.size || Number(other.isBold) - Number(one.isBold) || Number(other.isCapital) - Number(one.isCapital),
  );
}

function isSameLook(one: Look, other: Look): boolean {
  return Math.abs(one.size - other.size) <= 0.04 * Math.max(one.size, other.size) && one.isBold === other.isBold && one.isCapital === other.isCapital;
}
