import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import { countWords } from '@sheaf/language/tokens/countWords';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ThingKind } from '../classify/thingKinds.ts';
import { findDefinedAbbreviations } from '../named/abbreviations.ts';
import { cues } from '../named/cues.ts';
import { findByPattern, type NamedThing } from '../named/namedThing.ts';
import { findOrganisations } from '../named/organisations.ts';
import { patterns } from '../named/patterns.ts';
import { findAttendees, findAuthors, findPeople } from '../named/people.ts';
import { findCountries, findPlaces } from '../named/places.ts';
import type { Item } from '../structure/item.ts';
import { findSections, isBackMatter, isReferences, type Section } from '../structure/sections.ts';
import { findTables } from '../structure/tables.ts';
import { cutClauseAround } from './cutClauseAround.ts';

/** Words shown around a date or an amount, so that it says something. */
const WORDS_AROUND = 18;
/** Of things that are known by themselves, these are shown alone; others in their sentence. */
const SHOWN_ALONE = new Set<ThingKind>([
  'people',
  'authors',
  'attendees',
  'organisations',
  'places',
  'countries',
  'emails',
  'links',
  'years',
  'abbreviations',
]);
const IS_DUE = /\b(?:due|deadline|until|by when|end date|plazo|vencimiento|fecha límite)\b/i;
/** Words at least, in what is quoted as a statement. */
const MIN_STATEMENT = 4;

/** Finds all things of a kind in the document or in a part of it, in its order, each once. */
export function findThings(index: OpenIndex, kind: ThingKind, within?: Section): Item[] {
  const isInside = ({ start }: { start: number }) => !within || isIn(index, within, start);
  const named = findNamedThings(index, kind);
  if (named) return createNamedItems(index, kind, dropBackMatter(index, kind, named).filter(isInside));
  const parts = findDocumentParts(index, kind);
  if (parts) return parts.filter(isInside);
  return findStatements(index, kind).filter(isInside);
}

function isIn({ paragraphs }: OpenIndex, { heading, end }: Section, at: number): boolean {
  return at >= (paragraphs[heading]?.start ?? 0) && at < (paragraphs[end]?.start ?? Number.POSITIVE_INFINITY);
}

function findNamedThings(index: OpenIndex, kind: ThingKind): NamedThing[] | undefined {
  if (kind === 'people') return findPeople(index);
  if (kind === 'organisations') return findOrganisations(index);
  if (kind === 'attendees') return findAttendees(index);
  if (kind === 'authors') return findAuthors(index);
  if (kind === 'places') return findPlaces(index);
  if (kind === 'countries') return findCountries(index);
  if (kind === 'abbreviations') return findDefinedAbbreviations(index);
  if (kind === 'deadlines') {
    const dates = patterns.dates ? findByPattern(patterns.dates, index.text, 0, index.text.length) : [];
    const due = findTables(index).filter(({ header }) => header.some(({ text }) => IS_DUE.test(text)));
    const isDue = (at: number) => due.some(({ rows }) => rows.some(({ start, end }) => start <= at && at < end));
    return dates.filter(({ start }) => isDue(start) || cues.deadlines?.test(sliceText(index, findSentenceAt(index, start))));
  }
  const pattern = patterns[kind];
  if (!pattern) return undefined;
  const found = findByPattern(pattern, index.text, 0, index.text.length);
  if (kind === 'amounts') return found.length > 0 ? [...found, ...findTableAmounts(index)] : findTableAmounts(index);
  if (kind !== 'tables' && kind !== 'figures') return found;
  const named = findCaptions(index, found);
  // Tables without captions are still tables.
  return named.length > 0 || kind === 'figures' ? named : undefined;
}

/** Finds amounts such as 12,500 in table rows, whose currency is elsewhere. */
function findTableAmounts(index: OpenIndex): NamedThing[] {
  const rows = findTables(index).flatMap(({ rows: all }) => all);
  return rows
    .filter(({ cells }) => cells.some(({ text }) => /^[$€£]?\s?\d{1,3}(?:[,.\s]\d{3})+(?:[.,]\d\d)?$|^\d+[.,]\d\d$/.test(text)))
    .map(({ start, end }) => ({ start, end, key: index.text.slice(start, end) }));
}

/** Finds the captions of tables, which begin with the name; where there is none, the mentions. */
function findCaptions({ paragraphs }: OpenIndex, found: NamedThing[]): NamedThing[] {
  const begins = found.filter(({ start }) => paragraphs.some((paragraph) => paragraph.start === start));
  const byNumber = (thing: NamedThing) => ({ ...thing, key: /[\dIVX.]+$/i.exec(thing.key)?.[0].replace(/\.$/, '') ?? thing.key });
  const keys = new Set(begins.map((thing) => byNumber(thing).key));
  return [...begins, ...found.filter((thing) => !keys.has(byNumber(thing).key))].map(byNumber);
}

