import type { CvLine } from '../lines/cvLine.ts';
import { cutPiece, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { isTimeAway } from '../words/careerBreaks.ts';
import { findDate } from '../words/findDates.ts';
import { scorePlace } from '../words/places.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { keepCredentialNames } from './credentialTable.ts';
import { readListedLines } from './listItems.ts';
import { removeDuplicates } from './readSkills.ts';

const MOST_WORDS = 16;
const MOST_BEHIND_YEAR = 3;
/** Words of licences, cards and registrations, which count in every section. */
const CREDENTIAL =
  /\b(?:licen[cs]e|licen[cs]ed|carnet|permis|führerschein|card|certificate|certified|registration|registered with|PIN|ticket(?! (?:sales|office|machine|desk|collection|inspection))|first aid(?:er)?|DBS|CSCS|IPAF|HGV|ADR)\b|\b(?:chartered|associate|full) (?:member|fellow)\b/iu;
const REGISTRATION =
  /\b(?:NMC|GMC|HCPC|GDC|GPhC|SRA|QTS|SIA|SSSC|RCVS|ICAEW|ACCA|CPCS|NRSWA|BAR|AHPRA|HPCSA|NMBI|CORU|SACE|ECSA|RN|RM|PE)\b.{0,20}\d{3,}|\b(?:[Rr]egistration|[Rr]egistered|[Ll]icen[cs]ed?|[Mm]embership)\b(?:\s*(?:[Nn]o|[Nn]umber|[Nn]r)\b)?[.:#\s]*\p{Lu}{0,4}\d{4,}/u;

/** "SWE: SW998877" and "RCVS no. 7112233": the short name of a body and a number of its own, beside the address. */
const NUMBER_OF_BODY =
  /^(?:\p{Lu}{3,6}|\p{Lu}{2}\p{Ll}\p{Lu})(?: (?:[Nn]o|[Nn]umber|[Nn]r|[Rr]eg|[Rr]egistration|[Rr]oll|ID|PIN))*[.:]* \p{Lu}{0,3}\d{5,}\p{Lu}?$/u;

/** "Member, Agricultural Society of Kenya" is one paper. */
const MEMBERSHIP = /^(?:(?:chartered|student|affiliate|full|founding) )?(?:associate|member|fellow)(?: member)?, (?:the )?\p{Lu}[^,;|]+$/iu;

/** "Work at Height, renewed 2025. First Aid, 2024." names one in each sentence. */
const AFTER_YEAR = /(?<=(?:19|20)\d\d\)?|\blevel \d|\b\p{Lu}{1,3}\d{1,4}|\p{Ll}{4}\)?|\d\))\.\s+(?=\p{Lu})/gu;

/** Returns licences, certificates and courses, each without its year. */
export function readCredentials(lines: CvLine[], source: string): Piece[] {
  const items = readListedLines(keepCredentialNames(lines), source).flatMap(({ line, items: listed, label }) => {
    if (MEMBERSHIP.test(line.text)) return [stripYear(line)];
    const sentences = splitPiece(line, AFTER_YEAR);
    if (sentences.length > 1) return sentences.flatMap(splitSentence).map(stripYear);
    const found = findDate(line.text);
    // "RTITB counterbalance (till 2028), reach truck" goes on behind the year.
    const goesOn = found !== undefined && /^\)?, \p{L}/u.test(line.text.slice(found.to));
    const isAtEnd = found !== undefined && line.text.length - found.to < MOST_BEHIND_YEAR && found.from > 0 && !goesOn;
    const isWhole = line.hasMark || isAtEnd || /;/.test(line.text);
    if (!isWhole) return label && listed.length === 0 ? [label] : listed.map(stripYear);
    const parts = splitPiece(line, /\s*;\s+|\s[•·∙⋅|]\s/g);
    // With a year the part is one credential; without one, commas separate several.
    return parts.flatMap((part) => {
      const isOne = (findDate(part.text) && !/,.*\(\d{4}\)$/.test(part.text)) || line.hasMark;
      return isOne ? [stripYear(part)] : withoutIssuers(splitPiece(part, /,\s+(?![^(]*\))/g)).map(stripYear);
    });
  });
  return removeDuplicates(items.map(trimPiece).map(withoutFullStop).filter(isCredential));
}

