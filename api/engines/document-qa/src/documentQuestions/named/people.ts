import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { type CapitalRun, findCapitalRuns, findLowerCaseWords } from './capitals.ts';
import { isOrganisation } from './isOrganisation.ts';
import type { NamedThing } from './namedThing.ts';
import { isPlace } from './places.ts';

const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Herr|Frau|Señor|Señora|Sr|Sra|Dra|Don|Doña|Madame|Monsieur)\.?$/;
const TITLE_BEFORE = /(?<=^|[\s(])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sr|Sra|Dra|Herr|Frau|St)\.?\s*$/;
const ROLE =
  '(?:director|manager|chair(?:man|woman|person)?|president|vice-president|professor|author|engineer|historian|mathematician|scientist|physicist|chemist|philosopher|physician|doctor|nurse|minister|secretary|officer|founder|inventor|editor|poet|writer|composer|painter|king|queen|emperor|prince|princess|general|captain|judge|lawyer|attorney|head|leader|lead|ceo|cfo|cto|teacher|student|employee|tenant|landlord|buyer|seller|lessee|lessor|contractor|representative|spokes(?:man|woman|person)|astronomer|economist|senator|governor|mayor|coordinator|consultant|analyst|signed|directora?|presidenta?|autora?|profesora?|ingenier[oa]|jef[ea]|gerente|coordinadora?|secretari[oa])';
