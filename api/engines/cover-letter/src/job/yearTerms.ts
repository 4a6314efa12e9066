import { findQuantities } from '@sheaf/claims/quantities';
import { joinTokens } from '@sheaf/language/tokens/joinTokens';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { normalizeUnit } from '../claims/figureContext.ts';
import { findJobTerms } from '../wording/vocabulary.ts';
import type { FoundTerm } from './alternativeTerms.ts';
import { phraseEnds } from './phraseEnds.ts';
import { listRequirementStems } from './termContent.ts';

const experienceStems = new Set(['experi', 'work', 'background', 'driv', 'practic', 'post', 'pqe', 'qualif']);
const experiencePrepositions = new Set(['in', 'of', 'as', 'with', 'using', 'at']);
const MAX_YEARS = 40;
const MONTHS_IN_YEAR = 12;
const MAX_ROLE_WORDS = 6;

/** Finds required years of experience: "At least three years of experience in retail". Other terms may use the same words. */
export function findYearTerms(tokens: StemmedToken[], isWork: boolean): FoundTerm[] {
  return findQuantities(tokens).flatMap((quantity): FoundTerm[] => {
    let unitIndex = quantity.to;
    while (['+', '-', 'full', '–', 'plus', 'or', 'more'].includes(tokens[unitIndex]?.lower ?? '')) unitIndex += 1;
    const unit = normalizeUnit(tokens[unitIndex]?.lower.replace(/'$/, ''));
    const years = (quantity.values[0] ?? 0) / (unit === 'month' ? MONTHS_IN_YEAR : 1);
    // "Three years or more in an industrial role"
    const isOrMore = /^or$/.test(tokens[unitIndex + 1]?.lower ?? '') && /^(?:more|over|longer)$/.test(tokens[unitIndex + 2]?.lower ?? '');
    const beforeField = isOrMore ? unitIndex + 2 : unitIndex;
    // Where something is asked for, "4 years of Android development" are of experience too; "5 years old" are not.
    const isRequested = !isWork && experiencePrepositions.has(tokens[beforeField + 1]?.lower ?? '') && tokens[beforeField + 2]?.lower !== 'age';
    const isDuration = !isWork && tokens[quantity.boundFrom - 1]?.lower === 'for' && tokens.some(({ lower }) => lower === 'you');
    // "Six years' editing", "5+ years managing a clinic"
    const isWorkDone = !isWork && /^\p{Ll}{3,}ing$/u.test(tokens[beforeField + 1]?.lower ?? '');
    const isExperience =
      isRequested || isDuration || isWorkDone || tokens.slice(unitIndex, unitIndex + 8).some((token) => experienceStems.has(token.stem));
    if ((unit !== 'year' && unit !== 'month') || !isExperience || years <= 0 || years > MAX_YEARS) return [];
    const written = tokens.slice(quantity.from, quantity.to).find(({ text }) => /^\p{Ll}+$/u.test(text))?.text;
    const number = written ?? (unit === 'month' ? String(quantity.values[0]) : undefined);
    const subjectStems = findFieldStems(tokens.slice(beforeField + 1));
    const alternatives =
      subjectStems.length > 0
        ? findJobTerms(tokens.slice(unitIndex + 1))
            .map(({ term }) => term.name)
            .slice(0, 1)
        : [];
    return [
      {
        term: `${quantity.values[0]}+ ${unit}s ${nameRole(tokens.slice(unitIndex + 1)) ?? 'of experience'}`,
        ...(number && { written: `${number} ${unit}s ${nameRole(tokens.slice(unitIndex + 1)) ?? 'of experience'}` }),
        kind: 'experience',
        years,
        subjectStems,
        alternatives,
        from: quantity.boundFrom,
        to: unitIndex + 1,
      },
    ];
  });
}

/** Returns the role of required experience: "at least three years as a registered manager". */
function nameRole(tokens: StemmedToken[]): string | undefined {
  const from = tokens.findIndex(({ lower }) => lower === 'as');
  const to = tokens.findIndex(({ kind, lower }, at) => at > from + 1 && (kind === 'mark' || phraseEnds.has(lower)) && !/^an?$/.test(lower));
  const words = from < 0 || from > 2 ? [] : tokens.slice(from, to < 0 ? from + MAX_ROLE_WORDS : to);
  return words.length > 2 && words.length <= MAX_ROLE_WORDS && /^an?$/.test(words[1]?.lower ?? '') ? joinTokens(words) : undefined;
}

function findFieldStems(tokens: StemmedToken[]): string[] {
  const from = tokens.findIndex(({ lower }) => ['in', 'as', 'with', 'of'].includes(lower) && lower !== 'of');
  if (from < 0) return [];
  const end = tokens.findIndex(
    ({ kind, lower }, at) => at > from + 1 && (kind === 'mark' || ['and', 'or', 'with', 'is', 'at', 'within'].includes(lower)),
  );
  return listRequirementStems(tokens.slice(from + 1, end < 0 ? from + 5 : end)).slice(0, 3);
}
