import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { isCareerBreakText } from '../words/careerBreaks.ts';
import { findDate } from '../words/findDates.ts';
import { scorePlace } from '../words/places.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { keepCredentialNames } from './credentialTable.ts';
import { readListedLines } from './listItems.ts';
import { removeDuplicates } from './readSkills.ts';

const MAX_WORDS = 16;
const MAX_LETTERS_AFTER_YEAR = 3;
/** Words of licences, cards and registrations, which count in every section. */
const CREDENTIAL =
  /\b(?:licen[cs]e|licen[cs]ed|carnet|permis|führerschein|card|certificate|certified|registration|registered with|PIN|ticket(?! (?:sales|office|machine|desk|collection|inspection))|first aid(?:er)?|DBS|CSCS|IPAF|HGV|ADR)\b|\b(?:chartered|associate|full) (?:member|fellow)\b/iu;
const REGISTRATION =
  /\b(?:NMC|GMC|HCPC|GDC|GPhC|SRA|QTS|SIA|SSSC|RCVS|ICAEW|ACCA|CPCS|NRSWA|BAR|AHPRA|HPCSA|NMBI|CORU|SACE|ECSA|RN|RM|PE)\b.{0,20}\d{3,}|\b(?:[Rr]egistration|[Rr]egistered|[Ll]icen[cs]ed?|[Mm]embership)\b(?:\s*(?:[Nn]o|[Nn]umber|[Nn]r)\b)?[.:#\s]*\p{Lu}{0,4}\d{4,}/u;

/** "SWE: SW998877" and "RCVS no. 7112233": the short name of a body and a number of its own, next to the address. */
const REGISTRATION_NUMBER =
  /^(?:\p{Lu}{3,6}|\p{Lu}{2}\p{Ll}\p{Lu})(?: (?:[Nn]o|[Nn]umber|[Nn]r|[Rr]eg|[Rr]egistration|[Rr]oll|ID|PIN))*[.:]* \p{Lu}{0,3}\d{5,}\p{Lu}?$/u;

/** "Member, Agricultural Society of Kenya" is one credential. */
const MEMBERSHIP = /^(?:(?:chartered|student|affiliate|full|founding) )?(?:associate|member|fellow)(?: member)?, (?:the )?\p{Lu}[^,;|]+$/iu;

/** "Work at Height, renewed 2025. First Aid, 2024." names one in each sentence. */
const AFTER_YEAR = /(?<=(?:19|20)\d\d\)?|\blevel \d|\b\p{Lu}{1,3}\d{1,4}|\p{Ll}{4}\)?|\d\))\.\s+(?=\p{Lu})/gu;

/** Returns licences, certificates and courses, each without its year. */
export function readCredentials(lines: CvLine[], source: string): TextSpan[] {
  const items = readListedLines(keepCredentialNames(lines), source).flatMap(({ line, items: listed, label }) => {
    if (MEMBERSHIP.test(line.text)) return [stripYear(line)];
    const sentences = splitSpan(line, AFTER_YEAR);
    if (sentences.length > 1) return sentences.flatMap(splitSentence).map(stripYear);
    const found = findDate(line.text);
    // "RTITB counterbalance (till 2028), reach truck" goes on after the year.
    const isContinued = found !== undefined && /^\)?, \p{L}/u.test(line.text.slice(found.to));
    const isAtEnd = found !== undefined && line.text.length - found.to < MAX_LETTERS_AFTER_YEAR && found.from > 0 && !isContinued;
    const isSingleCredential = line.hasListMark || isAtEnd || /;/.test(line.text);
    if (!isSingleCredential) return label && listed.length === 0 ? [label] : listed.map(stripYear);
    const parts = splitSpan(line, /\s*;\s+|\s[•·∙⋅|]\s/g);
    // With a year the part is one credential; without one, commas separate several.
    return parts.flatMap((part) => {
      const isOne = (findDate(part.text) && !/,.*\(\d{4}\)$/.test(part.text)) || line.hasListMark;
      return isOne ? [stripYear(part)] : dropIssuers(splitSpan(part, /,\s+(?![^(]*\))/g)).map(stripYear);
    });
  });
  return removeDuplicates(items.map(trimSpan).map(stripFullStop).filter(isCredential));
}

/** "Counterbalance (till 2028), reach truck, Bendi" names three credentials, of which the first has its year. */
function splitSentence(sentence: TextSpan): TextSpan[] {
  const parts = splitSpan(sentence, /,\s+(?![^(]*\))/g);
  const [first, ...others] = parts;
  const isList =
    first !== undefined && others.length > 0 && findDate(first.text) !== undefined && others.slice(0, -1).every(({ text }) => !findDate(text));
  return isList && others.every(({ text }) => /\p{L}{2}/u.test(text) && !/^(?:19|20)\d\d$/.test(text)) ? parts : [sentence];
}