const ROLE_BEFORE = new RegExp(`\\b${ROLE}\\s*(?:,|:|is|was|es|fue|,? named|called)?\\s*$`, 'iu');
const ROLE_AFTER = new RegExp(`^\\s*(?:,|\\(|is|was|as|es|fue)\\s*(?:the\\s|an?\\s|our\\s|el\\s|la\\s)?(?:\\p{L}+\\s){0,2}${ROLE}\\b`, 'iu');
const DOES =
  /^\s*(?:,\s)?(?:\((?:born |b\. |c\. |nacid[oa] )?\d{3,4}|who\b|whose\b|said\b|says\b|wrote\b|writes\b|argue[sd]?\b|was born\b|became\b|was (?:elected|appointed|awarded|killed)\b|joined\b|invented\b|discovered\b|et al\b|explain(?:s|ed)\b|added\b|dijo\b|escribió\b|nació\b|explicó\b|'s\b|’s\b)/u;
const BY = /\b(?:by|por|from|to|with|and|between|cc|attn|contact|ask|call|dear|y|con)\s*:?\s*$/iu;
const FUNCTION_WORD = /^(?:of|for|and|the|&)$/;
const MIN_EVIDENCE = 3;
const LIST_SEPARATOR = /^\s*(?:\([^()]{1,40}\)\s*)?(?:,|;|and|y|&|,\s*and)\s*$/u;

/** Finds the people a document names. They have a first name, a title, an office or a verb of people. */
export function findPeople(index: ChatIndex): NamedThing[] {
  const lowerCaseWords = findLowerCaseWords(index);
  const people: NamedThing[] = [];
  const runs = findCapitalRuns(index).map(dropSentenceOpening);
  const evidence = runs.map((run) => scorePerson(run, lowerCaseWords) - (run.isHeading ? 1 : 0));
  const isPerson = evidence.map((each) => each >= MIN_EVIDENCE);
  // A name in a list of people is a person.
  const isBeside = (one: number, other: number) =>
    isPerson[one] && LIST_SEPARATOR.test(index.text.slice(runs[Math.min(one, other)]?.end, runs[Math.max(one, other)]?.start));
  for (const places of [[...runs.keys()], [...runs.keys()].reverse()]) {
    for (const position of places)
      if ((evidence[position] ?? 0) >= 1 && (isBeside(position - 1, position) || isBeside(position + 1, position))) isPerson[position] = true;
  }
  people.push(...runs.filter((_, position) => isPerson[position]).map(buildPerson));
  for (const { start, end } of index.paragraphs) people.push(...findListedAuthors(index, start, end));
  people.sort((one, other) => one.start - other.start);
  return dropPartialNames(people);
}

function scorePerson({ words, before, after }: CapitalRun, lowerCaseWords: ReadonlySet<string>): number {
  const names = words.filter((word) => !TITLE.test(word));
  const [first = ''] = names;
  const isInitial = (word: string) => /^\p{Lu}\./u.test(word);
  const hasTitle = names.length < words.length || TITLE_BEFORE.test(before);
  if (names.length === 0 || names.length > 5 || (names.length === 1 && !hasTitle) || words.some((word) => FUNCTION_WORD.test(word))) return 0;
  if (names.some((word) => /^\p{Lu}{2,}$/u.test(word)) || isOrganisation(words) || isPlace(names.join(' '))) return 0;
  const last = names.at(-1)?.toLowerCase() ?? '';
  let evidence = names.length === 2 || names.length === 3 ? 1 : 0;
  if (hasTitle) evidence += 3;
  if (isFirstName(first)) evidence += names.length > 1 ? 3 : 0;
  else if (lowerCaseWords.has(first.toLowerCase())) evidence -= 3;
  if (lowerCaseWords.has(last)) evidence -= 1;
  if (isInitial(first) && !isInitial(names.at(-1) ?? '')) evidence += 2;
  if (names.length > 1 && isInitial(names[1] ?? '')) evidence += 1;
  if (ROLE_BEFORE.test(before) || ROLE_AFTER.test(after)) evidence += 2;
  if (DOES.test(after)) evidence += /^\s*(?:'s|’s)/.test(after) ? 1 : 2;
  if (BY.test(before)) evidence += 1;
  if (/\b(?:the|this|a|an|el|la|los)\s*$/i.test(before)) evidence -= 3;
  return evidence;
}

function buildPerson({ words, start, end, before }: CapitalRun): NamedThing {
  const skipped = words.findIndex((word) => !TITLE.test(word));
  const title = TITLE_BEFORE.exec(before)?.[0].trimStart().length ?? 0;
  return { start: start - title, end, key: words.slice(Math.max(0, skipped)).join(' ').toLowerCase() };
}

/** Drops the first word of a run where only the beginning of the sentence gives it a capital. */
function dropSentenceOpening<Run extends CapitalRun>(run: Run): Run {
  const [first = '', second = ''] = run.words;
  const opens = /(?:^|[.!?:]\s+)$/.test(run.before) && !isFirstName(first) && !TITLE.test(first) && isFirstName(second) && run.words.length > 2;
  return opens ? { ...run, words: run.words.slice(1), start: run.end - run.words.slice(1).join(' ').length } : run;
}

const AUTHORS = /(?:^|(?<=[:;]\s))\p{Lu}[\p{L}'’ -]+,\s\p{Lu}[\p{L}'’. -]*(?=;|$)/gu;

/** Finds authors as papers list them: "Fujita, Yu; Kuwano, Kazuyoshi; …". */
function findListedAuthors({ text }: ChatIndex, start: number, end: number): NamedThing[] {
  const spanText = text.slice(start, end);
  if ((spanText.match(/\p{L}, \p{Lu}[^;]{1,40};/gu)?.length ?? 0) < 2) return [];
  return [...spanText.matchAll(AUTHORS)].map((found) => ({
    start: start + found.index,
    end: start + found.index + found[0].length,
    key: found[0].split(', ').reverse().join(' ').toLowerCase(),
  }));
}

const BYLINE = /\b(?:by|authors?|written by|prepared by|edited by|autor(?:es|a)?|por)\s*:?\s*$/iu;
const MAX_BYLINE_LENGTH = 200;
const FIRST_PARAGRAPHS = 6;

/** Finds who wrote the document: a list of authors, those it is said to be by, or the names of its first lines. */
export function findAuthors(index: ChatIndex): NamedThing[] {
  const listed = index.paragraphs.slice(0, 2 * FIRST_PARAGRAPHS).flatMap(({ start, end }) => findListedAuthors(index, start, end));
  if (listed.length > 0) return listed;
  const people = findPeople(index);
  const credited = people.filter(({ start }) => BYLINE.test(index.text.slice(Math.max(0, start - 30), start)));
  const first = credited.filter(({ start }) => start < (index.pages[0]?.end ?? 0));
  if (first.length > 0) return first;
  const lines = index.paragraphs
    .slice(0, FIRST_PARAGRAPHS)
    .filter(({ start, end }) => end - start <= MAX_BYLINE_LENGTH && !/[.!?]$/.test(index.text.slice(start, end)));
  return people.filter(({ start }) => lines.some((line) => line.start <= start && start < line.end));
}

const PRESENT = /^\W*(?:present|attendees|attending|in attendance|participants|members(?: present)?|asistentes|presentes|participantes)\b/iu;

/** Finds who was there, where a line or a title says so; else everybody who is named. */
export function findAttendees(index: ChatIndex): NamedThing[] {
  const people = findPeople(index);
  const lines = index.paragraphs.flatMap((paragraph, position) => {
    if (!PRESENT.test(index.text.slice(paragraph.start, paragraph.end))) return [];
    const next = index.paragraphs.findIndex(({ kind }, at) => at > position && kind === 'heading');
    const end = paragraph.kind === 'heading' ? (index.paragraphs[next]?.start ?? index.text.length) : paragraph.end;
    return [{ start: paragraph.start, end }];
  });
  const present = people.filter(({ start }) => lines.some((line) => line.start <= start && start < line.end));
  return present.length > 0 ? present : people;
}

/** Drops the people whose name is part of a longer one. */
function dropPartialNames(people: NamedThing[]): NamedThing[] {
  const keys = new Set(people.map(({ key }) => key));
  return people.filter(
    ({ key }) =>
      ![...keys].some((other) => other.length > key.length && other.split(' ').slice(-1)[0] === key.split(' ').slice(-1)[0] && !key.includes(' ')),
  );
}