/** "Counterbalance (till 2028), reach truck, Bendi" names three papers, of which the first has its year. */
function splitSentence(sentence: Piece): Piece[] {
  const parts = splitPiece(sentence, /,\s+(?![^(]*\))/g);
  const [first, ...others] = parts;
  const isList =
    first !== undefined && others.length > 0 && findDate(first.text) !== undefined && others.slice(0, -1).every(({ text }) => !findDate(text));
  return isList && others.every(({ text }) => /\p{L}{2}/u.test(text) && !/^(?:19|20)\d\d$/.test(text)) ? parts : [sentence];
}

/** Returns the licences and registrations in a list of skills: "CSCS card", "NMC PIN 14F2231E". */
export function findCredentials(pieces: Piece[]): Piece[] {
  return pieces.filter(({ text }) => (CREDENTIAL.test(text) || REGISTRATION.test(text)) && text.split(' ').length <= MOST_WORDS / 2);
}

/** Returns the same of a list of anything, where courses with a level count too: "Makaton Level 1". */
export function findListedCredentials(all: Piece[]): Piece[] {
  // "Took 27 trainees to their certificate, 25 of them at the first attempt" is an achievement.
  const pieces = all
    .flatMap((piece) => splitPiece(piece, /(?<=\p{Ll}{3}|\b\d)\.\s+(?=\p{Lu})/gu))
    .filter(({ text }) => !startsWithActionVerb(text) && !/^\d+ of \b/.test(text));
  const leveled = pieces.filter(
    ({ text }) => /\blevel \d\b/i.test(text) && !/^(?:EQF|NQF|RQF|SCQF|ISCED|NFQ)\b/i.test(text) && text.split(' ').length <= MOST_WORDS / 2,
  );
  return removeDuplicates([...findCredentials(pieces), ...leveled].map(stripYear));
}

/** Returns registrations in the brackets of a sentence: "Qualified dental nurse (GDC 254871)". */
export function findBracketed(lines: CvLine[]): Piece[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/(?<=\()[^()]+(?=\))/gu)]
      .filter(([text]) => NUMBER_OF_BODY.test(text))
      .map(({ 0: text, index }) => cutPiece(line, index, index + text.length)),
  );
}

/** "NMC PIN 17K0934S, revalidation due 03/2028" */
const RENEWAL = /,\s+(?:revalidation|revalidated|renewal|renewed|next|due|expir\p{L}*|valid)\b/iu;

/** Returns professional registrations in the lines of contact details. */
export function findRegistrations(lines: CvLine[]): Piece[] {
  return lines.flatMap((line) =>
    splitPiece(line, /\s*[|•·∙⋅;]\s*|,\s+(?=\p{Lu}{3,6}\b)|(?<=\d|\p{Ll}{3})\.\s+(?=\p{Lu})|\t+| {3,}/gu)
      .filter(({ text }) => (REGISTRATION.test(text) || NUMBER_OF_BODY.test(text)) && !/@/.test(text))
      .map((piece) => trimPiece(cutPiece(piece, 0, RENEWAL.exec(piece.text)?.index ?? piece.text.length)))
      .map(cutOpenBracket),
  );
}

const MOST_WORDS_OF_A_CARD = 6;

/** Returns the licences and cards beside an address: "Cardiff | 07700 900 233 | CSCS Black card". */
export function findCardsAtHead(lines: CvLine[]): Piece[] {
  return lines
    .filter(({ text }) => /@|\d{3}/.test(text))
    .flatMap((line) => splitPiece(line, /\s*[|•·∙⋅;]\s*|\s[–—]\s|(?<=\d|\p{Ll}{3})\.\s+(?=\p{Lu})|,\s+(?=own\b)|\t+| {3,}/gu))
    .map(withoutFullStop)
    .filter(
      ({ text }) =>
        (DRIVING_LICENCE.test(text) || /^[\p{L}+& -]*\b(?:licen[cs]e|card|ticket)$/iu.test(text)) && text.split(' ').length <= MOST_WORDS_OF_A_CARD,
    );
}

