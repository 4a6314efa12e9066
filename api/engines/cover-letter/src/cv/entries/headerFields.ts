import type { Row } from '../lines/rows.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { isPublicService } from '../words/isPublicService.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { findTrailingTown, isCountry, isKnownPlace, scorePlace } from '../words/places.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { isEmployerName } from './employerNames.ts';

/** What the lines over a job say of it. */
export interface HeaderFields {
  title?: TextSpan;
  company?: TextSpan;
  /** Whether the title is before the company, where that is known. */
  isTitleFirst?: boolean;
  /** Set where the CV says that the employers were several and names none. */
  isWithoutEmployer?: boolean;
}

/** Signs between a title and an employer on one line; a comma is weaker than any of them. */
const SEPARATOR = /\s+[|·•◆♦–—~@›»-]\s+|\s+(?:at|bei|chez|presso)\s+(?=\p{Lu}|\d)|\s*\|\s*|\s*[—]\s*|\t+| {3,}/gu;
/** Outside of brackets: "Branch Secretary (elected, unpaid), TWA Branch 11" has one. */
const COMMA = /,\s(?![^()]*\))/g;
/** "3. Medical Officer" is the third of a numbered list. */
const LIST_NUMBER = /^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u;
const MAX_FIELD_WORDS = 14;
const MIN_EMPLOYER_SCORE = 4;
const EMPLOYER_SIZE = /^\s\(\d[\d,]*[- ](?:beds?|rooms?|pupils|students|residents|covers|seats|staff|employees|stores|branches)\)$/u;
/** "Title, Employer, Town", and a country after it. */
const MAX_PARTS = 3;
const SINGLE_NAME = /^\p{Lu}[\p{Ll}’'-]+$/u;
/** In points: how exactly what is at the right edge ends there. */
const SAME_RIGHT = 3;

interface Part {
  span: TextSpan;
  title: number;
  organisation: number;
  place: number;
}

export interface HeaderOptions {
  /** Which of the two is first in this CV, where no word tells. */
  isTitleFirst: boolean;
  /** Whether the employer may be over an earlier job: then a title with a comma is one title. */
  mayLackCompany: boolean;
}

/** Returns the title and the employer in the lines over a job. */
export function readHeaderFields(rows: Row[], options: HeaderOptions): HeaderFields {
  const { company, ...found } = readFields(rows, options);
  const number = LIST_NUMBER.exec(found.title?.text ?? '')?.[0].length ?? 0;
  const fields = {
    ...found,
    ...(found.title && number > 0 && { title: cutSpan(found.title, number) }),
    ...(company && cleanEmployer(company)),
  };
  const selfEmployed = fields.title && !fields.company ? /^self[- ]employed\s+(?=\p{L})/iu.exec(fields.title.text) : undefined;
  // "Freelance Translator" names the work and how it was done, and no employer.
  if (fields.company && !fields.title && /^freelance\s+\p{L}/iu.test(fields.company.text) && scoreTitle(fields.company.text) >= 2)
    return { title: fields.company };
  if (!selfEmployed || !fields.title) return fields;
  return { ...fields, title: cutSpan(fields.title, selfEmployed[0].length), company: trimSpan(cutSpan(fields.title, 0, selfEmployed[0].length)) };
}

/** Removes a team before its employer: "Looked After Children Team, Wolverhampton City Council". */
function stripTeam(company: TextSpan): TextSpan {
  // "British Army, Royal Engineers" names a unit after the service that employs.
  if (isPublicService(company.text)) return cutSpan(company, 0, company.text.split(',')[0]?.length);
  const comma = /^[^,]*\b(?:Team|Unit|Department|Service|Ward|Section|Division|Desk|Directorate), (?=(.+)$)/u.exec(company.text);
  return comma && scoreOrganisation(comma[1] ?? '') >= 2 ? cutSpan(company, comma[0].length) : company;
}

/** Removes a remark after an employer. Employers such as "various" have no name. */
function cleanEmployer(employer: TextSpan): Pick<HeaderFields, 'company' | 'isWithoutEmployer'> {
  const company = stripTeam(employer);
  if (!isEmployerName(company.text)) return { isWithoutEmployer: true };
  if (
    /^(?:various|several|different|miscellaneous|diversos|varios)(?: (?:employers?|companies|firms|restaurants|sites|clients|places))?$/i.test(
      company.text,
    )
  )
    return { isWithoutEmployer: true };
  const remark = /\s\((?:[^()]*:[^()]*|\p{Ll}[^()]*|\d[^()]*)\)$/u.exec(company.text);
  // How large it is belongs to what it is: "Lviv Regional Hospital (340 beds)".
  if (remark && EMPLOYER_SIZE.test(remark[0])) return { company };
  return { company: remark && remark.index > 2 ? stripUnlistedTown(stripTown(cutSpan(company, 0, remark.index))) : company };
}

function readFields(rows: Row[], options: HeaderOptions): HeaderFields {
  const labelled = readLabelledFields(rows);
  if (labelled.title && labelled.company) return labelled;
  const parts = dropPlaces(
    dropTownNextToTime(rows)
      .filter(({ label }) => label === undefined || label === 'date')
      .flatMap((row) => dropTown(row, rows).flatMap(splitParts)),
    rows.length === 1,
  );
  if (labelled.title || labelled.company) {
    const [first] = parts;
    if (!first) return labelled;
    return labelled.title ? { title: labelled.title, company: stripTown(first.span) } : { ...labelled, title: first.span };
  }
  const [only, second] = parts;
  if (!only) return {};
  if (!second) return (options.mayLackCompany ? undefined : splitFieldsAtColon(only.span, options)) ?? readSingleField(only, options);
  return chooseTitleAndCompany(parts, options);
}

/** Drops a town next to a time where the line above names both fields: "Analyst, Ferris Bank" over "Milton Keynes, 2015 – 2019". */
function dropTownNextToTime(rows: Row[]): Row[] {
  const [header, below, ...others] = rows;
  const [fullHeader, town] = [header?.rest[0], below?.rest[0]];
  if (!fullHeader || !town || others.length > 0 || header?.time || !below?.time || header?.rest.length !== 1 || below.rest.length !== 1) return rows;
  const [title = '', employer = ''] = splitSpan(fullHeader, COMMA).map(({ text }) => text);
  const namesBoth = scoreTitle(title) >= 2 && scoreOrganisation(employer) >= 2 && scoreTitle(employer) === 0;
  const isName = /^\p{Lu}[\p{L}’' -]{2,30}$/u.test(town.text) && scoreTitle(town.text) === 0 && scoreOrganisation(town.text) === 0;
  return namesBoth && isName ? [header, { ...below, rest: [] }] : rows;
}

/** Drops a town to the right of an employer, above the right end of a time, even an unlisted one. */
function dropTown({ line, time, rest }: Row, rows: Row[]): Row['rest'] {
  const [first, last] = [rest[0], rest.at(-1)];
  const isUnderTime = rows.some((row) => row.time && row.line !== line && Math.abs(row.line.right - line.right) < SAME_RIGHT);
  const isTown =
    !time &&
    line.size > 1 &&
    line.cells.length === 2 &&
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    isUnderTime &&
    /^\p{Lu}[\p{L}’'. -]+(?:, \p{Lu}[\p{L}. ]+)?$/u.test(last.text) &&
    scoreTitle(last.text) === 0 &&
    scoreOrganisation(last.text) === 0;
  return isTown ? rest.slice(0, -1) : rest;
}

function readLabelledFields(rows: Row[]): HeaderFields {
  const findField = (label: Row['label']) => rows.find((row) => row.label === label)?.rest[0];
  const [title, company] = [findField('title'), findField('company')];
  return { ...(title && { title }), ...(company && { company: stripUnlistedTown(stripTown(company)) }) };
}

/** How much somebody worked, after a comma or in brackets: ", part-time", ", two weeks in". */
const HOURS = /\s*[,(]\s*(?:(?:full|part)[ -]time\)?|\p{L}+ (?:weeks?|months?|days?)(?: in)?)$/iu;

/** "Carer, Helping Hands at Home": after a title and its comma, "at" belongs to a name. */
const TITLE_AND_NAME = /^([^,]{3,40}), \p{Lu}[\p{L}’' ]+ at \p{Lu}\p{L}+$/u;

function splitParts(span: TextSpan): Part[] {
  const title = TITLE_AND_NAME.exec(span.text)?.[1] ?? '';
  const isSinglePart = title !== '' && scoreTitle(title) === 3;
  // "Freelance (2016 – 2019) for The Irish Times"
  const from = /^for\s+(?=(?:the\s+)?\p{Lu})/iu.exec(span.text)?.[0].length ?? 0;
  return (isSinglePart ? [span] : splitSpan(cutSpan(span, from), SEPARATOR))
    .flatMap(splitAtFullStop)
    .flatMap(splitAtSlash)
    .flatMap(splitAtColon)
    .map((part) => trimSpan(cutSpan(part, 0, HOURS.exec(part.text.replace(/[\s,]+$/, ''))?.index ?? part.text.length)))
    .filter(
      ({ text }) =>
        /\p{L}{2}/u.test(text) &&
        text.split(' ').length <= MAX_FIELD_WORDS &&
        !/^(?:full|part)[ -]time$|^(?:contract|permanent|vollzeit|teilzeit)$/i.test(text),
    )
    .map(scorePart)
    .map((part) => (from > 0 ? { ...part, organisation: Math.max(part.organisation, MIN_EMPLOYER_SCORE) } : part));
}

/** Splits "Bryn Mawr Dairy, Llanidloes. Head herdsman", where a full stop is between an employer and a title. */
function splitAtFullStop(span: TextSpan): TextSpan[] {
  const sides = splitSpan(span, /(?<=\p{Ll}{4}|\b(?:Ltd|Inc|Co|plc))\.\s+(?=\p{Lu})/gu);
  const [one, other, ...more] = sides.map(({ text }) => scoreTitle(text));
  const isSeparator = more.length === 0 && one !== undefined && other !== undefined && Math.min(one, other) < 2 && Math.max(one, other) >= 2;
  return isSeparator && !/[()]/.test(span.text) ? sides : [span];
}

/** Splits at a slash only before an employer or place: "Driver / Acme Haulage", but not "Driver / Shunter". */
function splitAtSlash(span: TextSpan): TextSpan[] {
  const sides = splitSpan(span, /\s+\/\s+/g);
  const isSeparator = sides.some(({ text }) => scoreOrganisation(text) >= 2 || scorePlace(text) >= 3);
  return sides.length > 1 && isSeparator ? sides : [span];
}

/** Splits "Zenon Bank, Ikeja Branch: Credit Officer", where a colon is between an employer and a title. */
function splitAtColon(span: TextSpan): TextSpan[] {
  const [one, other, ...more] = splitSpan(span, /:\s+/g);
  if (!one || !other || more.length > 0) return [span];
  const [before, after] = [scorePart(one), scorePart(other)];
  // "NYSC, Kebbi State: Teacher" names an employer that no list knows, "Retail: Store Manager" a field.
  const isName = before.organisation >= 2 || /^\p{Lu}{3,}\b|,/u.test(one.text);
  const isEmployerFirst = isName && before.title === 0 && after.title >= 2 && after.organisation === 0;
  const isTitleFirst = before.title >= 2 && before.organisation === 0 && after.organisation >= 2 && after.title === 0;
  return isEmployerFirst || isTitleFirst ? [one, other] : [span];
}

/** Splits a header with nothing else at its colon: "Aire Turbines: Engineering Intern". */
function splitFieldsAtColon(span: TextSpan, { isTitleFirst }: HeaderOptions): HeaderFields | undefined {
  const [one, other, ...more] = splitSpan(span, /:\s+/g);
  if (!one || !other || more.length > 0) return undefined;
  const [before, after] = [scorePart(one), scorePart(other)];
  const areNames = [one, other].every(({ text }) => /^[\p{Lu}\d][^()]*$/u.test(text) && text.split(' ').length <= MAX_FIELD_WORDS / 2);
  const isEqual = before.title > 1 === after.title > 1;
  // "Head Office Hair: Stylist" has a word of a title on both sides: the other jobs tell which is first.
  if (!areNames || (isEqual && (before.title < 2 || isTitleFirst)) || other.text.includes(', ')) return undefined;
  const [title, company] = after.title > 1 ? [other, one] : [one, other];
  return { title, company: stripUnlistedTown(stripTown(company)), isTitleFirst: title === one };
}

function scorePart(span: TextSpan): Part {
  return { span, title: scoreTitle(span.text), organisation: scoreOrganisation(span.text), place: scorePlace(span.text) };
}

/** Drops the towns next to employers, as long as a part is left. */
function dropPlaces(parts: Part[], isOneLine: boolean): Part[] {
  const [first] = parts;
  const isTown = ({ span: { text }, title, organisation }: Part) =>
    isOneLine && first !== undefined && first.organisation >= 2 && first.title === 0 && title === 0 && organisation === 0 && SINGLE_NAME.test(text);
  const rest = parts
    .filter((part) => part === first || !isTown(part))
    .filter((part) => !isTownInRegion(part))
    .filter((part) => part.place < 3 || part.organisation > 0 || part.title > 0 || !isKnownPlace(stripTown(part.span).text.split(',')[0] ?? ''));
  return rest.length > 0 ? rest : parts;
}

/** Detects a town with its region and country on a line, as LinkedIn exports have it: "Hamilton, Waikato, New Zealand". */
function isTownInRegion({ span: { text }, title, organisation }: Part): boolean {
  const parts = text.split(/,\s+/);
  return (
    parts.length === 3 && title === 0 && organisation === 0 && isCountry(parts[2] ?? '') && parts.every((part) => /^\p{Lu}[\p{L}’' -]+$/u.test(part))
  );
}

function readSingleField(part: Part, { isTitleFirst, mayLackCompany }: HeaderOptions): HeaderFields {
  const partWithoutTown = stripPartTown(part);
  const fields = /,\s/.test(partWithoutTown.span.text) ? splitFieldsAtComma(partWithoutTown, { isTitleFirst, mayLackCompany }) : undefined;
  if (fields) return fields;
  const titleFirstFields = isTitleFirst && !mayLackCompany && part.organisation <= part.title ? splitTitleFirst(part.span) : undefined;
  if (titleFirstFields) return titleFirstFields;
  const isCompany = part.organisation > part.title || (part.title === 0 && !isTitleFirst && !mayLackCompany);
  return isCompany ? { company: stripTown(part.span) } : { title: part.span };
}

/** Reads "Title, Employer, Town" by position when no word is known, in a CV that puts titles first. */
function splitTitleFirst(span: TextSpan): HeaderFields | undefined {
  const parts = splitSpan(span, COMMA);
  const [title, company] = parts;
  const maxParts = isCountry(parts.at(-1)?.text ?? '') ? MAX_PARTS + 1 : MAX_PARTS;
  if (!title || !company || parts.length > maxParts || !/^\p{Lu}/u.test(company.text) || scorePlace(company.text) >= 3) return undefined;
  const companyPart = scorePart(company);
  return companyPart.title > 0 && companyPart.organisation === 0 ? undefined : { title, company };
}

/** Removes the town of a part: "Cook, Blue Grill, Atlanta, GA". */
function stripPartTown(part: Part): Part {
  const span = stripTown(part.span);
  return span.text === part.span.text ? part : scorePart(span);
}

/** Splits "Title, Employer" or "Employer, Title" at the comma with the best scores. */
function splitFieldsAtComma({ span, title, organisation }: Part, { isTitleFirst, mayLackCompany }: HeaderOptions): HeaderFields | undefined {
  let best: { fields: HeaderFields; score: number; employer: number } | undefined;
  for (const { index } of span.text.matchAll(COMMA)) {
    const [one, other] = [scorePart(trimSpan(cutSpan(span, 0, index))), scorePart(trimSpan(cutSpan(span, index + 1)))];
    // "Parcelway UK, Minworth" is an employer and its town, and no town in a region.
    const place = Math.min(other.place, scorePlace(stripUnlistedTown(other.span).text));
    const forward = one.title - one.organisation + other.organisation - other.title - place / 2;
    const backward = other.title - other.organisation + one.organisation - one.title;
    const isForward = forward === backward ? isTitleFirst : forward > backward;
    const score = Math.max(forward, backward);
    const [first, last] = isForward ? [one, other] : [other, one];
    // Next to what is surely an employer is a title, even one that no list knows.
    const isCertainEmployer = last.organisation >= 3 && last.title === 0 && first.organisation === 0 && first.place === 0;
    if (score <= (best?.score ?? 0) || (first.title === 0 && !isCertainEmployer)) continue;
    best = {
      score,
      employer: last.organisation,
      fields: { title: first.span, company: stripUnlistedTown(stripTown(last.span)), isTitleFirst: isForward },
    };
  }
  if (!best) return undefined;
  // Without a word that names an employer, the part after the comma may belong to the title.
  const isCertain = organisation > 0 || best.employer > 0 || !mayLackCompany;
  return isCertain && (title > 0 || best.employer >= 3) ? best.fields : undefined;
}

function chooseTitleAndCompany(parts: Part[], options: HeaderOptions): HeaderFields {
  const scoreTitleLead = ({ title, organisation }: Part) => title - organisation;
  const ranked = [...parts].sort((one, other) => scoreTitleLead(other) - scoreTitleLead(one));
  const [titlePart] = ranked;
  const companyPart = [...parts].sort((one, other) => other.organisation - other.title - (one.organisation - one.title))[0];
  if (!titlePart || !companyPart) return {};
  const [first, second] = parts;
  if (scoreTitleLead(titlePart) === scoreTitleLead(companyPart) && first && second) {
    const [title, company] = options.isTitleFirst ? [first, second] : [second, first];
    return { title: title.span, company: stripTown(company.span) };
  }
  // Of several that may be an employer, the first that is next to the title.
  const company = parts.find((part) => part !== titlePart && scoreTitleLead(part) === scoreTitleLead(companyPart)) ?? companyPart;
  return {
    title: titlePart.span,
    company: stripUnlistedTown(stripTown(company.span)),
    isTitleFirst: parts.indexOf(titlePart) < parts.indexOf(company),
  };
}

/** Removes one or two capitalised words after the comma of an employer, which are a town even if unlisted. */
function stripUnlistedTown(span: TextSpan): TextSpan {
  // "Borrow Farm, Grange-over-Sands, Cumbria" has a region behind its town.
  const [, full = '', ...places] = /^(\p{Lu}\S+ [^,]+), (\p{Lu}[\p{L}’'-]+), (\p{Lu}[\p{L}’'-]+)$/u.exec(span.text) ?? [];
  if (full && scoreTitle(full) === 0 && places.every((place) => scoreTitle(place) === 0 && scoreOrganisation(place) === 0))
    return cutSpan(span, 0, full.length);
  const found = /^([^,]+), (\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?)$/u.exec(span.text);
  const [, name = '', after = ''] = found ?? [];
  const isPartOfName = /&|\band\b|\b(?:univ\p{L}*|department|faculty|school|division|institute|college)\b/iu.test(name);
  return name && !isPartOfName && scoreTitle(after) === 0 && scoreOrganisation(after) === 0 ? cutSpan(span, 0, name.length) : span;
}

/** Detects an unlisted town after a clear employer. */
function isUnlistedTown(name: string, after: string): boolean {
  const isName = scoreOrganisation(name) >= 3 && !/^univ/i.test(name);
  return isName && /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(after) && scoreOrganisation(after) === 0 && scoreTitle(after) === 0;
}

/** Returns an employer or a school without the town after it. */
export function stripTown(span: TextSpan): TextSpan {
  const bracket = /\s\((\p{Lu}[\p{Ll}’'-]+(?:[ ,]+\p{Lu}[\p{Ll}’'-]+){0,2})\)$/u.exec(span.text);
  const inside = bracket?.[1] ?? '';
  if (bracket && scoreOrganisation(inside) === 0 && scoreTitle(inside) === 0 && scoreOrganisation(span.text) > 0)
    return cutSpan(span, 0, bracket.index);
  const town = findTrailingTown(span.text);
  if (town > 2 && !/,\s*$/.test(span.text.slice(0, town))) return trimSpan(cutSpan(span, 0, town));
  // A comma in brackets, as in "Infinisys (client: Nordbank, Sweden)", is before no town.
  if (/\([^()]*,[^()]*\)$/.test(span.text)) return span;
  const commas = [/,\s*(?=[^,]+(?:,\s*[^,]{2,20})?$)/, /,\s*(?=[^,]+$)/].map((sign) => sign.exec(span.text)?.index ?? -1);
  // "Bridge Consultants, London" after a title is an employer in a town, not a town in a country.
  const [longest = -1, last = -1] = commas;
  const [middlePart = ''] = span.text.slice(longest + 1).split(',');
  const end = span.text.slice(last + 1).trim();
  // In "Manager, The Winding Stair, Dublin", the middle part is the employer, whatever its name.
  const isEmployer = !isKnownPlace(middlePart) && isKnownPlace(end) && !isCountry(end) && scoreTitle(span.text.slice(0, Math.max(longest, 0))) > 0;
  const comma = scoreTitle(middlePart) > 0 || scoreOrganisation(middlePart) > 0 || isEmployer ? last : longest;
  if (comma <= 2) return span;
  const after = span.text.slice(comma + 1).trim();
  // "University of California, San Diego" is a name.
  const isTown = scorePlace(after) >= (/^univ\p{L}+ (?:of|de|di|do) /iu.test(span.text) ? 4 : 3) || isUnlistedTown(span.text.slice(0, comma), after);
  return isTown ? trimSpan(cutSpan(span, 0, comma)) : span;
}
