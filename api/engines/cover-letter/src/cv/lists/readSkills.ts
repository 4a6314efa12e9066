import { cutSpan, normalizeSpaces, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { classifyHeading } from '../words/classifyHeading.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import type { ListedLine } from './listItems.ts';

const MAX_WORDS = 7;
const SENTENCE_END = /(?<=[\p{L}\d)]{2})[.!]\s+(?=\p{Lu})/gu;
const MAX_NAME_WORDS = 4;
const MAX_LETTERS = 70;
/** How well somebody can do something, as a CV adds in brackets or after a dash. */
const LEVEL =
  /\s*(?:[([]|[–—:-]\s+)\s*(?:(?:very |sehr )?(?:basic|beginner|intermediate|advanced|expert|proficient|good|excellent|fluent|working knowledge|grundkenntnisse|gut|gute kenntnisse|sehr gut|fortgeschritten|experte|básico|intermedio|avanzado|alto|medio|notions|débutant|intermédiaire|avancé|confirmé|courant|base|buono|ottimo|avanzato)(?: level| user| knowledge| kenntnisse)?|\d+\+? (?:years?|yrs?|jahre|años|ans))\s*[)\]]?$/iu;

export interface SkillsFound {
  skills: TextSpan[];
  languages: TextSpan[];
}

/** Returns skills, and the languages that stand among them. */
export function readSkills(listed: ListedLine[]): SkillsFound {
  const found: SkillsFound = { skills: [], languages: [] };
  for (const { line, label, items } of listed) {
    const isLanguageList = label !== undefined && classifyHeading(label.text)?.kind === 'languages';
    for (const item of splitLastItem(dropSentences(line, items).flatMap(splitSpokenPair)).flatMap(splitBracketedList)) {
      if (isLanguageList && isLanguageName(item.text)) found.languages.push(item);
      else if (isSpokenLanguage(item.text)) found.languages.push(item);
      else if (isSkill(item.text)) found.skills.push(stripLevel(item));
    }
  }
  return { skills: removeDuplicates(found.skills), languages: removeDuplicates(found.languages) };
}

/** "Leading people. Stood in as shift leader for 14 people." names a skill, and then what was done: the parts of that sentence are no skills. */
function dropSentences(line: TextSpan, items: TextSpan[]): TextSpan[] {
  const sentences = splitSpan(line, SENTENCE_END);
  const isAction = ({ text }: TextSpan) => /^I \p{Ll}/u.test(text) || startsWithActionVerb(text);
  if (sentences.length < 2 || !sentences.some(isAction)) return items;
  const isName = ({ text }: TextSpan) => / /.test(text) && text.split(' ').length <= MAX_NAME_WORDS;
  const actionSentences = sentences.filter((sentence) => isAction(sentence) || !isName(sentence));
  return items.filter((item) => !actionSentences.some(({ start, end }) => item.start < end && item.end > start));
}

/** "Welsh and Arabic (both fluent)" are two languages. */
function splitSpokenPair(item: TextSpan): TextSpan[] {
  const [, list = ''] = /^(\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)* and \p{Lu}\p{Ll}+)(?: \([^()]*\))?$/u.exec(item.text) ?? [];
  const names = list === '' ? [] : splitSpan(cutSpan(item, 0, list.length), /,\s+|\s+and\s+/g);
  return names.length > 1 && names.every(({ text }) => isLanguageName(text)) ? names : [item];
}

/** "Illustrator, Photoshop and Capture One": the last two of a list, where both sides are names that stand for themselves. */
function splitLastItem(items: TextSpan[]): TextSpan[] {
  const last = items.at(-1);
  const conjunction = last && /\s(?:and|und|y|et|e|en)\s(?=[^\s])/u.exec(last.text);
  if (!last || !conjunction || items.length < 2) return items;
  const sides = [cutSpan(last, 0, conjunction.index), cutSpan(last, conjunction.index + conjunction[0].length)];
  const areNames = sides.every(({ text }) => /^\p{Lu}/u.test(text) && !/\s(?:and|und|y|et|e|en)\s/u.test(text));
  // "Training and Development" is one skill; what has more words, or capitals inside, is not half of such a pair.
  const isList = sides.some(({ text }) => /\s/.test(text) || /\p{L}[\p{Lu}\d]/u.test(text));
  return areNames && isList ? [...items.slice(0, -1), ...sides] : items;
}

/** "Python (pandas, NumPy)" names three skills. */
function splitBracketedList(span: TextSpan): TextSpan[] {
  const bracket = /\s\((?:(?:e\.g\.|incl(?:uding|\.)?|such as|z\. ?B\.)[,:]?\s*)?(?=[^()]*,[^()]*\)$)/iu.exec(span.text);
  if (!bracket) return [span];
  const inner = cutSpan(span, bracket.index + bracket[0].length, span.text.length - 1);
  // Brackets may name the issuer and the year of a certificate: "first aid (St John Ambulance, 2024)".
  if (/\b(?:19|20)\d\d$/.test(inner.text)) return [cutSpan(span, 0, bracket.index)];
  return [cutSpan(span, 0, bracket.index), ...splitSpan(inner, /,\s*/g)];
}

function isSpokenLanguage(text: string): boolean {
  return (
    isLanguageName(text) &&
    (text.split(' ').length === 1 ||
      /\b(?:native|fluent|mother tongue|[ABC][12]|muttersprache|fließend|nativo|bilingüe|courant|maternelle|basic|conversational|intermediate|proficient|business)\b/iu.test(
        text,
      ))
  );
}

function isSkill(text: string): boolean {
  return (
    // The only skills of one letter are languages of programmers.
    (text.length > 1 || /^[CDR]$/.test(text)) &&
    text.length <= MAX_LETTERS &&
    text.split(' ').length <= MAX_WORDS &&
    !/@|https?:|^(?:and|und|y|et|etc)\.?$/i.test(text) &&
    !/[.!?]$/.test(text.replace(/(?:etc|\b\p{L})\.$/u, ''))
  );
}

function stripLevel(span: TextSpan): TextSpan {
  const level = LEVEL.exec(span.text);
  if (!level || level.index < 1) return span;
  return { ...span, end: span.end < 0 ? span.end : span.start + level.index, text: span.text.slice(0, level.index) };
}

/** Drops empty pieces and repeated ones, ignoring case. */
export function removeDuplicates(spans: TextSpan[]): TextSpan[] {
  const seen = new Set<string>();
  return spans.filter(({ text }) => {
    const key = normalizeSpaces(text).toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
