import { findClaims } from '@sheaf/cover-letter/claims/findClaims';
import { findCliches } from '@sheaf/cover-letter/cliches/findCliches';
import type { LetterSpec, WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import { layoutLetter } from '@sheaf/cover-letter/typeset/layoutLetter';
import { checkGrammar } from '@sheaf/grammar/checkGrammar';
import { countWords } from '@sheaf/language/tokens/countWords';
import { wordsOfLength } from '../../contract/coverLetter.ts';

/** What a reader would stumble over, by kind. */
interface LetterFault {
  kind: 'unsupported' | 'too short' | 'too long' | 'more than a page' | 'placeholder' | 'worn phrase' | 'grammar' | 'spelling' | 'style';
  text: string;
}

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
/** The length of a letter depends on what the CV holds; fewer words are no letter. */
const FEWEST_WORDS = 25;
/** Signs of a sentence that was put together wrongly. */
const ODD_PHRASES = [
  /[[\]{}<>_]| {2}|\.\.|\. \.|[,;:] ?[.,;:]|\(\)|\s[.,;:!?]/,
  /\b(?:undefined|null|NaN|lorem|your name|xxx)\b/i,
  /\b(?!that\b|had\b)(\p{L}+) \1\b/iu,
  /(?<!\.\p{L}{1,5}|\b(?:Ltd|Inc|Dr|St|Co|S\.p\.A|S\.A|etc))[.!?] \p{Ll}/u,
];

/** Joins the paragraphs of a letter without its greeting and signature. */
export function joinLetterBody(letter: readonly WrittenParagraph[]): string {
  return letter
    .filter(({ kind }) => kind !== 'greeting' && kind !== 'signature')
    .map(({ text }) => text)
    .join('\n\n');
}

/** Finds every fault of a letter that a program can see, except for its grammar. */
export function findLetterFaults(letter: readonly WrittenParagraph[], spec: LetterSpec): LetterFault[] {
  const body = joinLetterBody(letter);
  const words = countWords(body);
  const { max } = wordsOfLength[spec.length];
  const coverLetter = letter.map(({ text }) => text).join('\n\n');
  const { name, headline, email, phone, location } = spec.profile;
  const layout = layoutLetter({
    coverLetter,
    template: 'classic',
    paper: 'A4',
    sender: { name, headline, email, phone, location },
    recipient: { company: spec.job.company },
    date: '2026-11-22',
  });
  const unsupported = letter
    .filter(({ kind }) => kind !== 'greeting' && kind !== 'signature')
    .flatMap(({ text }) => findClaims(text, spec).filter(({ supported }) => !supported));
  return [
    ...unsupported.map(({ text }): LetterFault => ({ kind: 'unsupported', text })),
    ...(words < FEWEST_WORDS ? [{ kind: 'too short' as const, text: `${words}` }] : []),
    ...(words > max ? [{ kind: 'too long' as const, text: `${words}` }] : []),
    ...(layout.fits ? [] : [{ kind: 'more than a page' as const, text: `${layout.pageCount}` }]),
    ...findOddPhrases(body).map((text): LetterFault => ({ kind: 'placeholder', text })),
    ...findCliches(coverLetter).map((text): LetterFault => ({ kind: 'worn phrase', text })),
  ];
}

function findOddPhrases(body: string): string[] {
  return ODD_PHRASES.flatMap((sign) => {
    const at = body.search(sign);
    return at < 0 ? [] : [body.slice(Math.max(0, at - 30), at + 30).replace(/\n/g, ' ')];
  });
}

/** Finds what our own grammar check reports. Names count as known only where the CV or the job writes them. */
export async function findGrammarFaults(letter: readonly WrittenParagraph[], spec: LetterSpec): Promise<LetterFault[]> {
  const text = joinLetterBody(letter);
  const ignoreWords = [...new Set([...collectNames(spec).flatMap(splitWords), ...splitWords(spec.cvText).filter((word) => /\p{Lu}/u.test(word))])];
  const { corrections } = await checkGrammar({ text, ignoreWords }, hooks);
  return corrections.map(({ type, original, corrected, ruleId, offset }) => ({
    kind: type,
    text: `${ruleId}: "${text.slice(Math.max(0, offset - 30), offset)}[${original}]" -> "${corrected}"`,
  }));
}

/** What a CV and a job call things and people: known words, however they are spelt. */
function collectNames({ profile, job }: LetterSpec): string[] {
  const { skills, experience, education } = profile;
  return [
    job.title,
    job.company,
    ...skills,
    ...experience.flatMap(({ title, company }) => [title, company]),
    ...education.flatMap(({ degree, school }) => [degree, school]),
  ];
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d'’.]*/gu) ?? [];
}
