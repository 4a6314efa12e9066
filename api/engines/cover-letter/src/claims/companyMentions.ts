import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import type { CvProfile } from '../cv/cvProfile.ts';
import { isSelfEmployed } from '../wording/selfEmployed.ts';
import { normalizeNameWord } from './sources.ts';

/** Words that begin the names of many. */
const genericWords = new Set(
  'the st saint royal university college school hospital city national new great north south east west central bank hotel restaurant company group international first old royal general community district county state'.split(
    ' ',
  ),
);
const legalFormWords = new Set('ltd limited inc llc plc gmbh ag sa srl sl bv corp corporation co llp group the'.split(' '));
const MAX_NAME_WORDS = 8;

/** The words of a company's name by which it is called. */
function listNameWords(company: string): string[] {
  const words = tokenizeWithStems(company.split(/[,(|]/)[0] ?? company)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ lower }) => normalizeNameWord(lower))
    .slice(0, MAX_NAME_WORDS);
  const nameWords = words.filter((word, index) => !(legalFormWords.has(word) && (index > 0 || words.length > 1)));
  return nameWords.length > 0 ? nameWords : words;
}

/** Returns how many tokens from `at` on call a company by its name or the beginning of it. */
function countMentionTokens(tokens: StemmedToken[], at: number, nameWords: string[], isLowercase = false): number {
  if (!/^[\p{Lu}\d]/u.test(tokens[at]?.text ?? '') && nameWords.some((word) => /^\p{Lu}/u.test(word))) return 0;
  let index = at;
  let words = 0;
  let hasDistinctiveWord = false;
  for (const word of nameWords) {
    while (index > at && tokens[index]?.kind === 'mark' && /^[-&.'’/]$/.test(tokens[index]?.text ?? '')) index += 1;
    if (index > at && ['the', 'of', 'and'].includes(tokens[index]?.lower ?? '') && normalizeNameWord(tokens[index]?.lower ?? '') !== word) {
      if (normalizeNameWord(tokens[index + 1]?.lower ?? '') !== word) break;
      index += 1;
    }
    const token = tokens[index];
    if (!token || normalizeNameWord(token.lower) !== word) break;
    hasDistinctiveWord ||= !genericWords.has(word) && /^[\p{Lu}\d]/u.test(token.text);
    words += 1;
    index += 1;
  }
  if (isLowercase) return words === nameWords.length ? index - at : 0;
  return words > 0 && (hasDistinctiveWord || words === nameWords.length) && /^[\p{Lu}\d]/u.test(tokens[at]?.text ?? '') ? index - at : 0;
}

interface CompanyMentions {
  employments: ReadonlySet<number> | null;
  companyIndexes: ReadonlySet<number>;
  /** Where it names those employers. */
  employerIndexes: readonly number[];
}

/** Finds whose employers a sentence names, and where it names the company that is applied to. */
export function findCompanyMentions(tokens: StemmedToken[], profile: CvProfile, hiringCompany: string): CompanyMentions {
  // "As self-employed tutor" names that work, with no capital.
  const employers = profile.experience.map(({ company }) => ({ nameWords: listNameWords(company), isSelfEmployment: isSelfEmployed(company) }));
  const hirerWords = listNameWords(hiringCompany);
  const employments = new Set<number>();
  const companyIndexes = new Set<number>();
  const employerIndexes: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === 'mark') return;
    const lengths = employers.map(({ nameWords, isSelfEmployment }) =>
      nameWords.length > 0 ? countMentionTokens(tokens, at, nameWords, isSelfEmployment) : 0,
    );
    const longest = Math.max(0, ...lengths);
    const hirerLength = hirerWords.length > 0 ? countMentionTokens(tokens, at, hirerWords) : 0;
    if (hirerLength > longest) for (let offset = 0; offset < hirerLength; offset += 1) companyIndexes.add(at + offset);
    else if (longest > 0) {
      employerIndexes.push(at);
      lengths.forEach((length, index) => {
        if (length === longest) employments.add(index);
      });
    }
  });
  return { employments: employments.size > 0 ? employments : null, companyIndexes, employerIndexes };
}
