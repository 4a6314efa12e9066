import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { findJobTerms } from '../../wording/vocabulary.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { cutPiece, NOWHERE, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { namesLanguage } from '../words/languageNames.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import type { ListedLine } from './listItems.ts';

/** "Systems: EMIS, SystmOne, PharmOutcomes" */
const OF_SOFTWARE = /^(?:systems|software|it|it systems|tools|computer skills|programs|programmes|apps|sistemas|programas)\s*:\s+/i;
const FEWEST_ITEMS = 3;
const MOST_WORDS = 4;
const SENTENCE_END = /(?<=[\p{L}\d)]{2})\.\s+(?=\p{Lu}|\d|\p{Ll}\d)/gu;
/** "Welsh and English spoken", "I speak Arabic and French". */
const SPOKEN = /^(?:I (?:also )?speak |(?:fluent|native) (?:in )?)?(.+?)(?: (?:are )?spoken| speakers?)?\.?$/i;

/** Joins a line to the one before it, where that ends in a comma or goes on in small letters. */
export function joinOpenLines(lines: CvLine[], source: string): Piece[] {
  const joined: Piece[] = [];
  for (const { start, end, text, hasMark } of lines) {
    const before = joined.at(-1);
    const isOpen =
      before !== undefined && !hasMark && start !== NOWHERE && start >= before.end && (/[,;&]$|\band$/.test(before.text) || /^\p{Ll}/u.test(text));
    if (before && isOpen) joined[joined.length - 1] = { start: before.start, end, text: source.slice(before.start, end).replace(/\n/g, ' ') };
    else joined.push({ start, end, text });
  }
  return joined;
}

/** Returns the lists of skills in a paragraph that may hold anything: "Fault finding, Amtech, cable sizing. Welsh spoken." */
export function findLooseSkills(lines: Piece[]): Piece[] {
  return lines.flatMap((line) =>
    splitPiece(line, SENTENCE_END).flatMap((whole) => {
      const sentence = cutPiece(whole, OF_SOFTWARE.exec(whole.text)?.[0].length ?? 0);
      // "First aid (2024)" among skills is no reason to read none of them.
      const items = splitPiece(sentence, /;/.test(sentence.text) ? /;\s+/g : /,\s+(?:and\s+)?/g)
        .map(withoutStop)
        .filter(({ text }) => !findDate(text));
      const pair = /^(\p{Lu}[\p{L}\d.+#]+) and (\p{Lu}[\p{L}\d.+#]+)\.?$/u.exec(sentence.text);
      // "Liquidlogic and Mosaic" are two programs, where nothing else is said of them.
      if (pair && !namesLanguage(sentence.text)) return splitPiece(sentence, /\s+and\s+/g).map(withoutStop);
      const isList = items.length >= FEWEST_ITEMS && items.every(({ text }) => isItem(text));
      return isList && namesSkill(sentence.text) ? items.filter(({ text }) => !namesLanguage(text)) : [];
    }),
  );
}

/** Returns the programs that stand behind their label in a list of languages: "English, Dari. Systems: EMIS, SystmOne". */
export function findSoftware(listed: readonly ListedLine[]): Piece[] {
  return listed.flatMap(({ label, items }) => (label && OF_SOFTWARE.test(`${label.text}: `) ? items : []));
}

/** Returns the languages of such a paragraph that says they are spoken. */
export function findSpoken(lines: Piece[]): Piece[] {
  return lines.flatMap((line) =>
    splitPiece(line, SENTENCE_END).flatMap((sentence) => {
      const graded = splitPiece(sentence, /,\s+(?![^()]*\))/g).map(withoutStop);
      if (graded.length > 1 && graded.every(({ text }) => /^\p{Lu}\p{L}+ \([^()]+\)$/u.test(text) && namesLanguage(text))) return graded;
      // "Twi (fluent)"
      if (/^\p{Lu}\p{Ll}+ \([\p{L} \d]+\)\.?$/u.test(sentence.text) && namesLanguage(sentence.text)) return [withoutStop(sentence)];
      const named = SPOKEN.exec(sentence.text);
      if (!named || !/\b(?:spoken|speak|speakers?)\b/i.test(sentence.text)) return [];
      const from = sentence.text.indexOf(named[1] ?? '');
      const list = { start: sentence.start + from, end: sentence.start + from + (named[1]?.length ?? 0), text: named[1] ?? '' };
      const languages = splitPiece(list, /,\s+(?:and\s+)?|\s+and\s+/g).map(withoutStop);
      return languages.every(({ text }) => namesLanguage(text)) ? languages : [];
    }),
  );
}

/** Detects what the vocabulary knows, and the name of a program: "PharmOutcomes", "Titan PMR". */
function namesSkill(text: string): boolean {
  return /\p{Ll}\p{Lu}|\b\p{Lu}{3,}\b/u.test(text) || findJobTerms(tokenizeWithStems(text)).length > 0;
}

function isItem(text: string): boolean {
  return text.split(' ').length <= MOST_WORDS && !findDate(text) && !startsWithActionVerb(text) && !/\b(?:I|my|we)\b|[@:]/.test(text);
}

function withoutStop(piece: Piece): Piece {
  const end = /\.$/.test(piece.text) ? piece.text.length - 1 : piece.text.length;
  return trimPiece({ ...piece, end: piece.start + end, text: piece.text.slice(0, end) });
}
