import { isFirstName } from '@sheaf/language/lexicon/firstNames';
import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, foldLetters, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { classifyHeading } from '../words/classifyHeading.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { isKnownPlace, scorePlace } from '../words/places.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { parseWordSet } from '../words/wordSet.ts';

const LABEL =
  /^(?:surname\(?s?\)? ?\/ ?(?:first|other|given) names?(?:\(s\))?|apellido\(?s?\)? ?\/ ?nombre\(?s?\)?|(?:(?:first|given|last|family) ?|sur|fore)?names?(?:\(s\))? ?(?:and|&|\/|\+) ?(?:(?:first|given|last|family|other) ?|sur|fore)?names?(?:\(s\))?|full name|name|nombre|nombre y apellidos|apellidos y nombre|vor- und nachname|vorname und name|vor- und zuname|nom|nom et prénom|prénom et nom|nome|nome e cognome|naam)\s*:?\s+(?=\p{Lu})/iu;
const DOCUMENT_TITLE =
  /^(?:curriculum\s*vit(?:ae|æ)|bio-?\s?data|c\.?\s?v\.?|resume|résumé|lebenslauf|bewerbung|hoja de vida|currículum(?: vitae)?|europass.*)\s*[:–—-]?\s*(?:(?:of|von|de)\s+)?/iu;
/** What is after a name: degrees, licences, pronouns. */
const AFTER_NAME =
  /\s*(?:,\s*(?=\p{Lu}[\p{L}.]{0,7}[®™]?(?:$|[\s,]))|\s[|•·∙⋅–—-]\s|\s\((?:he|she|they|er|sie)\b|,\s*(?=.{0,120}\s\S{1,64}@\S)|\s\S{1,64}@|\s\+?\(?\d|\s(?:https?:|www\.)|\s{3,}|\t).*$/u;
const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}’'‘.-]*|d[aeiou]s?|de|del|della|di|da|dos|van|von|der|den|zu|zum|la|le|el|al|bin|bint|ibn|ben|y|e|ten|ter|O['’]\p{Lu}\p{L}+)$/u;
const NOT_NAME_WORDS = parseWordSet(
  `profile summary experience skills professional personal applicant application candidate retail sales senior junior marketing software experienced qualified registered certified dedicated motivated customer service contact address phone email page confidential references
  business project product quality human resources data information technology digital creative healthcare hospitality finance education student portfolio objective available new the and for with about dear`,
);
/** Degrees and memberships after a name without a comma: two capitals before small letters begin no name, and these are none either. */
const POST_NOMINAL =
  /^(?:\p{Lu}{2,4}\p{Ll}[\p{L}()]*|\p{Lu}{2,5}\(\p{Lu}{2,4}\)|[BM]\.?A|[BM]\.?Sc|[BM]\.?Ed|Ph\.?D|D\.?Phil|MBA|MPA|MPH|MSW|LLB|LLM|JD|MD|DDS|DVM|RN|BSN|MSN|DNP|LPN|CNA|NP|CPA|CFA|ACCA|FCCA|ACA|FCA|ACMA|CIMA|PMP|CISSP|PE|PEng|SHRM|MIET|FIET|MICE|FICE|MIMechE|MCIPD|FCIPD|CIPD|MCIPS|FCIPS|MCIM|FCIM|FCILT|MRICS|FRICS|RIBA|MRCP|FRCP|MRCS|FRCS|MRCGP|FRSA|FRAS|OBE|MBE|CBE|QTS|PGCE)[.,®™]*$/u;
const HONORIFIC =
  /^(?:(?:dr|prof|professor|captain|capt|rev|revd|reverend|sir|dame|sister|sergeant|sgt|major|maj|colonel|col|lieutenant|lt|ing|mag)\.? )+/i;
