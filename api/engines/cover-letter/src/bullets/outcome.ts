import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { findCareerVerb, hasTag } from './careerVerbs.ts';

/** What a result does: a sentence with one of these has a subject of its own, which is not the writer. */
const CAME_ABOUT =
  'rose|fell|dropped|grew|increased|decreased|improved|declined|doubled|tripled|trebled|halved|stayed|remained|reached|passed|climbed|jumped|shrank|returned|exceeded|won|became|was|were|went (?:up|down|from)';
const OUTCOME = new RegExp(`^((?:\\S+ ){0,8}?\\S+) (${CAME_ABOUT}) (\\S.*)$`, 'u');
const UP_OR_DOWN = /^((?:\p{L}[\p{L}'’-]* ){0,3}\p{L}[\p{L}'’-]*) (up|down) ((?:by |from )?[£$€]?\d.*)$/u;
const NONE_OF = /^(?:zero|no) ((?:\p{Ll}+ ){0,2}\p{Ll}+s\b.*)$/iu;
const SCORE =
  /^([£$€]?\d[\d.,]*\s?%?) (?!of\b)((?:[\p{L}-]+ ){0,3}(?:rate|score|satisfaction|attendance|retention|occupancy|record|accuracy|uptime|share|rating|average)\b.*)$/iu;
/** "The checklist that took" speaks of the checklist, and "I" or a verb begins no subject. */
const NO_SUBJECT = /^(?:i|we|it|they|he|she|this|that|these|those|who|which|where|when|while|if|was|were|is|are|had|has|have|to|by)$|ly$/i;
const MOST_WORDS = 22;

/** Returns a result that a CV states as a sentence of its own: "GCSE grades 4+ rose from 61% to 74%"; undefined for everything else. */
export function findOutcome(sentence: string): string | undefined {
  if (sentence.split(' ').length > MOST_WORDS) return undefined;
  const none = NONE_OF.exec(sentence);
  if (none) return `there were no ${none[1]}`;
  const moved = UP_OR_DOWN.exec(sentence);
  if (moved?.[1] && isSubject(moved[1])) return `${smallSubject(moved[1])} ${isPlural(moved[1]) ? 'were' : 'was'} ${moved[2]} ${moved[3]}`;
  const [, subject = '', verb = '', rest = ''] = OUTCOME.exec(sentence) ?? [];
  return subject && isSubject(subject) ? `${smallSubject(subject)} ${verb} ${rest}` : undefined;
}

/** Returns a share or score as something had: "98.6% pass rate on X-ray" is "a 98.6% pass rate on X-ray". */
export function findScore(text: string): string | undefined {
  const found = SCORE.exec(text);
  return found ? `${articleOfNumber(found[1] ?? '')} ${text}` : undefined;
}

/** As numbers are spoken: an 8%, an 11%, an 18%, an 80%. */
export function articleOfNumber(number: string): 'a' | 'an' {
  return /^(?:8|11(?!\d)|18(?!\d))/.test(number) ? 'an' : 'a';
}

function isSubject(text: string): boolean {
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.some((word, place) => NO_SUBJECT.test(word) && (place === 0 || !/^(?:to|by)$/i.test(word))) || /[,:;]/.test(text)) return false;
  const verb = findCareerVerb(first);
  return !verb || verb.form === 'gerund' || hasTag(first, TAG.NN | TAG.NNS);
}

function isPlural(text: string): boolean {
  return hasTag(text.split(' ').at(-1) ?? '', TAG.NNS);
}

/** "Abandonment" is small within a sentence, "GCSE" stays. */
function smallSubject(text: string): string {
  const [first = ''] = text.split(' ');
  return /^\p{Lu}\p{Ll}+$/u.test(first) && hasTag(first, TAG.NN | TAG.NNS | TAG.JJ | TAG.VBG | TAG.CD)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