const DRIVING_LICENCE =
  /^(?:(?:full|clean|valid|current|uk|eu|british|irish|category \S+),? )*driv(?:ing|er['’]?s?) licen[cs]e\b[^.;]{0,50}$|^(?:permiso|carn[eé]t?|licencia)(?: de conducir)?:? [A-E]\d?\b[^.;]{0,40}$/i;

/** Checks for a line that names a driving licence, with its classes: "Driving Licence: B, C1". */
export function isDrivingLicence({ text, hasMark }: CvLine): boolean {
  return !hasMark && DRIVING_LICENCE.test(text);
}

/** Returns the driving licences of lines that name them: "Driving licence: B, D, tram driver licence (2017)" names two. */
export function readDrivingLicences(lines: CvLine[]): Piece[] {
  return lines.filter(isDrivingLicence).flatMap((line) => splitPiece(line, /[,;]\s+(?=[^,;]*licen[cs]e)/gi).map(stripYear));
}

/** Cuts a bracket that its line does not close. */
function cutOpenBracket(piece: Piece): Piece {
  const open = piece.text.lastIndexOf('(');
  return open > piece.text.lastIndexOf(')') ? trimPiece(cutPiece(piece, 0, open)) : piece;
}

/** "Food Handler Certificate, City of Toronto" names one credential and who gave it. */
function withoutIssuers(parts: Piece[]): Piece[] {
  return parts.filter(({ text }, index) => {
    const before = parts[index - 1]?.text ?? '';
    const bare = text.replace(/\s*\([^()]*\)$/, '');
    const isIssuer = /^(?:City|State|Province|County|Government|Ministry|Department|University|Board) of\b/.test(bare) || scorePlace(bare) >= 3;
    return index === 0 || !isIssuer || before === '';
  });
}

/** Returns a paper without its year and without the word that led to it. */
export function stripYear(piece: Piece): Piece {
  const found = findDate(piece.text);
  if (!found) return piece;
  const [before, after] = [trimPiece(cutPiece(piece, 0, found.from)), trimPiece(cutPiece(piece, found.to))];
  if (/\p{L}{2}|^[BCD]1?\+E$/u.test(before.text)) return cutOpenBracket(trimPiece(stripTrailingLabel(before)));
  // "2023. Food Hygiene Level 2" begins with the year of the paper before.
  return trimPiece(cutPiece(after, /^[.\s]*/.exec(after.text)?.[0].length ?? 0));
}

/** Removes the word that led to a removed year, such as "since" or "expires". */
function stripTrailingLabel(piece: Piece): Piece {
  const end =
    /[\s,(–—-]+(?:(?:member|fellow)(?:\s+since)?|since|expires?|expiry|exp\.?|valid (?:until|to|till)|revalidated|until|to|renewed|issued|completed|passed|admitted|from|due)\s*$/iu.exec(
      piece.text,
    );
  return end ? cutPiece(piece, 0, end.index) : piece;
}

function withoutFullStop(piece: Piece): Piece {
  return /\p{L}{3}\.$/u.test(piece.text) ? cutPiece(piece, 0, piece.text.length - 1) : piece;
}

/** How well somebody did, without what it was in: "First", "Mark 74". */
const GRADE_ALONE =
  /^(?:(?:first|upper second|lower second|second|third)(?:[- ]class)?(?: honours)?|2[:.][12]|pass(?:ed)?|merit|credit|(?:high )?distinction|(?:mark|grade|score|gpa|note)s?:? \S+|\p{Lu}\*?)\.?$/iu;

/** Checks for the name of a paper. What begins with a sign or in the middle of a sentence is none: "of Ghent". */
export function isCredential({ text }: Piece): boolean {
  return (
    /\p{L}{2}|^[BCD]1?\+E$/u.test(text) &&
    !/^(?:[.!?]|(?:of|in|for|from|with|the|to|at|by) )|^\d{4}\s?[–-]|\b(?:supervisor|promotor|advisor):/iu.test(text) &&
    text.split(' ').length <= MOST_WORDS &&
    !/@|https?:/.test(text) &&
    !GRADE_ALONE.test(text) &&
    // "C+E since 2012, clean" says it of the paper before.
    !/^(?:clean|valid|current|full|in date|up[- ]to[- ]date|no points|with distinction|vigente|en vigor)$/i.test(text) &&
    !isTimeAway(text) &&
    // How long a course took is none.
    // An award is none.
    !/\bof the (?:year|month|quarter)\b/i.test(text) &&
    !/^\d+ ?(?:horas|hours|hrs|h|days|días|credits|créditos|ECTS)$/i.test(text) &&
    !/^(?:and|y|und|et|working towards|studying (?:for|towards)|in progress|pending)\b/i.test(text)
  );
}
