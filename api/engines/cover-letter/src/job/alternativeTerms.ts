import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { scoreTitle } from '../cv/words/titleWords.ts';
import type { TermFound } from '../wording/vocabulary.ts';
import type { JobTerm } from './jobTerm.ts';
import { findLanguageLevels } from './languageLevels.ts';

/** A term of a job with its place among the tokens of a sentence. */
export type FoundTerm = Omit<JobTerm, 'isRequired' | 'places'> & { from: number; to: number };

/** Returns listed terms; of neighbours with "or" or "/" between them any one will do. */
export function findAlternatives(tokens: StemmedToken[], found: TermFound[]): FoundTerm[] {
  const groups: TermFound[][] = [];
  const levels = findLanguageLevels(tokens);
  for (const each of found) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const between = before
      ? tokens
          .slice(before.to, each.from)
          .map(({ lower }) => lower)
          .join(' ')
      : '';
    if (group && before && ['or', '/', ', or', 'and / or'].includes(between) && before.term.kind !== 'soft' && each.term !== before.term)
      group.push(each);
    else groups.push([each]);
  }
  return joinListsWithOr(tokens, groups).map((group): FoundTerm => {
    const [first, last] = [group[0], group.at(-1)];
    const names = [...new Set(group.map(({ term }) => term.name))];
    const rest = { term: names.join(' or '), kind: first?.term.kind ?? 'skill', from: first?.from ?? 0, to: last?.to ?? 0 } as const;
    const [languageLevel] = group.flatMap(({ from }) => levels.get(from) ?? []).toSorted((one, other) => one.lowest - other.lowest);
    return { ...rest, ...(names.length > 1 && { alternatives: names }), ...(languageLevel && { languageLevel }) };
  });
}

const LISTED_KINDS = new Set(['qualification', 'licence', 'tool']);

/** Joins "CIMA" to "ACCA or ACA" in "CIMA, ACCA or ACA": of a list with "or" any one will do. */
function joinListsWithOr(tokens: StemmedToken[], groups: TermFound[][]): TermFound[][] {
  const joined: TermFound[][] = [];
  for (const group of groups.toReversed()) {
    const [next] = joined;
    const [last, first] = [group.at(-1), next?.[0]];
    const isListed =
      next !== undefined &&
      last !== undefined &&
      first !== undefined &&
      next.length > 1 &&
      [...group, ...next].every(({ term }) => LISTED_KINDS.has(term.kind)) &&
      joinTokens(tokens.slice(last.to, first.from)) === ',';
    if (isListed) joined[0] = [...group, ...next];
    else joined.unshift(group);
  }
  return joined;
}

/** "MPharm or completed OSPAP" */
const ALTERNATIVE_MARKER = /^,? ?or(?: (?:an?|the))?(?: (?:completed|equivalent|current|recent|relevant|other|similar))?$/;

const MAX_TITLE_WORDS = 3;

/** Finds experience in one of several positions: "Sous chef or head chef experience". */
export function findTitleExperience(tokens: StemmedToken[]): FoundTerm[] {
  return tokens.flatMap(({ lower }, at): FoundTerm[] => {
    if (lower !== 'experience') return [];
    let from = at;
    while (
      from > 0 &&
      tokens[from - 1]?.kind === 'word' &&
      !/^(?:as|an?|the|with|of|in|you|need|must|want|have|previous|some|relevant|proven)$/.test(tokens[from - 1]?.lower ?? '')
    )
      from -= 1;
    const titles = splitAtOr(tokens.slice(from, at));
    const areTitles =
      titles.length > 1 && titles.every((title) => title.length > 0 && title.length <= MAX_TITLE_WORDS && scoreTitle(joinTokens(title)) === 3);
    if (!areTitles) return [];
    const anyOf = titles.map(
      (title): JobTerm => ({
        term: joinTokens(title),
        kind: 'skill',
        subjectStems: title.map(({ stem }) => stem),
        isRequired: false,
        places: [],
      }),
    );
    return [{ term: joinTokens(tokens.slice(from, at + 1)), kind: 'skill', anyOf, from, to: at + 1 }];
  });
}

function splitAtOr(tokens: StemmedToken[]): StemmedToken[][] {
  const at = tokens.findIndex(({ lower }) => lower === 'or');
  return at < 0 ? [tokens] : [tokens.slice(0, at), ...splitAtOr(tokens.slice(at + 1))];
}

const KIND_OF_TOOL = /\b(?:systems?|software|packages?|tools?|platforms?|databases?)$/i;