/** Returns the licences and registrations in a list of skills: "CSCS card", "NMC PIN 14F2231E". */
export function findCredentials(spans: TextSpan[]): TextSpan[] {
  return spans.filter(({ text }) => (CREDENTIAL.test(text) || REGISTRATION.test(text)) && text.split(' ').length <= MAX_WORDS / 2);
}

/** Returns the same of a list of anything, where courses with a level count too: "Makaton Level 1". */
export function findListedCredentials(candidates: TextSpan[]): TextSpan[] {
  // "Took 27 trainees to their certificate, 25 of them at the first attempt" is an achievement.
  const spans = candidates
    .flatMap((span) => splitSpan(span, /(?<=\p{Ll}{3}|\b\d)\.\s+(?=\p{Lu})/gu))
    .filter(({ text }) => !startsWithActionVerb(text) && !/^\d+ of \b/.test(text));
  const leveled = spans.filter(
    ({ text }) => /\blevel \d\b/i.test(text) && !/^(?:EQF|NQF|RQF|SCQF|ISCED|NFQ)\b/i.test(text) && text.split(' ').length <= MAX_WORDS / 2,
  );
  return removeDuplicates([...findCredentials(spans), ...leveled].map(stripYear));
}

/** Returns registrations in the brackets of a sentence: "Qualified dental nurse (GDC 254871)". */
export function findBracketed(lines: CvLine[]): TextSpan[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/(?<=\()[^()]+(?=\))/gu)]
      .filter(([text]) => REGISTRATION_NUMBER.test(text))
      .map(({ 0: text, index }) => cutSpan(line, index, index + text.length)),
  );
}

/** "NMC PIN 17K0934S, revalidation due 03/2028" */
const RENEWAL = /,\s+(?:revalidation|revalidated|renewal|renewed|next|due|expir\p{L}*|valid)\b/iu;

/** Returns professional registrations in the lines of contact details. */
export function findRegistrations(lines: CvLine[]): TextSpan[] {
  return lines.flatMap((line) =>
    splitSpan(line, /\s*[|•·∙⋅;]\s*|,\s+(?=\p{Lu}{3,6}\b)|(?<=\d|\p{Ll}{3})\.\s+(?=\p{Lu})|\t+| {3,}/gu)
      .filter(({ text }) => (REGISTRATION.test(text) || REGISTRATION_NUMBER.test(text)) && !/@/.test(text))
      .map((span) => trimSpan(cutSpan(span, 0, RENEWAL.exec(span.text)?.index ?? span.text.length)))
      .map(cutOpenBracket),
  );
}

const MAX_CARD_WORDS = 6;
/** What an authority has looked into: "Garda vetted", "Enhanced DBS checked", "SC cleared". */
const CHECKED = /^(?:\p{Lu}[\p{L}-]+ ){1,3}(?:vetted|checked|cleared|vetting|clearance)$/u;
/** "Gold Duke of Edinburgh’s Award", "Queen’s Guide Award" */
const YOUTH_AWARD =
  /\b(?:Duke of Edinburgh|DofE|Gaisce|(?:Queen|King)['’]s (?:Scout|Guide)|(?:Chief|President)['’]s Award|CREST|Arts Award|John Muir)\b[^,;.]*/u;
const MAX_AWARD_WORDS = 8;

/** Returns the awards of young people, below whatever heading a line names one. */
export function findYouthAwards(lines: CvLine[]): TextSpan[] {
  return lines
    .filter(({ text, hasListMark }) => !hasListMark && YOUTH_AWARD.test(text) && text.split(/\s+/).length <= MAX_AWARD_WORDS)
    .map(stripYear);
}

/** Returns the licences and cards next to an address: "Cardiff | 07700 900 233 | CSCS Black card". */
export function findCardsInHeader(lines: CvLine[]): TextSpan[] {
  return lines
    .filter(({ text }) => /@|\d{3}/.test(text))
    .flatMap((line) =>
      splitSpan(
        line,
        /\s*[|•·∙⋅;]\s*|\s[–—]\s|(?<=\d|\p{Ll}{3})\.\s+(?=\p{Lu})|,\s+(?=own\b|(?:full|clean|valid|current|uk)\b[^,]*licen[cs]e)|\t+| {3,}/gu,
      ),
    )
    .map(stripFullStop)
    .filter(
      ({ text }) =>
        (DRIVING_LICENCE.test(text) || /^[\p{L}+& -]*\b(?:licen[cs]e|card|ticket)$/iu.test(text) || CHECKED.test(text)) &&
        text.split(' ').length <= MAX_CARD_WORDS,
    );
}

