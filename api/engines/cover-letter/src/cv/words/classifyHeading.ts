import { foldLetters } from '../text/textSpan.ts';
import { classifyPhrase } from './headingPhrases.ts';
import { isCountry } from './places.ts';
import { neutralHeadingWords, type SectionKind, sectionWords } from './sectionWords.ts';

const MAX_LETTERS = 48;
const MAX_WORDS = 7;
const MIN_SCORE = 3;
const SERVICES = new Set('sea military army naval flying hospital clinical'.split(' '));
const allWords = [...new Set([...sectionWords.flatMap(({ words }) => [...words]), ...neutralHeadingWords])].sort(
  (one, other) => other.length - one.length,
);

/** Says how a section is ordered, and not what it holds: "Career, oldest first". */
const ORDER_NOTE =
  /[\s,–—-]+(?:(?:with )?(?:the )?(?:oldest|latest|newest|earliest|most recent|last) (?:one |job )?first|(?:in )?reverse (?:chronological )?order|chronological(?:ly)?)\s*:?$/i;

export interface HeadingKind {
  kind: SectionKind;
  strength: number;
  /** The other kinds of which it speaks, as in "Skills and languages". */
  kinds: SectionKind[];
}

/** Returns what a heading announces; nothing when it is none that is known. */
export function classifyHeading(text: string): HeadingKind | undefined {
  const withoutNote = text.replace(/\s*\([^()]{0,40}\)\s*$/, '').replace(ORDER_NOTE, '');
  if (withoutNote !== text && withoutNote !== '') return classifyHeading(withoutNote);
  if (/^I\.?T\.?:?$/.test(text)) return { kind: 'skills', strength: MIN_SCORE, kinds: ['skills'] };
  if (text.length > 2 * MAX_LETTERS || /[.!?;@]\s*$|\d{2}/.test(text)) return undefined;
  const words = foldLetters(text.replace(/:\s*$/, '')).split(' ').filter(Boolean);
  return classifyWords(words) ?? classifyWords(joinSpacedLetters(words));
}

function classifyWords(words: string[]): HeadingKind | undefined {
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  const phrase = classifyPhrase(words);
  if (phrase) return { kind: phrase, strength: MIN_SCORE, kinds: [phrase] };
  if (/^(?:beyond|outside|besides|after|away from) (?:of )?work$/.test(words.join(' ')))
    return { kind: 'other', strength: MIN_SCORE, kinds: ['other'] };
  // "Work in education" and "Work and volunteering" announce jobs first.
  if (
    /^(?:my )?(?:paid )?(?:work|jobs|employment|posts)(?: experience)? (?:in (?:\p{L}+ ?){1,3}|(?:and|&) (?:volunt\p{L}+|unpaid work))$/u.test(
      words.join(' '),
    )
  )
    return { kind: 'experience', strength: MIN_SCORE, kinds: ['experience'] };
  // "Work" says little next to "samples" and all next to "part-time".
  if ((words.includes('work') || words.includes('worked') || isServiceName(words)) && words.every((word) => neutralHeadingWords.has(word)))
    return { kind: 'experience', strength: MIN_SCORE, kinds: ['experience'] };
  // "Other" alone over a section announces what fits nowhere else.
  if (words.length === 1 && /^(?:other|additional|further|otros|otras|sonstiges)$/.test(words[0] ?? ''))
    return { kind: 'other', strength: 2.5, kinds: ['other'] };
  // "Systems" over a section are those that somebody uses; "Design systems" is one skill of a list.
  if (words.length === 1 && words[0] === 'systems') return { kind: 'skills', strength: 1, kinds: ['skills'] };
  // "IT and languages" announces what somebody can use and speak.
  if (words.some((word) => /^(?:it|ict|edv|computing|computers?)$/.test(word)) && words.some((word) => /^languages?$/.test(word)))
    return { kind: 'languages', strength: MIN_SCORE, kinds: ['skills', 'languages'] };
  const kinds: SectionKind[] = [];
  let best: { kind: SectionKind; strength: number } | undefined;
  let generalKind: { kind: SectionKind; strength: number } | undefined;
  for (const word of words) {
    const found = sectionWords.find((each) => each.words.has(word));
    if (!found && !neutralHeadingWords.has(word) && !isCountry(word)) return undefined;
    if (!found) continue;
    kinds.push(found.kind);
    // "Academic details" are about learning: details alone are of contact.
    const isGeneral = found.kind === 'contact' && /^(?:details|daten|angaben|dati)$/.test(word) && words.length > 1;
    if (!isGeneral && found.strength > (best?.strength ?? 0)) best = found;
    if (isGeneral) generalKind = found;
  }
  best = best && best.kind !== 'contact' ? best : (generalKind ?? best);
  // "Language skills" speaks of languages alone.
  if (best?.kind === 'languages' && words.length === 2) return { kind: best.kind, strength: best.strength, kinds: ['languages'] };
  return best && { kind: best.kind, strength: best.strength, kinds };
}

/** Detects "Sea service" or "Military service", which are work. "Service" alone is ambiguous. */
function isServiceName(words: string[]): boolean {
  return words.includes('service') && words.some((word) => SERVICES.has(word));
}

/** Joins the letters of a spaced heading into words: "E D U C A T I O N". */
function joinSpacedLetters(words: string[]): string[] {
  if (words.length < 3 || words.reduce((sum, word) => sum + word.length, 0) > 2.5 * words.length) return [];
  const letters = words.join('').slice(0, MAX_LETTERS);
  const found: string[] = [];
  for (let offset = 0; offset < letters.length; ) {
    const word = allWords.find((each) => letters.startsWith(each, offset));
    if (!word) return [];
    found.push(word);
    offset += word.length;
  }
  return found;
}