/** Joins neighbours with "or" between them, of which any one will do: "apprenticeship or NVQ Level 3". */
export function joinAlternatives(tokens: StemmedToken[], found: FoundTerm[]): FoundTerm[] {
  const joined: FoundTerm[] = [];
  for (const each of found) {
    const before = joined.at(-1);
    const between = before && joinTokens(tokens.slice(before.to, each.from));
    // "A time-served apprenticeship" names one thing twice.
    if (before && between === '' && before.term === each.term) joined[joined.length - 1] = { ...before, to: each.to };
    else if (before && isExample(tokens, before, each) && canBeAlternative(before) && canBeAlternative(each))
      joined[joined.length - 1] = joinTerms(tokens, before, each);
    // "Navis or a similar terminal operating system" asks for Navis by its name.
    else if (before && isKindOfTool(tokens, each, between) && canBeAlternative(before)) joined[joined.length - 1] = { ...before, to: each.to };
    else if (before && ALTERNATIVE_MARKER.test(between ?? '') && !isActionAfter(tokens, each) && canBeAlternative(before) && canBeAlternative(each))
      joined[joined.length - 1] = joinTerms(tokens, before, each);
    else joined.push(each);
  }
  return joined;
}

/** Detects the kind of a named tool: "or a similar booking system", "or another CAD package". */
function isKindOfTool(tokens: StemmedToken[], { term, to }: FoundTerm, between: string | undefined): boolean {
  const isKind = KIND_OF_TOOL.test(term) || KIND_OF_TOOL.test(` ${tokens[to]?.lower ?? ''}`);
  return isKind && /\b(?:similar|comparable|equivalent|another|other)$/.test(between ?? '');
}

/** Detects a past verb, which is no alternative name: "Foraged or cooked with seaweed". */
function isActionAfter(tokens: StemmedToken[], { from, to }: FoundTerm): boolean {
  return to - from === 1 && /ed$/.test(tokens[from]?.lower ?? '') && /^(?:with|for|in|at|to|by|from|on|an?|the)$/.test(tokens[to]?.lower ?? '');
}

/** Drops the examples of a language, of which any other is fine too: "a second language (for example Arabic, Urdu or Punjabi)". */
export function dropExamples(tokens: StemmedToken[], found: FoundTerm[]): FoundTerm[] {
  const from = tokens.findIndex(
    ({ lower }, at) =>
      /^(?:second|other|another|foreign|further|additional|community)$/.test(lower) && /^languages?$/.test(tokens[at + 1]?.lower ?? ''),
  );
  const example = tokens.findIndex(({ text }, at) => at > from && (text === '(' || text === ','));
  const introduction = joinTokens(tokens.slice(example + 1, example + 3));
  if (from < 0 || example < 0 || !/^(?:for example|such as|e\.g|eg|like|ideally)/i.test(introduction)) return found;
  const end = tokens.findIndex(({ text }, at) => at > example && text === ')');
  const rest = found.filter((each) => each.to <= from || (end > 0 && each.from > end));
  const language: FoundTerm = {
    term: 'second language',
    written: joinTokens(tokens.slice(from, from + 2)),
    kind: 'skill',
    subjectStems: ['languag'],
    from,
    to: from + 2,
  };
  return [...rest, language].toSorted((one, other) => one.from - other.from);
}

function joinTerms(tokens: StemmedToken[], before: FoundTerm, each: FoundTerm): FoundTerm {
  const parts = [...(before.anyOf ?? [toJobTerm(before)]), toJobTerm(each)];
  const hasOpenBracket = tokens.slice(before.from, each.to).some(({ text }) => text === '(');
  const to = hasOpenBracket && tokens[each.to]?.text === ')' ? each.to + 1 : each.to;
  return { term: joinTokens(tokens.slice(before.from, to)), kind: before.kind, anyOf: parts, from: before.from, to };
}

/** Detects an example of a kind of tool: "a CMMS such as Maximo", "a collection database (TMS)". */
function isExample(tokens: StemmedToken[], before: FoundTerm, each: FoundTerm): boolean {
  const isName = each.kind === 'tool' && /^\p{Lu}/u.test(tokens[each.from]?.text ?? '');
  // What is on a list of ours is asked for itself: "Microsoft Office (Excel, Word)".
  if (!isName || before.to > each.from || (before.subjectStems === undefined && before.anyOf === undefined)) return false;
  const between = joinTokens(tokens.slice(before.to, each.from));
  if (/^,? ?(?:such as|like|e\.g\.|eg)$/.test(between) || between === '(') return true;
  const opening = tokens.slice(0, each.from).findLastIndex(({ text }) => text === '(');
  const isInside = opening >= 0 && !tokens.slice(opening, each.from).some(({ text }) => text === ')');
  return between === ',' && isInside && (before.anyOf !== undefined || before.from > opening);
}

function canBeAlternative({ kind, years, languageLevel }: FoundTerm): boolean {
  return kind !== 'soft' && kind !== 'language' && years === undefined && languageLevel === undefined;
}

function toJobTerm({ from, to, ...term }: FoundTerm): JobTerm {
  return { ...term, isRequired: false, places: [] };
}