/** German and Austrian degrees before a name. */
const DEGREE_BEFORE = /^(?:(?:Dipl|Mag|Dr|Prof)\.?(?:[ -]?\p{L}{2,12}\.)+(?: \([^()]{2,8}\))? |(?:M|B)\.?(?:Sc|Eng|A)\. )+(?=\p{Lu}\p{Ll})/u;
/** A rank of the forces before a name, with the word that it is one no longer: "SGT (RETD) DANIEL ROCHE". */
const RANK_BEFORE =
  /^(?:(?:(?:(?:staff |lance |colour )?(?:sergeant|corporal)|sgt|s\/?sgt|l?cpl|wo[12]?|cpt|capt|captain|maj|major|lt|lieutenant|(?:lt )?col|colonel|cdr|commander|petty officer|po)\.? )\((?:retd?\.?|retired|ret['’]?d)\)\.? )(?=\p{Lu})/iu;
/** What somebody is called, between the parts of a name: "Oluwaseun (Seun) Bankole-Price". */
const NICKNAME = /^[("“'‘]\p{Lu}[\p{L}\p{M}’'-]*[)"”'’]$/u;
const MAX_WORDS = 6;
const MAX_LINES = 14;

/** Returns the name of the owner: as it is labelled, or else the line at the head that looks most like one. */
export function findName(headerLines: CvLine[], email: string | undefined): TextSpan | undefined {
  for (const line of headerLines) {
    const label = LABEL.exec(line.text);
    const named = label ? extractName(reorderName(cutSpan(line, label[0].length), label[0])) : undefined;
    if (named) return named;
  }
  const largest = Math.max(...headerLines.map(({ size }) => size));
  const candidates = headerLines.slice(0, MAX_LINES).flatMap((line, index) =>
    listNameCandidates(headerLines, index).map((span) => ({
      piece: span,
      score: scoreName(span.text, { line, lineIndex: index, largest, email }),
    })),
  );
  const [best] = candidates.sort((one, other) => other.score - one.score);
  return best && best.score >= 3 ? best.piece : undefined;
}

/** Puts the first name first where the label asks for the surname first: "Nováková, Tereza". */
function reorderName(span: TextSpan, label: string): TextSpan {
  const [, surname, givenName] = /^(\p{Lu}[^,\d@]+), (\p{Lu}[^,\d@]+)$/u.exec(span.text) ?? [];
  return /^(?:surname|apellido)/i.test(label) && surname && givenName ? { ...span, text: `${givenName} ${surname}` } : span;
}

/** Returns the name where the head has none, as when a column with the address was pasted before it: what the mailbox is called by. */
export function findNameInMailbox(lines: CvLine[], email: string): TextSpan | undefined {
  const address = foldLetters(email).replace(/[^a-z]/g, '');
  return lines
    .flatMap((line) => (line.cells.length === 1 && !line.hasListMark ? (extractName(line) ?? []) : []))
    .find(({ text }) => {
      const words = foldLetters(text)
        .split(' ')
        .filter((word) => word.length > 2);
      const matchCount = words.filter((word) => address.includes(word)).length;
      return matchCount > 1 || (matchCount > 0 && words.some(isFirstName));
    });
}

/** Lists the name on a line, or the name on this line and the next together. */
function listNameCandidates(headerLines: CvLine[], lineIndex: number): TextSpan[] {
  const line = headerLines[lineIndex];
  if (!line) return [];
  const title = DOCUMENT_TITLE.exec(line.text)?.[0].length ?? 0;
  if (title === line.text.length) return [];
  const [cell, secondCell] = line.cells;
  const singleName = (title === 0 && cell && secondCell && extractName(cell)) || extractName(title > 0 ? cutSpan(line, title) : line);
  const next = headerLines[lineIndex + 1];
  const isSplit =
    next &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    Math.abs(next.size - line.size) < 0.08 * line.size &&
    next.top - line.top < 2.2 * line.size &&
    next.start >= line.end;
  const isShort = (each: CvLine) => each.text.split(' ').length <= 2;
  const isFirst = lineIndex < 2 && line.text.split(' ').length === 1 && next?.text.split(' ').length === 1 && isFirstName(line.text);
  const isLarge = isFirst || line.size > 1.2 * Math.min(...headerLines.map(({ size }) => size || Infinity));
  if (!next || !isSplit || !isLarge || !isShort(line) || !isShort(next)) return singleName ? [singleName] : [];
  const separator = line.text.endsWith('-') ? '' : ' ';
  const joinedSpan = { start: line.start, end: next.end, text: `${line.text}${separator}${next.text}` };
  const joinedName = extractName(joinedSpan);
  return joinedName ? [joinedName] : singleName ? [singleName] : [];
}

function extractName(span: TextSpan): TextSpan | undefined {
  const [first] = splitSpan(span, /\s+[|•·∙⋅◆]\s+|\s[–—-]\s|\t| {3,}/gu);
  if (!first) return undefined;
  const from = (DEGREE_BEFORE.exec(first.text) ?? RANK_BEFORE.exec(first.text))?.[0].length ?? 0;
  const after = AFTER_NAME.exec(first.text)?.index ?? first.text.length;
  const name = stripPostNominals(trimSpan(cutSpan(first, from, Math.max(from, after))));
  const words = name.text.split(/\s+/);
  if (words.length < 2 || words.length > MAX_WORDS || /\d|@/.test(name.text) || name.text.length > 60) return undefined;
  const isName = words.every((word, index) => WORD.test(word) || (index > 0 && NICKNAME.test(word)));
  return isName && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 2 ? name : undefined;
}

function stripPostNominals(name: TextSpan): TextSpan {
  const words = [...name.text.matchAll(/\S+/g)];
  const from = words.findIndex(({ 0: word }, index) => index > 1 && POST_NOMINAL.test(word));
  const lineIndex = words[from]?.index;
  return lineIndex === undefined ? name : trimSpan(cutSpan(name, 0, lineIndex));
}

interface NameContext {
  line: CvLine;
  lineIndex: number;
  largest: number;
  email: string | undefined;
}

/** Returns how much speaks for a text to be the owner's name. */
function scoreName(text: string, { line, lineIndex, largest, email }: NameContext): number {
  const words = foldLetters(text).split(' ');
  if (classifyHeading(text) || words.some((word) => NOT_NAME_WORDS.has(word))) return 0;
  if (isKnownPlace(text) || (scorePlace(text) >= 2 && !isFirstName(words[0] ?? ''))) return 0;
  const mailbox = foldLetters((email ?? '').split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const emailMatches = words.filter((word) => word.length > 2 && mailbox.includes(word)).length;
  const firstNameScore = words.some(isFirstName) ? 2 : 0;
  const layoutScore = (line.size >= largest * 0.97 ? 3 : line.isEmphasized ? 1.5 : 0) + (lineIndex === 0 ? 1.5 : lineIndex < 3 ? 0.5 : 0);
  // Ignore ranks and academic titles, so that "Captain Jane Doe" does not look like a job title.
  const withoutHonorific = text.replace(HONORIFIC, '');
  const penalty = 3 * scoreTitle(withoutHonorific) + (scoreOrganisation(text) >= 3 ? 3 : 0);
  return layoutScore + firstNameScore + 2 * emailMatches - (emailMatches > 0 && (firstNameScore > 0 || emailMatches > 1) ? penalty / 3 : penalty);
}
