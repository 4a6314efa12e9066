import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findJobTerms } from '../../wording/vocabulary.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, NOWHERE, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import type { ListedLine } from './listItems.ts';

/** "Systems: EMIS, SystmOne, PharmOutcomes" */
const SOFTWARE_LABEL = /^(?:systems|software|it|it systems|tools|computer skills|programs|programmes|apps|sistemas|programas)\s*:\s+/i;
const MIN_ITEMS = 3;
const MAX_WORDS = 4;
const SENTENCE_END = /(?<=[\p{L}\d)]{2})\.\s+(?=\p{Lu}|\d|\p{Ll}\d)/gu;
/** "Welsh and English spoken", "I speak Arabic and French". */
const SPOKEN_LANGUAGES = /^(?:I (?:also )?speak |(?:fluent|native) (?:in )?)?(.+?)(?: (?:are )?spoken| speakers?)?\.?$/i;

/** Joins a line to the one before it, where that ends in a comma or goes on in small letters. */
export function joinOpenLines(lines: CvLine[], source: string): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const { start, end, text, hasListMark } of lines) {
    const before = joined.at(-1);
    const isOpen =
      before !== undefined &&
      !hasListMark &&
      start !== NOWHERE &&
      start >= before.end &&
      (/[,;&]$|\band$/.test(before.text) || /^\p{Ll}/u.test(text));
    if (before && isOpen) joined[joined.length - 1] = { start: before.start, end, text: source.slice(before.start, end).replace(/\n/g, ' ') };
    else joined.push({ start, end, text });
  }
  return joined;
}

/** Returns the lists of skills in a paragraph that may hold anything: "Fault finding, Amtech, cable sizing. Welsh spoken." */
export function findSkillsInParagraphs(lines: TextSpan[]): TextSpan[] {
  return lines.flatMap((line) =>
    splitSpan(line, SENTENCE_END).flatMap((sentenceSpan) => {
      const sentence = cutSpan(sentenceSpan, SOFTWARE_LABEL.exec(sentenceSpan.text)?.[0].length ?? 0);
      // "First aid (2024)" among skills is no reason to read none of them.
      const items = splitSpan(sentence, /;/.test(sentence.text) ? /;\s+/g : /,\s+(?:and\s+)?/g)
        .map(stripStop)
        .filter(({ text }) => !findDate(text));
      const pair = /^(\p{Lu}[\p{L}\d.+#]+) and (\p{Lu}[\p{L}\d.+#]+)\.?$/u.exec(sentence.text);
      // "Liquidlogic and Mosaic" are two programs, where nothing else is said of them.
      if (pair && !isLanguageName(sentence.text)) return splitSpan(sentence, /\s+and\s+/g).map(stripStop);
      const isList = items.length >= MIN_ITEMS && items.every(({ text }) => isItem(text));
      return isList && mentionsSkill(sentence.text) ? items.filter(({ text }) => !isLanguageName(text)) : [];
    }),
  );
}

/** Returns the programs after their label in a list of languages: "English, Dari. Systems: EMIS, SystmOne". */
export function findSoftware(listed: readonly ListedLine[]): TextSpan[] {
  return listed.flatMap(({ label, items }) => (label && SOFTWARE_LABEL.test(`${label.text}: `) ? items : []));
}

/** Returns the languages of such a paragraph that says they are spoken. */
export function findSpokenLanguages(lines: TextSpan[]): TextSpan[] {
  return lines.flatMap((line) =>
    splitSpan(line, SENTENCE_END).flatMap((sentence) => {
      const languagesWithLevel = splitSpan(sentence, /,\s+(?![^()]*\))/g).map(stripStop);
      if (languagesWithLevel.length > 1 && languagesWithLevel.every(({ text }) => /^\p{Lu}\p{L}+ \([^()]+\)$/u.test(text) && isLanguageName(text)))
        return languagesWithLevel;
      // "Twi (fluent)"
      if (/^\p{Lu}\p{Ll}+ \([\p{L} \d]+\)\.?$/u.test(sentence.text) && isLanguageName(sentence.text)) return [stripStop(sentence)];
      const match = SPOKEN_LANGUAGES.exec(sentence.text);
      if (!match || !/\b(?:spoken|speak|speakers?)\b/i.test(sentence.text)) return [];
      const from = sentence.text.indexOf(match[1] ?? '');
      const list = { start: sentence.start + from, end: sentence.start + from + (match[1]?.length ?? 0), text: match[1] ?? '' };
      const languages = splitSpan(list, /,\s+(?:and\s+)?|\s+and\s+/g).map(stripStop);
      return languages.every(({ text }) => isLanguageName(text)) ? languages : [];
    }),
  );
}

/** Detects what the vocabulary knows, and the name of a program: "PharmOutcomes", "Titan PMR". */
function mentionsSkill(text: string): boolean {
  return /\p{Ll}\p{Lu}|\b\p{Lu}{3,}\b/u.test(text) || findJobTerms(tokenizeWithStems(text)).length > 0;
}

function isItem(text: string): boolean {
  return text.split(' ').length <= MAX_WORDS && !findDate(text) && !startsWithActionVerb(text) && !/\b(?:I|my|we)\b|[@:]/.test(text);
}

function stripStop(span: TextSpan): TextSpan {
  const end = /\.$/.test(span.text) ? span.text.length - 1 : span.text.length;
  return trimSpan({ ...span, end: span.start + end, text: span.text.slice(0, end) });
}
