import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import type { CvProfile } from '../cv/cvProfile.ts';
import { isSelfEmployed } from '../wording/selfEmployed.ts';
import { normalizeNameWord } from './sources.ts';

/** Words that begin the names of many. */
const general = new Set(
  'the st saint royal university college school hospital city national new great north south east west central bank hotel restaurant company group international first old royal general community district county state'.split(
    ' ',
  ),
);
const legal = new Set('ltd limited inc llc plc gmbh ag sa srl sl bv corp corporation co llp group the'.split(' '));
const MOST_WORDS = 8;

/** The words of a company's name by which it is called. */
function calledWords(company: string): string[] {
  const words = tokenizeWithStems(company.split(/[,(|]/)[0] ?? company)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ lower }) => normalizeNameWord(lower))
    .slice(0, MOST_WORDS);
  const called = words.filter((word, index) => !(legal.has(word) && (index > 0 || words.length > 1)));
  return called.length > 0 ? called : words;
}

/** Returns how many tokens from `at` on call a company by its name or the beginning of it. */
function lengthOfMention(tokens: StemmedToken[], at: number, called: string[], isInSmallLetters = false): number {
  if (!/^[\p{Lu}\d]/u.test(tokens[at]?.text ?? '') && called.some((word) => /^\p{Lu}/u.test(word))) return 0;
  let place = at;
  let words = 0;
  let isOwn = false;
  for (const word of called) {
    while (place > at && tokens[place]?.kind === 'mark' && /^[-&.'’/]$/.test(tokens[place]?.text ?? '')) place += 1;
    if (place > at && ['the', 'of', 'and'].includes(tokens[place]?.lower ?? '') && normalizeNameWord(tokens[place]?.lower ?? '') !== word) {
      if (normalizeNameWord(tokens[place + 1]?.lower ?? '') !== word) break;
      place += 1;
    }
    const token = tokens[place];
    if (!token || normalizeNameWord(token.lower) !== word) break;
    isOwn ||= !general.has(word) && /^[\p{Lu}\d]/u.test(token.text);
    words += 1;
    place += 1;
  }
  if (isInSmallLetters) return words === called.length ? place - at : 0;
  return words > 0 && (isOwn || words === called.length) && /^[\p{Lu}\d]/u.test(tokens[at]?.text ?? '') ? place - at : 0;
}

interface Mentions {
  employments: ReadonlySet<number> | null;
  companyAt: ReadonlySet<number>;
  /** Where it names those employers. */
  employersAt: readonly number[];
}

/** Finds whose employers a sentence names, and where it names the company that is applied to. */
export function findCompanyMentions(tokens: StemmedToken[], profile: CvProfile, hiring: string): Mentions {
  // "As self-employed tutor" names that work, with no capital.
  const employers = profile.experience.map(({ company }) => ({ called: calledWords(company), isSelf: isSelfEmployed(company) }));
  const hirer = calledWords(hiring);
  const employments = new Set<number>();
  const companyAt = new Set<number>();
  const employersAt: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === 'mark') return;
    const lengths = employers.map(({ called, isSelf }) => (called.length > 0 ? lengthOfMention(tokens, at, called, isSelf) : 0));
    const longest = Math.max(0, ...lengths);
    const ofHirer = hirer.length > 0 ? lengthOfMention(tokens, at, hirer) : 0;
    if (ofHirer > longest) for (let offset = 0; offset < ofHirer; offset += 1) companyAt.add(at + offset);
    else if (longest > 0) {
      employersAt.push(at);
      lengths.forEach((length, index) => {
        if (length === longest) employments.add(index);
      });
    }
  });
  return { employments: employments.size > 0 ? employments : null, companyAt, employersAt };
}