/** Names and dates of a list of references are not those of the document. */
function dropBackMatter(index: OpenIndex, kind: ThingKind, things: NamedThing[]): NamedThing[] {
  if (kind === 'links' || kind === 'emails') return things;
  const references = findSections(index).filter(isReferences);
  return things.filter(({ start }) => !references.some((section) => isIn(index, section, start)));
}

function createNamedItems(index: OpenIndex, kind: ThingKind, found: NamedThing[]): Item[] {
  const seen = new Set<string>();
  const items: (Item & { first: number; last: number })[] = [];
  for (const thing of found) {
    if (seen.has(thing.key)) continue;
    seen.add(thing.key);
    const sentence = findSentenceAt(index, thing.start);
    const item = items.at(-1);
    // Two dates of one sentence are said by it once.
    if (item && !SHOWN_ALONE.has(kind) && item.start === sentence.start) item.last = thing.end;
    else
      items.push({
        ...sentence,
        end: Math.max(sentence.end, thing.end),
        first: thing.start,
        last: thing.end,
        text: index.text.slice(thing.start, thing.end).replace(/\s+/g, ' '),
      });
  }
  if (SHOWN_ALONE.has(kind)) return items;
  return items.map(({ start, end, first, last }) => ({
    start,
    end,
    text: cutClauseAround(index.text, { start, end }, { start: first, end: last }, WORDS_AROUND),
  }));
}

/** Lists the parts of the document itself, such as its pages or sections. */
function findDocumentParts(index: OpenIndex, kind: ThingKind): Item[] | undefined {
  const { paragraphs, text } = index;
  const sections = findSections(index);
  const whole = ({ start, end }: { start: number; end: number }) => ({ start, end, text: text.slice(start, end).replace(/\s+/g, ' ') });
  if (kind === 'sections')
    return sections.filter(({ isTitle }) => !isTitle).flatMap(({ heading }) => paragraphs.slice(heading, heading + 1).map(whole));
  if (kind === 'references') {
    return sections.filter(isReferences).flatMap(({ heading, end }) =>
      paragraphs
        .slice(heading + 1, end)
        .filter(({ kind: is }) => is !== 'heading')
        .map(whole),
    );
  }
  if (kind === 'tables')
    return findTables(index).flatMap(({ header }) =>
      header[0] ? [{ text: header.map((cell) => cell.text).join(' · '), start: header[0].start, end: header.at(-1)?.end ?? header[0].end }] : [],
    );
  if (kind === 'items') return findLargestTableItems(index);
  if (kind === 'notes') return paragraphs.filter(({ kind: is }) => is === 'note').map(whole);
  return undefined;
}

const SUM = /^(?:grand |sub)?-?\s?(?:total|sum|subtotal|balance|vat|tax|iva|importe total|suma)\b/i;

/** Lists the rows of the largest table, without its sums, such as those of an invoice. */
function findLargestTableItems(index: OpenIndex): Item[] {
  const [largest] = findTables(index).sort((one, other) => other.rows.length - one.rows.length);
  return (largest?.rows ?? []).flatMap(({ cells: [first], start, end }) =>
    first && !SUM.test(first.text) ? [{ text: first.text, start, end }] : [],
  );
}

/** Finds the sentences that demand, forbid, define or conclude. */
function findStatements(index: OpenIndex, kind: ThingKind): Item[] {
  const cue = cues[kind];
  if (!cue) return [];
  const backMatter = findSections(index).filter(isBackMatter);
  return index.sentences.flatMap(({ start, end, paragraph }): Item[] => {
    const paragraphKind = index.paragraphs[paragraph]?.kind;
    const sentenceText = index.text.slice(start, end);
    if (paragraphKind === 'heading' || paragraphKind === 'tableRow' || countWords(sentenceText) < MIN_STATEMENT || !cue.test(sentenceText)) return [];
    return backMatter.some((section) => isIn(index, section, start)) ? [] : [{ text: dropNumbers(sentenceText), start, end }];
  });
}

export function findSentenceAt({ sentences }: OpenIndex, at: number): { start: number; end: number } {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const { start = at, end = at + 1 } = sentences[low] ?? {};
  return { start, end };
}

const sliceText = ({ text }: OpenIndex, { start, end }: { start: number; end: number }) => text.slice(start, end);

/** Drops the number of an item before a sentence, or of the next item after it. */
function dropNumbers(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(/(?<=[.!?])\s\(?\d{1,2}[.)]$/, '');
}

/** Selects the items whose sentence or section heading also has the other words of the question. */
export function selectItems(index: OpenIndex, items: Item[], terms: readonly string[]): Item[] {
  if (terms.length === 0) return items;
  const sections = findSections(index);
  return items.filter((item) => {
    const itemTerms = findComparableTerms(index.text.slice(item.start, item.end), index.language);
    const above = sections.findLast((section) => isIn(index, section, item.start))?.terms ?? [];
    return terms.every((term) => itemTerms.includes(term) || above.includes(term));
  });
}