const DRIVING_LICENCE =
  /^(?:(?:full|clean|valid|current|uk|eu|british|irish|category \S+),? )*driv(?:ing|er['’]?s?) licen[cs]e\b[^.;]{0,50}$|^(?:permiso|carn[eé]t?|licencia)(?: de conducir)?:? [A-E]\d?\b[^.;]{0,40}$/i;

/** Checks for a line that names a driving licence, with its classes: "Driving Licence: B, C1". */
export function isDrivingLicence({ text, hasListMark }: CvLine): boolean {
  return !hasListMark && DRIVING_LICENCE.test(text);
}

/** Returns the driving licences of lines that name them: "Driving licence: B, D, tram driver licence (2017)" names two. */
export function readDrivingLicences(lines: CvLine[]): TextSpan[] {
  return lines.filter(isDrivingLicence).flatMap((line) => splitSpan(line, /[,;]\s+(?=[^,;]*licen[cs]e)/gi).map(stripYear));
}

/** Cuts a bracket that its line does not close. */
function cutOpenBracket(span: TextSpan): TextSpan {
  const open = span.text.lastIndexOf('(');
  return open > span.text.lastIndexOf(')') ? trimSpan(cutSpan(span, 0, open)) : span;
}

/** "Food Handler Certificate, City of Toronto" names one credential and who gave it. */
function dropIssuers(parts: TextSpan[]): TextSpan[] {
  return parts.filter(({ text }, index) => {
    const before = parts[index - 1]?.text ?? '';
    const bare = text.replace(/\s*\([^()]*\)$/, '');
    const isIssuer = /^(?:City|State|Province|County|Government|Ministry|Department|University|Board) of\b/.test(bare) || scorePlace(bare) >= 3;
    return index === 0 || !isIssuer || before === '';
  });
}

/** Returns a credential without its year and without the word that led to it. */
export function stripYear(span: TextSpan): TextSpan {
  const found = findDate(span.text);
  if (!found) return span;
  const [before, after] = [trimSpan(cutSpan(span, 0, found.from)), trimSpan(cutSpan(span, found.to))];
  if (/\p{L}{2}|^[BCD]1?\+E$/u.test(before.text)) return cutOpenBracket(trimSpan(stripTrailingLabel(before)));
  // "2023. Food Hygiene Level 2" begins with the year of the credential before.
  return trimSpan(cutSpan(after, /^[.\s]*/.exec(after.text)?.[0].length ?? 0));
}

/** Removes the word that led to a removed year, such as "since" or "expires". */
function stripTrailingLabel(span: TextSpan): TextSpan {
  const end =
    /[\s,(–—-]+(?:(?:member|fellow)(?:\s+since)?|since|expires?|expiry|exp\.?|valid (?:until|to|till)|revalidated|until|to|renewed|issued|completed|passed|admitted|from|due)\s*$/iu.exec(
      span.text,
    );
  return end ? cutSpan(span, 0, end.index) : span;
}

function stripFullStop(span: TextSpan): TextSpan {
  return /\p{L}{3}\.$/u.test(span.text) ? cutSpan(span, 0, span.text.length - 1) : span;
}

/** How well somebody did, without what it was in: "First", "Mark 74". */
const BARE_GRADE =
  /^(?:(?:first|upper second|lower second|second|third)(?:[- ]class)?(?: honours)?|2[:.][12]|pass(?:ed)?|merit|credit|(?:high )?distinction|(?:mark|grade|score|gpa|note)s?:? \S+|\p{Lu}\*?)\.?$/iu;

/** Checks for the name of a credential. What begins with a sign or in the middle of a sentence is none: "of Ghent". */
export function isCredential({ text }: TextSpan): boolean {
  return (
    /\p{L}{2}|^[BCD]1?\+E$/u.test(text) &&
    !/^(?:[.!?]|(?:of|in|for|from|with|the|to|at|by) )|^\d{4}\s?[–-]|\b(?:supervisor|promotor|advisor):/iu.test(text) &&
    text.split(' ').length <= MAX_WORDS &&
    !/@|https?:/.test(text) &&
    !BARE_GRADE.test(text) &&
    // "C+E since 2012, clean" says it of the credential before.
    !/^(?:clean|valid|current|full|in date|up[- ]to[- ]date|no points|with distinction|vigente|en vigor)$/i.test(text) &&
    !isCareerBreakText(text) &&
    // How long a course took is none.
    // An award is none.
    !/\bof the (?:year|month|quarter)\b/i.test(text) &&
    !/^\d+ ?(?:horas|hours|hrs|h|days|días|credits|créditos|ECTS)$/i.test(text) &&
    !/^(?:and|y|und|et|working towards|studying (?:for|towards)|in progress|pending)\b/i.test(text)
  );
}
