import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import { isCapital } from '../claims/names.ts';
import { stopWords } from '../wording/synonyms.ts';
import type { TermFound } from '../wording/vocabulary.ts';

/** Forms of a listed word that mean something else. */
const OTHER_FORMS: Record<string, RegExp> = { 'Data entry': /^types?$/, Reservations: /^book$/, 'Accounts receivable': /^collection$/ };

const NATIONALITY_PHRASE = /^(?!(?:speakers?|skills|is|as|lessons|classes|correspondence|texts|documents|levels?|plus) )\p{Ll}{3,}[^su\W]s /u;

function isGerund(word: string): boolean {
  return /ing$/.test(word) && !/^(?:ongoing|existing|challenging|exciting|leading|demanding|running|interesting|engineering|building)$/.test(word);
}

/** Detects listed words that are something else where they are: "AM2 booked", "the Red Book", "a Level 2", "work your own dogs", "R&D". */
export function hasOtherSense(tokens: StemmedToken[], { term, from, to, isAsListed }: TermFound): boolean {
  const [token, before, next] = [tokens[from], tokens[from - 1], tokens[to]];
  const isEnd = next === undefined || next.kind === 'mark' || /^(?:and|or)$/.test(next.lower);
  if (term.name === 'A-level') return next?.kind === 'number';
  if (term.name === 'Initiative') return tokens[to - 1]?.lower === 'own' && next?.kind === 'word' && !stopWords.has(next.lower);
  // "A language other than English"
  if (term.kind === 'language' && (before?.lower === 'than' || before?.lower === 'northern')) return true;
  // "Nine till 5" and "leave the place clean" ask for no till and no cleaning.
  if (token?.lower === 'till' && (before?.kind === 'number' || next?.kind === 'number')) return true;
  if (term.name === 'Cleaning' && token?.lower === 'clean' && isEnd) return true;
  // "The Italian terrace" speaks no Italian.
  if (
    term.kind === 'language' &&
    /^(?:the|our)$/.test(before?.lower ?? '') &&
    /^(?!(?:language|speakers?|market|lessons|classes|team)$)\p{Ll}{3,}$/u.test(next?.text ?? '')
  )
    return true;
  // "Irish shops" speak no Irish.
  if (term.kind === 'language' && NATIONALITY_PHRASE.test(`${next?.text ?? ''} `)) return true;
  if (term.kind === 'language') return /^(?:learners?|language|literature|teachers?|department)$/.test(next?.lower ?? '') && term.name === 'English';
  // "Genome editing projects" are led by who edits genomes.
  if (term.name === 'Project management') return to - from > 2 && tokens.slice(from + 1, to - 1).some(({ lower }) => isGerund(lower));
  // "Manage NEC4 contracts" asks for NEC4, and "keep COSHH records" for COSHH.
  if (term.kind === 'skill' && to - from > 2 && tokens.slice(from + 1, to - 1).some(({ text }) => /^\p{Lu}+\d|^\p{Lu}{4,}$/u.test(text))) return true;
  // A bank holiday is no bank.
  if (term.name === 'Banking' && /^holidays?$/.test(next?.lower ?? '')) return true;
  // "GCSEs at grade 5" are had, and raised by nobody.
  if (/^(?:Raising attainment|Pupil assessment)$/.test(term.name)) return next?.kind === 'number' || /^grades?$/.test(token?.lower ?? '');
  if (to - from > 1 || !token) return false;
  // "MSc programmes" are taught, and "home surveys" ask nobody a question.
  if (term.name === 'Software development') return /^programmes?$/.test(token.lower);
  if (term.name === 'Quantitative research') return /^(?:home|building|land|site|condition|level|structural)$/.test(before?.lower ?? '');
  if (/^\p{Lu}$/u.test(token.text) && /^[&-]$/.test(next?.text ?? '') && next?.isGlued) return true;
  // "Type-specific", "we book through Phorest", "data collection"
  const other = OTHER_FORMS[term.name];
  if (other?.test(token.lower)) return true;
  const isInName = from > 1 && isCapital(token) && isCapital(before) && before?.kind === 'word';
  return !isAsListed && (isInName || (/ed$/.test(token.lower) && isEnd && (before?.kind === 'number' || /\d|\p{Lu}{2}/u.test(before?.text ?? ''))));
}
